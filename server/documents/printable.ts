import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';

/** Tells whether some font of the documents has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

/** Code points covered by the TTF files of a folder. */
export function fontCoverage(folder: string): Coverage {
  const covered = new Set<number>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ttf'))) {
    for (const codePoint of (openSync(join(folder, file)) as Font).characterSet) covered.add(codePoint);
  }
  return (codePoint) => covered.has(codePoint);
}

/** Stands for a character that no font can draw. */
const substitute = '\u25a1';

// Controls but the line feed, joiners and direction marks, private and unassigned characters, variants of emoji.
const dropped = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}\p{Emoji_Modifier}]/gu;

/**
 * Text as it can be printed: composed (NFC), lone surrogates replaced, invisible and private characters dropped, and
 * what no font covers shown as a square.
 */
export function printable(text: string, covered: Coverage): string {
  const clean = text.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\t', ' ').normalize('NFC').replace(dropped, '');
  let shown = '';
  for (const character of clean) {
    const codePoint = character.codePointAt(0) ?? 0;
    shown += character === '\n' || covered(codePoint) ? character : substitute;
  }
  return shown;
}
