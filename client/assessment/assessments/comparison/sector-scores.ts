import { useQuery } from '@tanstack/react-query';
import type { Regime } from '#core/platform/regimes.ts';
import type { RouteOutput } from '#contract/routes.ts';
import { api } from '#client/platform/api/api.ts';
import type { PlottedResult } from './results-over-time.ts';

export type SectorScores = RouteOutput<'GET /api/sector-scores'>;
export type GroupScores = SectorScores['groups'][number];
type MonthScores = GroupScores['months'][number];

/** They change once a month, or with another scope check. */
export function useSectorScores() {
  return useQuery({ queryKey: ['sector-scores'], staleTime: 60_000, queryFn: () => api('GET /api/sector-scores') });
}

export function groupOf(scores: SectorScores | undefined, regime: Regime): GroupScores | undefined {
  return scores?.groups.find((group) => group.regime === regime);
}

export type SectorPoint = Readonly<{ left: number; scores: MonthScores }>;

/**
 * The scores of a sector beside each result in a plot: those of the last month that had ended by then, of the first month there is
 * before that. Beside a single result they go across the plot.
 */
export function sectorPoints(results: readonly PlottedResult[], months: GroupScores['months']): SectorPoint[] {
  const first = months[0];
  if (!first) return [];
  const points = results.map(({ left, completedAt }) => ({
    left,
    scores: months.findLast(({ month }) => month < completedAt.slice(0, 7)) ?? first,
  }));
  const [only] = points;
  return points.length === 1 && only ? [0, 100].map((left) => ({ left, scores: only.scores })) : points;
}
