import { useEffect, useRef } from 'react';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { contradictsRecord } from '#core/assessment/questionnaire/recorded.ts';
import { useContradictions } from '#client/assessment/contradictions/queries.ts';
import type { Answering } from '#client/assessment/assessments/answering/answering.ts';
import { leadsOn } from '#client/assessment/assessments/answering/order.ts';
import { contradictedRule } from '#client/assessment/assessments/question/contradicted-rule.ts';

/** As long as the chosen answer is seen before the next question comes. */
const seenForMillis = 500;

/** Saves an answer, and leads on where it is to; anything else that is done on the page calls that off. */
export function useAdvance({ assessment, saver, entries }: Answering, at: string, advance: (() => void) | null) {
  const recorded = useContradictions().data ?? [];
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ advance, entries });
  useEffect(() => {
    last.current = { advance, entries };
  });
  const stay = (): void => clearTimeout(timer.current);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // A comment whose field is still open when the page changes is sent as if the field had been left.
      if (last.current.entries.get(at)?.state === 'kept') saver.leave(at);
    },
    [at, saver],
  );
  const contradicts = (answer: AnswerValue): boolean =>
    contradictedRule(assessment.scopeRules, at, answer) !== null ||
    recorded.some(({ questionId, kind }) => questionId === at && contradictsRecord(kind, answer));
  const choose = (answer: AnswerValue): void => {
    stay();
    saver.choose(at, answer);
    if (leadsOn(answer, contradicts(answer))) timer.current = setTimeout(() => last.current.advance?.(), seenForMillis);
  };
  return { choose, stay };
}
