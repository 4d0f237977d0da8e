import type pl from '#content/interface/pl.json';
import { withoutSecondStop } from '#core/platform/text/placeholders.ts';
import type { Language } from '#core/platform/languages.ts';

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Named<Name extends string> = Name extends `${infer Base}_${Form}` ? Base | Name : Name;
type Leaves<Tree, Above extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? `${Above}${Named<Name>}` : Leaves<Tree[Name], `${Above}${Name}.`>;
}[keyof Tree & string];

/** The place of a text of the screens in `content/interface`: `plan.title`, for a number also `plural.sections`. */
export type WordKey = Leaves<typeof pl>;

/** Texts by their places, without the tree around them. */
export type Words = Readonly<Record<string, string>>;

/** What stands in place of `{{name}}`; `count` also chooses the plural form. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Says a text; one that may not be there needs something to be said instead. */
export type Translate = {
  (key: WordKey, values?: Values): string;
  (key: string, values: Values & Readonly<{ defaultValue: string }>): string;
};

type Tree = Readonly<{ [name: string]: string | Tree }>;

/** The texts of a tree by their places. */
export function wordsOf(tree: Tree, above = ''): Words {
  const entries = Object.entries(tree).flatMap(([name, below]) =>
    typeof below === 'string' ? [[`${above}${name}`, below] as const] : Object.entries(wordsOf(below, `${above}${name}.`)),
  );
  return Object.fromEntries(entries);
}

const plurals = new Map<Language, Intl.PluralRules>();

/** The plural form of a number, by the rules of the language (CLDR). */
function formOf(language: Language, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

/** The text of that place with its values; null where there is none. */
export function textOf(words: Words, language: Language, key: string, values: Values = {}): string | null {
  const { count } = values;
  const plural = typeof count === 'number' ? (words[`${key}_${formOf(language, count)}`] ?? words[`${key}_other`]) : undefined;
  const text = plural ?? words[key];
  if (!text) return null;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string, at: number) =>
    withoutSecondStop(String(values[name] ?? ''), text.slice(at + whole.length)),
  );
}
