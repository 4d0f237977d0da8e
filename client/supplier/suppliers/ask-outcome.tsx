import type { RouteOutput } from '#contract/routes.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** The mail as it will be sent. */
export function RequestPreview({ subject, text }: { subject: string; text: string }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('suppliers.ask.previewTitle')} className="rounded-md border border-line bg-paper p-4" aria-live="polite">
      <h3 className="font-sans text-sm font-semibold text-muted">{t('suppliers.ask.previewTitle')}</h3>
      <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{t('suppliers.ask.subject', { subject })}</p>
      <p className="mt-2 whitespace-pre-line text-[0.9375rem] [overflow-wrap:anywhere]">{text}</p>
    </section>
  );
}

/** What became of each address, by itself. */
export function RequestResults({ results }: { results: RouteOutput<'POST /api/suppliers/requests'>['results'] }) {
  const { t } = useTranslation();
  return (
    <section aria-live="polite">
      <h3 className="font-serif text-lg font-semibold">{t('suppliers.ask.results')}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {results.map(({ nip, email, outcome }) => (
          <li key={`${nip} ${email}`} className="py-2 [overflow-wrap:anywhere]">
            <span className="font-medium">{email}</span> <span className="text-muted">(NIP {nip})</span>
            <span className="block">{t(`suppliers.ask.outcomes.${outcome}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
