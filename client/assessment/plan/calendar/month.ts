import { addDays, daysBetween, type CalendarDay } from '#core/platform/calendar/calendar.ts';

/** A month, months from 1. */
export type ShownMonth = Readonly<{ year: number; month: number }>;

export function isoOf({ year, month, day }: CalendarDay): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

export function monthAfter({ year, month }: ShownMonth, by: number): ShownMonth {
  const moved = new Date(Date.UTC(year, month - 1 + by, 1));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1 };
}

/** The whole weeks that a month touches, from Monday on. */
export function weeksOf({ year, month }: ShownMonth): CalendarDay[][] {
  const first = { year, month, day: 1 };
  const weekday = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const start = addDays(first, -weekday);
  const next = monthAfter({ year, month }, 1);
  const weeks = Math.ceil(daysBetween(start, { ...next, day: 1 }) / 7);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)));
}
