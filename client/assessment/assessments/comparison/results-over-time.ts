import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import type { Regime } from '#core/platform/regimes.ts';

/** A finished result in a plot: `left` is its place between the first (0) and the last (100) of them by time. */
export type PlottedResult = Readonly<{ id: string; completedAt: string; score: number; isReached: boolean; left: number }>;

/** The finished results of a regime with a score, the earliest first; the newest edition of each assessment counts. */
export function resultsOverTime(assessments: readonly Assessment[], regime: Regime): PlottedResult[] {
  const finished = assessments
    .flatMap(({ id, regime: own, completedAt, complianceScore: score, reachesThreshold }) =>
      own === regime && completedAt !== null && score !== null ? [{ id, completedAt, score, isReached: reachesThreshold === true }] : [],
    )
    .toSorted((a, b) => Date.parse(a.completedAt) - Date.parse(b.completedAt));
  const first = Date.parse(finished[0]?.completedAt ?? '');
  const span = Date.parse(finished.at(-1)?.completedAt ?? '') - first;
  return finished.map((one) => ({ ...one, left: span > 0 ? ((Date.parse(one.completedAt) - first) * 100) / span : 50 }));
}
