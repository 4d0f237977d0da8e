/** Scripts that identify the language, as far as a reader of pages needs to know (BCP 47). */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
];

/** Words and letters that are common in one language and rare in the others. */
const latin: Readonly<Record<string, Readonly<{ words: ReadonlySet<string>; letters: RegExp }>>> = {
  pl: {
    words: new Set('i w z na nie jest do się oraz są dla od po że jak lub przez został została przy'.split(' ')),
    letters: /[ąćęłńśźż]/g,
  },
  en: { words: new Set('the and of to is in for we are not with our has have been by it this that will'.split(' ')), letters: /(?!)/g },
  de: {
    words: new Set('der die das und ist nicht wir für mit ein eine auf zu im den dem wird werden von sind'.split(' ')),
    letters: /[äöüß]/g,
  },
  fr: {
    words: new Set('le la les et est des une un pour pas dans nous du en sur au par sont ont ce'.split(' ')),
    letters: /[àâçèêëîïôùûœ]/g,
  },
};

/** What a text needs more of one language than of any other to be taken for it. */
const enough = 2;

function latinLanguage(text: string): string | null {
  const words = text.split(/[^\p{L}]+/u);
  const ranked = Object.entries(latin)
    .map(([language, known]) => {
      const found = words.filter((word) => known.words.has(word)).length + (text.match(known.letters) ?? []).length;
      return { language, found };
    })
    .toSorted((a, b) => b.found - a.found);
  const [first, second] = ranked;
  return first && second && first.found >= enough && first.found > second.found ? first.language : null;
}

/**
 * The language in which somebody wrote, as far as the text shows it: by its script where most letters are of one, else by
 * small words and letters. Otherwise the language in which the person used the application.
 */
export function languageOfText(text: string, otherwise: string): string {
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  const shown = scripts.find(([script]) => (text.match(script) ?? []).length * (script.flags.includes('i') ? 20 : 2) > letters);
  if (letters > 0 && shown) return shown[1];
  return latinLanguage(text.toLowerCase()) ?? otherwise;
}
