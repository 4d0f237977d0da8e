import { contradictsRecord } from '#core/assessment/questionnaire/recorded.ts';
import { quietSince } from '#core/assessment/questionnaire/contradiction-news.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newestResults } from '#server/assessment/results/newest.ts';
import { saveSeen, type Against } from './repository.ts';

const keyOf = ({ domainId, check, questionId }: Against): string => [domainId, check, questionId].join(' ');

/** What of it speaks against an answer of the newest results. */
export async function againstAnswers<T extends Against>(db: Db, organizationId: string, against: readonly T[]): Promise<T[]> {
  if (against.length === 0) return [];
  const results = await newestResults(db, organizationId);
  const answers = new Map(results.flatMap(({ model }) => model.items.map(({ questionId, answer }) => [questionId, answer] as const)));
  return against.filter(({ domainId, questionId }) =>
    contradictsRecord(domainId === null ? 'fact' : 'observation', answers.get(questionId) ?? null),
  );
}

type Change = Readonly<{ organizationId: string; by: string | null; before: readonly Against[]; after: readonly Against[] }>;

/**
 * Records which answers are contradicted before and after something was observed or counted, in the transaction that stores it. What begins with it
 * waits for the mail of the day; what was so before, and what was so within the last days, does not.
 */
export async function recordContradictions(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Db,
  { organizationId, by, before, after }: Change,
): Promise<void> {
  const known = new Set(before.map(keyOf));
  const all = [...before, ...after.filter((one) => !known.has(keyOf(one)))];
  const contradicted = await againstAnswers(tx, organizationId, all);
  if (contradicted.length === 0) return;
  const at = deps.now();
  const rows = contradicted.map((one) => ({ ...one, id: deps.newId(), isNew: !known.has(keyOf(one)) }));
  await saveSeen(tx, organizationId, rows, { at, by, quietAfter: quietSince(at) });
}
