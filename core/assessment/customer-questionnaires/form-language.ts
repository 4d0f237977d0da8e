import { languages, type Language } from '#core/platform/languages.ts';
import { wordsOf } from './words.ts';

/** Small words that each language uses often and the three others hardly. */
const small: Readonly<Record<Language, ReadonlySet<string>>> = {
  pl: new Set('czy jest sa sie oraz nie przez przed lub jak jakie panstwo dla jaki'.split(' ')),
  en: new Set('the is are do does your you of and how for with have been'.split(' ')),
  de: new Set('der die das und ist sind werden wird gibt es sie ihr ein eine wie mit'.split(' ')),
  fr: new Set('le la les est sont vous votre des et une avez quels comment pour avec'.split(' ')),
};

/** The language that the questions of a form are asked in, by its small words; the given one where they do not show it. */
export function formLanguage(texts: readonly string[], otherwise: Language): Language {
  const words = texts.flatMap(wordsOf);
  const counts = languages.map((language) => [language, words.filter((word) => small[language].has(word)).length] as const);
  const [language, most] = counts.reduce((best, one) => (one[1] > best[1] ? one : best), [otherwise, 0] as const);
  return most > 0 ? language : otherwise;
}
