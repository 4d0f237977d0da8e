import { useSearchParams } from 'wouter';
import type { AccountingMonth } from '#contract/billing/accounting.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { thisMonth } from '#client/operations/this-month.ts';
import { DocumentRow } from './document-row.tsx';
import { MonthFiles } from './month-files.tsx';
import { MonthTotals } from './month-totals.tsx';
import { useAccountingMonth } from './queries.ts';

/** What has to be looked at before the month is closed. */
function OpenMatters({ withoutNumber, otherMonth, drafts }: AccountingMonth) {
  const { t } = useTranslation();
  const open = (['withoutNumber', 'otherMonth', 'drafts'] as const).filter((one) => ({ withoutNumber, otherMonth, drafts })[one] > 0);
  if (open.length === 0) return null;
  return (
    <Notice tone="warn" title={t('accounting.openTitle')}>
      {open.map((one) => (
        <p key={one}>{t(`accounting.${one}`, { total: { withoutNumber, otherMonth, drafts }[one] })}</p>
      ))}
    </Notice>
  );
}

function Documents({ documents }: Pick<AccountingMonth, 'documents'>) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="accounting-documents">
      <h2 id="accounting-documents" className="text-xl">
        {t('accounting.documents')}
      </h2>
      {documents.length === 0 ? (
        <p className="mt-2 text-muted">{t('accounting.noDocuments')}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {documents.map((one) => (
            <DocumentRow key={one.id} document={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Documents of money of a month of issue, for whoever does the accounting. */
export function AccountingScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  usePageTitle(t('nav.accounting'));
  const month = search.get('month') ?? thisMonth();
  const { data, isPending, isError, error, refetch } = useAccountingMonth(month);
  return (
    <>
      <h1 className="text-3xl">{t('nav.accounting')}</h1>
      <p className="mt-2 max-w-3xl text-muted">{t('accounting.lead')}</p>
      <div className="mt-6 max-w-44">
        <Field
          type="month"
          label={t('accounting.month')}
          value={month}
          onChange={(event) => setSearch({ month: event.target.value || thisMonth() })}
        />
      </div>
      {isPending && <Skeleton label={t('common.loading')} className="mt-6 h-24" />}
      {isError && (
        <div className="mt-6">
          <Failure error={error} retry={() => void refetch()} />
        </div>
      )}
      {data && (
        <div className="mt-6 max-w-4xl space-y-8">
          <OpenMatters {...data} />
          <MonthTotals totals={data.totals} inZloty={data.inZloty} />
          <MonthFiles month={month} missing={data.missing} empty={data.documents.length === 0} />
          <Documents documents={data.documents} />
        </div>
      )}
    </>
  );
}
