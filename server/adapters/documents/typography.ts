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

/** As much as there is room for, to the end of a clause or at least of a word, with a sign that there is more. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const clause = Math.max(start.lastIndexOf(', '), start.lastIndexOf('; '), start.lastIndexOf(' ('));
  const cut = clause > most / 2 ? start.slice(0, clause) : start.replace(/\s+\S*$/u, '');
  return `${cut.replace(/[\s,;:.(–-]+$/u, '')}…`;
}
