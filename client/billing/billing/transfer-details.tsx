import type { Payment } from '#contract/billing/billing.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { day, money } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';

type Details = NonNullable<Payment['transfer']>;

/** How an order is paid by bank transfer, ready to be copied into a bank's form. */
export function TransferDetails({ payment, transfer }: { payment: Payment; transfer: Details }) {
  const { t } = useTranslation();
  const copy = (value: string): void => {
    navigator.clipboard.writeText(value).then(
      () => toast({ title: t('transfer.copied') }),
      () => toast({ title: t('transfer.notCopied'), tone: 'destructive' }),
    );
  };
  const rows = [
    { name: 'payee', text: transfer.payee, value: transfer.payee },
    { name: 'account', text: transfer.account, value: transfer.account.replaceAll(' ', '') },
    { name: 'title', text: transfer.title, value: transfer.title },
    { name: 'amount', text: money(payment.gross, payment.currency), value: payment.gross.toFixed(2).replace('.', ',') },
  ] as const;
  return (
    <section aria-label={t('transfer.heading', { number: payment.orderNumber })} className="mt-3 rounded-md border border-line p-4">
      <p className="text-[0.9375rem]">{t('transfer.lead', { date: day(transfer.dueAt) })}</p>
      <dl className="mt-3 divide-y divide-line text-[0.9375rem]">
        {rows.map(({ name, text, value }) => (
          <div key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <dt className="text-muted">{t(`transfer.${name}`)}</dt>
            <dd className="flex min-w-0 flex-1 basis-72 items-center justify-between gap-x-3 font-medium sm:justify-end">
              <span className="[overflow-wrap:anywhere]">{text}</span>
              <Button
                size="small"
                variant="secondary"
                aria-label={t('transfer.copyOf', { what: t(`transfer.${name}`) })}
                onClick={() => copy(value)}
              >
                {t('transfer.copy')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{t('transfer.exact')}</p>
      <DownloadLink
        className="mt-3"
        size="small"
        href={addressOf('GET /api/billing/payments/:id/pro-forma', { params: { id: payment.id }, query: { lang: shownLanguage() } })}
      >
        {t('transfer.proForma')}
      </DownloadLink>
    </section>
  );
}
