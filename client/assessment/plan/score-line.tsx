import type { ActionItem, ActionPlan } from '#contract/assessment/action-items.ts';
import { projection } from '#core/assessment/report/action-plan.ts';
import { reaches, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { day, percent, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Obstacles } from '#client/assessment/data/obstacles.tsx';
import { ScoreBar } from '#client/platform/ui/score-bar.tsx';

type OfRegime = ActionPlan['regimes'][number];

function Figure({ label, value, strong }: { label: string; value: string; strong: boolean }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={`font-serif text-3xl font-semibold ${strong ? 'text-brand' : ''}`}>{value}</dd>
    </div>
  );
}

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
      {steps.length > 0 && !isReached && <p>{t('plan.path', { count: steps.length, threshold })}</p>}
      <Obstacles obstacles={obstacles} className="my-2" />
      <ul className="mt-1 flex flex-wrap gap-x-1 gap-y-1">
        {steps.map((item) => (
          <li key={item.questionId}>
            <button
              type="button"
              onClick={() => open(item)}
              title={item.remediation}
              aria-label={`${item.section}.${item.number} ${item.remediation}`}
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
    <section aria-labelledby={`score-${of.regime}`} className="border-t border-line py-5">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <h2 id={`score-${of.regime}`} className="font-sans text-base font-semibold">
            {regime}
            <span className="ml-2 text-sm font-normal text-muted">{t('plan.resultOf', { date: day(of.completedAt) })}</span>
          </h2>
          <dl className="mb-3 mt-2 flex flex-wrap gap-x-10 gap-y-2">
            <Figure label={t('plan.score')} value={percent(of.scorePercent)} strong={!isProjected} />
            {isProjected && <Figure label={t('plan.projected')} value={percent(projected)} strong />}
          </dl>
          <ScoreBar score={of.scorePercent ?? 0} projected={projected ?? 0} threshold={of.thresholdPercent} />
          <p aria-live="polite" className="sr-only">
            {isProjected && t('plan.announced', { regime, score: percent(projected) })}
          </p>
        </div>
        <div className="space-y-2 self-end">
          <PathLine of={of} items={items} open={open} />
          <p className="text-sm text-muted">
            {isProjected ? `${t('plan.projected')}: ${t('plan.projectedWhen', { answer: t('answers.values.yes') })}.` : t('plan.notMarked')}
          </p>
        </div>
      </div>
    </section>
  );
}
