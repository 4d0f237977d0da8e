import { foldForSearch } from '#core/platform/text/search-text.ts';

/** The words and numbers of a text, folded: `Łódź` and `LODZ` are the same. */
export function wordsOf(text: string): string[] {
  return foldForSearch(text.normalize('NFKC')).match(/[\p{L}\p{N}]+/gu) ?? [];
}
