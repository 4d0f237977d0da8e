import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { answerValues, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';

function focusQuestion(from: HTMLElement, step: 1 | -1): void {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-question] [role=radiogroup]')];
  const index = groups.findIndex((group) => group.contains(from));
  const target = groups[index + step]?.querySelector<HTMLElement>('[tabindex="0"]');
  target?.focus();
  target?.closest('[data-question]')?.scrollIntoView({ block: 'nearest' });
}

function focusOption(group: HTMLElement, from: HTMLElement, step: 1 | -1): void {
  const options = [...group.querySelectorAll<HTMLElement>('[role=radio]')];
  options[(options.indexOf(from) + step + options.length) % options.length]?.focus();
}

/** Keys 1 to 4 choose, left and right move between answers, up and down between questions: those of the page, or where `step` leads. */
export function pressInGroup(
  event: KeyboardEvent<HTMLElement>,
  choose: (answer: AnswerValue) => void,
  step: (by: 1 | -1) => void = (by) => focusQuestion(event.target as HTMLElement, by),
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
  // A key that is held down answers once.
  const value = event.repeat ? undefined : answerValues[Number(event.key) - 1];
  const moves: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ArrowRight: () => focusOption(event.currentTarget, event.target as HTMLElement, 1),
    ArrowLeft: () => focusOption(event.currentTarget, event.target as HTMLElement, -1),
  };
  const group = event.currentTarget;
  // The focus goes along, so that the ring stands at what was chosen and a screen reader announces it.
  const chooseHere = (answer: AnswerValue): void => {
    flushSync(() => choose(answer));
    group.querySelectorAll<HTMLElement>('[role=radio]')[answerValues.indexOf(answer)]?.focus();
  };
  const act = value ? () => chooseHere(value) : moves[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
