import { ArrowLeft, Download } from 'lucide-react';
import { Link, useSearch } from 'wouter';
import { allows } from '#core/account/entitlements/entitlements.ts';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { day, percent, shortDayOf, wholePercent } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { comparable, ComparisonPicker } from './comparison-picker.tsx';
import { CertifiedBadge } from '#client/assessment/data/certified-badge.tsx';
import { NextAssessment } from '#client/assessment/assessments/finish/next-assessment.tsx';
import { Outcome } from '#client/assessment/assessments/finish/outcome.tsx';
import { pathOf } from '#client/assessment/data/places.ts';
import { Points } from '#client/assessment/assessments/question/answer/points.tsx';
import { useAssessments } from '#client/assessment/data/queries.ts';
import { ScorePlot } from './score-plot.tsx';
import { SectorNote } from './sector-line.tsx';
import { groupOf, useSectorScores } from './sector-scores.ts';
import { ScoreBadge } from '#client/assessment/assessments/finish/score-badge.tsx';

function StatusBadge({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  if (assessment.status === 'certified') return <CertifiedBadge assessment={assessment} />;
  if (assessment.status === 'completed') {
    if (assessment.earnsCertificate) return <Badge tone="good">{t('history.ready')}</Badge>;
    // What stands in the way is shown beside the score.
    return assessment.reachesThreshold ? null : <Badge>{t('score.below')}</Badge>;
  }
  return <Badge>{t(assessment.status === 'draft' ? 'history.draft' : 'history.inProgress')}</Badge>;
}

/** How the first and the latest result of a regime compare. */
function Comparison({ assessments }: { assessments: readonly Assessment[] }) {
  const { t } = useTranslation();
  const sector = useSectorScores().data;
  const finished = assessments.filter((one) => one.complianceScore !== null);
  const regimes = (['nis2', 'ai_act'] as const).map((regime) => ({ regime, list: finished.filter((one) => one.regime === regime) }));
  return (
    <section aria-labelledby="comparison" className="mb-8 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 id="comparison" className="text-xl">
        {t('history.comparison')}
      </h2>
      <dl className="mt-4 grid gap-5 sm:grid-cols-3">
        <div>
          <dt className="text-sm text-muted">{t('history.count')}</dt>
          <dd className="font-serif text-2xl font-semibold">{assessments.length}</dd>
        </div>
        {regimes.map(({ regime, list }) => {
          const latest = list[0]?.complianceScore ?? null;
          const first = list.length > 1 ? list.at(-1) : undefined;
          const change = latest !== null && typeof first?.complianceScore === 'number' ? latest - first.complianceScore : null;
          return (
            <div key={regime} className="min-w-0">
              <dt className="text-sm text-muted">{t('history.latest', { regime: t(`regimes.${regime}.short`) })}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-2 font-serif text-2xl font-semibold">
                {percent(latest)}
                {change !== null && (
                  <span className="font-sans text-sm font-normal text-muted">
                    <Points change={change} /> {t('history.since', { date: shortDayOf(first?.completedAt ?? '') })}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="mt-6 grid gap-x-10 gap-y-6 empty:hidden md:grid-cols-2">
        {regimes.map(({ regime }) => (
          <ScorePlot key={regime} regime={regime} assessments={assessments} group={groupOf(sector, regime)} />
        ))}
      </div>
      {sector && finished.length > 0 && (
        <div className="mt-5">
          <SectorNote scores={sector} />
        </div>
      )}
      <Choice assessments={assessments} />
    </section>
  );
}

/** The way to the comparison question by question; part of Pro. */
function Choice({ assessments }: { assessments: readonly Assessment[] }) {
  const { t } = useTranslation();
  const included = allows(useMe().data?.subscription, 'comparison');
  if (comparable(assessments).length < 2) return null;
  return (
    <div className="mt-5 border-t border-line pt-5">
      {included ? <ComparisonPicker assessments={assessments} /> : <p className="text-sm text-muted">{t('compare.needsPro')}</p>}
    </div>
  );
}

function Row({ assessment, currentId, next }: { assessment: Assessment; currentId: string | undefined; next: boolean }) {
  const { t } = useTranslation();
  const openHere = assessment.id === currentId;
  const hint = assessment.earnsCertificate && assessment.status !== 'certified';
  return (
    <li className="border-t border-line py-6 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2.5 font-sans text-lg font-semibold">
            {t(`regimes.${assessment.regime}.assessment`)} <StatusBadge assessment={assessment} />
          </h2>
          <p className="mt-1 text-sm text-muted">
            {t('history.created', { date: day(assessment.createdAt) })}
            {assessment.completedAt && ` · ${t('history.completed', { date: day(assessment.completedAt) })}`}
            {assessment.certifiedAt && ` · ${t('history.certifiedOn', { date: day(assessment.certifiedAt) })}`}
          </p>
          {hint && <p className="mt-1 text-sm font-medium text-good">{t('history.meets')}</p>}
        </div>
        <div className="text-right">
          {assessment.completedAt && (
            <p className="flex items-center justify-end gap-2.5">
              <span className="font-serif text-2xl font-semibold">{percent(assessment.complianceScore)}</span>
              <ScoreBadge assessment={assessment} />
            </p>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <div className="min-w-40 flex-1">
          <p className="mb-1 text-sm text-muted">{t('history.completion', { percent: wholePercent(assessment.completionPercentage) })}</p>
          <Progress value={assessment.completionPercentage} label={t('answers.progress')} />
        </div>
        {assessment.completedAt && (
          <DownloadLink
            size="small"
            href={addressOf('GET /api/assessments/:id/report', { params: { id: assessment.id }, query: { lang: shownLanguage() } })}
            download
          >
            <Download aria-hidden="true" className="size-4" />
            {t('outcome.download')}
          </DownloadLink>
        )}
        {next && <NextAssessment assessment={assessment} variant="secondary" />}
        {(openHere || assessment.completedAt) && (
          <Link
            href={openHere ? pathOf[assessment.regime] : `/historia?assessment=${assessment.id}`}
            className="text-sm font-medium text-brand underline"
          >
            {t(assessment.completedAt ? 'history.view' : 'history.continue')}
          </Link>
        )}
      </div>
    </li>
  );
}

/** All assessments, or the result of the one that the address names. */
export function HistoryScreen() {
  const assessments = useAssessments();
  const id = new URLSearchParams(useSearch()).get('assessment');
  const shown = assessments.data?.find((one) => one.id === id && one.completedAt !== null);
  return shown ? <EarlierResult assessment={shown} /> : <AllAssessments />;
}

function EarlierResult({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  const title = t(`regimes.${assessment.regime}.assessment`);
  usePageTitle(title);
  return (
    <>
      <ButtonLink href="/historia" variant="quiet" size="small" className="-ml-3">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('nav.history')}
      </ButtonLink>
      <h1 className="mt-2 text-3xl">{title}</h1>
      <Outcome assessment={assessment} />
    </>
  );
}

function AllAssessments() {
  const { t } = useTranslation();
  usePageTitle(t('nav.history'));
  const assessments = useAssessments();
  const list = assessments.data ?? [];
  const currentOf = (regime: Regime): string | undefined => {
    const own = list.filter((one) => one.regime === regime);
    return (own.find((one) => one.completedAt === null) ?? own[0])?.id;
  };
  const isOpen = (regime: Regime): boolean => list.some((one) => one.regime === regime && one.status === 'in_progress');
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('nav.history')}</h1>
      {assessments.isPending && <Skeleton label={t('common.loading')} className="h-24" />}
      {assessments.isError && <Failure error={assessments.error} retry={() => void assessments.refetch()} />}
      {assessments.data && list.length === 0 && (
        <div className="py-10 text-center">
          <p className="text-muted">{t('history.empty')}</p>
          <ButtonLink href="/nis2" className="mt-5">
            {t('history.start')}
          </ButtonLink>
        </div>
      )}
      {list.some(({ complianceScore }) => complianceScore !== null) && <Comparison assessments={list} />}
      <ul>
        {list.map((assessment) => (
          <Row
            key={assessment.id}
            assessment={assessment}
            currentId={currentOf(assessment.regime)}
            next={assessment.completedAt !== null && !isOpen(assessment.regime)}
          />
        ))}
      </ul>
    </>
  );
}
