import type { OutputOf } from '#contract/platform/endpoint.ts';
import type { listObservedQuestions as listCall } from '#contract/assessment/observations.ts';
import { questionsOfCheck } from '#core/assessment/observations/checks.ts';
import { ownedSince, verdictNow } from '#core/assessment/observations/domain.ts';
import type { Recorded, RecordedKind } from '#core/assessment/questionnaire/recorded.ts';
import { questionsOfFacts } from '#server/assessment/facts/counted.ts';
import type { Deps } from '#server/deps.ts';
import { countedObservations } from './repository.ts';

type Observed = OutputOf<typeof listCall>;

/** What an answer contradicts, by where that comes from. */
const recordedOfSource: Readonly<Record<Observed[number]['source'], RecordedKind>> = { domain: 'observation', fact: 'fact' };

/** What was seen on own domains or counted in exports that speaks today for or against an answer of “yes”, question by question; what was explained no longer speaks against one. */
export async function observedQuestions(deps: Deps, organizationId: string): Promise<Observed> {
  const now = deps.now();
  const rows = await countedObservations(deps.db, organizationId, ownedSince(now));
  const seen = rows.flatMap((row) => {
    const verdict = verdictNow(row, now);
    const supports = verdict === 'green';
    if (!supports && (verdict !== 'red' || row.explainedAt)) return [];
    const { check, domain } = row;
    return questionsOfCheck[check].map((questionId) => ({
      source: 'domain' as const,
      questionId,
      domain,
      check,
      supports,
      observedAt: row.observedAt.toISOString(),
    }));
  });
  return [...seen, ...(await questionsOfFacts(deps, organizationId))];
}

/** Questions that something observed speaks against, each once for a source. */
export async function contradictedByObserved(deps: Deps, organizationId: string): Promise<Recorded[]> {
  const against = (await observedQuestions(deps, organizationId)).filter(({ supports }) => !supports);
  const found = against.map(({ questionId, source }): Recorded => [questionId, recordedOfSource[source]]);
  return [...new Map(found.map((one) => [one.join(' '), one])).values()];
}
