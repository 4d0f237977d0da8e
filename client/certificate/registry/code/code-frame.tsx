import { QrCode } from 'lucide-react';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** What a scanned code states, with how it was judged. */
export function CodeFrame({ id, outcome, text, className }: { id: string; outcome: string; text: string; className: string }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby={id} data-code={outcome} className={`flex items-start gap-3 rounded-lg bg-tint px-5 py-4 ${className}`}>
      <QrCode aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
      <div className="min-w-0">
        <h2 id={id} className="text-base font-semibold">
          {t('check.code.title')}
        </h2>
        <p className="mt-0.5 break-words">{text}</p>
      </div>
    </section>
  );
}
