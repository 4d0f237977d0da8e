import type { AssessmentPayload } from '#contract/assessment/answering/assessments.ts';
import type { Assignment } from '#contract/assessment/answering/assignments.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { answeredQuestions } from '#server/assessment/assessments/service.ts';
import type { Db } from '#server/platform/db/db.ts';

/** Questions of a regime that somebody sees to and that have no answer in the assessment that is open. */
export type Awaited = Readonly<{ regime: Regime; name: string; mine: boolean; open: number }>;

type Known = Readonly<{ organizationId: string; assessments: readonly AssessmentPayload[]; given: readonly Assignment[] }>;

/** Who still has to give which answers: of those who were given questions of an assessment that is open. The reader first, then whoever has most. */
export async function awaitedAnswers(db: Db, { organizationId, assessments, given }: Known): Promise<Awaited[]> {
  const ofRegime = (regime: Regime): Assignment[] => given.filter(({ questionId }) => questionPlace(questionId)?.regime === regime);
  const open = assessments.filter(({ status, type }) => (status === 'draft' || status === 'in_progress') && ofRegime(type).length > 0);
  const found = await Promise.all(
    open.map(async ({ id, type: regime }) => {
      const answered = await answeredQuestions(db, organizationId, id);
      const people = new Map<string, Awaited>();
      for (const { personId, name, mine } of ofRegime(regime).filter(({ questionId }) => !answered.has(questionId))) {
        people.set(personId, { regime, name, mine, open: (people.get(personId)?.open ?? 0) + 1 });
      }
      return [...people.values()];
    }),
  );
  return found.flat().toSorted((a, b) => Number(b.mine) - Number(a.mine) || b.open - a.open);
}
