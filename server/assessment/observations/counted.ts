import type { OutputOf } from '#contract/platform/endpoint.ts';
import type { listObservedQuestions as listCall } from '#contract/assessment/observations.ts';
import { questionsOfCheck } from '#core/assessment/observations/checks.ts';
import { ownedSince, verdictNow } from '#core/assessment/observations/domain.ts';
import type { Deps } from '#server/deps.ts';
import { countedObservations } from './repository.ts';

type Observed = OutputOf<typeof listCall>;

/** What speaks today for or against an answer of “yes”, question by question; what was explained no longer speaks against one. */
export async function observedQuestions(deps: Deps, organizationId: string): Promise<Observed> {
  const now = deps.now();
  const rows = await countedObservations(deps.db, organizationId, ownedSince(now));
  return rows.flatMap((row) => {
    const verdict = verdictNow(row, now);
    const supports = verdict === 'green';
    if (!supports && (verdict !== 'red' || row.explainedAt)) return [];
    const { check, domain } = row;
    return questionsOfCheck[check].map((questionId) => ({ questionId, domain, check, supports, observedAt: row.observedAt.toISOString() }));
  });
}

/** Questions that an observation speaks against. */
export async function contradictedByObservation(deps: Deps, organizationId: string): Promise<string[]> {
  const against = (await observedQuestions(deps, organizationId)).filter(({ supports }) => !supports);
  return [...new Set(against.map(({ questionId }) => questionId))];
}
