import { CircleAlert, LoaderCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { uploads, type Sending } from './uploads.ts';

/** Whether the file itself was refused: it will be again. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 409, 413, 415].includes(error.status);
}

function SendingRow({ sending }: { sending: Sending }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { key, name, state, error } = sending;
  const share = Math.floor((100 * sending.sent) / Math.max(1, sending.bytes));
  const failed = state === 'failed';
  return (
    <li data-sending={state} className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {failed ? (
          <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-bad" />
        ) : (
          <LoaderCircle aria-hidden="true" className="size-4 shrink-0 animate-spin text-muted motion-reduce:animate-none" />
        )}
        <p className="min-w-0 flex-1 basis-40 font-medium [overflow-wrap:anywhere]">{name}</p>
        <div className="flex gap-1">
          {failed && !isFinal(error) && (
            <Button variant="secondary" size="small" aria-label={`${t('common.retry')}: ${name}`} onClick={() => uploads.retry(key)}>
              {t('common.retry')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={`${t(failed ? 'common.close' : 'common.cancel')}: ${name}`}
            onClick={() => uploads.cancel(key)}
          >
            {t(failed ? 'common.close' : 'common.cancel')}
          </Button>
        </div>
      </div>
      {!failed && (
        <div className="mt-2">
          <Progress value={share} label={t('evidence.progress', { name })} />
        </div>
      )}
      <p {...(failed ? { role: 'alert' } : {})} className={`mt-1.5 text-sm ${failed ? 'font-medium text-bad' : 'text-muted'}`}>
        {failed ? failureText(error) : t(`evidence.states.${state}`, { share: wholePercent(share) })}
      </p>
    </li>
  );
}

function isFor({ place }: Sending, wanted: EvidencePlace | null): boolean {
  return place?.assessmentId === wanted?.assessmentId && place?.questionId === wanted?.questionId;
}

/** The files that are on their way to a place, or to none. */
export function useSendingTo(place: EvidencePlace | null): readonly Sending[] {
  return useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current).filter((one) => isFor(one, place));
}

export function SendingRows({ place }: { place: EvidencePlace | null }) {
  const sending = useSendingTo(place);
  if (sending.length === 0) return null;
  return (
    <ul aria-live="polite" className="divide-y divide-line">
      {sending.map((one) => (
        <SendingRow key={one.key} sending={one} />
      ))}
    </ul>
  );
}
