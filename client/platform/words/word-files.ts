import type { Language } from '#core/platform/languages.ts';
import { wordsOf, type Words } from './words.ts';

/** What the names of the built files of words begin with (`scripts/build/word-parts.ts`); null under hot reload, which has no build. */
declare const __WORDS__: string | null;

/** The part that has every word. */
export const wholeLanguage = 'all';
const firstPauseMillis = 350;
const tries = 5;

type Loaded = Readonly<{ part: string; language: Language; words: Words }>;

async function unbuilt(language: Language): Promise<Words> {
  const files = import.meta.glob<Parameters<typeof wordsOf>[0]>('../../../content/interface/*.json', { import: 'default' });
  const load = files[`../../../content/interface/${language}.json`];
  return load ? wordsOf(await load()) : {};
}

async function fetched(part: string, language: Language): Promise<Words> {
  if (import.meta.env.DEV || __WORDS__ === null) return unbuilt(language);
  const response = await fetch(`/assets/${__WORDS__}-${part}.${language}.json`);
  if (!response.ok) throw new Error(`words of ${part}: ${response.status}`);
  return (await response.json()) as Words;
}

/** The words of a part of the application; retries five times, from 350 ms, doubling, before it rejects. */
export async function loadWords(part: string, language: Language): Promise<Loaded> {
  for (let turn = 0; ; turn += 1) {
    try {
      return { part, language, words: await fetched(part, language) };
    } catch (error) {
      if (turn === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstPauseMillis * 2 ** turn));
    }
  }
}
