import { languages, type Language } from '#core/platform/languages.ts';
import { foldForSearch } from '#core/platform/text/search-text.ts';

/**
 * How one thing is named in four languages: phrases parted by commas. A word with `*` at its end, its beginning or both stands for any
 * letters there; words of a phrase follow each other in that order with at most `mostBetween` others between them.
 */
export type ConceptWords = Readonly<Record<Language, string>>;

const mostBetween = 2;

type WordPattern = Readonly<{ letters: string; begins: boolean; ends: boolean }>;
type Phrase = Readonly<{ concept: string; words: readonly [WordPattern, ...WordPattern[]] }>;

/** Phrases by the first letters of their first word; those whose first word may begin with anything are separate. */
export type ConceptIndex = Readonly<{ byStart: ReadonlyMap<string, readonly Phrase[]>; anywhere: readonly Phrase[] }>;

const startLength = 2;

function wordPattern(text: string): WordPattern {
  return { letters: text.replaceAll('*', ''), begins: !text.startsWith('*'), ends: !text.endsWith('*') };
}

function isLike({ letters, begins, ends }: WordPattern, word: string): boolean {
  if (begins) return ends ? word === letters : word.startsWith(letters);
  return ends ? word.endsWith(letters) : word.includes(letters);
}

function phrasesOf(concept: string, words: ConceptWords): Phrase[] {
  const texts = languages.flatMap((language) => words[language].split(','));
  return texts.flatMap((text) => {
    const [first, ...others] = foldForSearch(text).split(' ').filter(Boolean).map(wordPattern);
    return first ? [{ concept, words: [first, ...others] }] : [];
  });
}

/** Phrases of all concepts, put where they are found quickly. */
export function conceptIndex(concepts: Readonly<Record<string, ConceptWords>>): ConceptIndex {
  const phrases = Object.entries(concepts).flatMap(([concept, words]) => phrasesOf(concept, words));
  const startOf = ({ words: [{ begins, letters }] }: Phrase): string =>
    begins && letters.length >= startLength ? letters.slice(0, startLength) : '';
  const byStart = Map.groupBy(phrases, startOf);
  return { byStart, anywhere: byStart.get('') ?? [] };
}

function standsAt(phrase: Phrase, words: readonly string[], at: number): boolean {
  let next = at;
  for (const [index, pattern] of phrase.words.entries()) {
    const last = index === 0 ? at : next + mostBetween;
    let found = next;
    while (found <= last && found < words.length && !isLike(pattern, words[found] ?? '')) found += 1;
    if (found > last || found >= words.length) return false;
    next = found + 1;
  }
  return true;
}

/** The concepts that words name (`wordsOf`). Time grows with their number alone. */
export function conceptsIn(words: readonly string[], { byStart, anywhere }: ConceptIndex): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (const phrase of byStart.get(word.slice(0, startLength)) ?? []) if (standsAt(phrase, words, at)) found.add(phrase.concept);
    for (const phrase of anywhere) if (standsAt(phrase, words, at)) found.add(phrase.concept);
  }
  return found;
}
