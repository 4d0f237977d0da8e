import { expect, it } from 'vitest';
import { noticeOf } from './evidence-validity.ts';

const today = { year: 2026, month: 11, day: 21 };

it.each([
  ['2026-12-22', null],
  ['2026-12-21', 'month'],
  ['2026-11-29', 'month'],
  ['2026-11-28', 'week'],
  ['2026-11-21', 'week'],
  ['2026-11-20', 'over'],
  ['2026-10-22', 'over'],
  ['2026-10-21', null],
  ['nonsense', null],
])('what is valid until %s is told of as %s', (validUntil, notice) => {
  expect(noticeOf(validUntil, today)).toBe(notice);
});
