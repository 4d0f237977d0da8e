import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import type { Tasks } from './assignments.ts';
import type { Place } from './order.ts';
import type { AnswerSaver } from '#client/assessment/assessments/saving/answer-saver.ts';
import type { Entry } from '#client/assessment/assessments/saving/entry.ts';

/** What every view of the questions needs: the assessment, its answers, and what may be done with them. */
export type Answering = Readonly<{
  assessment: Assessment;
  saver: AnswerSaver;
  entries: ReadonlyMap<string, Entry>;
  tasks: Tasks | null;
  /** The questions that are shown, in their order. */
  places: readonly Place[];
  /** Nothing can be changed: it is locked, not covered by the plan, or not for this role. */
  readOnly: boolean;
}>;

export function isAnswered({ entries }: Pick<Answering, 'entries'>): (id: string) => boolean {
  return (id) => Boolean(entries.get(id)?.answer);
}

/** How many questions of the whole assessment have an answer here, saved or not. */
export function answeredIn({ entries }: Pick<Answering, 'entries'>): number {
  return [...entries.values()].filter(({ answer }) => answer !== null).length;
}
