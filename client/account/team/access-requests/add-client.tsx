import { useTranslation } from '#client/platform/words/i18n.ts';
import { RequestForm } from './request-form.tsx';

/** Asking for access to a client. */
export function AddClient({ id, sent, cancel }: { id: string; sent: () => void; cancel: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-6 border-y border-line py-6">
      <h2 id={`${id}-title`} className="text-xl">
        {t('accessRequests.add')}
      </h2>
      <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">{t('accessRequests.addLead')}</p>
      <RequestForm sent={sent} cancel={cancel} />
    </section>
  );
}
