import { shownLanguage } from '#client/i18n.ts';

function locale(): string {
  const language = shownLanguage();
  return language === 'en' ? 'en-GB' : language;
}

/** A percentage as the report shows it, with up to two decimals; a dash when there is no score. */
export function percent(value: number | null | undefined, decimals = 2): string {
  if (value === null || value === undefined) return '–';
  return new Intl.NumberFormat(locale(), {
    style: 'percent',
    minimumFractionDigits: Number.isInteger(value) ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(value / 100);
}

export function number(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(value);
}

/** A day in Warsaw: 21 listopada 2026. */
export function day(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(new Date(iso));
}

/** Day and time in Warsaw. */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' }).format(new Date(iso));
}

/** Time of day where the reader is, with the day when it was not today. */
export function clock(instant: Date): string {
  const today = new Date().toDateString() === instant.toDateString();
  return new Intl.DateTimeFormat(locale(), { ...(today ? {} : { dateStyle: 'short' }), timeStyle: 'short' }).format(instant);
}

/** The last day a certificate is in force: its end is the first instant it is not. */
export function lastDay(expiresAt: string): string {
  return day(new Date(Date.parse(expiresAt) - 1).toISOString());
}

/** A colon with the space that French puts before it. */
export function colon(): string {
  return shownLanguage() === 'fr' ? '\u00a0:' : ':';
}
