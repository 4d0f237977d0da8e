import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useSearch } from '#client/operations/operator/queries.ts';
import { CertificateRow, List, OrganizationLink, PaymentRow } from '#client/operations/operator/rows/rows.tsx';

/** Where an operator finds anything, above every tab: whoever calls is found at once. */
export function ConsoleSearch({ q, change }: Readonly<{ q: string; change: (q: string) => void }>) {
  const { t } = useTranslation();
  return (
    <Field
      type="search"
      label={t('operator.search')}
      maxLength={lengths.operatorSearch.most}
      placeholder={t('operator.searchHint')}
      className="w-full lg:w-120"
      value={q}
      onChange={(event) => change(event.target.value)}
    />
  );
}

/** Whether enough is typed to look for. */
export function isSearched(q: string): boolean {
  return q.trim().length >= lengths.operatorSearch.least;
}

/** What is found, in the place of the tabs. */
export function SearchResults({ q }: Readonly<{ q: string }>) {
  const { t } = useTranslation();
  const search = useSearch(q.trim());
  return (
    <div className="mt-6 space-y-8" aria-live="polite">
      {search.isLoading && <Skeleton label={t('common.loading')} className="h-24" />}
      {search.isError && <Failure error={search.error} retry={() => void search.refetch()} />}
      {search.data && (
        <>
          <section>
            <h2 className="text-xl">{t('operator.organizations')}</h2>
            <List empty={t('operator.nothing')} count={search.data.organizations.length}>
              {search.data.organizations.map((one) => (
                <li key={one.id} className="py-3">
                  <OrganizationLink id={one.id}>{one.name}</OrganizationLink>
                  <p className="text-sm text-muted [overflow-wrap:anywhere]">
                    NIP {one.nip} · {one.email}
                  </p>
                </li>
              ))}
            </List>
          </section>
          <section>
            <h2 className="text-xl">{t('operator.certificates')}</h2>
            <List empty={t('operator.nothing')} count={search.data.certificates.length}>
              {search.data.certificates.map((one) => (
                <CertificateRow key={one.id} certificate={one} />
              ))}
            </List>
          </section>
          <section>
            <h2 className="text-xl">{t('operator.payments')}</h2>
            <List empty={t('operator.nothing')} count={search.data.payments.length}>
              {search.data.payments.map((one) => (
                <PaymentRow key={one.id} payment={one} />
              ))}
            </List>
          </section>
        </>
      )}
    </div>
  );
}
