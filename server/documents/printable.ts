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

// Controls but the line feed, joiners and direction marks, variation selectors, byte order mark, private use.
// oxlint-disable-next-line no-control-regex
const dropped = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb]|[\ue000-\uf8ff]|[\u{e0000}-\u{e0fff}]|[\u{f0000}-\u{10ffff}]|[\u{1f3fb}-\u{1f3ff}]/gu;

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
