import type { Regime } from '#core/platform/regimes.ts';
import { countedAnswers, openScopeStep } from './scope.ts';
import { aiDuties } from './ai-act/duties.ts';
import type { ScopeDuty } from './duty.ts';
import { nis2Duties } from './nis2/duties.ts';
import type { ScopeAnswers } from './outcome.ts';

/** What follows from the answers, the most urgent first; nothing while a step is open. */
export function scopeDuties(regime: Regime, answers: ScopeAnswers): readonly ScopeDuty[] {
  if (openScopeStep(regime, answers)) return [];
  const counted = countedAnswers(regime, answers);
  return regime === 'nis2' ? nis2Duties(counted) : aiDuties(counted);
}
