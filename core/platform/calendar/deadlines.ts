import { addDays, businessDay, endOfDay } from './calendar.ts';
import { isWorkingDay } from './working-days.ts';

/**
 * Last moment of a term of days, in Warsaw: the day on which it begins does not count (Civil Code, art. 111), and a last day on a
 * Saturday or a day free of work moves to the next day that is neither (art. 115).
 */
export function endOfTerm(from: Date, days: number): Date {
  let day = addDays(businessDay(from), days);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return endOfDay(day);
}

/** Last moment of a term of working days, in Warsaw; the day on which it begins does not count. */
export function endOfWorkingDays(from: Date, days: number): Date {
  let day = businessDay(from);
  for (let left = days; left > 0; left -= Number(isWorkingDay(day))) day = addDays(day, 1);
  return endOfDay(day);
}
