import { mostLetters, NotUnpacked } from './unpack.ts';

/** Without what no database stores: NUL, and halves of characters. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}

/** A cell as text: days as ISO, nothing as an empty text. */
export function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? storable(value) : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Counts what is handed back, and refuses what no sheet holds. */
export function letterCount(): (texts: readonly string[]) => void {
  let left: number = mostLetters.sheets;
  return (texts) => {
    for (const { length } of texts) {
      left -= length;
      if (length > mostLetters.cell || left < 0) throw new NotUnpacked('too_large', `${length} letters in a cell, ${left} left for others`);
    }
  };
}
