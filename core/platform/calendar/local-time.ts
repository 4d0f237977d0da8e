import { startOfDay, isoOf, businessDay, dayFromIso, addDays, businessTimeZone } from './calendar.ts';

/** The two times of the year that Warsaw keeps: in the night of October an hour happens in both. */
export const warsawZones = ['CEST', 'CET'] as const;
export type WarsawZone = (typeof warsawZones)[number];

const offsetHours: Readonly<Record<WarsawZone, number>> = { CEST: 2, CET: 1 };
const form = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;

const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone: businessTimeZone, dateStyle: 'short', timeStyle: 'short' });

/** What clocks in Warsaw show at an instant: 2026-11-27T16:40. */
export function localTime(at: Date): string {
  return wallClock.format(at).replace(' ', 'T');
}

/** What a wall-clock time comes to: one instant, none (skipped in March), or two (in October, until somebody states which). */
export type LocalTime = Readonly<{ at: Date } | { problem: 'invalid' | 'skipped' | 'twice' }>;

function isDay(text: string): boolean {
  const day = dayFromIso(text);
  return day !== null && day.year >= 1970 && isoOf(addDays(day, 0)) === text && isoOf(businessDay(startOfDay(day))) === text;
}

/** Reads a time that clocks in Warsaw showed, such as 2026-11-27T16:40. `zone` is heard only where it decides between two instants. */
export function readLocalTime(text: string, zone?: WarsawZone): LocalTime {
  const [, day = '', hour = '', minute = ''] = form.exec(text) ?? [];
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59) return { problem: 'invalid' };
  const wall = Date.parse(`${text}:00Z`);
  const found = warsawZones
    .map((one) => ({ zone: one, at: new Date(wall - offsetHours[one] * 3_600_000) }))
    .filter(({ at }) => localTime(at) === text);
  if (found.length === 0) return { problem: 'skipped' };
  const chosen = found.length === 1 ? found[0] : found.find((one) => one.zone === zone);
  return chosen ? { at: chosen.at } : { problem: 'twice' };
}
