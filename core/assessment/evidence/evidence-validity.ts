import { dayFromIso, daysBetween, type CalendarDay } from '#core/platform/calendar/calendar.ts';

/** Days before the last day on which the end of validity is announced, and for how long after it. */
const monthDays = 30;
const weekDays = 7;

/** Whether something is valid on a day (ISO), its own last day included; null never ends. */
export function isValidOn(validUntil: string | null, day: string): boolean {
  return validUntil === null || validUntil >= day;
}

export type ValidityNotice = 'month' | 'week' | 'over';

/** What is to be said today of something that is valid until that day, the day included; null for nothing (any more). */
export function noticeOf(validUntil: string, today: CalendarDay): ValidityNotice | null {
  const last = dayFromIso(validUntil);
  if (!last) return null;
  const left = daysBetween(today, last);
  if (Math.abs(left) > monthDays) return null;
  if (left < 0) return 'over';
  return left <= weekDays ? 'week' : 'month';
}
