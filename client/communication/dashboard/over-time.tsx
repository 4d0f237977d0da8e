import { Link } from 'wouter';
import { regimes } from '#core/platform/regimes.ts';
import { resultsOverTime } from '#client/assessment/assessments/comparison/results-over-time.ts';
import { ScorePlot } from '#client/assessment/assessments/comparison/score-plot.tsx';
import { useAssessments } from '#client/assessment/data/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** How the results of each regime developed; nothing before one of them has two. */
export function OverTime() {
  const { t } = useTranslation();
  const assessments = useAssessments().data ?? [];
  const shown = regimes.filter((regime) => resultsOverTime(assessments, regime).length > 1);
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
          <ScorePlot key={regime} regime={regime} assessments={assessments} />
        ))}
      </div>
    </section>
  );
}
