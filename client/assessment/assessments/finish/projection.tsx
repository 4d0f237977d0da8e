import type { ReviewView } from '#contract/assessment/answering/review.ts';
import { percent, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { Obstacles } from '#client/assessment/data/obstacles.tsx';

/** The score that the saved answers come to, exact, or between which two it will lie. */
export function Projection({ review }: { review: ReviewView }) {
  const { t } = useTranslation();
  const { lowest, highest, reachesThreshold, obstacles, assessment } = review;
  const threshold = wholePercent(assessment.thresholdPercent);
  const certain = review.unanswered.length === 0;
  const rounded = certain && reachesThreshold === false && lowest !== null && lowest >= assessment.thresholdPercent;
  return (
    <section aria-labelledby="review-score" className="py-6">
      <h3 id="review-score" className="font-sans text-sm font-medium text-muted">
        {t(certain ? 'review.score' : 'review.scoreOpen')}
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-3">
        <span className="font-serif text-4xl font-semibold text-brand">
          {certain ? percent(lowest) : t('review.between', { lowest: percent(lowest), highest: percent(highest) })}
        </span>
        {reachesThreshold === true && obstacles.length === 0 && <Badge tone="good">{t('score.positive')}</Badge>}
        {reachesThreshold === true && obstacles.length > 0 && <Badge tone="warn">{t('obstacles.badge')}</Badge>}
        {reachesThreshold === false && <Badge>{t('score.below')}</Badge>}
      </p>
      {certain && lowest !== null && (
        <div className="mt-4 max-w-xl">
          <Progress value={lowest} mark={assessment.thresholdPercent} label={t('review.score')} />
        </div>
      )}
      <p className="mt-3 text-[0.9375rem]">
        {reachesThreshold === null && t('review.openDecides', { threshold })}
        {reachesThreshold === true && t(obstacles.length > 0 ? 'review.barred' : 'review.above', { threshold })}
        {reachesThreshold === false && t(lowest === null ? 'review.noScore' : 'review.below', { threshold })}
        {rounded && ` ${t('outcome.roundedBelow')}`}
      </p>
      <Obstacles obstacles={obstacles} className="mt-4 mb-3 max-w-xl" />
      {review.notApplicable > 0 && <p className="mt-1 text-sm text-muted">{t('review.notApplicable', { count: review.notApplicable })}</p>}
    </section>
  );
}
