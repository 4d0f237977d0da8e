import { addMonthsToDay, calendarDay, isoOf } from '#core/platform/calendar/calendar.ts';

/** Every how many months an action may be repeated: monthly, quarterly, twice a year, yearly. */
export const repetitions = [1, 3, 6, 12] as const;
export type Repetition = (typeof repetitions)[number];

/** A repeated action: the day that was chosen first, from which every later one is counted, and the day it is due now (ISO). */
export type Repeated = Readonly<{ from: string; dueOn: string; months: Repetition }>;

/**
 * The day after `dueOn` and after today on which a repeated action is due next. Counted from the first day, so that the last of a month stays
 * it: 31 January, 28 February, 31 March.
 */
export function nextDue({ from, dueOn, months }: Repeated, today: string): string {
  const after = dueOn > today ? dueOn : today;
  const [first, last] = [calendarDay(from), calendarDay(after)];
  const passed = (last.year - first.year) * 12 + last.month - first.month;
  const begin = Math.max(1, Math.floor(passed / months));
  // One step reaches the month of that day at most, the next one lies behind it.
  const steps = [begin, begin + 1].map((step) => isoOf(addMonthsToDay(first, step * months)));
  return steps.find((day) => day > after) ?? isoOf(addMonthsToDay(first, (begin + 2) * months));
}
