import { numberFormat } from '#core/platform/text/formats.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

const units = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;

function unitText(value: number, unit: string): string {
  return numberFormat(shownLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(value).replaceAll(' ', '\u00a0');
}

/** A length of time in its two greatest units: 1 dz. 4 godz.; below a minute in seconds. */
export function durationText(millis: number): string {
  let rest = Math.floor(millis / 1000);
  const parts: string[] = [];
  for (const [seconds, unit] of units) {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    if (count > 0) parts.push(unitText(count, unit));
  }
  return parts.length > 0 ? parts.slice(0, 2).join(' ') : unitText(rest, 'second');
}

/** A stopwatch: 1:04:09. */
export function stopwatch(millis: number): string {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
