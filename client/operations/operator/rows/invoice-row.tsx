import type { Invoice } from '#contract/billing/operator-invoices.ts';
import { PartyFields, partyIn, RecipientFields, recipientIn, type Fields } from '#client/billing/billing/party-fields.tsx';
import { day, money } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { ActButton } from './act-dialog.tsx';
import { OrganizationLink } from './rows.tsx';

function recipientKind({ recipient, localGovernment, vatGroup }: Invoice['buyer']): string {
  if (!recipient) return 'none';
  if (localGovernment) return 'localGovernment';
  return vatGroup ? 'vatGroup' : 'other';
}

/** The buyer as fields of a form, by the paths that the server uses. */
function buyerFields(buyer: Invoice['buyer']): Fields {
  const { recipient, localGovernment: _, vatGroup: _group, ...party } = buyer;
  const fields = (prefix: string, of: object): [string, string][] =>
    Object.entries(of).map(([name, value]) => [`${prefix}${name}`, typeof value === 'string' ? value : '']);
  return Object.fromEntries([
    ...fields('buyer.', party),
    ['buyer.recipient.kind', recipientKind(buyer)],
    ...fields('buyer.recipient.', recipient ?? { country: party.country }),
  ]);
}

function CorrectBuyer({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { id, organizationId, buyer, number } = invoice;
  return (
    <ActButton
      wide
      label={t('operator.correctBuyer')}
      title={t('operator.correctBuyer')}
      text={t(number ? 'operator.correctIssued' : 'operator.correctDraft')}
      initial={buyerFields(buyer)}
      renderFields={(values, change, errors) => (
        <>
          <PartyFields prefix="buyer." {...{ values, change, errors }} />
          <RecipientFields prefix="buyer.recipient." {...{ values, change, errors }} />
        </>
      )}
      act={(values) => ({
        key: 'POST /api/operator/invoices/:id/buyer',
        id,
        body: { organizationId, buyer: { ...partyIn(values, 'buyer.'), ...recipientIn(values, 'buyer.recipient.') } },
      })}
    />
  );
}

function EnterKsef({ invoice: { id, organizationId } }: { invoice: Invoice }) {
  const { t } = useTranslation();
  return (
    <ActButton
      label={t('operator.enterKsef')}
      title={t('operator.enterKsef')}
      initial={{ ksefNumber: '' }}
      renderFields={(values, change, errors) => (
        <Field
          label={t('operator.ksefNumber')}
          hint="9990000008-20261120-0123456789AB-CD"
          value={values.ksefNumber ?? ''}
          error={errors.ksefNumber}
          onChange={(event) => change('ksefNumber', event.target.value)}
        />
      )}
      act={({ ksefNumber = '' }) => ({ key: 'POST /api/operator/invoices/:id/ksef', id, body: { organizationId, ksefNumber } })}
    />
  );
}

function EnterRate({ invoice: { id, organizationId } }: { invoice: Invoice }) {
  const { t } = useTranslation();
  return (
    <ActButton
      label={t('operator.enterRate')}
      title={t('operator.enterRate')}
      text={t('operator.rateText')}
      initial={{ rate: '', table: '' }}
      renderFields={(values, change, errors) => (
        <>
          <Field
            label={t('operator.rate')}
            hint="4,2520"
            inputMode="decimal"
            value={values.rate ?? ''}
            error={errors.rate}
            onChange={(event) => change('rate', event.target.value)}
          />
          <Field
            label={t('operator.table')}
            hint="226/A/NBP/2026"
            value={values.table ?? ''}
            error={errors.table}
            onChange={(event) => change('table', event.target.value)}
          />
        </>
      )}
      act={({ rate = '', table = '' }) => ({
        key: 'POST /api/operator/invoices/:id/rate',
        id,
        // What is left empty is not compared.
        body: { organizationId, ...(rate ? { rate: Number(rate.replace(',', '.')) } : {}), ...(table ? { table } : {}) },
      })}
    />
  );
}

function Acts({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { id, organizationId, number, reason } = invoice;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {number && !invoice.ksefNumber && !invoice.ksefState && <EnterKsef invoice={invoice} />}
      {!number && invoice.obstacles.every((one) => one === 'nbp_rate') && (
        <ActButton
          label={t('operator.issueOffline')}
          title={t('operator.issueOffline')}
          text={t('operator.issueOfflineText')}
          act={() => ({ key: 'POST /api/operator/invoices/:id/offline', id, body: { organizationId } })}
        />
      )}
      {invoice.obstacles.includes('tax_review') && (
        <ActButton
          label={t('operator.taxReviewed')}
          title={t('operator.taxReviewed')}
          text={t('operator.taxReviewText')}
          act={() => ({ key: 'POST /api/operator/invoices/:id/tax-review', id, body: { organizationId } })}
        />
      )}
      {invoice.currency === 'EUR' && reason === 'sale' && !number && <EnterRate invoice={invoice} />}
      {(reason === 'sale' || (reason === 'buyer' && !number)) && <CorrectBuyer invoice={invoice} />}
    </div>
  );
}

/** What an invoice waits for, or what it is called in KSeF. */
function State({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  if (invoice.ksefNumber) return <Badge tone="good">{invoice.ksefNumber}</Badge>;
  if (invoice.ksefState)
    return <Badge tone={invoice.ksefState === 'rejected' ? 'bad' : 'neutral'}>{t(`operator.ksef.states.${invoice.ksefState}`)}</Badge>;
  if (invoice.number) return <Badge tone="neutral">{t('operator.noKsef')}</Badge>;
  if (!invoice.urgency) return <Badge tone="neutral">{t('operator.issueBy', { date: day(invoice.deadline) })}</Badge>;
  return (
    <Badge tone={invoice.urgency === 'overdue' ? 'bad' : 'warn'}>
      {t(invoice.urgency === 'overdue' ? 'operator.issueOverdue' : 'operator.issueBy', { date: day(invoice.deadline) })}
    </Badge>
  );
}

export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { buyer, kind, reason, originalNumber } = invoice;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">
          {invoice.number ?? t('operator.noNumber')} · {money(invoice.gross, invoice.currency)}
        </p>
        <State invoice={invoice} />
      </div>
      <p className="text-sm text-muted">
        {t(`operator.kinds.${kind}`)}
        {reason !== 'sale' && ` (${t(`operator.invoiceReasons.${reason}`)})`}
        {originalNumber && ` · ${originalNumber}`} · <OrganizationLink id={invoice.organizationId}>{buyer.name}</OrganizationLink> · NIP{' '}
        {buyer.nip} · {day(invoice.soldAt)}
        {buyer.recipient && ` · ${t('recipient.short', { name: buyer.recipient.name })}`}
      </p>
      {invoice.obstacles.map((obstacle) => (
        <p key={obstacle} className="mt-1 text-sm font-medium text-warn">
          {t(`operator.obstacles.${obstacle}`)}
        </p>
      ))}
      <Acts invoice={invoice} />
    </li>
  );
}
