import type { RouteOutput } from '#contract/routes.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { colon, day } from '#client/platform/words/formats.ts';
import { Basis } from './basis.tsx';
import { useLawChanges } from './queries.ts';

type Change = RouteOutput<'GET /api/law-changes'>['changes'][number];

function ChangeItem({ change }: { change: Change }) {
  const { t } = useTranslation();
  return (
    <li id={change.id} className="grid scroll-mt-24 gap-x-8 gap-y-1 py-5 break-inside-avoid sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div>
        <p className="font-semibold">
          <time dateTime={change.day}>{day(`${change.day}T12:00:00Z`)}</time>
        </p>
        <p className="text-sm text-muted">{t(`lawChanges.kinds.${change.kind}`)}</p>
      </div>
      <div className="min-w-0">
        <h3 className="font-semibold">{change.title}</h3>
        <p className="mt-0.5">{change.text}</p>
        <p className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">
          {change.provisions.length > 0 ? <Basis references={change.provisions} /> : `${change.act}${colon()} ${t('lawChanges.whole')}`}
          {' · '}
          {t('lawChanges.source')}
          {colon()} {change.source}
        </p>
      </div>
    </li>
  );
}

function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="text-2xl">{title}</h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} />
        ))}
      </ol>
    </section>
  );
}

/** From when the provisions bind on which the product rests, those to come first. */
export function LawChangesScreen() {
  const { t } = useTranslation();
  usePageTitle(t('lawChanges.title'));
  const { data, error, refetch } = useLawChanges();
  return (
    <>
      <h1 className="text-3xl">{t('lawChanges.title')}</h1>
      <p className="mt-3 max-w-3xl text-muted">{t('lawChanges.lead')}</p>
      <p className="mt-3 print:hidden">
        <a
          href={addressOf('GET /api/law-changes/feed', { query: { lang: shownLanguage() } })}
          className="text-brand underline underline-offset-4"
        >
          {t('lawChanges.feed')}
        </a>
      </p>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton label={t('common.loading')} rows={4} className="mt-8 h-20" />}
      {data && (
        <>
          <Changes title={t('lawChanges.coming')} changes={data.changes.filter(({ inForce }) => !inForce)} />
          <Changes title={t('lawChanges.inForce')} changes={data.changes.filter(({ inForce }) => inForce)} />
        </>
      )}
    </>
  );
}
