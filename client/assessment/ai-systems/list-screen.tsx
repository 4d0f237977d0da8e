import { Download } from 'lucide-react';
import { Link } from 'wouter';
import { addressOf } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { useSystems } from './queries.ts';
import { SheetPart } from './parts/sheet-part.tsx';
import { Starts } from './starts.tsx';
import { SystemListItem } from './system-list-item.tsx';
import { Empty } from '#client/platform/ui/empty/empty.tsx';
import { SystemsDrawing } from '#client/platform/ui/empty/systems-drawing.tsx';

function NoSystem({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation();
  return (
    <section>
      <Empty
        level={2}
        className="border-b-0 pb-0"
        picture={<SystemsDrawing />}
        title={t('aiSystems.list.empty')}
        text={t(mayChange ? 'aiSystems.list.emptyText' : 'aiSystems.list.emptyReader')}
      >
        {mayChange && <Starts primary />}
      </Empty>
    </section>
  );
}

/** The AI systems of the organisation, each with its class and its next day. */
export function AiSystemsScreen() {
  const { t } = useTranslation();
  usePageTitle(t('aiSystems.title'));
  const { data, isPending, error, refetch } = useSystems();
  const isFull = data !== undefined && data.systems.length >= data.limit;
  return (
    <>
      <h1 className="text-3xl">{t('aiSystems.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('aiSystems.lead')}</p>
      <p className="mt-2">
        <Link href="/systemy-ai/kompetencje" className="inline-flex min-h-9 items-center text-brand underline underline-offset-4">
          {t('aiLiteracy.title')}
        </Link>
      </p>
      <div className="mt-6 space-y-8">
        {isPending && <RowsLoading />}
        {error && <Failure error={error} retry={() => void refetch()} />}
        {data?.systems.length === 0 && <NoSystem mayChange={data.mayChange} />}
        {data && data.systems.length > 0 && (
          <section aria-label={t('aiSystems.title')}>
            <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
              <p className="text-sm text-muted">{t('aiSystems.list.count', { count: data.systems.length, limit: data.limit })}</p>
              <DownloadLink href={addressOf('GET /api/ai-systems/xlsx', { query: { lang: shownLanguage() } })} download>
                <Download aria-hidden="true" className="size-4.5" />
                {t('aiSystems.list.download')}
              </DownloadLink>
            </div>
            <ul>
              {data.systems.map((system) => (
                <SystemListItem key={system.id} system={system} />
              ))}
            </ul>
          </section>
        )}
        {data?.mayChange && !isFull && data.systems.length > 0 && (
          <section aria-labelledby="ai-add">
            <h2 id="ai-add" className="mb-4 text-xl">
              {t('aiSystems.list.add')}
            </h2>
            <Starts primary={false} />
          </section>
        )}
        {data?.mayChange && !isFull && <SheetPart />}
        <p className="text-sm text-muted">{t('aiSystems.law')}</p>
      </div>
    </>
  );
}
