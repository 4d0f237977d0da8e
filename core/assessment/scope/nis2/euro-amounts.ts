import type { balances, turnovers } from './answers.ts';

/** Złoty for one euro, by which amounts are shown; the law counts in euro. */
export const shownEuroRate = 4.25;

type Money = (typeof turnovers)[number] | (typeof balances)[number];

/** Millions of euro from and up to which an answer about money goes. */
export const euroBounds: Readonly<Record<Money, Readonly<{ over: number | null; upTo: number | null }>>> = {
  to_2: { over: null, upTo: 2 },
  to_10: { over: 2, upTo: 10 },
  to_50: { over: 10, upTo: 50 },
  over_50: { over: 50, upTo: null },
  to_43: { over: 10, upTo: 43 },
  over_43: { over: 43, upTo: null },
};
