import { useMemo, useSyncExternalStore } from 'react';
import { defaultLanguage, isLanguage, type Language } from '#core/platform/languages.ts';
import { saveChoice } from '#client/platform/browser/consent.ts';
import { saveCookie } from '#client/platform/browser/cookie.ts';
import { loadWords, wholeLanguage } from './word-files.ts';
import { textOf, type Translate, type Values, type Words } from './words.ts';

const storageKey = 'i18nextLng';
const yearSeconds = 365 * 86_400;

/** The words shown now. Replaced as a whole, so that whoever looks can detect that it changed. */
type Spoken = Readonly<{ language: Language; words: Words }>;

let spoken: Spoken = { language: defaultLanguage, words: {} };
/** What a delivered page states: parts of it that the application hydrates later have to be drawn with the same words first. */
let delivered: Spoken | null = null;
/** Parts of the application whose words are here, or on their way, in the language shown. */
let parts = new Map<string, Promise<void>>();
/** Parts whose words are on their way, or could not be fetched. */
const awaited = new Set<string>();
/** The language chosen last, also while its words are on their way. */
let wanted: Language = defaultLanguage;
const listeners = new Set<() => void>();

function publish(next: Spoken): void {
  spoken = next;
  if (next.language === delivered?.language) delivered = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a language with words that are at hand. */
export function speak(language: Language, words: Words): void {
  publish({ language, words });
}

function add({ language, words }: Spoken): void {
  // Another language may have been chosen meanwhile; its words are on their way by themselves.
  if (language === spoken.language) publish({ language, words: { ...spoken.words, ...words } });
  else if (language === delivered?.language) delivered = { language, words: { ...delivered.words, ...words } };
}

/** Fetches the words of a part of the application in the language shown, once, and in that of the page where it came in another one. */
function learn(part: string): Promise<void> {
  const earlier = parts.get(part);
  if (earlier) return earlier;
  const known = [spoken.language, ...(delivered && delivered.language !== spoken.language ? [delivered.language] : [])];
  const learnt = Promise.all(known.map((language) => loadWords(part, language))).then((all) => all.forEach(add));
  parts.set(part, learnt);
  awaited.add(part);
  learnt.then(
    () => awaited.delete(part),
    () => parts.delete(part),
  );
  return learnt;
}

/**
 * A part of the application together with its words: what the build makes of every `import()`.
 *
 * @public
 */
export async function withWords<Module>(module: Promise<Module>, part: string): Promise<Module> {
  const [loaded] = await Promise.all([module, learn(part)]);
  return loaded;
}

/** Words that are not here: all of them are fetched, so that a text is late instead of missing. It is a mistake of ours where no part announced them. */
function lacking(key: string): void {
  if (listeners.size === 0 || parts.has(wholeLanguage)) return;
  if (awaited.size === 0) console.error(`words of ${key} are not loaded`);
  void learn(wholeLanguage).catch(() => {});
}

function translator({ language, words }: Spoken): Translate {
  return (key: string, values?: Values): string => {
    const text = textOf(words, language, key, values);
    if (text !== null) return text;
    if (typeof values?.defaultValue === 'string') return values.defaultValue;
    lacking(key);
    return key;
  };
}

/** Texts in the language shown; what uses them is drawn again when it changes. */
export function useTranslation(): { t: Translate } {
  const now = useSyncExternalStore(
    subscribe,
    () => spoken,
    () => delivered ?? spoken,
  );
  return useMemo(() => ({ t: translator(now) }), [now]);
}

/** The language chosen in this browser earlier; null when none was. */
export function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The language to begin with: that of the delivered page, else the stored one, else the browser's (docs/product.md, “Screens”). */
function firstLanguage(): Language {
  const rendered = document.documentElement.dataset.rendered;
  if (isLanguage(rendered)) return rendered;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => isLanguage(tag));
  return storedLanguage() ?? (isLanguage(wanted) ? wanted : defaultLanguage);
}

export async function startLanguages(): Promise<void> {
  const language = firstLanguage();
  wanted = language;
  spoken = { language, words: {} };
  delivered = document.documentElement.dataset.rendered ? spoken : null;
  document.documentElement.lang = language;
  await learn('start');
}

/** Shows a language in the words of every part that is here; of two requests the later one counts. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  if (language === spoken.language) return;
  const known = new Map<string, Words>();
  for (let missing = [...parts.keys()]; missing.length > 0; missing = [...parts.keys()].filter((part) => !known.has(part))) {
    const loaded = await Promise.all(missing.map((part) => loadWords(part, language)));
    for (const { part, words } of loaded) known.set(part, words);
  }
  if (wanted !== language) return;
  parts = new Map([...known.keys()].map((part) => [part, Promise.resolve()]));
  document.documentElement.lang = language;
  speak(language, Object.assign({}, ...known.values()) as Words);
}

/** Shows a language and remembers it, here and for the pages that the server draws. */
export async function showLanguage(language: Language): Promise<void> {
  try {
    saveChoice(storageKey, language);
    saveCookie('language', language, yearSeconds);
  } catch {
    // A browser that forbids storing forgets the choice with the page.
  }
  await changeLanguage(language);
}

/** The language shown now. */
export function shownLanguage(): Language {
  return spoken.language;
}
