import type { Localized } from '#core/languages.ts';

/** The line below the title of the picture beside shared links. */
export const sharePictureWords: Localized = {
  pl: 'Dokładny wynik, plan działań, certyfikat do sprawdzenia. To nie audyt.',
  en: 'Exact score, action plan, a certificate to check. Not an audit.',
  de: 'Genaues Ergebnis, Maßnahmenplan, prüfbares Zertifikat. Kein Audit.',
  fr: 'Score exact, plan d’action, certificat vérifiable. Pas un audit.',
};
