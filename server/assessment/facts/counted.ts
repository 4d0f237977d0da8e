import type { OutputOf } from '#contract/platform/endpoint.ts';
import type { listObservedQuestions as listCall } from '#contract/assessment/observations.ts';
import { factVerdictNow } from '#core/assessment/facts/days.ts';
import { questionsOfFactCheck } from '#core/assessment/facts/questions.ts';
import { checksOf, reasonOfFact, shareOfFact } from '#core/assessment/facts/verdicts.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Deps } from '#server/deps.ts';
import { explanationsOf, newestFacts } from './repository.ts';

type Said = Extract<OutputOf<typeof listCall>[number], { source: 'fact' }>;

/** What the newest fact of each kind says today for or against an answer of “yes”, question by question; what was explained does not speak against one. */
export async function questionsOfFacts(deps: Deps, organizationId: string): Promise<Said[]> {
  const newest = await newestFacts(deps.db, organizationId);
  if (newest.length === 0) return [];
  const explained = new Map((await explanationsOf(deps.db, organizationId)).map(({ check, reason }) => [check, reason]));
  const today = isoDay(deps.now());
  return newest.flatMap(({ kind, takenOn, counts }) =>
    checksOf(kind).flatMap((check) => {
      const reason = reasonOfFact(check, counts);
      const verdict = factVerdictNow(kind, takenOn, reason, today);
      const supports = verdict === 'green';
      if (!supports && (verdict !== 'red' || explained.get(check) === reason)) return [];
      const share = shareOfFact(check, counts);
      return questionsOfFactCheck[check].map((questionId) => ({
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
