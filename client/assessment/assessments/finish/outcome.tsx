import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Assessment, Result } from '#contract/assessment/answering/assessments.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { ExportForms } from '#client/assessment/exchange/exports-part.tsx';
import { colon, day, percent, wholePercent } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { Radar } from '#client/platform/ui/charts/radar.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { usePaywall } from '#client/assessment/data/paywall.tsx';
import { CertifiedBadge } from '#client/assessment/data/certified-badge.tsx';
import { GapItem } from './gap-item.tsx';
import { EarlierReports } from './earlier-reports.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { NextAssessment } from './next-assessment.tsx';
import { Obstacles } from '#client/assessment/data/obstacles.tsx';
import { useResult } from '#client/assessment/data/queries.ts';
import { Reopen } from './reopen.tsx';
import { RecordedList } from '#client/assessment/contradictions/recorded-list.tsx';
import { UnmetDuties } from './unmet-duties.tsx';
import { ScoreBadge } from './score-badge.tsx';

function Sections({ result }: { result: Result }) {
  const { t } = useTranslation();
  const { thresholdPercent } = result.assessment;
  const axes = result.sections.map((section) => ({ key: section.number, label: section.title, value: section.score }));
  const label = `${t('outcome.radar')}${colon()} ${axes.map((axis) => `${axis.label} ${percent(axis.value)}`).join(', ')}`;
  return (
    <div className="mt-6 grid grid-cols-1 items-center gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Radar axes={axes} threshold={thresholdPercent} label={label} />
      <ul className="space-y-3.5">
        {result.sections.map((section) => (
          <li key={section.number}>
            <div className="mb-1.5 flex justify-between gap-4 text-[0.9375rem]">
              <span className="min-w-0 hyphens-auto [overflow-wrap:anywhere]">
                <span className="font-semibold text-brand">{section.number}</span> {section.title}
              </span>
              <span className="shrink-0 font-semibold">{percent(section.score)}</span>
            </div>
            <Progress value={section.score ?? 0} mark={thresholdPercent} label={section.title} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Gaps({ result }: { result: Result }) {
  const { t } = useTranslation();
  if (result.gaps.length === 0) return <p className="mt-6 text-muted">{t('outcome.noGaps')}</p>;
  const onPath = new Set(result.path.questionIds);
  return (
    <details className="group mt-6">
      <summary className="min-h-11 font-medium text-brand">{t('outcome.gaps', { count: result.gaps.length })}</summary>
      {onPath.size > 0 && (
        <p className="mt-1 text-[0.9375rem] text-muted">{t('outcome.path', { count: onPath.size, score: percent(result.path.score) })}</p>
      )}
      <ol className="mt-3 divide-y divide-line">
        {result.gaps.map((gap) => (
          <GapItem key={gap.questionId} gap={gap} gain={gap.gain} isOnPath={onPath.has(gap.questionId)} />
        ))}
      </ol>
    </details>
  );
}

/** What a finished assessment came to, and what can be done with it. */
export function Outcome({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  const result = useResult(assessment);
  const [issuing, setIssuing] = useState(false);
  const { complianceScore: score, thresholdPercent, reachesThreshold } = assessment;
  const earns = !assessment.certificateId && assessment.earnsCertificate === true;
  const paywall = usePaywall(assessment.regime);
  const mayRequest = useMay('POST /api/assessments/:id/certificate', 'editor');
  const mayIssue = earns && !paywall && mayRequest;
  const rounded = score !== null && score >= thresholdPercent && !reachesThreshold;
  return (
    <section aria-labelledby="outcome" className="mt-6 rounded-lg border border-line bg-surface p-5 sm:p-7">
      <div className="flex flex-wrap items-end justify-between gap-5">
        <div>
          <h2 id="outcome" className="font-sans text-sm font-medium text-muted">
            {t('outcome.title')}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-3">
            <span className="font-serif text-5xl font-semibold text-brand">{percent(score)}</span>
            <ScoreBadge assessment={assessment} />
            {assessment.status === 'certified' && <CertifiedBadge assessment={assessment} />}
          </p>
          <p className="mt-2 text-sm text-muted">
            {t('outcome.completed', {
              date: assessment.completedAt ? day(assessment.completedAt) : '',
              threshold: wholePercent(thresholdPercent),
            })}
            {rounded && ` ${t('outcome.roundedBelow')}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <DownloadLink
            href={addressOf('GET /api/assessments/:id/report', { params: { id: assessment.id }, query: { lang: shownLanguage() } })}
            download
          >
            <Download aria-hidden="true" className="size-4.5" />
            {t('outcome.download')}
          </DownloadLink>
          {assessment.certificateId && <ButtonLink href="/certyfikaty">{t('outcome.toCertificate')}</ButtonLink>}
          {mayIssue && <Button onClick={() => setIssuing(true)}>{t('outcome.issue')}</Button>}
        </div>
      </div>
      {result.data && <UnmetDuties duties={result.data.unmet} className="mt-5" />}
      <RecordedList regime={assessment.regime} className="mt-5" />
      <Obstacles obstacles={assessment.obstacles} className="mt-5" />
      {earns && paywall === 'plan' && <p className="mt-4 text-[0.9375rem] text-muted">{t('outcome.issueNeedsPlan')}</p>}
      {earns && paywall !== 'plan' && !mayIssue && <RoleNote least="editor" className="mt-4" />}
      {result.isPending && (
        <div className="mt-6">
          <Skeleton label={t('common.loading')} />
        </div>
      )}
      {result.isError && (
        <div className="mt-6">
          <Failure error={result.error} retry={() => void result.refetch()} />
        </div>
      )}
      {result.data && (
        <>
          <Sections result={result.data} />
          <Gaps result={result.data} />
        </>
      )}
      <ExportForms assessment={assessment} />
      <EarlierReports assessment={assessment} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 empty:hidden">
        <Reopen assessment={assessment} />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-sm text-muted">{t('common.selfAssessment')}</p>
        <NextAssessment assessment={assessment} />
      </div>
      <IssueDialog assessment={assessment} open={issuing} close={() => setIssuing(false)} />
    </section>
  );
}
