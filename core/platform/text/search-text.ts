/**
 * Text folded for searching: lower case, without diacritics (also the Polish ł, which Unicode does not decompose),
 * single spaces.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}
