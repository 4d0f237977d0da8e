import { Link } from 'wouter';
import { regimes } from '#core/platform/regimes.ts';
import { isPlotted, ScorePlot } from '#client/assessment/assessments/comparison/score-plot.tsx';
import { groupOf, useSectorScores } from '#client/assessment/assessments/comparison/sector-scores.ts';
import { useAssessments } from '#client/assessment/data/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** How the results of each regime developed, beside those of others. */
export function OverTime() {
  const { t } = useTranslation();
  const assessments = useAssessments().data ?? [];
  const sector = useSectorScores().data;
  const shown = regimes.filter((regime) => isPlotted(assessments, regime, groupOf(sector, regime)));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="over-time">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="over-time" className="text-xl">
          {t('nav.history')}
        </h2>
        <Link href="/historia" className="text-sm font-medium text-brand underline">
          {t('history.comparison')}
        </Link>
      </div>
      <div className="mt-4 space-y-6">
        {shown.map((regime) => (
          <ScorePlot key={regime} regime={regime} assessments={assessments} group={groupOf(sector, regime)} />
        ))}
      </div>
    </section>
  );
}
