import type { Regime } from '#core/regimes.ts';

/** The address of a step, of the outcome, or, without a step, of where the check was left. */
export function scopeAddress(regime: Regime, step?: string): string {
  return `/czy-podlegam?type=${regime}${step ? `&step=${step}` : ''}`;
}
