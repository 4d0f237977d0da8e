import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { questionsFor } from './mapping.ts';
import { nis2Mapping } from './nis2.ts';

/** How many controls each theme of Annex A of ISO/IEC 27001:2022 has. */
const themes = { 5: 37, 6: 8, 7: 14, 8: 34 } as const;

/** Identifiers of the controls of Annex A, `A.5.1` to `A.8.34`. */
export const annexAControls: readonly string[] = Object.entries(themes).flatMap(([theme, count]) =>
  Array.from({ length: count }, (_, index) => `A.${theme}.${index + 1}`),
);

/**
 * What the answers state about a control. No question covers a control, so that nothing is ever “implemented” by an answer: a yes or a partial one is
 * `partial`, where every one about it is no it is `not_implemented`, and without an answer `not_assessed`.
 */
export const controlStates = ['implemented', 'partial', 'planned', 'not_implemented', 'not_assessed'] as const;
export type ControlState = (typeof controlStates)[number];

type GivenAnswer = Readonly<{ id: string; answer: AnswerValue | null }>;
export type StatementRow<Question> = Readonly<{ control: string; state: ControlState; questions: readonly Question[] }>;

function stateOf(questions: readonly GivenAnswer[]): ControlState {
  const answers = questions.map(({ answer }) => answer);
  if (answers.some((answer) => answer === 'yes' || answer === 'partial')) return 'partial';
  return answers.includes('no') ? 'not_implemented' : 'not_assessed';
}

/** A row for each control of Annex A (ISO/IEC 27001:2022, 6.1.3 d), with the questions that have something in common with it. */
export function statementRows<Question extends GivenAnswer>(questions: readonly Question[]): StatementRow<Question>[] {
  return annexAControls.map((control) => {
    const ids = questionsFor(nis2Mapping, 'iso27001', control);
    const about = questions.filter(({ id }) => ids.includes(id));
    return { control, state: stateOf(about), questions: about };
  });
}
