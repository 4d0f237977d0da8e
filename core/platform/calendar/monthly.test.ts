import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueMonth, monthBefore, monthBounds, monthKey, monthOfKey } from './monthly.ts';

const due = (instant: string): string | null => {
  const found = dueMonth(new Date(instant));
  return found && monthKey(found.month);
};

describe('the month to report on', () => {
  it.each([
    ['2026-11-01T12:00:00Z', null],
    ['2026-11-01T22:59:59Z', null],
    // Midnight in Warsaw.
    ['2026-11-01T23:00:00Z', '2026-10'],
    ['2026-11-02T03:15:00Z', '2026-10'],
    ['2026-11-30T12:00:00Z', '2026-10'],
    ['2027-01-01T12:00:00Z', null],
    ['2027-01-03T12:00:00Z', null],
    ['2027-01-04T12:00:00Z', '2026-12'],
    ['2027-05-03T12:00:00Z', null],
    ['2027-05-04T12:00:00Z', '2027-04'],
  ])('at %s is %s', (instant, month) => {
    expect(due(instant)).toBe(month);
  });

  it('is due on one day', () => {
    expect(dueMonth(new Date('2026-11-20T12:00:00Z'))).toMatchObject({
      dueFrom: new Date('2026-11-01T23:00:00Z'),
      dueUntil: new Date('2026-11-02T22:59:59.999Z'),
    });
  });
});

describe('a month', () => {
  it('begins and ends at midnight in Warsaw', () => {
    expect(monthBounds({ year: 2026, month: 10 })).toEqual({
      from: new Date('2026-09-30T22:00:00Z'),
      to: new Date('2026-10-31T23:00:00Z'),
    });
    expect(monthBounds({ year: 2026, month: 12 }).to).toEqual(new Date('2026-12-31T23:00:00Z'));
  });

  it('has a key that leads back to it, and one before it that it follows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        expect(monthOfKey(monthKey({ year, month }))).toEqual({ year, month });
        expect(monthBounds(monthBefore({ year, month })).to).toEqual(monthBounds({ year, month }).from);
      }),
    );
    for (const key of ['2026-13', '2026-00', '26-01', '', '2026-1']) expect(() => monthOfKey(key)).toThrow('not a month');
  });
});
