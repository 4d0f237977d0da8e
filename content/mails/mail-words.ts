import { localized } from '#content/localized.ts';
import type { Language } from '#core/platform/languages.ts';

/** What a mail states below its greeting. A mail with `action` carries a link. */
export type MailWords = Readonly<{
  subject: string;
  paragraphs: readonly string[];
  action?: string;
  closing: readonly string[];
}>;

/** Buttons that several mails share. */
export const toPlaces = {
  subscription: { pl: 'Otwórz abonament', en: 'Open the subscription', de: 'Abonnement öffnen', fr: 'Ouvrir l’abonnement' },
  certificates: { pl: 'Otwórz certyfikaty', en: 'Open certificates', de: 'Zertifikate öffnen', fr: 'Ouvrir les certificats' },
  settings: { pl: 'Otwórz ustawienia', en: 'Open the settings', de: 'Einstellungen öffnen', fr: 'Ouvrir les paramètres' },
  secondFactor: localized((words) => words.secondFactorDue.act),
  login: localized((words) => words.account.toLogin),
  start: { pl: 'Otwórz Atesto', en: 'Open Atesto', de: 'Atesto öffnen', fr: 'Ouvrir Atesto' },
  password: { pl: 'Ustaw nowe hasło', en: 'Set a new password', de: 'Neues Passwort festlegen', fr: 'Définir un nouveau mot de passe' },
  confirmation: {
    pl: 'Zobacz potwierdzenie firmy',
    en: 'See the confirmation of the company',
    de: 'Bestätigung des Unternehmens ansehen',
    fr: 'Voir la confirmation de l’entreprise',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** What is stated about a link that sets a secret. */
export const hourLink: Readonly<Record<Language, string>> = {
  pl: 'Link jest ważny godzinę i\u00a0działa tylko raz.',
  en: 'The link is valid for one hour and works only once.',
  de: 'Der Link gilt eine Stunde und kann nur einmal benutzt werden.',
  fr: 'Le lien est valable une heure et ne fonctionne qu’une seule fois.',
};

/** How every mail begins; `{name}` is the reader's first name. */
export const greetings: Readonly<Record<Language, string>> = {
  pl: 'Dzień dobry, {name}',
  en: 'Hello {name},',
  de: 'Guten Tag {name},',
  fr: 'Bonjour {name},',
};
