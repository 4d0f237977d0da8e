import type { OutputOf } from '#contract/platform/endpoint.ts';
import type { listObservedQuestions as listCall } from '#contract/assessment/evidence/observations.ts';
import { questionsOfCheck } from '#core/assessment/observations/checks.ts';
import { ownedSince, verdictNow } from '#core/assessment/observations/domain.ts';
import type { Recorded, RecordedKind } from '#core/assessment/questionnaire/recorded.ts';
import { questionsOfFacts } from '#server/assessment/facts/questions-of-facts.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { Against } from '#server/assessment/contradiction-news/repository.ts';
import { countedObservations } from './repository.ts';

type Observed = OutputOf<typeof listCall>;
type ReadDeps = Readonly<{ db: Db; now: Deps['now'] }>;

/** What an answer contradicts, by where that comes from. */
const recordedOfSource: Readonly<Record<Observed[number]['source'], RecordedKind>> = { domain: 'observation', fact: 'fact' };

/** What was seen on own domains or counted in exports that speaks today for or against an answer of “yes”, question by question; what was explained no longer speaks against one. */
export async function observedQuestions(deps: ReadDeps, organizationId: string): Promise<Observed> {
  return (await observedOfSome(deps, [organizationId])).get(organizationId) ?? [];
}

/** The same of several organisations, with as many statements as for one. */
async function observedOfSome(deps: ReadDeps, organizationIds: readonly string[]): Promise<Map<string, Observed>> {
  const now = deps.now();
  const rows = await countedObservations(deps.db, organizationIds, ownedSince(now));
  const seen = rows.flatMap((row) => {
    const verdict = verdictNow(row, now);
    const supports = verdict === 'green';
    if (!supports && (verdict !== 'red' || row.explainedAt)) return [];
    const { organizationId, check, domain } = row;
    return questionsOfCheck[check].map((questionId) => ({
      organizationId,
      source: 'domain' as const,
      questionId,
      domain,
      check,
      supports,
      observedAt: row.observedAt.toISOString(),
    }));
  });
  const all = [...seen, ...(await questionsOfFacts(deps, organizationIds))];
  const found = new Map<string, Observed>();
  for (const { organizationId, ...observations } of all) found.set(organizationId, [...(found.get(organizationId) ?? []), observations]);
  return found;
}

/** What was seen on the domains of an organisation that speaks today against an answer of “yes”, check by check. */
export async function contradictingChecks(
  deps: ReadDeps,
  organizationId: string,
): Promise<(Against & Readonly<{ domainId: string; domain: string }>)[]> {
  const now = deps.now();
  const rows = await countedObservations(deps.db, [organizationId], ownedSince(now));
  return rows
    .filter((row) => verdictNow(row, now) === 'red' && !row.explainedAt)
    .flatMap(({ domainId, domain, check }) => questionsOfCheck[check].map((questionId) => ({ domainId, domain, check, questionId })));
}

function against(observed: Observed): Recorded[] {
  const found = observed
    .filter(({ supports }) => !supports)
    .map(({ questionId, source }): Recorded => [questionId, recordedOfSource[source]]);
  return [...new Map(found.map((one) => [one.join(' '), one])).values()];
}

/** Questions that something observed speaks against, each once for a source. */
export async function contradictedByObserved(deps: ReadDeps, organizationId: string): Promise<Recorded[]> {
  return against(await observedQuestions(deps, organizationId));
}

/** The same of several organisations, without those of which nothing is known. */
export async function contradictedOfSome(deps: ReadDeps, organizationIds: readonly string[]): Promise<Map<string, Recorded[]>> {
  const observed = [...(await observedOfSome(deps, organizationIds))];
  return new Map(
    observed.map(([id, observations]) => [id, against(observations)] as const).filter(([, observations]) => observations.length > 0),
  );
}
