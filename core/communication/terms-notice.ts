import { addDays, businessDay, type CalendarDay, daysBetween, startOfDay } from '#core/platform/calendar/calendar.ts';
import { endOfTerm } from '#core/platform/calendar/deadlines.ts';

/** Days between the announcement of new terms and the day from which they bind existing accounts. */
export const noticeDays = 30;
/** Days in which an organisation can object. */
export const objectionDays = 14;

/** The first day on which new terms bind somebody who was notified of them at that moment; never before the day that was published for all. */
export function bindingFrom(notifiedAt: Date, published: CalendarDay): CalendarDay {
  const own = addDays(businessDay(notifiedAt), noticeDays + 1);
  return daysBetween(published, own) > 0 ? own : published;
}

/** Whether new terms do not bind yet. */
export function isAhead(day: CalendarDay, now: Date): boolean {
  return now < startOfDay(day);
}

/** Last moment of an objection, in Warsaw. */
export function objectionUntil(notifiedAt: Date): Date {
  return endOfTerm(notifiedAt, objectionDays);
}
