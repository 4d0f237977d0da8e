import { expect, it } from 'vitest';
import type { PlottedResult } from './results-over-time.ts';
import { sectorPoints } from './sector-scores.ts';

const scores = (month: string, median: number) => ({ month, lowerQuartile: median - 10, median, upperQuartile: median + 10 });
const result = (completedAt: string, left: number): PlottedResult => ({ id: completedAt, completedAt, score: 50, isReached: false, left });
const months = [scores('2026-03', 40), scores('2026-05', 60)];
const medians = (...results: PlottedResult[]) => sectorPoints(results, months).map(({ left, scores: { median } }) => [left, median]);

it('stands beside each result what the sector came to when the last month had ended', () => {
  expect(
    medians(
      result('2026-01-10T10:00:00Z', 0),
      result('2026-05-31T10:00:00Z', 60),
      result('2026-06-01T10:00:00Z', 90),
      result('2027-01-01T10:00:00Z', 100),
    ),
  ).toEqual([
    [0, 40],
    [60, 40],
    [90, 60],
    [100, 60],
  ]);
});

it('goes across the plot beside a single result', () => {
  expect(medians(result('2026-07-01T10:00:00Z', 50))).toEqual([
    [0, 60],
    [100, 60],
  ]);
});

it('is nothing without months, or without results', () => {
  expect(sectorPoints([result('2026-07-01T10:00:00Z', 50)], [])).toEqual([]);
  expect(medians()).toEqual([]);
});
