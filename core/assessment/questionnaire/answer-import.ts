import { writableInXml } from '#core/platform/text/xml-text.ts';
import type { AnswerValue } from './questionnaire.ts';

/** An answer with its comment, as a sheet or the organisation has it. */
export type AnswerWithComment = Readonly<{ answer: AnswerValue; comment: string }>;

/** What is wrong with a cell; the last two are said and hinder nothing. */
export const cellProblems = [
  'unknown_answer',
  'comment_too_long',
  'comment_without_answer',
  'unknown_question',
  'repeated_question',
  'answer_cleared',
  'reason_missing',
] as const;
export type CellProblem = (typeof cellProblems)[number];

/** Whether a row with that problem is left out. An answer that was cleared stays as it is; a missing reason is asked for, not required. */
export function leavesOut(problem: CellProblem): boolean {
  return problem !== 'answer_cleared' && problem !== 'reason_missing';
}

/** One form for what programs write differently: ends of lines, blanks at the end; without what no XML can hold. */
export function plainComment(text: string): string {
  return writableInXml(text).replaceAll(/\r\n?/g, '\n').trimEnd();
}

export function isSame(one: AnswerWithComment | null, other: AnswerWithComment | null): boolean {
  if (one === null || other === null) return one === other;
  return one.answer === other.answer && plainComment(one.comment) === plainComment(other.comment);
}

/**
 * What a filled row means for the answer as it is now: nothing to do, a change, or a conflict, where somebody answered otherwise since
 * the sheet was made. What was not touched in the sheet changes nothing, however old the sheet is.
 */
export function merged(
  row: Readonly<{ exported: AnswerWithComment | null; filled: AnswerWithComment; now: AnswerWithComment | null }>,
): 'same' | 'change' | 'conflict' {
  const { exported, filled, now } = row;
  if (isSame(filled, now) || isSame(filled, exported)) return 'same';
  return isSame(exported, now) ? 'change' : 'conflict';
}

/** An answer that is proposed, as it would be saved: what somebody wrote beside the answer of now stays. */
export function proposed(proposal: AnswerWithComment, now: AnswerWithComment | null): AnswerWithComment {
  return now && now.comment.trim() !== '' ? { ...proposal, comment: now.comment } : proposal;
}

/**
 * What a proposal means for the answer as it is now; over one that was given it is a conflict, which a person decides. Where a source says all that it can
 * (`isFull`) and that is less than was answered, it contradicts nothing.
 */
export function proposedKind(proposal: AnswerWithComment, now: AnswerWithComment | null, isFull: boolean): 'same' | 'change' | 'conflict' {
  if (now === null) return 'change';
  const isWeaker = isFull && proposal.answer === 'partial' && now.answer === 'yes';
  return isWeaker || now.answer === proposal.answer ? 'same' : 'conflict';
}

/** How people write an answer, without regard to case and kinds of blanks. */
export function plainWord(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** How long a sheet that was looked through can be applied. */
const importHours = 24;

export function importExpiry(createdAt: Date): Date {
  return new Date(createdAt.getTime() + importHours * 3_600_000);
}
