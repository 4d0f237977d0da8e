import type { Size } from '#core/assessment/scope/kinds/kind-rules.ts';
import { balances, headcounts, turnovers, yearsBefore, type Nis2Answers } from './answers.ts';

export const largest: Size = 3;

type Figures = Pick<Nis2Answers, 'headcount' | 'turnover' | 'balance'>;

/** The headcount bound must hold, and one of the two money bounds (Annex I to Regulation (EU) 651/2014, art. 2). Null while it is open. */
export function sizeOf({ headcount, turnover, balance }: Figures): Size | null {
  if (!headcount) return null;
  const people = headcounts.indexOf(headcount);
  const money = [turnover && turnovers.indexOf(turnover), balance && balances.indexOf(balance)].map((given) => given ?? null);
  const least = Math.max(people, Math.min(...money.map((given) => given ?? 0)));
  const most = Math.max(people, Math.min(...money.map((given) => given ?? largest)));
  return least === most ? (least as Size) : null;
}

/** The figures that can still change the size: the balance sheet only where the turnover is above the headcount’s bound. */
export function neededFigures(answers: Figures): readonly (keyof Figures)[] {
  const { headcount, turnover } = answers;
  if (!headcount) return ['headcount'];
  if (sizeOf({ headcount }) !== null) return ['headcount'];
  if (!turnover || sizeOf({ headcount, turnover }) !== null) return ['headcount', 'turnover'];
  return ['headcount', 'turnover', 'balance'];
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
