import { contradictedAnswers } from '#core/assessment/questionnaire/recorded.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { contradictedOfSome } from '#server/assessment/observations/observed-questions.ts';
import { newestAnswers } from '#server/assessment/results/repository.ts';

type Rested = Readonly<{ organizationId: string; assessmentId: string }>;

/**
 * How many answers that certificates rest on are contradicted today by what was observed or counted, and not explained; by the assessment, and
 * only where there are any. Incidents and AI systems are left out: third parties learn of neither. However many are queried, the statements
 * are as many as for one.
 */
export async function contradictedOfAssessments(
  deps: Readonly<{ db: Db; now: Deps['now'] }>,
  rested: readonly Rested[],
): Promise<Map<string, number>> {
  if (rested.length === 0) return new Map();
  const observed = await contradictedOfSome(deps, [...new Set(rested.map(({ organizationId }) => organizationId))]);
  const concerned = rested.filter(({ organizationId }) => observed.has(organizationId));
  if (concerned.length === 0) return new Map();
  const answers = await newestAnswers(deps.db, concerned);
  return new Map(
    concerned.map(({ organizationId, assessmentId }) => [
      assessmentId,
      contradictedAnswers(observed.get(organizationId) ?? [], answers.get(assessmentId) ?? []).length,
    ]),
  );
}
