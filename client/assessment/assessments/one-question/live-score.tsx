import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { percent, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ScoreBar } from '#client/platform/ui/charts/score-bar.tsx';
import { useReview } from '#client/assessment/data/queries.ts';

/** What the saved answers come to, or between which two scores it will lie, and the shortest path to the threshold. */
export function LiveScore({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  const { data, isError } = useReview(assessment);
  const threshold = wholePercent(assessment.thresholdPercent);
  const certain = data?.unanswered.length === 0;
  return (
    <section aria-labelledby="live-score">
      <h3 id="live-score" className="font-sans text-base font-semibold">
        {t('answers.one.score')}
      </h3>
      {isError && <p className="mt-1 text-sm text-muted">{t('answers.one.scoreUnknown')}</p>}
      {data && (
        <>
          <p className="mt-1 text-[0.9375rem]">
            <span className="font-serif text-xl font-semibold text-brand">
              {certain ? percent(data.lowest) : t('review.between', { lowest: percent(data.lowest), highest: percent(data.highest) })}
            </span>{' '}
            <span className="text-muted">{t('answers.one.threshold', { threshold })}</span>
          </p>
          <div className="mt-2.5">
            <ScoreBar score={data.lowest ?? 0} projected={data.highest ?? 0} threshold={assessment.thresholdPercent} />
          </div>
          <p className="mt-2.5 text-sm text-muted">
            {data.lowest === null
              ? t('review.noScore')
              : data.reachesThreshold === true
                ? t(data.obstacles.length > 0 ? 'review.barred' : 'answers.one.reached', { threshold })
                : t('answers.one.path', { count: data.path.questionIds.length, threshold })}
          </p>
        </>
      )}
    </section>
  );
}
