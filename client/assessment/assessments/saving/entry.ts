import type { AnswerView } from '#contract/assessment/answering/assessments.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';

export type SaveState = 'untouched' | 'kept' | 'saving' | 'saved' | 'failed' | 'conflict';

/** One question as the screen shows it. */
export type Entry = Readonly<{
  answer: AnswerValue | null;
  comment: string;
  state: SaveState;
  savedAt: Date | null;
  /** Why the last save failed, for people; empty otherwise. */
  failure: string;
  /** Who gave the saved answer; null for oneself, and for accounts that are gone. */
  by: string | null;
  /** What somebody else saved meanwhile, while one's own is not saved yet. */
  rival: AnswerView | null;
}>;

export const untouched: Entry = { answer: null, comment: '', state: 'untouched', savedAt: null, failure: '', by: null, rival: null };

/** Whether what was saved elsewhere is what is shown, or older. */
export function isKnown(known: Entry | undefined, { answer, comment, updatedAt }: AnswerView): boolean {
  const ahead = (known?.savedAt?.getTime() ?? 0) - Date.parse(updatedAt);
  return ahead > 0 || (ahead === 0 && known?.answer === answer && known.comment === comment);
}

/** A saved answer as the screen shows it. */
export function entryOf({ answer, comment, updatedAt, answeredBy, mine }: AnswerView): Entry {
  const by = mine ? null : answeredBy;
  return { answer, comment, state: 'saved', savedAt: new Date(updatedAt), failure: '', by, rival: null };
}
