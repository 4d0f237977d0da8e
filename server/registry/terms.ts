import { certificateNumberPattern } from '#core/certification.ts';
import { normalizeNip } from '#core/nip.ts';
import { foldForSearch } from '#core/search-text.ts';
import type { SearchTerms } from '#server/certificates/listing.ts';

/** What an index of trigrams finds something by: three letters or digits in a row, or two at the beginning or the end of a word. */
const indexed = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]{2}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;
/** A number as far as it was typed, with the year in which it was given. */
const beginning = /^ATESTO-(?:NIS2|AIACT)-(20\d\d)(?:-[A-Z0-9]{0,5})?$/;
/** Every number of a year has it: whoever types it is not after a NIP or a name in which the same digits happen to stand. */
const bareYear = /^20\d\d$/;
const shortestWord = 3;

/** `%`, `_` and `\` mean themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
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
  if (/^\d{3,}$/.test(digits)) return { kind: 'words', patterns: [`%${digits}%`] };
  const folded = foldForSearch(text);
  const words = folded.split(' ');
  const patterns = words.map((word) => `%${literal(word)}%`);
  if (words.some((word) => indexed.test(word))) return { kind: 'words', patterns };
  const isLong = words.some((word) => word.length >= shortestWord);
  return { kind: 'words', patterns: isLong ? patterns : [`${literal(folded)}%`], prefix: folded };
}
