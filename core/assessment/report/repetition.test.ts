import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, isoOf } from '#core/platform/calendar/calendar.ts';
import { nextDue, repetitions } from './repetition.ts';

describe('the next day of a repeated action', () => {
  it.each([
    ['done before its day', '2026-01-15', '2026-01-15', 1, '2026-01-10', '2026-02-15'],
    ['done on its day', '2026-01-15', '2026-01-15', 3, '2026-01-15', '2026-04-15'],
    ['done late by less than a month', '2026-01-15', '2026-01-15', 1, '2026-02-01', '2026-02-15'],
    ['done late by more than one of them', '2026-01-15', '2026-01-15', 1, '2026-04-15', '2026-05-15'],
    ['after a short month', '2026-01-31', '2026-02-28', 1, '2026-02-28', '2026-03-31'],
    ['a leap day, a year later', '2028-02-29', '2028-02-29', 12, '2028-02-29', '2029-02-28'],
    ['a leap day, after its clamped day', '2028-02-29', '2031-02-28', 12, '2031-02-28', '2032-02-29'],
    ['twice a year', '2026-06-30', '2026-06-30', 6, '2026-07-01', '2026-12-30'],
  ] as const)('is counted from the first one: %s', (_, from, dueOn, months, today, next) => {
    expect(nextDue({ from, dueOn, months }, today)).toBe(next);
  });

  it('lies after today and after the day that was due, and no step is left out', () => {
    const start = calendarDay('2026-01-01');
    const days = fc.nat(1_500).map((count) => isoOf(addDays(start, count)));
    fc.assert(
      fc.property(days, fc.constantFrom(...repetitions), fc.nat(60), days, (from, months, done, today) => {
        let dueOn = from;
        for (let index = 0; index < done % 12; index += 1) dueOn = nextDue({ from, dueOn, months }, dueOn);
        const next = nextDue({ from, dueOn, months }, today);
        const latest = dueOn > today ? dueOn : today;
        expect(next > latest).toBe(true);
        // The step before it is not after both.
        const sooner = isoOf(addDays(calendarDay(next), -(months * 31 + 1)));
        expect(sooner <= latest).toBe(true);
      }),
    );
  });
});
