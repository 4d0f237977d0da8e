import type { Localized } from '#core/platform/languages.ts';
import type { MailKind } from './mails.ts';

const certificate: Localized = {
  pl: 'Pierwsza strona certyfikatu samooceny {number}',
  en: 'First page of self-assessment certificate {number}',
  de: 'Erste Seite des Selbstbewertungszertifikats {number}',
  fr: 'Première page du certificat d’auto-évaluation {number}',
};

/** What is in the picture of a mail, for whoever does not see it; a mail of another kind has none. */
export const mailPictures = {
  certificate_issued: certificate,
  certificate_issued_later: certificate,
  report_ready: {
    pl: 'Pierwsza strona raportu z\u00a0samooceny {regime} organizacji {organization}, wynik: {score}',
    en: 'First page of the {regime} self-assessment report of {organization}, score: {score}',
    de: 'Erste Seite des Berichts zur Selbstbewertung {regime} von {organization}, Ergebnis: {score}',
    fr: 'Première page du rapport d’auto-évaluation {regime} de {organization}, score\u00a0: {score}',
  },
  invoice_issued: {
    pl: 'Pierwsza strona kopii faktury {number}',
    en: 'First page of the copy of invoice {number}',
    de: 'Erste Seite der Kopie der Rechnung {number}',
    fr: 'Première page de la copie de la facture {number}',
  },
  correction_issued: {
    pl: 'Pierwsza strona kopii faktury korygującej {number}',
    en: 'First page of the copy of correction invoice {number}',
    de: 'Erste Seite der Kopie der Korrekturrechnung {number}',
    fr: 'Première page de la copie de la facture rectificative {number}',
  },
} as const satisfies Partial<Record<MailKind, Localized>>;

export type PicturedMail = keyof typeof mailPictures;
