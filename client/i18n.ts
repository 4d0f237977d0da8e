import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, isLanguage, languages, type Language } from '#core/languages.ts';
import deUrl from '#content/interface/de.json?url';
import enUrl from '#content/interface/en.json?url';
import frUrl from '#content/interface/fr.json?url';
import plUrl from '#content/interface/pl.json?url';

const addresses: Readonly<Record<Language, string>> = { pl: plUrl, en: enUrl, de: deUrl, fr: frUrl };
const storageKey = 'i18nextLng';
const yearSeconds = 365 * 86_400;

/** Loads words by their hashed address. A failure asks i18next to retry: five times, from 350 ms, doubling. */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, _namespace, done) => {
    const address = addresses[isLanguage(language) ? language : defaultLanguage];
    fetch(address)
      .then(async (response) => {
        if (!response.ok) throw new Error(`${response.status}`);
        done(null, (await response.json()) as Record<string, string>);
      })
      .catch((error: Error) => done(error, true));
  },
};

/** Options that the browser and the server share. */
export const languageOptions = {
  supportedLngs: [...languages],
  fallbackLng: defaultLanguage,
  load: 'languageOnly',
  nonExplicitSupportedLngs: true,
  returnEmptyString: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} as const;

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
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({ ...languageOptions, lng: firstLanguage() });
}

/** Shows a language and remembers it, here and for the pages that the server draws. */
export async function showLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(storageKey, language);
    document.cookie = `language=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
  } catch {
    // A browser that forbids storing forgets the choice with the page.
  }
  await i18next.changeLanguage(language);
}

/** The language shown now. */
export function shownLanguage(): Language {
  const language = (i18next.resolvedLanguage ?? i18next.language ?? '').slice(0, 2);
  return isLanguage(language) ? language : defaultLanguage;
}
