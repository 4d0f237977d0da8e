import { foldForSearch } from '#core/platform/text/search-text.ts';

/** One thing to go to: its kind in words, what it is called, and what else it is found by. */
export type PaletteEntry = Readonly<{ href: string; kind: string; label: string; also?: string }>;

/** How well an entry fits the words; null where one of them is nowhere in it. Lower fits better. */
function rank({ label, also = '' }: PaletteEntry, words: readonly string[]): number | null {
  const name = foldForSearch(label);
  const whole = `${name} ${foldForSearch(also)}`;
  if (!words.every((word) => whole.includes(word))) return null;
  const [first = ''] = words;
  if (name.startsWith(first)) return 0;
  if (name.includes(` ${first}`)) return 1;
  return words.every((word) => name.includes(word)) ? 2 : 3;
}

/** Entries in which every typed word is found, the best fit first, otherwise in their order; all of them while nothing is typed. */
export function foundEntries(entries: readonly PaletteEntry[], typed: string, most: number): PaletteEntry[] {
  const words = foldForSearch(typed).split(' ').filter(Boolean);
  return entries
    .flatMap((entry) => {
      const fit = rank(entry, words);
      return fit === null ? [] : [{ entry, fit }];
    })
    .toSorted((a, b) => a.fit - b.fit)
    .slice(0, most)
    .map(({ entry }) => entry);
}
