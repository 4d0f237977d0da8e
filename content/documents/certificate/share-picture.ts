import type { Localized } from '#core/platform/languages.ts';

/** The line below the title of the picture beside shared links. */
export const sharePictureWords: Localized = {
  pl: 'Dokładny wynik, plan działań, sprawdzalny certyfikat. To nie audyt.',
  en: 'Exact score, action plan, verifiable certificate. Not an audit.',
  de: 'Genaues Ergebnis, Maßnahmenplan, prüfbares Zertifikat. Kein Audit.',
  fr: 'Score exact, plan d’action, certificat vérifiable. Pas un audit.',
};
