import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** The day (ISO) on which a duty was met, what shows it, and who recorded it; `act` takes it back. */
export function ProofLine({
  doneOn,
  text,
  evidence,
  by,
  act,
}: {
  doneOn: string;
  text: string;
  evidence: string | null;
  by: string | null;
  act?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-1 text-sm">
      <p className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
        <span className="font-medium">{day(`${doneOn}T12:00:00Z`)}</span> · {text}
        {evidence !== null && (
          <>
            {' · '}
            <Link href="/dowody" className="text-brand underline">
              {evidence}
            </Link>
          </>
        )}
        {by && <span className="text-muted"> · {t('obligations.recordedBy', { name: by })}</span>}
      </p>
      {act}
    </div>
  );
}
