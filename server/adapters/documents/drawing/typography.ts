import type { Language } from '#core/platform/languages.ts';

const space = '\u00a0';

/** Keeps short words and numbers together: Polish one-letter words never end a line, `art. 21` never breaks. */
export function bind(text: string, language: Language): string {
  const bound = text
    .replace(/\b(art|ust|pkt|lit|poz|nr|Art|Abs|Nr|Buchst|par)\. (?=[\p{L}\d])/gu, `$1.${space}`)
    .replace(/\((EU|UE|WE|EC|EG|CE)\) (?=\d|nr|No|Nr|n)/gu, `($1)${space}`)
    .replace(/\b(article|point|Annex|Anhang|annexe) (?=[\dIVX])/gu, `$1${space}`);
  if (language !== 'pl') return bound;
  return bound.replace(/(?<=^|[\s(„\u00a0])([aiouwzAIOUWZ]) (?=\S)/gu, `$1${space}`);
}

/** A name on one line, whatever was typed. */
export function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}
