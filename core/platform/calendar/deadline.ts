import { isoDay } from './calendar.ts';

/** How a deadline is said: it is to come, its last day is today, or it has passed. Every text about one has these three forms. */
export const deadlinePhases = ['coming', 'today', 'passed'] as const;
export type DeadlinePhase = (typeof deadlinePhases)[number];

/** The phase of a last day, both as calendar days in ISO 8601; the last day itself is still in time. */
export function phaseOfDay(lastDay: string, today: string): DeadlinePhase {
  if (lastDay === today) return 'today';
  return lastDay > today ? 'coming' : 'passed';
}

/** The phase of a last moment, in Warsaw; that moment itself is still in time. */
export function phaseOf(lastMoment: Date, now: Date): DeadlinePhase {
  return now > lastMoment ? 'passed' : phaseOfDay(isoDay(lastMoment), isoDay(now));
}

/** The phase of a day (ISO) from which something applies: on that day it applies already. */
export function phaseOfStart(firstDay: string, today: string): Exclude<DeadlinePhase, 'today'> {
  return firstDay <= today ? 'passed' : 'coming';
}
