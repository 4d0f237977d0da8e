import type { OutputOf } from '#contract/platform/endpoint.ts';
import type { listObservedQuestions as listCall } from '#contract/assessment/evidence/observations.ts';
import { factVerdictNow } from '#core/assessment/facts/days.ts';
import { questionsOfFactCheck } from '#core/assessment/facts/questions.ts';
import { checksOf, reasonOfFact, shareOfFact } from '#core/assessment/facts/verdicts.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { Against } from '#server/assessment/contradiction-news/repository.ts';
import { explainedReasons, newestFactsOfSome } from './repository.ts';

type CountedFact = Extract<OutputOf<typeof listCall>[number], { source: 'fact' }> & Readonly<{ organizationId: string }>;

/** What the newest fact of each kind states today for or against an answer of “yes”, question by question, in several organisations; what was explained does not speak against one. */
export async function questionsOfFacts(
  deps: Readonly<{ db: Db; now: Deps['now'] }>,
  organizationIds: readonly string[],
): Promise<CountedFact[]> {
  const newest = await newestFactsOfSome(deps.db, organizationIds);
  if (newest.length === 0) return [];
  const explained = new Set(
    (await explainedReasons(deps.db, organizationIds)).map((one) => `${one.organizationId} ${one.check} ${one.reason}`),
  );
  const today = isoDay(deps.now());
  return newest.flatMap(({ organizationId, kind, takenOn, counts }) =>
    checksOf(kind).flatMap((check) => {
      const reason = reasonOfFact(check, counts);
      const verdict = factVerdictNow(kind, takenOn, reason, today);
      const supports = verdict === 'green';
      if (!supports && (verdict !== 'red' || explained.has(`${organizationId} ${check} ${reason}`))) return [];
      const share = shareOfFact(check, counts);
      return questionsOfFactCheck[check].map((questionId) => ({
        organizationId,
        source: 'fact' as const,
        questionId,
        kind,
        check,
        supports,
        takenOn,
        share,
      }));
    }),
  );
}

/** What the newest facts of an organisation say today against an answer of “yes”, check by check. */
export async function contradictingFacts(deps: Readonly<{ db: Db; now: Deps['now'] }>, organizationId: string): Promise<Against[]> {
  const counted = await questionsOfFacts(deps, [organizationId]);
  return counted.filter(({ supports }) => !supports).map(({ check, questionId }) => ({ domainId: null, check, questionId }));
}
