import { expect, it } from 'vitest';
import { isoOf, monthAfter, weeksOf } from './month.ts';

it('a month is shown in whole weeks from Monday on', () => {
  const weeks = weeksOf({ year: 2026, month: 11 });
  expect(weeks).toHaveLength(6);
  expect([isoOf(weeks[0]![0]!), isoOf(weeks.at(-1)!.at(-1)!)]).toEqual(['2026-10-26', '2026-12-06']);
  expect(weeksOf({ year: 2027, month: 2 }).flat().map(isoOf)).toEqual(
    Array.from({ length: 28 }, (_, day) => `2027-02-${String(day + 1).padStart(2, '0')}`),
  );
});

it('months follow one another over the end of a year', () => {
  expect([monthAfter({ year: 2026, month: 12 }, 1), monthAfter({ year: 2026, month: 1 }, -1)]).toEqual([
    { year: 2027, month: 1 },
    { year: 2025, month: 12 },
  ]);
});
