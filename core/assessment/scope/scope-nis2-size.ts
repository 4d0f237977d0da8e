import type { Size } from './kinds/kind-rules.ts';
import { balances, headcounts, turnovers, yearsBefore, type Nis2Answers } from './scope-nis2-answers.ts';

export const largest: Size = 3;

/** The headcount bound must hold, and one of the two money bounds (Annex I to Regulation (EU) 651/2014, art. 2). */
export function sizeOf(answers: Pick<Nis2Answers, 'headcount' | 'turnover' | 'balance'>): Size | null {
  const { headcount, turnover, balance } = answers;
  if (!headcount || !turnover || !balance) return null;
  const money = Math.min(turnovers.indexOf(turnover), balances.indexOf(balance));
  return Math.max(headcounts.indexOf(headcount), money) as Size;
}

/**
 * The size that counts: a bound crossed in one year changes nothing until it is crossed in the next (art. 4 ust. 2 of the
 * same annex). Without an answer about the year before, it was the same. Null while it is open.
 */
export function countedSize(answers: Nis2Answers): Size | null {
  const size = sizeOf(answers);
  const before = yearsBefore.indexOf(answers.before ?? 'same');
  if (size === null || answers.before === 'before_unsure') return null;
  return before > 0 ? ((before - 1) as Size) : size;
}

/** The sizes that are still possible: figures without the group can only grow. */
export function sizesOf(answers: Nis2Answers): [Size, Size] {
  const size = countedSize(answers);
  if (size === null) return [0, largest];
  return answers.group === undefined || answers.group === 'not_included' ? [size, largest] : [size, size];
}
