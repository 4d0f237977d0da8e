import { expect, it } from 'vitest';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { resultsOverTime } from './results-over-time.ts';

function assessment(change: Partial<Assessment>): Assessment {
  return { id: 'a', regime: 'nis2', completedAt: null, complianceScore: null, reachesThreshold: null, ...change } as Assessment;
}

it('places results by their time, the earliest first, whatever the order of the list', () => {
  const list = [
    assessment({ id: 'c', completedAt: '2026-11-01T00:00:00Z', complianceScore: 90, reachesThreshold: true }),
    assessment({ id: 'open' }),
    assessment({ id: 'b', completedAt: '2026-04-10T12:00:00Z', complianceScore: 74.99, reachesThreshold: false }),
    assessment({ id: 'other', regime: 'ai_act', completedAt: '2026-05-01T00:00:00Z', complianceScore: 10, reachesThreshold: false }),
    assessment({ id: 'a', completedAt: '2026-01-01T00:00:00Z', complianceScore: 40, reachesThreshold: false }),
  ];
  const plotted = resultsOverTime(list, 'nis2');
  expect(plotted.map(({ id, isReached }) => [id, isReached])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
  ]);
  expect(plotted.map(({ left }) => Math.round(left))).toEqual([0, 33, 100]);
});

it('leaves out a result without a score, and puts results of one moment in the middle', () => {
  const moment = { completedAt: '2026-01-01T00:00:00Z', complianceScore: 50, reachesThreshold: false };
  expect(resultsOverTime([assessment({ completedAt: '2026-01-01T00:00:00Z' })], 'nis2')).toEqual([]);
  expect(resultsOverTime([assessment({ id: 'a', ...moment }), assessment({ id: 'b', ...moment })], 'nis2').map(({ left }) => left)).toEqual(
    [50, 50],
  );
});
