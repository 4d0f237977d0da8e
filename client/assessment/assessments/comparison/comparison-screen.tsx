import { ArrowLeftRight, Download } from 'lucide-react';
import { useSearch } from 'wouter';
import { addressOf, ApiError } from '#client/platform/api/api.ts';
import { day, percent, wholePercent } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { ComparisonPicker, newestPair, type Pair } from './comparison-picker.tsx';
import { ComparedQuestions } from './compared-questions.tsx';
import { useAssessments, useComparison } from '#client/assessment/data/queries.ts';
import { Points } from '#client/assessment/assessments/question/answer/points.tsx';
import type { Compared } from '#client/assessment/data/compared.ts';

function Side({ label, one }: { label: string; one: Compared['from'] }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <span className="font-serif text-3xl font-semibold sm:text-4xl">{percent(one.complianceScore)}</span>
        <span className="mt-1 block text-sm text-muted">
          {t('compare.completed', { date: one.completedAt ? day(one.completedAt) : '', version: one.catalogueVersion })}
        </span>
      </dd>
    </div>
  );
}

function Bar({ value, mark, earlier = false }: { value: number | null; mark: number; earlier?: boolean }) {
  return (
    <div aria-hidden="true" className="relative h-2 rounded-full bg-tint">
      <div className={`h-full rounded-full ${earlier ? 'bg-field' : 'bg-brand'}`} style={{ width: `${value ?? 0}%` }} />
      <div className="absolute -top-0.5 h-3 w-0.5 bg-ink" style={{ left: `${mark}%` }} />
    </div>
  );
}

function Sections({ compared }: { compared: Compared }) {
  const { t } = useTranslation();
  const mark = compared.to.thresholdPercent;
  return (
    <section aria-labelledby="compared-sections" className="mt-10">
      <h2 id="compared-sections" className="text-xl">
        {t('compare.sections')}
      </h2>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <span className="flex items-center gap-2">
          <span className="h-2 w-4 rounded-full bg-field" /> {t('compare.from')}
        </span>
        <span className="flex items-center gap-2">
          <span className="h-2 w-4 rounded-full bg-brand" /> {t('compare.to')}
        </span>
        <span className="flex items-center gap-2">
          <span className="h-3 w-0.5 bg-ink" /> {t('compare.threshold', { threshold: wholePercent(mark) })}
        </span>
      </p>
      <ul className="mt-3 divide-y divide-line">
        {compared.sections.map((section) => (
          <li key={section.number} className="grid items-center gap-x-6 gap-y-2 py-3.5 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_15rem]">
            <p className="hyphens-auto text-[0.9375rem] [overflow-wrap:anywhere]">
              <span className="font-semibold text-brand">{section.number}</span> {section.title}
            </p>
            <div className="space-y-1.5">
              <Bar value={section.from} mark={mark} earlier />
              <Bar value={section.to} mark={mark} />
            </div>
            <p className="flex flex-wrap items-baseline gap-x-2 text-[0.9375rem] md:justify-end">
              <span className="text-muted">{percent(section.from)}</span>
              <span aria-hidden="true">→</span>
              <span className="sr-only">{t('compare.became')}</span>
              <span className="font-semibold">{percent(section.to)}</span>
              <Points change={section.change} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Compared({ pair }: { pair: Pair }) {
  const { t } = useTranslation();
  const comparison = useComparison(pair);
  const { error, data } = comparison;
  if (error instanceof ApiError && (error.status === 402 || error.status === 403)) {
    return (
      <Notice tone="warn" title={t('compare.needsPro')} alert>
        <p>{error.text}</p>
        <ButtonLink href="/pricing" variant="secondary" size="small">
          {t('branding.plans')}
        </ButtonLink>
      </Notice>
    );
  }
  if (error) return <Failure error={error} retry={() => void comparison.refetch()} />;
  if (!data) return <Skeleton label={t('common.loading')} className="h-28" />;
  const pdf = addressOf('GET /api/assessments/compare/pdf', { query: { ...pair, lang: shownLanguage() } });
  return (
    <>
      <section aria-labelledby="compared-scores" className="rounded-lg border border-line bg-surface p-5 sm:p-7">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="compared-scores" className="text-xl">
            {t(`regimes.${data.to.regime}.assessment`)}
          </h2>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={`/porownanie?from=${pair.to}&to=${pair.from}`} variant="quiet">
              <ArrowLeftRight aria-hidden="true" className="size-4.5" />
              {t('compare.swap')}
            </ButtonLink>
            <DownloadLink href={pdf} download>
              <Download aria-hidden="true" className="size-4.5" />
              {t('compare.download')}
            </DownloadLink>
          </div>
        </div>
        <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-6">
          <Side label={t('compare.from')} one={data.from} />
          <Side label={t('compare.to')} one={data.to} />
          <div>
            <dt className="text-sm text-muted">{t('compare.change')}</dt>
            <dd className="mt-1 text-2xl">
              <Points change={data.score.change} />
            </dd>
          </div>
        </dl>
        <p className="mt-5 border-t border-line pt-4 text-sm text-muted">{t('common.selfAssessment')}</p>
      </section>
      <Sections compared={data} />
      <ComparedQuestions compared={data} />
    </>
  );
}

function pairIn(search: string): Pair | null {
  const query = new URLSearchParams(search);
  const [from, to] = [query.get('from'), query.get('to')];
  return from && to ? { from, to } : null;
}

/** Two finished assessments beside each other: those that the address names, else the two newest. */
export function ComparisonScreen() {
  const { t } = useTranslation();
  usePageTitle(t('compare.title'));
  const search = useSearch();
  const assessments = useAssessments();
  const newest = newestPair(assessments.data ?? []);
  const enough = newest !== null;
  const pair = pairIn(search) ?? newest;
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('compare.title')}</h1>
      {assessments.isError && <Failure error={assessments.error} retry={() => void assessments.refetch()} />}
      {assessments.isPending && <Skeleton rows={1} label={t('common.loading')} className="h-20" />}
      {assessments.data && !enough && (
        <div className="py-10 text-center">
          <p className="text-muted">{t('compare.tooFew')}</p>
          <ButtonLink href="/historia" variant="secondary" className="mt-5">
            {t('nav.history')}
          </ButtonLink>
        </div>
      )}
      {assessments.data && enough && <ComparisonPicker key={`${pair?.from} ${pair?.to}`} assessments={assessments.data} pair={pair} />}
      {pair && enough && (
        <div className="mt-8">
          <Compared key={`${pair.from} ${pair.to}`} pair={pair} />
        </div>
      )}
    </>
  );
}
