import type { Regime } from '#core/platform/regimes.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import { stored } from '#client/platform/browser/stored.ts';

/** Where this browser stores the checks. */
export const scopeDraftKey = stored.scope.name;

export const outcomeStep = 'outcome';
/** The option of a field that may be answered with several: none of them. */
export const noneOption = 'none';

/** Answers as a form sends them: one pair for every chosen option. */
export function pairsOf(answers: ScopeAnswers): readonly (readonly [name: string, option: string])[] {
  return Object.entries(answers).flatMap(([name, given]) => {
    const options = [given ?? []].flat();
    return options.length > 0 || given === undefined ? options.map((option) => [name, option] as const) : [[name, noneOption] as const];
  });
}

/** The address of a step, of the outcome, or, without a step, of where the check was left; with answers that are not stored. */
export function scopeAddress(regime: Regime, step?: string, carried: ScopeAnswers = {}): string {
  return `/czy-podlegam?${new URLSearchParams([['type', regime], ...(step ? [['step', step]] : []), ...pairsOf(carried).map((pair) => [...pair])])}`;
}
