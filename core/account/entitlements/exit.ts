import { addDays, addMonths, businessDay, daysBetween, endOfDay, type CalendarDay } from '#core/platform/calendar/calendar.ts';
import { endOfTerm } from '#core/platform/calendar/deadlines.ts';

/** Days of transition from the beginning of an exit (Data Act, art. 25(2)(a)); no notice is asked for. */
export const transitionDays = 30;
/** Days after the end of the contract in which the data can still be fetched (Data Act, art. 25(2)(g)): at least so many. */
export const retrievalDays = 30;
/** Days before the last moment of retrieval from which everybody is reminded of it. */
export const exitReminderDays = 7;
/** How long a transition can become by its one extension. */
export const longestTransitionMonths = 7;

export const exitKinds = ['switching', 'deletion'] as const;
export type ExitKind = (typeof exitKinds)[number];

export const exitPhases = ['transition', 'retrieval', 'over'] as const;
export type ExitPhase = (typeof exitPhases)[number];

/** Two moments of an exit: the end of the contract, and the last one at which the data can be fetched. */
export type ExitDates = Readonly<{ endsAt: Date; eraseAt: Date }>;

/** The dates of an exit whose contract ends then. The last moment of retrieval is the end of a working day in Warsaw. */
export function exitDates(endsAt: Date): ExitDates {
  return { endsAt, eraseAt: endOfTerm(endsAt, retrievalDays) };
}

/** The end of the transition of an exit that begins then: the end of the thirtieth day after it. */
export function transitionEnd(begunAt: Date): Date {
  return endOfDay(addDays(businessDay(begunAt), transitionDays));
}

/** The end of the contract on a day that the customer chooses: at once on the day itself, otherwise the end of that day. */
export function endOn(day: CalendarDay, now: Date): Date {
  return daysBetween(businessDay(now), day) === 0 ? now : endOfDay(day);
}

/** The last day to which the transition of an exit that began then can be extended. */
export function latestEnd(begunAt: Date): Date {
  return endOfDay(businessDay(addMonths(begunAt, longestTransitionMonths)));
}

/** The last moments of retrieval of which a reminder is due: those of today and of the days after it. */
export function remindedUntil(now: Date): Date {
  return endOfDay(addDays(businessDay(now), exitReminderDays));
}

export function exitPhase({ endsAt, eraseAt }: ExitDates, now: Date): ExitPhase {
  if (now < endsAt) return 'transition';
  return now <= eraseAt ? 'retrieval' : 'over';
}
