import { addDays, addMonthsToDay, businessDay, endOfDay, type CalendarDay } from './calendar.ts';
import { isWorkingDay } from './working-days.ts';

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: CalendarDay): CalendarDay {
  let found = day;
  while (!isWorkingDay(found)) found = addDays(found, 1);
  return found;
}

/** How long a term of the law is. */
export type TermLength = Readonly<{ days: number } | { months: number }>;

/** `aim` is the day that the count gives; `last` is the same day or, where it is free of work, the next working day. */
export type Term = Readonly<{ aim: CalendarDay; last: CalendarDay }>;

/**
 * A term in days or months: the day on which it begins does not count, a month ends on the day of the same date or on the month's last one, and
 * a last day on a Saturday or a day free of work moves to the next that is neither (Civil Code, art. 111, 112 and 115; the same in Regulation
 * (EEC, Euratom) 1182/71, art. 3).
 */
export function termOf(from: CalendarDay, length: TermLength): Term {
  const aim = 'days' in length ? addDays(from, length.days) : addMonthsToDay(from, length.months);
  return { aim, last: workingDayFrom(aim) };
}

/** Last moment of a term of days, in Warsaw (`termOf`). */
export function endOfTerm(from: Date, days: number): Date {
  return endOfDay(termOf(businessDay(from), { days }).last);
}

/** Last moment of a term of working days, in Warsaw; the day on which it begins does not count. */
export function endOfWorkingDays(from: Date, days: number): Date {
  let day = businessDay(from);
  for (let left = days; left > 0; left -= Number(isWorkingDay(day))) day = addDays(day, 1);
  return endOfDay(day);
}
