import { expect, it } from 'vitest';
import { guidedSize } from './guidance.ts';

it.each([
  ['under_10', 20],
  ['under_50', 20],
  ['under_250', 100],
  ['from_250', 500],
] as const)('a company of %s people is shown the step for %i', (headcount, people) => {
  expect(guidedSize({ headcount })).toBe(people);
});

it('a check that does not ask for people speaks for no size', () => {
  expect(guidedSize({ seat: 'poland' })).toBeNull();
});
