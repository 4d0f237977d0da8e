import { expect, it } from 'vitest';
import { nextDate } from './dates.ts';

it.each([
  ['2026-11-22T12:00:00Z', 'd3', 'd3'],
  ['2026-12-02T22:59:00Z', 'd3', 'd3'],
  ['2026-12-02T23:01:00Z', 'd3', 'd4'],
  ['2027-04-03T21:59:00Z', 'd3', 'd4'],
  ['2027-04-03T22:01:00Z', 'd4', 'd4'],
  ['2030-01-01T00:00:00Z', 'd4', 'd4'],
])('at %s the next days are %s of NIS2 and %s of the AI Act', (now, nis2, aiAct) => {
  expect([nextDate('nis2', new Date(now)), nextDate('aiAct', new Date(now))]).toEqual([nis2, aiAct]);
});
