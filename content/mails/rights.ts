import type { Language } from '#core/languages.ts';
import { toPlaces, type MailWords } from './mail-words.ts';

export const rightsMailKinds = ['account_ending'] as const;

/** Mails that the terms and the privacy policy promise before something ends or changes. */
export const rightsMails: Readonly<Record<(typeof rightsMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  account_ending: {
    pl: {
      subject: 'Nieużywane konto zostanie usunięte: {organization}',
      paragraphs: [
        'Od prawie roku nikt nie zalogował się do organizacji {organization}, a\u00a0nie ma ona opłaconego okresu. Po {date} usuniemy jej konto wraz z\u00a0ocenami, odpowiedziami i\u00a0dokumentami.',
        'Aby zachować konto, wystarczy zalogować się przed tym dniem. Swoje dane można wtedy także pobrać w\u00a0ustawieniach.',
      ],
      action: toPlaces.login.pl,
      closing: ['Nic nie trzeba robić, jeżeli konto nie jest już potrzebne.'],
    },
    en: {
      subject: 'An account nobody uses will be deleted: {organization}',
      paragraphs: [
        'For almost a year nobody has signed in to the organisation {organization}, and it has no paid period. After {date} we will delete its account with its assessments, answers and documents.',
        'To keep the account, just sign in before that day. You can then also download your data in the settings.',
      ],
      action: toPlaces.login.en,
      closing: ['If the account is no longer needed, there is nothing to do.'],
    },
    de: {
      subject: 'Ein ungenutztes Konto wird gelöscht: {organization}',
      paragraphs: [
        'seit fast einem Jahr hat sich niemand bei der Organisation {organization} angemeldet, und sie hat keinen bezahlten Zeitraum. Nach dem {date} löschen wir ihr Konto mit Bewertungen, Antworten und Dokumenten.',
        'Um das Konto zu behalten, genügt eine Anmeldung vor diesem Tag. Dann lassen sich in den Einstellungen auch Ihre Daten herunterladen.',
      ],
      action: toPlaces.login.de,
      closing: ['Wird das Konto nicht mehr gebraucht, ist nichts zu tun.'],
    },
    fr: {
      subject: 'Un compte inutilisé va être supprimé\u00a0: {organization}',
      paragraphs: [
        'Depuis près d’un an, personne ne s’est connecté à l’organisation {organization}, et elle n’a pas de période payée. Après le {date}, nous supprimerons son compte avec ses évaluations, ses réponses et ses documents.',
        'Pour conserver le compte, il suffit de se connecter avant ce jour. Vous pourrez alors aussi télécharger vos données dans les paramètres.',
      ],
      action: toPlaces.login.fr,
      closing: ['Si le compte n’est plus utile, il n’y a rien à faire.'],
    },
  },
};
