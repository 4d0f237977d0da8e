import type { ComparisonView } from '#contract/assessment/answering/history.ts';
import { fromPayload, movementFromPayload } from '#contract/platform/mapping.ts';

/** A comparison as the screens know it. */
export type Compared = ReturnType<typeof comparedInside>;

export function comparedInside({ from, to, counts: { scope, ...counts }, questions, ...rest }: ComparisonView) {
  return {
    ...rest,
    from: fromPayload(from),
    to: fromPayload(to),
    counts: { ...counts, applicability: scope },
    questions: questions.map((question) => ({ ...question, movement: movementFromPayload(question.movement) })),
  };
}
