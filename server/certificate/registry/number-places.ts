import { certificateAlphabet } from '#core/platform/readable-letters.ts';
import { ownLetters } from '#core/certificate/certification.ts';
import { regimeRules, regimes } from '#core/platform/regimes.ts';

const digits = '0123456789';
/** What may stand at each place of a number before its own letters, of either regime. */
const beginnings = regimes.map((regime) => [
  ...Array.from(`ATESTO-${regimeRules[regime].certificateCode}-`),
  digits,
  digits,
  digits,
  digits,
  '-',
]);
const own = Array.from({ length: ownLetters }, () => certificateAlphabet);

function fits(letters: readonly string[], places: readonly string[]): boolean {
  return places.some(
    (_, from) => from + letters.length <= places.length && letters.every((letter, at) => places[from + at]!.includes(letter)),
  );
}

/**
 * Where in certificate numbers a word may stand, in small or capital letters: in the beginning that thousands share, among the own letters of
 * a few, or over both; null where no number has it.
 */
export function placeInNumbers(word: string): 'beginning' | 'own' | 'both' | null {
  const letters = Array.from(word.toUpperCase());
  if (beginnings.some((places) => fits(letters, places))) return 'beginning';
  if (fits(letters, own)) return 'own';
  return beginnings.some((places) => fits(letters, [...places, ...own])) ? 'both' : null;
}
