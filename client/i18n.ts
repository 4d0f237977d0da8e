import i18next, { type BackendModule } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, isLanguage, languages, type Language } from '#core/languages.ts';
import deUrl from '#content/interface/de.json?url';
import enUrl from '#content/interface/en.json?url';
import frUrl from '#content/interface/fr.json?url';
import plUrl from '#content/interface/pl.json?url';

const addresses: Readonly<Record<Language, string>> = { pl: plUrl, en: enUrl, de: deUrl, fr: frUrl };

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

function markPage(language: string): void {
  document.documentElement.lang = language;
}

export async function startLanguages(): Promise<void> {
  i18next.on('languageChanged', markPage);
  await i18next
    .use(backend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: [...languages],
      fallbackLng: defaultLanguage,
      load: 'languageOnly',
      nonExplicitSupportedLngs: true,
      returnEmptyString: false,
      interpolation: { escapeValue: false },
      detection: { order: ['localStorage', 'navigator'], caches: ['localStorage'] },
      react: { useSuspense: false },
    });
}

/** The language shown now. */
export function shownLanguage(): Language {
  const language = (i18next.resolvedLanguage ?? i18next.language ?? '').slice(0, 2);
  return isLanguage(language) ? language : defaultLanguage;
}
