import * as formats from '#core/platform/text/formats.ts';
import type { Currency } from '#core/account/entitlements/plans.ts';
import { shownLanguage } from './i18n.ts';

/** A score with two decimals, as in every document; a dash where there is none. */
export function percent(score: number | null | undefined): string {
  return formats.scoreText(score ?? null, shownLanguage());
}

/** A threshold, or a share of work that is done: whole, and only the whole is 100. */
export function wholePercent(share: number): string {
  return formats.wholePercent(Math.floor(share), shownLanguage());
}

/** A difference of scores, with their two decimals. */
export function points(difference: number): string {
  return formats.numberText(difference, shownLanguage());
}

export function number(value: number): string {
  return formats.numberText(value, shownLanguage(), 0);
}

/** An amount with its currency; whole amounts without decimals. */
export function money(amount: number, currency: Currency): string {
  return formats.moneyText(amount, currency, shownLanguage(), Number.isInteger(amount) ? 0 : 2);
}

/** A day in Warsaw: 21 listopada 2026. */
export function day(iso: string): string {
  return formats.dayText(new Date(iso), shownLanguage());
}

/** A calendar day in figures: 21.11.2026. */
export function shortDay(isoDay: string): string {
  return formats.shortDayText(new Date(`${isoDay}T12:00:00Z`), shownLanguage());
}

/** The day of an instant in figures: 21.11.2026. */
export function shortDayOf(iso: string): string {
  return formats.shortDayText(new Date(iso), shownLanguage());
}

/** A month by name: listopad 2026. */
export function monthName(month: { year: number; month: number }): string {
  return formats.monthText(month, shownLanguage());
}

/** Days of the week in short, from Monday on. */
export function weekdayNames(): string[] {
  const format = formats.dayFormat(shownLanguage(), { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))));
}

/** Day and time in Warsaw. */
export function moment(iso: string): string {
  return formats.momentText(new Date(iso), shownLanguage(), 'short');
}

/** Time of day where the reader is, with the day when it was not today. */
export function clock(instant: Date): string {
  const today = new Date().toDateString() === instant.toDateString();
  return formats.dayFormat(shownLanguage(), { ...(today ? {} : { dateStyle: 'short' }), timeStyle: 'short' }).format(instant);
}

/** The last day a certificate is in force: its end is the first instant it is not. */
export function lastDay(expiresAt: string): string {
  return day(new Date(Date.parse(expiresAt) - 1).toISOString());
}

const fileUnits = [
  [1e9, 'gigabyte'],
  [1e6, 'megabyte'],
  [1000, 'kilobyte'],
  [1, 'byte'],
] as const;

/** A size of a file in the unit that suits it: 1,4 MB. */
export function fileSize(bytes: number): string {
  const [size, unit] = fileUnits.find(([least]) => bytes >= least) ?? ([1, 'byte'] as const);
  const value = bytes / size;
  const most = { maximumFractionDigits: value < 10 ? 1 : 0 };
  return formats
    .numberFormat(shownLanguage(), { style: 'unit', unit, ...most })
    .format(value)
    .replaceAll(' ', '\u00a0');
}

/** A colon with the space that French puts before it. */
export function colon(): string {
  return formats.colon(shownLanguage());
}
