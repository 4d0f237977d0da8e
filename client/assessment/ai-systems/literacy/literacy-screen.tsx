import { ArrowLeft, Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { LiteracyRecord } from '#contract/assessment/ai/ai-literacy.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { MeasureForm } from './measure-form.tsx';
import { MeasureRow } from './measure-row.tsx';
import { useLiteracy } from './queries.ts';

/** How far the record goes; nothing is green, since art. 4 sets no level that could be reached. */
function Coverage({ record: { systems, measures } }: { record: LiteracyRecord }) {
  const { t } = useTranslation();
  const uncovered = systems.filter(({ isBound, isProved }) => isBound && !isProved).map(({ name }) => name);
  if (uncovered.length > 0) return <Notice tone="warn" title={t('aiLiteracy.uncovered', { names: uncovered.join(', ') })} />;
  if (measures.length === 0) return null;
  return <Notice tone="info" title={t(systems.length === 0 ? 'aiLiteracy.noInventory' : 'aiLiteracy.allCovered')} />;
}

function Loaded({ record }: { record: LiteracyRecord }) {
  const { t } = useTranslation();
  const mayChange = useMay('POST /api/ai-literacy', 'consultant');
  const [adding, setAdding] = useState(false);
  const { measures, limit } = record;
  const mayAdd = mayChange && measures.length < limit;
  return (
    <div className="mt-6 space-y-6">
      {!mayChange && <RoleNote least="consultant" />}
      <Coverage record={record} />
      {mayAdd && adding && <MeasureForm record={record} measure={null} close={() => setAdding(false)} />}
      <div className="flex flex-wrap gap-3">
        {mayAdd && !adding && <Button onClick={() => setAdding(true)}>{t('aiLiteracy.add')}</Button>}
        {measures.length > 0 && (
          <DownloadLink href={addressOf('GET /api/ai-literacy/xlsx', { query: { lang: shownLanguage() } })} download>
            <Download aria-hidden="true" className="size-4.5" />
            {t('aiLiteracy.download')}
          </DownloadLink>
        )}
      </div>
      {measures.length === 0 && !adding && <p className="max-w-2xl text-muted">{t('aiLiteracy.empty')}</p>}
      {measures.length > 0 && (
        <ul aria-label={t('aiLiteracy.title')} className="divide-y divide-line border-y border-line">
          {measures.map((measure) => (
            <MeasureRow key={measure.id} measure={measure} record={record} mayChange={mayChange} />
          ))}
        </ul>
      )}
      <p className="max-w-2xl text-sm text-muted">{t('aiLiteracy.law')}</p>
    </div>
  );
}

/** Measures for the AI literacy of whoever works with AI systems (AI Act, art. 4). */
export function LiteracyScreen() {
  const { t } = useTranslation();
  usePageTitle(t('aiLiteracy.title'));
  const { data, isPending, error, refetch } = useLiteracy();
  return (
    <>
      <Link href="/systemy-ai" className="mb-3 inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4">
        <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />
        {t('aiSystems.title')}
      </Link>
      <h1 className="text-3xl">{t('aiLiteracy.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('aiLiteracy.lead')}</p>
      {isPending && (
        <div className="mt-6">
          <Skeleton rows={4} label={t('common.loading')} />
        </div>
      )}
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {data && <Loaded record={data} />}
    </>
  );
}
