import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { easterSunday, firstWorkingDay, isPublicHoliday, isWorkingDay } from './working-days.ts';

const on = (iso: string) => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};

/** Full moons of spring in the years 1900 to 2199 by the place of a year in the cycle of nineteen, as days of March. */
const fullMoons = [45, 34, 23, 42, 31, 49, 39, 28, 47, 36, 25, 44, 33, 22, 41, 30, 48, 38, 27];

describe('Easter', () => {
  it.each([
    '1703-04-08',
    '1886-04-25',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2038-04-25',
    '2285-03-22',
  ])('falls on %s', (day) => {
    expect(easterSunday(on(day).year)).toEqual(on(day));
  });

  it('is the Sunday after the full moon of spring', () => {
    for (let year = 1900; year < 2200; year += 1) {
      const moon = new Date(Date.UTC(year, 2, fullMoons[year % 19]));
      const sunday = new Date(moon.getTime() + (7 - moon.getUTCDay()) * 86_400_000);
      expect(easterSunday(year)).toEqual(on(sunday.toISOString().slice(0, 10)));
    }
  });

  it('is a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 3000 }), (year) => {
        const { month, day } = easterSunday(year);
        const sunday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 0;
        return sunday && (month === 3 ? day >= 22 : month === 4 && day <= 25);
      }),
    );
  });
});

describe('a public holiday in Poland', () => {
  it('is one of fourteen in 2026', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays(on('2026-01-01'), index)).filter(isPublicHoliday);
    expect(days).toEqual(
      [
        '2026-01-01',
        '2026-01-06',
        '2026-04-05',
        '2026-04-06',
        '2026-05-01',
        '2026-05-03',
        '2026-05-24',
        '2026-06-04',
        '2026-08-15',
        '2026-11-01',
        '2026-11-11',
        '2026-12-24',
        '2026-12-25',
        '2026-12-26',
      ].map(on),
    );
  });

  it('is Christmas Eve since 2025', () => {
    expect([2024, 2025, 2026].map((year) => isPublicHoliday({ year, month: 12, day: 24 }))).toEqual([false, true, true]);
  });
});

describe('the first working day', () => {
  it.each([
    ['2026-01-02'],
    ['2026-02-02'],
    ['2026-03-02'],
    ['2026-04-01'],
    ['2026-05-04'],
    ['2026-06-01'],
    ['2026-07-01'],
    ['2026-08-03'],
    ['2026-09-01'],
    ['2026-10-01'],
    ['2026-11-02'],
    ['2026-12-01'],
    ['2027-01-04'],
    ['2027-02-01'],
    ['2027-03-01'],
    ['2027-04-01'],
    ['2027-05-04'],
    ['2027-06-01'],
    ['2027-07-01'],
    ['2027-08-02'],
    ['2027-09-01'],
    ['2027-10-01'],
    ['2027-11-02'],
    ['2027-12-01'],
    // Easter Monday on 1 April.
    ['2024-04-02'],
    // Corpus Christi on 1 June.
    ['2051-06-02'],
  ])('of its month is %s', (day) => {
    const { year, month } = on(day);
    expect(firstWorkingDay(year, month)).toEqual(on(day));
  });

  it('is always among the first six days, and no earlier day is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const { day } = firstWorkingDay(year, month);
        const before = Array.from({ length: day - 1 }, (_, index) => isWorkingDay({ year, month, day: index + 1 }));
        return day <= 6 && isWorkingDay({ year, month, day }) && !before.includes(true);
      }),
    );
  });
});
