import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';

export type Coverage = Readonly<{
  /** Tells whether one font of those of a place has a glyph for each of these code points. */
  has: (...codePoints: readonly number[]) => boolean;
  /** Matches texts of letters that the first family has and that neither compose nor carry anything: they are printed as they are. */
  plain: RegExp;
}>;

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

/** Stands for a character that no font can draw. */
const substitute = '\u25a1';
/** Marks above and below one letter: the most that a pointed Hebrew letter has. More of them run into other lines. */
const mostMarks = 3;

// Controls but the line feed, joiners and direction marks, fillers, private and unassigned characters, variants of emoji.
const dropped = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/gu;
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

// What any of the steps below could change: marks, what is dropped or ends a line, and what composition changes.
const changed = /[\p{M}\p{Zl}\p{Zp}]/u;
/** Up to here no letter composes with the one before unless it is a mark. */
const lastPlain = 0x20ff;

function plainOf(first: ReadonlySet<number>): RegExp {
  const letters = [...first].filter((point) => point <= lastPlain).map((point) => String.fromCodePoint(point));
  const plain = letters.filter((one) => one.normalize('NFC') === one && !changed.test(one) && one.replace(dropped, '') === one);
  const written = plain.map((one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);
  return new RegExp(`^[${written.join('')}\\n]*$`, 'u');
}

/** What the fonts of the documents cover. A letter and its marks are only drawn when one font has all of them. */
export function fontCoverage(folder: string): Coverage {
  const families = stack.map((family) => charactersOf(folder, family));
  return {
    has: (...codePoints) => families.some((characters) => codePoints.every((codePoint) => characters.has(codePoint))),
    plain: plainOf(families[0] ?? new Set()),
  };
}

const pointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** A letter as the fonts can draw it: itself, else what it is compatible with (ﬁ is fi, Ａ is A), else a square. */
function printableLetter(letter: string, { has: covered }: Coverage): string {
  if (covered(...pointsOf(letter))) return letter;
  const plain = letter.normalize('NFKC').replace(dropped, '');
  if (plain !== '' && pointsOf(plain).every((point) => covered(point))) return plain;
  return /^\p{Zs}$/u.test(letter) ? ' ' : substitute;
}

/** A letter with the marks that belong to it, as many as fit and one font has with it. */
function marked(letter: string, marks: readonly string[], coverage: Coverage): string {
  const base = printableLetter(letter, coverage);
  if (base === substitute || base === ' ') return base;
  const last = Array.from(base).at(-1) ?? '';
  const { has: covered } = coverage;
  const printed = marks.slice(0, mostMarks).filter((mark) => covered(...pointsOf(last), ...pointsOf(mark)));
  return base + (covered(...pointsOf(last), ...pointsOf(printed.join(''))) ? printed.join('') : '');
}

/**
 * Text as it can be printed: composed (NFC), lone surrogates replaced, invisible and private characters dropped, marks bounded
 * and none without a letter, compatible letters for those that no font has, and a square for whatever is left.
 */
export function printable(text: string, coverage: Coverage): string {
  if (coverage.plain.test(text)) return text;
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
    else if (!/\p{M}/u.test(letter)) shown += marked(letter, marks, coverage);
  }
  return shown;
}
