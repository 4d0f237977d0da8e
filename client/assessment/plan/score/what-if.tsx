import { useId, useState } from 'react';
import type { ActionItem, ActionPlan } from '#contract/assessment/plan/action-items.ts';
import { isOpen, projection, withMoreDone } from '#core/assessment/report/action-plan.ts';
import { reaches, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { percent, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** What the next assessment would have if more of the plan were done; nothing is marked by it. */
export function WhatIf({ of, items }: { of: ActionPlan['regimes'][number]; items: readonly ActionItem[] }) {
  const { t } = useTranslation();
  const [count, setCount] = useState(1);
  const id = useId();
  const open = items.filter(({ state }) => isOpen(state)).length;
  if (open === 0) return null;
  const chosen = Math.min(count, open);
  const { score } = projection(of.score, of.thresholdPercent, withMoreDone(items, chosen));
  const scoreText = t('plan.whatIf.score', { count: chosen, score: percent(scorePercent(score)) });
  return (
    <details>
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-medium text-brand">{t('plan.whatIf.title')}</summary>
      <label htmlFor={id} className="mt-1 block text-sm text-muted">
        {t('plan.whatIf.label')}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={open}
        value={chosen}
        onChange={(event) => setCount(event.target.valueAsNumber)}
        aria-valuetext={scoreText}
        className="mt-1 block h-6 w-full max-w-md accent-(--brand)"
      />
      <p className="text-[0.9375rem]">
        {scoreText}{' '}
        {reaches(score, of.thresholdPercent) && !reaches(of.score, of.thresholdPercent) && (
          <span className="font-medium">{t('plan.whatIf.reached', { threshold: wholePercent(of.thresholdPercent) })}</span>
        )}
      </p>
    </details>
  );
}
