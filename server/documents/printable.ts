import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';

/** Tells whether one font of those of a place has a glyph for each of these code points. */
export type Coverage = (...codePoints: readonly number[]) => boolean;

/**
 * The fonts of texts in the order in which they are tried, as `sans` in `templates/theme.typ`. A line is all the weights of one
 * family: what one of them lacks is missing. The serif face falls back to all of these, so nothing needs to know where a text stands.
 */
const stack: readonly (readonly string[])[] = [
  ['Inter_400Regular.ttf', 'Inter_500Medium.ttf', 'Inter_600SemiBold.ttf', 'Inter_700Bold.ttf'],
  ['NotoEmoji_400Regular.ttf'],
  ['NotoSansArabic_400Regular.ttf'],
  ['NotoSansHebrew_400Regular.ttf'],
];

function charactersOf(folder: string, family: readonly string[]): Set<number> {
  const [first = new Set<number>(), ...others] = family.map((file) => new Set((openSync(join(folder, file)) as Font).characterSet));
  return new Set([...first].filter((codePoint) => others.every((weight) => weight.has(codePoint))));
}

/** What the fonts of the documents cover. A letter and its marks are only drawn when one font has all of them. */
export function fontCoverage(folder: string): Coverage {
  const families = stack.map((family) => charactersOf(folder, family));
  return (...codePoints) => families.some((characters) => codePoints.every((codePoint) => characters.has(codePoint)));
}

/** Stands for a character that no font can draw. */
const substitute = '\u25a1';
/** Marks above and below one letter: the most that a pointed Hebrew letter has. More of them run into other lines. */
const mostMarks = 3;

// Controls but the line feed, joiners and direction marks, fillers, private and unassigned characters, variants of emoji.
const dropped = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/gu;
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

const pointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** A letter as the fonts can draw it: itself, else what it is compatible with (ﬁ is fi, Ａ is A), else a square. */
function drawable(letter: string, covered: Coverage): string {
  if (covered(...pointsOf(letter))) return letter;
  const plain = letter.normalize('NFKC').replace(dropped, '');
  if (plain !== '' && pointsOf(plain).every((point) => covered(point))) return plain;
  return /^\p{Zs}$/u.test(letter) ? ' ' : substitute;
}

/** A letter with the marks that belong to it, as many as have room and one font has with it. */
function marked(letter: string, marks: readonly string[], covered: Coverage): string {
  const base = drawable(letter, covered);
  if (base === substitute || base === ' ') return base;
  const last = Array.from(base).at(-1) ?? '';
  const kept = marks.slice(0, mostMarks).filter((mark) => covered(...pointsOf(last), ...pointsOf(mark)));
  return base + (covered(...pointsOf(last), ...pointsOf(kept.join(''))) ? kept.join('') : '');
}

/**
 * Text as it can be printed: composed (NFC), lone surrogates replaced, invisible and private characters dropped, marks bounded
 * and none without a letter, compatible letters for those that no font has, and a square for whatever is left.
 */
export function printable(text: string, covered: Coverage): string {
  const clean = text
    .toWellFormed()
    .replace(lineEnds, '\n')
    .replaceAll('\t', ' ')
    .normalize('NFC')
    .replace(dropped, '')
    .replaceAll('\ufffd', substitute);
  let shown = '';
  for (const [cluster] of clean.matchAll(/\n|\P{M}\p{M}*|\p{M}+/gu)) {
    const [letter = '', ...marks] = Array.from(cluster);
    if (letter === '\n') shown += letter;
    else if (!/\p{M}/u.test(letter)) shown += marked(letter, marks, covered);
  }
  return shown;
}
