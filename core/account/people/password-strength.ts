import { lengths, longestPasswordBytes } from '#core/platform/limits.ts';

/** How hard a chosen password is to guess; `short` and `long` ones are refused. */
export type PasswordStrength = 'short' | 'long' | 'weak' | 'fair' | 'good';

/** Signs that nobody foresees: fewer make a password weak; so many make several words good, and so many a single one. */
const fairFrom = 9;
const goodFrom = { words: 12, word: 15 } as const;

/** Words and rows of keys that guesses begin with; longest first, as they are taken out in this order. */
const usual = (
  'qwertyuiop asdfghjkl password passwort motdepasse administrator zaq12wsx 1qaz2wsx qazwsxedc zxcvbnm' +
  ' qwertz qwerty azerty haslo polska admin welcome witaj letmein iloveyou kocham lato zima'
)
  .split(' ')
  .toSorted((a, b) => b.length - a.length);

const shortestOwnWord = 3;

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** Everybody who knows the person tries these: names, the parts of an address, the company. */
function wordsOf(known: readonly string[]): string[] {
  const words = known.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= shortestOwnWord);
  return words.toSorted((a, b) => b.length - a.length);
}

/** Whether a sign repeats the one before it or is its neighbour in the alphabet or among the digits. */
function follows(sign: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  return Math.abs((sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}

/** A number that a year or a date would be. */
const years = /(19|20)\d\d/g;

/** Words go before years: a number of a register may hold what looks like one. */
function without(password: string, words: readonly string[]): string {
  let left = password;
  for (const word of words) left = left.replaceAll(word, ' ');
  return left.replace(years, ' ');
}

/** How many signs of a password cannot be foreseen by whoever knows those words. */
function unforeseen(password: string, known: readonly string[]): number {
  const signs = Array.from(without(plain(password), [...wordsOf(known), ...usual]));
  const counted = signs.filter((sign, index) => !follows(sign, signs[index - 1]));
  // A few signs in turn are as good as foreseen.
  return Math.min(counted.length, new Set(counted).size * 2);
}

/** Letters, or digits that are no run, that a password needs beside the words that everybody knows. */
const leastOwn = 4;
/** The service itself. */
const product = 'atesto';

/**
 * Whether a password is little more than a word that everybody knows of whoever chooses it: names, address, company, or
 * the name of the service, with a year, a few digits and marks (OWASP ASVS 5.0, 6.2.11).
 */
export function containsIdentity(password: string, known: readonly string[]): boolean {
  const whole = plain(password);
  const words = wordsOf([...known, product]).filter((word) => whole.includes(word));
  if (words.length === 0) return false;
  const signs = Array.from(without(whole, words));
  const own = signs.filter((sign, index) => /\p{L}/u.test(sign) || (/\p{N}/u.test(sign) && !follows(sign, signs[index - 1])));
  return own.length < leastOwn;
}

/** Bytes of a text in UTF-8. */
function bytesOf(text: string): number {
  const sizes = Array.from(text, (sign) => [0x80, 0x800, 0x10000].filter((from) => (sign.codePointAt(0) ?? 0) >= from).length + 1);
  return sizes.reduce((total, size) => total + size, 0);
}

/** An estimate for somebody who is choosing a password, never a promise (docs/product.md, “Accounts”). */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (password.length < lengths.password.least) return 'short';
  if (bytesOf(password) > longestPasswordBytes) return 'long';
  const signs = unforeseen(password, known);
  if (signs < fairFrom) return 'weak';
  return signs < goodFrom[/[^\p{L}\p{N}]/u.test(password.trim()) ? 'words' : 'word'] ? 'fair' : 'good';
}
