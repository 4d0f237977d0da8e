import { certificateNumberPattern } from '#core/certification.ts';
import { normalizeNip } from '#core/nip.ts';
import { foldForSearch } from '#core/search-text.ts';
import type { SearchTerms } from '#server/certificates/listing.ts';

/** A trigram index serves terms of three characters and more. */
const shortestIndexed = 3;

/** `%`, `_` and `\` mean themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Reads what a visitor typed; null when nothing is searched. */
export function searchTerms(typed: string): SearchTerms | null {
  const text = typed.replaceAll('\u0000', '').trim();
  if (text === '') return null;
  const number = text.toUpperCase();
  if (certificateNumberPattern.test(number)) return { kind: 'number', number };
  const digits = normalizeNip(text);
  if (/^\d{10}$/.test(digits)) return { kind: 'nip', nip: digits };
  if (/^\d+$/.test(digits) && digits.length >= shortestIndexed) return { kind: 'words', patterns: [`%${digits}%`] };
  const folded = foldForSearch(text);
  const words = folded.split(' ');
  const indexed = words.filter((word) => word.length >= shortestIndexed);
  if (indexed.length === 0) return { kind: 'words', patterns: [`${literal(folded)}%`] };
  return { kind: 'words', patterns: words.map((word) => `%${literal(word)}%`) };
}
