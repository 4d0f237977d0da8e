import { contradictedAnswers } from '#core/assessment/questionnaire/recorded.ts';
import type { Deps } from '#server/deps.ts';
import { contradictedByObserved } from '#server/assessment/observations/counted.ts';
import { newestAnswers } from '#server/assessment/results/repository.ts';

/**
 * How many answers that a certificate rests on are contradicted today by what was observed or counted, and not explained. Incidents and AI
 * systems are left out: a stranger learns of neither.
 */
export async function contradictedOfAssessment(
  deps: Deps,
  { organizationId, assessmentId }: Readonly<{ organizationId: string; assessmentId: string }>,
): Promise<number> {
  const observed = await contradictedByObserved(deps, organizationId);
  if (observed.length === 0) return 0;
  return contradictedAnswers(observed, await newestAnswers(deps.db, organizationId, assessmentId)).length;
}
