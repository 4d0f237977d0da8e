import { regimeRules, type Regime } from '#core/platform/regimes.ts';
import type { Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import { reaches, type Score } from '#core/assessment/questionnaire/scoring.ts';

/** A certificate takes the threshold and the absence of every obstacle (`obstacles.ts`). */
export function earnsCertificate(regime: Regime, score: Score, obstacles: readonly Obstacle[]): boolean {
  return reaches(score, regimeRules[regime].thresholdPercent) && obstacles.length === 0;
}
