import type { ActionItem, ActionPlan } from '#contract/assessment/plan/action-items.ts';
import { projection } from '#core/assessment/report/action-plan.ts';
import { reaches, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { day, percent, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Obstacles } from '#client/assessment/data/obstacles.tsx';
import { ScoreBar } from '#client/platform/ui/charts/score-bar.tsx';
import { WhatIf } from './what-if.tsx';

type OfRegime = ActionPlan['regimes'][number];

/** What is left to the threshold: the shortest path, each item a way to itself. */
function PathLine({ of, items, open }: { of: OfRegime; items: readonly ActionItem[]; open: (item: ActionItem) => void }) {
  const { t } = useTranslation();
  const { path, score, obstacles } = projection(of.score, of.thresholdPercent, items, of.obstacles);
  const threshold = wholePercent(of.thresholdPercent);
  const isReached = reaches(of.score, of.thresholdPercent);
  const isBarred = obstacles.length > 0;
  if (isReached && of.obstacles.length === 0) return <p className="text-[0.9375rem]">{t('plan.pathDone', { threshold })}</p>;
  if (reaches(score, of.thresholdPercent) && !isBarred)
    return <p className="text-[0.9375rem] font-medium">{t('plan.pathProjected', { threshold })}</p>;
  if (!path.reached) return <p className="text-[0.9375rem]">{t('plan.pathUnreachable', { threshold })}</p>;
  const steps = path.questionIds.flatMap((id) => items.find(({ questionId }) => questionId === id) ?? []);
  return (
    <div className="text-[0.9375rem]">
      <Obstacles obstacles={obstacles} className="my-2" />
      <ul className="-ml-2 flex flex-wrap items-center gap-x-1">
        {steps.length > 0 && !isReached && <li className="mr-1 ml-2">{t('plan.path', { count: steps.length, threshold })}</li>}
        {steps.map((item) => (
          <li key={item.questionId}>
            <button
              type="button"
              onClick={() => open(item)}
              title={item.title}
              aria-label={`${item.section}.${item.number} ${item.title}`}
              className="min-h-8 rounded px-2 font-semibold text-brand underline decoration-line underline-offset-4 hover:bg-tint"
            >
              {item.section}.{item.number}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a regime stands: its score, what is projected from it, and the shortest path that is left. */
export function ScoreLine({ of, items, open }: { of: OfRegime; items: readonly ActionItem[]; open: (item: ActionItem) => void }) {
  const { t } = useTranslation();
  const projected = scorePercent(projection(of.score, of.thresholdPercent, items).score);
  const isProjected = items.some(({ state }) => state === 'done');
  const regime = t(`regimes.${of.regime}.short`);
  return (
    <section aria-labelledby={`score-${of.regime}`} className="min-w-0 space-y-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`score-${of.regime}`} className="font-sans text-base font-semibold">
          {regime}
          <span className="ml-2 text-sm font-normal text-muted">{t('plan.resultOf', { date: day(of.completedAt) })}</span>
        </h2>
        <dl className="flex flex-wrap items-baseline gap-x-4 text-sm text-muted">
          <div className="flex items-baseline gap-1.5">
            <dt className={isProjected ? '' : 'sr-only'}>{t('plan.score')}</dt>
            <dd className={`font-serif font-semibold text-ink ${isProjected ? 'text-lg' : 'text-2xl'}`}>{percent(of.scorePercent)}</dd>
          </div>
          {isProjected && (
            <div className="flex items-baseline gap-1.5">
              <dt>{t('plan.projected')}</dt>
              <dd className="font-serif text-2xl font-semibold text-brand">{percent(projected)}</dd>
            </div>
          )}
        </dl>
      </div>
      <ScoreBar score={of.scorePercent ?? 0} projected={projected ?? 0} threshold={of.thresholdPercent} />
      <p aria-live="polite" className="sr-only">
        {isProjected && t('plan.announced', { regime, score: percent(projected) })}
      </p>
      <PathLine of={of} items={items} open={open} />
      <WhatIf of={of} items={items} />
    </section>
  );
}
