import { certificateNumberPattern } from '#core/certificate/certification.ts';
import { normalizeNip } from '#core/account/companies/nip.ts';
import { foldForSearch } from '#core/platform/text/search-text.ts';
import type { SearchTerms, WordTerms } from '#server/certificate/certificates/listing.ts';
import { placeInNumbers } from './number-places.ts';

/** What an index of trigrams finds something by: three letters or digits in a row, or two at the beginning or the end of a word. */
const indexed = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]{2}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;
/** Shorter ones, such as those of legal forms, nearly every name has. */
const distinguishes = /[\p{L}\p{N}]{3}/u;
/** A number as far as it was typed, with the year in which it was given. */
const beginning = /^ATESTO-(?:NIS2|AIACT)-(20\d\d)(?:-[A-Z0-9]{0,5})?$/;
/** Every number of a year has it: whoever types it is not after a NIP or a name in which the same digits happen to stand. */
const bareYear = /^20\d\d$/;
const shortestWord = 3;

/** `%`, `_` and `\` mean themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function contains(word: string): string {
  return `%${literal(word)}%`;
}

/** The longer side of an address: on the other there is often what thousands have. */
function longerSide(word: string): string {
  return word.split('@').reduce((longest, side) => (side.length > longest.length ? side : longest));
}

/**
 * By which of the words an index is queried. Of certificates names are queried for those that no number has in its beginning, and numbers for
 * those that some have among their own letters; nothing of both where that does not distinguish certificates.
 */
function selectiveAmong(words: readonly string[]): Pick<WordTerms, 'selective' | 'named' | 'lettered'> {
  const long = words.map(longerSide).filter((word) => distinguishes.test(word));
  const selective = long.length > 0 ? long : words.filter((word) => indexed.test(word));
  const { none = [], own = [], both } = Object.groupBy(long, (word) => placeInNumbers(word) ?? 'none');
  return {
    selective: selective.map(contains),
    named: both ? [] : [...none, ...own].map(contains),
    lettered: both ? [] : own.map((word) => contains(word.toUpperCase())),
  };
}

/** Reads what somebody typed; null when nothing is searched. */
export function searchTerms(typed: string): SearchTerms | null {
  const text = typed.replaceAll('\u0000', '').trim();
  if (text === '') return null;
  const number = text.toUpperCase();
  if (certificateNumberPattern.test(number)) return { kind: 'number', number };
  const year = beginning.exec(number)?.[1] ?? bareYear.exec(number)?.[0];
  if (year) return { kind: 'year', year: Number(year), start: bareYear.test(number) ? '' : number };
  const digits = normalizeNip(text);
  if (/^\d{10}$/.test(digits)) return { kind: 'nip', nip: digits };
  if (/^\d{3,}$/.test(digits)) return { kind: 'words', patterns: [contains(digits)], ...selectiveAmong([digits]) };
  const folded = foldForSearch(text);
  const words = folded.split(' ');
  const patterns = words.map(contains);
  if (words.some((word) => indexed.test(word))) return { kind: 'words', patterns, ...selectiveAmong(words) };
  const isLong = words.some((word) => word.length >= shortestWord);
  return { kind: 'words', patterns: isLong ? patterns : [`${literal(folded)}%`], prefix: folded };
}
