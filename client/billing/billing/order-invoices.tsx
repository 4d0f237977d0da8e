import type { OwnInvoice } from '#contract/billing/invoices.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { day, money } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { useOwnInvoices } from './queries.ts';

function InvoiceLine({ invoice }: { invoice: OwnInvoice }) {
  const { t } = useTranslation();
  const { id, kind, number, issuedAt, gross, currency, ksefNumber, state, ksefLink } = invoice;
  if (number === null || issuedAt === null) {
    return (
      <li className="py-1.5 text-sm text-muted">
        {t(`subscription.invoices.${kind}`)}: {t('subscription.preparing')}
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-1.5">
      <div className="min-w-0 text-sm">
        <p>
          {t(`subscription.invoices.${kind}`)} <span className="font-medium">{number}</span>{' '}
          <span className="text-muted">
            {t('subscription.issuedOn', { date: day(issuedAt) })} · {money(gross, currency)}
          </span>
        </p>
        <p className="text-muted [overflow-wrap:anywhere]">
          {ksefNumber ? t('subscription.ksefNumber', { number: ksefNumber }) : t(`subscription.invoiceStates.${state}`)}
          {ksefLink && (
            <>
              {' · '}
              <a href={ksefLink} target="_blank" rel="noreferrer" className="text-brand underline">
                {t('subscription.ksefLink')}
                <span className="sr-only"> ({t('common.newTab')})</span>
              </a>
            </>
          )}
        </p>
      </div>
      {state !== 'sending' && (
        <div className="flex flex-wrap gap-2">
          <DownloadLink
            size="small"
            href={addressOf('GET /api/billing/invoices/:id/pdf', { params: { id }, query: { lang: shownLanguage() } })}
            aria-label={t('subscription.invoicePdfOf', { number })}
          >
            {t('subscription.invoicePdf')}
          </DownloadLink>
          {invoice.hasConfirmation && (
            <DownloadLink
              size="small"
              href={addressOf('GET /api/billing/invoices/:id/upo', { params: { id } })}
              aria-label={t('subscription.upoOf', { number })}
            >
              UPO
            </DownloadLink>
          )}
        </div>
      )}
    </li>
  );
}

/** The invoice of an order and its corrections: number, number in KSeF once known, a copy to read. */
export function OrderInvoices({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation();
  const invoices = useOwnInvoices().data?.filter((one) => one.paymentId === paymentId) ?? [];
  if (invoices.length === 0) return null;
  return (
    <div className="mt-2 border-l-2 border-line pl-3">
      <ul>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {invoices[0]?.number === null && <p className="text-sm text-muted">{t('subscription.ksefWaiting')}</p>}
    </div>
  );
}
