import type { Language } from '#core/platform/languages.ts';
import type { Month } from '#core/platform/calendar/monthly.ts';

const space = '\u00a0';
const none = '–';
const timeZone = 'Europe/Warsaw';

/** Formats that are made once for each language and form, since making one takes longer than most uses of it together. */
function remembered<Options, Format>(make: (locale: string, options: Options) => Format): (language: Language, options: Options) => Format {
  const formats = new Map<string, Format>();
  return (language, options) => {
    const key = `${language} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? make(language === 'en' ? 'en-GB' : language, options);
    formats.set(key, format);
    return format;
  };
}

export const numberFormat = remembered((where, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(where, options));
export const dayFormat = remembered((where, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(where, options));

/** A number with two decimals in the reader's form; `least` fewer where they are zero. */
export function numberText(value: number, language: Language, least = 2): string {
  return numberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: 2 }).format(value);
}

/** A percentage in the reader's form, such as 84,51% or 84,51 %. */
export function percentText(percent: number, language: Language, decimals = 2): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormat(language, { style: 'percent', ...digits }).format(percent / 100);
}

/** A whole percentage, such as a threshold. */
export function wholePercent(percent: number, language: Language): string {
  return percentText(percent, language, 0);
}

/** A score in percent; a dash where there is none. */
export function scoreText(percent: number | null, language: Language, decimals = 2): string {
  return percent === null ? none : percentText(percent, language, decimals);
}

/** A difference with its sign and unit, such as +14,68 pkt proc.; a dash where there is none. */
export function changeText(change: number | null, unit: string, language: Language): string {
  if (change === null) return none;
  const sign = change > 0 ? '+' : change < 0 ? '\u2212' : '±';
  return `${sign}${numberText(Math.abs(change), language)} ${unit}`.replaceAll(' ', space);
}

/** An amount of whole units with its currency, such as 1845,00 zł or €429.27; `least` decimals where they are zero. */
export function moneyText(amount: number, currency: 'PLN' | 'EUR', language: Language, least = 2): string {
  const options = { style: 'currency', currency, minimumFractionDigits: least } as const;
  return numberFormat(language, options).format(amount);
}

/** A day in Warsaw, written out: 21 listopada 2026. It never breaks. */
export function dayText(instant: Date, language: Language): string {
  return dayFormat(language, { timeZone, dateStyle: 'long' }).format(instant).replaceAll(' ', space);
}

/** A day in Warsaw in figures: 21.11.2026. */
export function shortDayText(instant: Date, language: Language): string {
  return dayFormat(language, { timeZone, dateStyle: 'short' }).format(instant);
}

/** Day and time in Warsaw; the medium style shows seconds. */
export function momentText(instant: Date, language: Language, timeStyle: 'short' | 'medium' = 'medium'): string {
  return dayFormat(language, { timeZone, dateStyle: 'long', timeStyle }).format(instant);
}

/** A month by name: październik 2026. */
export function monthText({ year, month }: Month, language: Language): string {
  const format = dayFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return format.format(new Date(Date.UTC(year, month - 1))).replaceAll(' ', space);
}

/** A colon with the space that French puts before it. */
export function colon(language: Language): string {
  return language === 'fr' ? `${space}:` : ':';
}

/** A semicolon between items, with the space that French puts before it. */
export function semicolon(language: Language): string {
  return language === 'fr' ? `${space}; ` : '; ';
}
