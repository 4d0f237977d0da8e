import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/operator-invoices.ts';
import { ApiError } from '#client/api.ts';
import { money } from '#client/billing/money.ts';
import { day } from '#client/formats.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Failure, useFailureToast } from '#client/ui/failure.tsx';
import { Field } from '#client/ui/field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ActButton } from './act-dialog.tsx';
import { useExport, useInvoices } from './queries.ts';
import { List, OrganizationLink } from './rows.tsx';

function thisMonth(): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', year: 'numeric', month: '2-digit' }).format(new Date());
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { id, organizationId } = invoice;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">
          {invoice.number ?? t('operator.noNumber')} · {money(invoice.gross, invoice.currency)}
        </p>
        <Badge tone={invoice.ksefNumber ? 'good' : invoice.obstacle ? 'warn' : 'neutral'}>
          {invoice.ksefNumber ?? t(invoice.obstacle ? `operator.obstacles.${invoice.obstacle}` : 'operator.noKsef')}
        </Badge>
      </div>
      <p className="text-sm text-muted">
        {t(`operator.kinds.${invoice.kind}`)} · <OrganizationLink id={organizationId}>{invoice.buyer}</OrganizationLink> · NIP {invoice.nip}{' '}
        · {day(invoice.soldAt)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {invoice.number && !invoice.ksefNumber && (
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
        )}
        {invoice.obstacle === 'tax_review' && (
          <ActButton
            label={t('operator.taxReviewed')}
            title={t('operator.taxReviewed')}
            text={t('operator.taxReviewText')}
            act={() => ({ key: 'POST /api/operator/invoices/:id/tax-review', id, body: { organizationId } })}
          />
        )}
        {invoice.currency === 'EUR' && !invoice.number && (
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
              body: { organizationId, rate: Number(rate.replace(',', '.')), table },
            })}
          />
        )}
      </div>
    </li>
  );
}

export function InvoicesPart() {
  const { t } = useTranslation();
  const [month, setMonth] = useState(thisMonth);
  const [note, setNote] = useState('');
  const invoices = useInvoices(month);
  const download = useExport();
  const failed = useFailureToast();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    download.mutate({ month, note }, { onError: (error) => failed(error) });
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="grid max-w-3xl items-end gap-4 sm:grid-cols-[11rem_1fr_auto]">
        <Field type="month" label={t('operator.month')} value={month} onChange={(event) => setMonth(event.target.value || thisMonth())} />
        <Field
          label={t('operator.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={download.error instanceof ApiError ? download.error.fields.note : undefined}
        />
        <Button type="submit" disabled={download.isPending}>
          {t('operator.export')}
        </Button>
      </form>
      <p className="mt-2 max-w-3xl text-sm text-muted">{t('operator.exportText')}</p>
      <div className="mt-6">
        {invoices.isPending && <Skeleton label={t('common.loading')} className="h-24" />}
        {invoices.isError && <Failure error={invoices.error} retry={() => void invoices.refetch()} />}
        {invoices.data && (
          <List empty={t('operator.noInvoices')} count={invoices.data.length}>
            {invoices.data.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </List>
        )}
      </div>
    </>
  );
}
