import { expect, it } from 'vitest';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { newerOf } from './newer.ts';

const at = (revision: number, id = 'a1') => ({ id, revision }) as Assessment;

it('an acknowledgement that was overtaken does not take answers back from the screen', () => {
  expect(newerOf(at(49), at(48)).revision).toBe(49);
  expect(newerOf(at(48), at(49)).revision).toBe(49);
});

it('what was changed by the same save is taken as it came', () => {
  const came = at(49);
  expect(newerOf(at(49), came)).toBe(came);
});

it('the first one and another assessment are taken whatever their number', () => {
  expect(newerOf(undefined, at(1)).revision).toBe(1);
  expect(newerOf(at(49), at(0, 'a2'))).toMatchObject({ id: 'a2', revision: 0 });
});
