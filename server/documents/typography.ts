import type { Language } from '#core/languages.ts';
import type { Month } from '#core/monthly.ts';

const space = '\u00a0';

/** Keeps short words and numbers together: Polish one-letter words never end a line, `art. 21` never breaks. */
export function bind(text: string, language: Language): string {
  const bound = text
    .replace(/\b(art|ust|pkt|lit|poz|nr|Art|Abs|Nr|Buchst|par)\. (?=[\p{L}\d])/gu, `$1.${space}`)
    .replace(/\b(article|point|Annex|Anhang|annexe) (?=[\dIVX])/gu, `$1${space}`);
  if (language !== 'pl') return bound;
  return bound.replace(/(?<=^|[\s(„\u00a0])([aiouwzAIOUWZ]) (?=\S)/gu, `$1${space}`);
}

/** A percentage with two decimals in the reader's form, such as 84,51% or 84,51 %. */
export function percentText(percent: number, language: Language, decimals = 2): string {
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(percent / 100);
}

/** A whole percentage, such as a threshold. */
export function wholePercent(percent: number, language: Language): string {
  return percentText(percent, language, 0);
}

/** A number with two decimals in the reader's form. */
export function numberText(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** A score in percent; a dash where there is none. */
export function scoreText(percent: number | null, language: Language): string {
  return percent === null ? '–' : percentText(percent, language);
}

/** A difference with its sign and unit, such as +14,68 pkt proc.; a dash where there is none. */
export function changeText(change: number | null, unit: string, language: Language): string {
  if (change === null) return '–';
  const sign = change > 0 ? '+' : change < 0 ? '\u2212' : '±';
  return `${sign}${numberText(Math.abs(change), language)} ${unit}`.replaceAll(' ', space);
}

/** A day in Warsaw, written out: 21 listopada 2026. */
export function dayText(instant: Date, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Warsaw', dateStyle: 'long' });
  return format.format(instant).replaceAll(' ', space);
}

/** A month by name: październik 2026. */
export function monthText({ year, month }: Month, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return format.format(new Date(Date.UTC(year, month - 1, 15))).replaceAll(' ', space);
}

/** Day and time in Warsaw. */
export function momentText(instant: Date, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Warsaw', dateStyle: 'long', timeStyle: 'medium' }).format(instant);
}

/** An amount with its currency, such as 1845,00 zł or €429.27. */
export function moneyText(amount: number, currency: 'PLN' | 'EUR', language: Language): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, { style: 'currency', currency }).format(amount);
}

/** A colon with the space that French puts before it. */
export function colon(language: Language): string {
  return language === 'fr' ? `${space}:` : ':';
}

/** A semicolon between items, with the space that French puts before it. */
export function semicolon(language: Language): string {
  return language === 'fr' ? `${space}; ` : '; ';
}

/** A name on one line, whatever was typed. */
export function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}
