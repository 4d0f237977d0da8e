import { useEffect, useRef } from 'react';
import { isAnswered, type ScopeAnswers, type ScopeStep } from '#core/assessment/scope/outcome.ts';
import type { GivenAnswer } from './option-parts.ts';

type Options = Readonly<{
  step: ScopeStep;
  answers: ScopeAnswers;
  answer: (name: string, given: GivenAnswer) => void;
  next: () => void;
}>;

/**
 * Goes on by itself once a step with one answer to each question is complete. Only where a pointer chose: arrow keys choose
 * each option that they pass, and whoever uses them goes on by the button.
 */
export function useAdvance({ step, answers, answer, next }: Options) {
  const byPointer = useRef(false);
  const waits = useRef(false);
  const isSingle = step.fields.every(({ many, days }) => !many && !days);
  useEffect(() => {
    if (!waits.current) return;
    waits.current = false;
    if (isAnswered(step, answers)) next();
  });
  const questions = step.fields.filter(({ optional }) => !optional).length;
  return {
    isSingle,
    listeners: {
      onPointerDown: () => (byPointer.current = true),
      onKeyDown: () => (byPointer.current = false),
    },
    setAnswer: (name: string, given: GivenAnswer): void => {
      // A complete step of several questions stays, so that each of them can be changed.
      waits.current = isSingle && byPointer.current && (questions === 1 || !isAnswered(step, answers));
      byPointer.current = false;
      answer(name, given);
    },
  };
}
