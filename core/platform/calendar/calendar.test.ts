import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, endOfDay, isoDay, startOfDay, type CalendarDay } from './calendar.ts';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'medium' });
/** What a clock in Warsaw shows, such as 2026-11-21 10:00:00.000. */
const shown = (instant: Date): string => `${clock.format(instant)}.${instant.toISOString().slice(20, 23)}`;
const written = ({ year, month, day }: CalendarDay): string => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const instants = fc.date({ min: new Date('1997-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true });
/** Any day; often one near a change of the clock. */
const days = fc.oneof(
  instants.map((at) => ({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() })),
  fc.record({ year: fc.integer({ min: 1997, max: 2059 }), month: fc.constantFrom(3, 10), day: fc.integer({ min: 25, max: 31 }) }),
);

describe('some months later', () => {
  it.each([
    ['it is the same time in summer', '2026-03-01T09:00:00.123Z', 1, '2026-04-01T08:00:00.123Z'],
    ['it is the same time in winter', '2026-10-01T08:00:00.000Z', 1, '2026-11-01T09:00:00.000Z'],
    ['29 February is 28 February', '2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
    ['the last of a long month is the last of a short one', '2026-01-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
    ['a late evening belongs to the day in Warsaw', '2026-01-30T23:30:00.000Z', 1, '2026-02-27T23:30:00.000Z'],
    ['a time that the clock skips is past the gap', '2026-01-29T01:30:15.500Z', 2, '2026-03-29T01:30:15.500Z'],
    ['a time before the gap is not moved', '2026-01-29T00:30:00.000Z', 2, '2026-03-29T00:30:00.000Z'],
    ['noon is noon on the day of the gap', '2026-01-29T11:00:00.000Z', 2, '2026-03-29T10:00:00.000Z'],
    ['a time that comes twice is the first of the two', '2026-09-25T00:30:00.000Z', 1, '2026-10-25T00:30:00.000Z'],
  ])('%s', (_, from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to);
  });

  it('the clock shows the same, on the same day or the last of the month', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 36 }), (from, months) => {
        const [year = 0, month = 0, day = 0] = shown(from).slice(0, 10).split('-').map(Number);
        const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
        const [before, after] = [shown(from), shown(addMonths(from, months))];
        expect(after.slice(0, 10)).toBe(written({ year, month: month + months, day: Math.min(day, last) }));
        expect([before.slice(11), before.slice(11).replace(/^02/, '03')]).toContain(after.slice(11));
      }),
    );
  });
});

describe('a day in Warsaw', () => {
  it('begins at midnight, ends a millisecond before the next and is written as it is', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(shown(startOfDay(day))).toBe(`${written(day)} 00:00:00.000`);
        expect(shown(endOfDay(day))).toBe(`${written(day)} 23:59:59.999`);
        expect([isoDay(startOfDay(day)), isoDay(endOfDay(day))]).toEqual([written(day), written(day)]);
      }),
    );
  });

  it('is so many days after another as have to be added', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
        const other = addDays(day, count);
        expect(daysBetween(day, other)).toBe(count);
        expect(Date.parse(written(other)) - Date.parse(written(day))).toBe(count * 86_400_000);
      }),
    );
    expect(addDays({ year: 2028, month: 2, day: 28 }, 2)).toEqual({ year: 2028, month: 3, day: 1 });
  });
});
