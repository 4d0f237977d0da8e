import { businessDay, daysBetween, endOfDay, startOfDay, type CalendarDay } from './calendar.ts';
import { firstWorkingDay } from './working-days.ts';

export type Month = Readonly<{ year: number; month: number }>;

/** `2026-10`, as stored. */
export function monthKey({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The month of a key; throws on anything else. */
export function monthOfKey(key: string): Month {
  const found = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(key);
  if (!found) throw new RangeError(`not a month: ${key}`);
  return { year: Number(found[1]), month: Number(found[2]) };
}

export function monthBefore({ year, month }: Month): Month {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

function monthAfter({ year, month }: Month): Month {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}

/** From the first moment of a month in Warsaw up to, not including, the first of the next. */
export function monthBounds(month: Month): Readonly<{ from: Date; to: Date }> {
  return { from: startOfDay({ ...month, day: 1 }), to: startOfDay({ ...monthAfter(month), day: 1 }) };
}

/** The month to report on, and the day its report was due. */
export type DueMonth = Readonly<{ month: Month; dueFrom: Date; dueUntil: Date }>;

/**
 * The month before this one from this month's first working day on, so that a report that was missed is made up for
 * later in the month; null on the days before it.
 */
export function dueMonth(now: Date): DueMonth | null {
  const today: CalendarDay = businessDay(now);
  const dueOn = firstWorkingDay(today.year, today.month);
  if (daysBetween(dueOn, today) < 0) return null;
  return { month: monthBefore(today), dueFrom: startOfDay(dueOn), dueUntil: endOfDay(dueOn) };
}
