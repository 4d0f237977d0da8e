/** Business time zone (docs/product.md, “Names and numbers”). */
export const businessTimeZone = 'Europe/Warsaw';

/** A calendar day, months from 1. */
export type CalendarDay = Readonly<{ year: number; month: number; day: number }>;

let warsawParts: Intl.DateTimeFormat | undefined;

/** Made when it is first needed: it takes milliseconds, and a page that only counts days does without. */
function partsFormat(): Intl.DateTimeFormat {
  return (warsawParts ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: businessTimeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }));
}

function partsIn(instant: Date): CalendarDay & { hour: number; minute: number; second: number } {
  const parts = Object.fromEntries(
    partsFormat()
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );
  const of = (name: string): number => parts[name] ?? 0;
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute'), second: of('second') };
}

/** The day in Warsaw at that instant. */
export function businessDay(instant: Date): CalendarDay {
  const { year, month, day } = partsIn(instant);
  return { year, month, day };
}

/** A day as ISO 8601: 2026-11-21. */
export function isoOf({ year, month, day }: CalendarDay): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** The day in Warsaw at that instant, as ISO 8601. */
export function isoDay(instant: Date): string {
  return isoOf(businessDay(instant));
}

function offsetMillis(instant: Date): number {
  const { year, month, day, hour, minute, second } = partsIn(instant);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant.getTime() / 1000) * 1000;
}

/**
 * The same Warsaw wall-clock time a number of calendar months later, clamped to the month's last day
 * (29 February plus 12 months is 28 February). A wall-clock time skipped by the clock change moves past the gap.
 */
export function addMonths(instant: Date, months: number): Date {
  const local = partsIn(instant);
  const monthIndex = local.month - 1 + months;
  const lastDay = new Date(Date.UTC(local.year, monthIndex + 1, 0)).getUTCDate();
  const wall = Date.UTC(local.year, monthIndex, Math.min(local.day, lastDay), local.hour, local.minute, local.second);
  const target = wall + instant.getUTCMilliseconds();
  const before = new Date(target - offsetMillis(new Date(target - 86_400_000)));
  const exact = new Date(target - offsetMillis(before));
  return offsetMillis(exact) === offsetMillis(before) ? exact : before;
}

/** A day in ISO 8601 that is known to be one. */
export function calendarDay(iso: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

/** A day in ISO 8601; null where it is none. */
export function dayFromIso(iso: string | null): CalendarDay | null {
  const day = calendarDay(iso ?? '');
  return day.year && day.month && day.day ? day : null;
}

/** The day a number of days later. */
export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** The day a number of months later, clamped to the month's last day. */
export function addMonthsToDay({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** How many days the second day is after the first. */
export function daysBetween(first: CalendarDay, second: CalendarDay): number {
  const days = (day: CalendarDay): number => Date.UTC(day.year, day.month - 1, day.day) / 86_400_000;
  return days(second) - days(first);
}

/** Midnight at which a Warsaw day begins. */
export function startOfDay({ year, month, day }: CalendarDay): Date {
  const wall = Date.UTC(year, month - 1, day);
  return new Date(wall - offsetMillis(new Date(wall - offsetMillis(new Date(wall)))));
}

/** The first moment in Warsaw of a month such as 2026-11. */
export function startOfMonth(month: string): Date {
  return startOfDay(calendarDay(`${month}-01`));
}

/** The last millisecond of a Warsaw day. */
export function endOfDay(day: CalendarDay): Date {
  return new Date(startOfDay(addDays(day, 1)).getTime() - 1);
}
