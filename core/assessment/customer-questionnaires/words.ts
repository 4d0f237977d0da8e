const unmarked: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd' };

/** Small letters without marks: `Łódź` and `LODZ` are the same. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łßæœøđ]/g, (letter) => unmarked[letter] ?? letter);
}

/** The words and numbers of a text, folded. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
