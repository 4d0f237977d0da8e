import { useState } from 'react';
import { Link } from 'wouter';
import { totalOf } from '#core/billing/invoices.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { thisMonth } from '#client/operations/this-month.ts';
import { InvoiceRow } from '#client/operations/operator/rows/invoice-row.tsx';
import { AccountantsPart } from './accountants-part.tsx';
import { KsefPart } from './ksef-part.tsx';
import { useDueInvoices, useInvoices } from '#client/operations/operator/queries.ts';
import { List } from '#client/operations/operator/rows/rows.tsx';

/** What is near the deadline of issue or past it, month by month. */
function DueInvoices({ choose }: { choose: (month: string) => void }) {
  const { t } = useTranslation();
  const due = useDueInvoices();
  if (!due.data || due.data.length === 0) return null;
  const overdue = totalOf(due.data.filter((one) => one.urgency === 'overdue'));
  return (
    <div className="mb-6 max-w-3xl">
      <Notice tone={overdue > 0 ? 'bad' : 'warn'} title={t('operator.dueTitle', { total: totalOf(due.data), overdue })}>
        <p>{t('operator.dueText')}</p>
        <div className="flex flex-wrap gap-2">
          {due.data.map(({ month, total }) => (
            <Button key={month} size="small" variant="secondary" onClick={() => choose(month)}>
              {t('operator.dueMonth', { month, total })}
            </Button>
          ))}
        </div>
      </Notice>
    </div>
  );
}

export function InvoicesPart() {
  const { t } = useTranslation();
  const [month, setMonth] = useState(thisMonth);
  const invoices = useInvoices(month);
  return (
    <>
      <DueInvoices choose={setMonth} />
      <KsefPart />
      <div className="grid max-w-3xl items-end gap-4 sm:grid-cols-[11rem_1fr]">
        <Field type="month" label={t('operator.month')} value={month} onChange={(event) => setMonth(event.target.value || thisMonth())} />
        <p className="text-sm text-muted">
          {t('operator.monthText')}{' '}
          <Link href="/ksiegowosc" className="text-brand underline">
            {t('operator.toAccounting')}
          </Link>
        </p>
      </div>
      <div className="mt-6">
        {invoices.isPending && <Skeleton label={t('common.loading')} className="h-24" />}
        {invoices.isError && <Failure error={invoices.error} retry={() => void invoices.refetch()} />}
        {invoices.data && (
          <List empty={t('operator.noInvoices')} count={invoices.data.pages.flat().length}>
            {invoices.data.pages.flat().map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </List>
        )}
        {invoices.hasNextPage && (
          <Button variant="secondary" className="mt-4" disabled={invoices.isFetchingNextPage} onClick={() => void invoices.fetchNextPage()}>
            {t('operator.moreTasks')}
          </Button>
        )}
      </div>
      <AccountantsPart />
    </>
  );
}
