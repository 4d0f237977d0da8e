import { addDays, businessDay, daysBetween, startOfDay } from '#core/platform/calendar/calendar.ts';

/** Days before the end on which a reminder is due; negative after it (docs/product.md, “Reminders and reports”). */
export const reminderDays = [30, 7, -7] as const;
export type ReminderDay = (typeof reminderDays)[number];

/** How long a reminder that was missed still makes sense, in days before the end. */
const until: Readonly<Record<ReminderDay, number>> = { 30: 8, 7: 0, [-7]: -30 };

/** So many days are looked at together. */
const daysAtOnce = 3;

/** The calendar days in Warsaw, a few of them from midnight to midnight, on which something ends that a reminder may be due about today. */
export function daysToRemindOf(day: ReminderDay, now: Date): Readonly<{ from: Date; to: Date }>[] {
  const days = day - until[day] + 1;
  const midnight = (later: number): Date => startOfDay(addDays(businessDay(now), until[day] + Math.min(later, days)));
  return Array.from({ length: Math.ceil(days / daysAtOnce) }, (_, place) => ({
    from: midnight(place * daysAtOnce),
    to: midnight((place + 1) * daysAtOnce),
  }));
}

/**
 * The reminder that is due today about something that ends then, by calendar days in Warsaw; null when none is. A day
 * that was slept through is made up for as long as the reminder is still true.
 */
export function dueReminder(endsAt: Date, now: Date): ReminderDay | null {
  const left = daysBetween(businessDay(now), businessDay(endsAt));
  return reminderDays.find((day) => left <= day && left >= until[day] && (day < 0 || endsAt > now)) ?? null;
}
