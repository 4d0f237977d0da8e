import { tick } from '#core/platform/forms.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { FormRow } from './layout.ts';
import { guardsOf, type Guard } from './guards.ts';
import { wordsOf } from './words.ts';

/** How an answer of ours stands on the day of asking. */
export type OwnAnswer = Readonly<{ answer: AnswerValue; evidence: number; isFresh: boolean; isContradicted: boolean }>;

/** Why nothing is proposed, though the question is known. */
export const hindrances = ['unanswered', 'no_evidence', 'stale', 'contradicted', 'no_such_choice', 'locked', 'filled', 'degree'] as const;
export type Hindrance = (typeof hindrances)[number];
export type Reason = Guard | Hindrance;

/** What is written into the cells of a row: into that of the answer, and into that of the comment. */
export type Written = Readonly<{ written: string; comment: string }>;

/** What is proposed for a row: an answer and how the form writes it, or why a person has to find it. */
export type Proposal = (Readonly<{ answer: AnswerValue }> & Written) | Readonly<{ answer: null; why: readonly Reason[] }>;

/** How forms write each answer, small letters without marks; the first that a list offers is taken. */
export type AnswerWords = Readonly<Record<AnswerValue, readonly string[]>>;
/** How an answer is written where nothing is to be chosen from. */
export type UsualWords = Readonly<Record<AnswerValue, string>>;

/** The entry of a list that says the answer, as it is written there; null where none does. */
export function choiceOf(answer: AnswerValue, list: readonly string[], words: AnswerWords): string | null {
  const plain = list.map((entry) => ({ entry, plain: wordsOf(entry).join(' ') }));
  for (const word of words[answer]) {
    const found = plain.find((one) => one.plain === word);
    if (found) return found.entry;
  }
  return null;
}

/** Where an answer can be written in a row: into its list, its box or its cell, else as the comment; null where nowhere. */
export function writtenIn(row: FormRow, answer: AnswerValue, words: AnswerWords, usual: UsualWords): Written | null {
  if (row.answer === null) return row.comment ? { written: '', comment: usual[answer] } : null;
  const { list, checkbox } = row.answer;
  if (checkbox) return answer === 'yes' ? { written: tick, comment: '' } : row.comment && { written: '', comment: usual[answer] };
  const written = list ? choiceOf(answer, list, words) : usual[answer];
  return written === null ? null : { written, comment: '' };
}

function hindrancesOf(row: FormRow, { answer, evidence, isFresh, isContradicted }: OwnAnswer): Hindrance[] {
  const found: Hindrance[] = [];
  if (row.filled) found.push('filled');
  if (isContradicted) found.push('contradicted');
  if (answer === 'yes' && evidence === 0) found.push('no_evidence');
  if (answer === 'yes' && !isFresh) found.push('stale');
  if (row.answer ? row.answer.locked : row.comment?.locked) found.push('locked');
  return found;
}

type ProposalInput = Readonly<{ row: FormRow; own: OwnAnswer | null; words: AnswerWords; usual: UsualWords }>;

/**
 * What our answer to the matched question states in a row of a form. A yes only where it is answered so, evidenced, fresh and not
 * contradicted, and where the row asks neither more nor the contrary; never more than that.
 */
export function proposalFor({ row, own, words, usual }: ProposalInput): Proposal {
  // A degree of maturity is none of our answers.
  if (row.part) return { answer: null, why: ['degree'] };
  if (!own) return { answer: null, why: row.filled ? ['filled', 'unanswered'] : ['unanswered'] };
  const why: Reason[] = [...guardsOf(row.text), ...hindrancesOf(row, own)];
  const written = writtenIn(row, own.answer, words, usual);
  if (written === null) why.push('no_such_choice');
  return why.length > 0 || written === null ? { answer: null, why } : { answer: own.answer, ...written };
}
