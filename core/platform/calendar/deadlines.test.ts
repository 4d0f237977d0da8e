import { describe, expect, it } from 'vitest';
import { calendarDay, isoOf } from './calendar.ts';
import { endOfTerm, endOfWorkingDays, termOf } from './deadlines.ts';

const inWarsaw = (at: Date): string => at.toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' });

describe('a term', () => {
  it.each([
    // A month later there is no 31st, and 28 February 2027 is a Sunday.
    ['2027-01-31', { months: 1 }, '2027-02-28', '2027-03-01'],
    // Christmas Day, a Friday.
    ['2026-11-25', { months: 1 }, '2026-12-25', '2026-12-28'],
    ['2026-12-12', { days: 14 }, '2026-12-26', '2026-12-28'],
    ['2026-11-30', { months: 1 }, '2026-12-30', '2026-12-30'],
    ['2026-12-31', { months: 14 }, '2028-02-29', '2028-02-29'],
  ] as const)('from %s of %j aims at %s and ends on %s', (from, length, aim, last) => {
    const term = termOf(calendarDay(from), length);
    expect([isoOf(term.aim), isoOf(term.last)]).toEqual([aim, last]);
  });

  it.each([
    ['2026-11-23T10:00:00Z', 14, '2026-12-07 23:59:59'],
    // The last day is a Saturday, and the one after it a Sunday.
    ['2026-11-21T10:00:00Z', 14, '2026-12-07 23:59:59'],
    // Half past midnight in Warsaw is the next day there.
    ['2026-11-23T23:30:00Z', 14, '2026-12-08 23:59:59'],
    // Christmas Eve, both days of Christmas and the Sunday.
    ['2026-12-10T10:00:00Z', 14, '2026-12-28 23:59:59'],
  ])('from %s of %i days ends on a working day', (from, days, end) => {
    expect(inWarsaw(endOfTerm(new Date(from), days))).toBe(end);
  });

  it.each([
    ['2026-11-23T10:00:00Z', 14, '2026-12-11 23:59:59'],
    ['2026-11-21T10:00:00Z', 1, '2026-11-23 23:59:59'],
    ['2026-12-23T10:00:00Z', 1, '2026-12-28 23:59:59'],
    ['2026-12-18T10:00:00Z', 14, '2027-01-13 23:59:59'],
  ])('from %s of %i working days skips weekends and holidays', (from, days, end) => {
    expect(inWarsaw(endOfWorkingDays(new Date(from), days))).toBe(end);
  });
});
