import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { FormRow } from './layout.ts';
import { guardsOf, type Guard } from './guards.ts';
import { wordsOf } from './words.ts';

/** How an answer of ours stands on the day of asking. */
export type OwnAnswer = Readonly<{ answer: AnswerValue; evidence: number; isFresh: boolean; isContradicted: boolean }>;

/** Why nothing is proposed, though the question is known. */
export const hindrances = ['unanswered', 'no_evidence', 'stale', 'contradicted', 'no_such_choice', 'locked'] as const;
export type Hindrance = (typeof hindrances)[number];

/** What is proposed for a row: an answer and how the form writes it, or why a person has to find it. */
export type Proposal = Readonly<{ answer: AnswerValue; written: string } | { answer: null; why: readonly (Guard | Hindrance)[] }>;

/** How forms write each answer, small letters without marks; the first that a list offers is taken. */
export type AnswerWords = Readonly<Record<AnswerValue, readonly string[]>>;

/** The entry of a list that says the answer, as it is written there; null where none does. */
export function choiceOf(answer: AnswerValue, list: readonly string[], words: AnswerWords): string | null {
  const plain = list.map((entry) => ({ entry, plain: wordsOf(entry).join(' ') }));
  for (const word of words[answer]) {
    const found = plain.find((one) => one.plain === word);
    if (found) return found.entry;
  }
  return null;
}

function hindrancesOf({ answer, evidence, isFresh, isContradicted }: OwnAnswer): Hindrance[] {
  const found: Hindrance[] = [];
  if (isContradicted) found.push('contradicted');
  if (answer === 'yes' && evidence === 0) found.push('no_evidence');
  if (answer === 'yes' && !isFresh) found.push('stale');
  return found;
}

type Asked = Readonly<{ row: FormRow; own: OwnAnswer | null; words: AnswerWords; usual: Readonly<Record<AnswerValue, string>> }>;

/**
 * What our answer to the matched question says in a row of a form. A yes only where it is answered so, evidenced, fresh and not
 * contradicted, and where the row asks neither more nor the contrary; never more than that.
 */
export function proposalFor({ row, own, words, usual }: Asked): Proposal {
  if (!own) return { answer: null, why: ['unanswered'] };
  const why: (Guard | Hindrance)[] = [...guardsOf(row.text), ...hindrancesOf(own)];
  if (row.answer?.locked) why.push('locked');
  const list = row.answer?.list;
  const written = list ? choiceOf(own.answer, list, words) : usual[own.answer];
  if (written === null) why.push('no_such_choice');
  return why.length > 0 || written === null ? { answer: null, why } : { answer: own.answer, written };
}
