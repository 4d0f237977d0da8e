import { expect, it } from 'vitest';
import { questionConcerns, questionsWithoutSystems } from '#core/assessment/ai-systems/question-systems.ts';
import { catalogues } from './questions/catalogue.ts';

it('every question of the AI Act names its systems, or why it names none', () => {
  const questionIds = catalogues.ai_act.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  const covered = [...questionConcerns.keys(), ...Object.keys(questionsWithoutSystems)];
  expect(covered.toSorted()).toEqual(questionIds.toSorted());
});
