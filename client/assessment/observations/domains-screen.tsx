import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Empty } from '#client/platform/ui/empty/empty.tsx';
import { SearchDrawing } from '#client/platform/ui/empty/search-drawing.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { AddDomain } from './add-domain.tsx';
import { DomainPart } from './domain-part.tsx';
import { useDomains } from './queries.ts';

/** Own domains, with what is publicly seen there for and against answers. */
export function DomainsScreen() {
  const { t } = useTranslation();
  usePageTitle(t('domains.title'));
  const { data, isPending, error, refetch } = useDomains();
  const isFull = data !== undefined && data.domains.length >= data.limit;
  return (
    <>
      <h1 className="text-3xl">{t('domains.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('domains.lead')}</p>
      <div className="mt-6 space-y-10">
        {isPending && <RowsLoading />}
        {error && <Failure error={error} retry={() => void refetch()} />}
        {data?.domains.map((domain) => (
          <DomainPart key={domain.id} domain={domain} mayChange={data.mayChange} mayObserve={data.mayObserve} />
        ))}
        {data?.domains.length === 0 && <Empty picture={<SearchDrawing />} title={t('domains.empty')} text={t('domains.emptyText')} />}
        {data?.mayChange && !isFull && <AddDomain />}
        {isFull && <Notice tone="warn" title={t('domains.add.full', { limit: data.limit })} />}
        {data && !data.mayChange && <p className="text-muted">{t('domains.reader')}</p>}
      </div>
    </>
  );
}
