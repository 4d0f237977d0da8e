import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';

/** Something to publish, with a button that copies it. */
function Copied({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation();
  const copy = (): void => {
    navigator.clipboard.writeText(value).then(
      () => toast({ title: t('transfer.copied') }),
      () => toast({ title: t('transfer.notCopied'), tone: 'destructive' }),
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <dt className="text-sm text-muted sm:w-20">{label}</dt>
      <dd className="flex min-w-0 flex-1 basis-80 items-center justify-between gap-x-3">
        <code className="text-[0.875rem] [overflow-wrap:anywhere]">{value}</code>
        <Button size="small" variant="secondary" aria-label={t('transfer.copyOf', { what: label })} onClick={copy}>
          {t('transfer.copy')}
        </Button>
      </dd>
    </div>
  );
}

/** The two places in which a code may be published: the DNS of a domain, or a file of its website. */
export function PublishedCode({ record, file, value }: { record: string; file: string; value: string }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="mt-4 font-semibold">{t('confirmation.site.dns')}</h3>
      <dl className="divide-y divide-line">
        <Copied label={t('confirmation.site.name')} value={record} />
        <Copied label={t('confirmation.site.value')} value={value} />
      </dl>
      <h3 className="mt-3 font-semibold">{t('confirmation.site.file')}</h3>
      <dl className="divide-y divide-line">
        <Copied label={t('confirmation.site.address')} value={file} />
        <Copied label={t('confirmation.site.line')} value={value} />
      </dl>
    </>
  );
}
