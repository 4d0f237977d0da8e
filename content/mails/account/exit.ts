import type { Language } from '#core/platform/languages.ts';
import { toPlaces, type MailWords } from '#content/mails/mail-words.ts';

export const exitMailKinds = ['exit_begun', 'exit_ending', 'exit_cancelled'] as const;

/** Mails about the end of a contract: its dates, the last week to fetch the data, and that it was cancelled. */
export const exitMails: Readonly<Record<(typeof exitMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  exit_begun: {
    pl: {
      subject: 'Zakończenie umowy: {organization}',
      paragraphs: [
        'Umowa organizacji {organization} kończy się: {ends}. Do tego dnia wszystko działa jak dotąd.',
        'Potem nie można już odpowiadać ani tworzyć raportów i\u00a0certyfikatów, ale wszystko można czytać i\u00a0pobrać, najpóźniej {until}. Po tym dniu usuniemy dane organizacji, a\u00a0jej aktywne certyfikaty zostaną unieważnione. Pobranie danych nic nie kosztuje.',
      ],
      action: 'Zobacz daty i\u00a0pobierz dane',
      closing: ['Właściciel może do ostatniego dnia cofnąć zakończenie w\u00a0ustawieniach.'],
    },
    en: {
      subject: 'End of the contract: {organization}',
      paragraphs: [
        'The contract of {organization} ends on {ends}. Until then everything works as before.',
        'After that, answers, reports and certificates can no longer be made, but everything can be read and downloaded, on {until} at the latest. Then we erase the organisation’s data, and its active certificates are revoked. Downloading the data costs nothing.',
      ],
      action: 'See the dates and download the data',
      closing: ['An owner can cancel the exit in the settings until the last day.'],
    },
    de: {
      subject: 'Ende des Vertrags: {organization}',
      paragraphs: [
        'Der Vertrag von {organization} endet am {ends}. Bis dahin läuft alles wie bisher.',
        'Danach können keine Antworten, Berichte und Zertifikate mehr entstehen, aber alles kann gelesen und heruntergeladen werden, spätestens am {until}. Danach löschen wir die Daten der Organisation, und ihre aktiven Zertifikate werden widerrufen. Das Herunterladen kostet nichts.',
      ],
      action: 'Termine ansehen und Daten herunterladen',
      closing: ['Ein Inhaber kann die Beendigung bis zum letzten Tag in den Einstellungen zurücknehmen.'],
    },
    fr: {
      subject: 'Fin du contrat\u00a0: {organization}',
      paragraphs: [
        'Le contrat de {organization} prend fin le {ends}. D’ici là, tout fonctionne comme avant.',
        'Ensuite, il n’est plus possible de répondre ni d’établir des rapports et des certificats, mais tout peut être lu et téléchargé, au plus tard le {until}. Nous effaçons alors les données de l’organisation, et ses certificats actifs sont révoqués. Le téléchargement ne coûte rien.',
      ],
      action: 'Voir les dates et télécharger les données',
      closing: ['Un propriétaire peut annuler la sortie dans les paramètres jusqu’au dernier jour.'],
    },
  },
  exit_ending: {
    pl: {
      subject: 'Dane organizacji {organization} można pobrać tylko do {until}',
      paragraphs: [
        'Umowa organizacji {organization} się skończyła. Jej dane można czytać i\u00a0pobrać najpóźniej {until}.',
        'Potem usuniemy nieodwracalnie oceny, odpowiedzi, dowody i\u00a0dokumenty organizacji, a\u00a0jej aktywne certyfikaty zostaną unieważnione. Wszystko można pobrać w\u00a0dwóch plikach: jeden zawiera dane i\u00a0dokumenty, drugi pliki dowodów.',
      ],
      action: 'Pobierz dane',
      closing: ['Właściciel może do tego dnia cofnąć zakończenie w\u00a0ustawieniach. Niczego wtedy nie usuniemy.'],
    },
    en: {
      subject: 'Last days to download the data of {organization}: until {until}',
      paragraphs: [
        'The contract of {organization} has ended. Its data can be read and downloaded until {until} at the latest.',
        'Then we erase the organisation’s assessments, answers, evidence and documents for good, and its active certificates are revoked. Everything can be downloaded as two files: one holds the data and documents, the other the files of evidence.',
      ],
      action: 'Download the data',
      closing: ['An owner can cancel the exit in the settings until that day. Nothing is erased then.'],
    },
    de: {
      subject: 'Daten von {organization} nur noch bis {until} herunterladen',
      paragraphs: [
        'der Vertrag von {organization} ist beendet. Die Daten können spätestens am {until} gelesen und heruntergeladen werden.',
        'Danach löschen wir Bewertungen, Antworten, Nachweise und Dokumente der Organisation endgültig, und ihre aktiven Zertifikate werden widerrufen. Alles lässt sich in zwei Dateien herunterladen: eine enthält Daten und Dokumente, die andere die Dateien der Nachweise.',
      ],
      action: 'Daten herunterladen',
      closing: ['Ein Inhaber kann die Beendigung bis zu diesem Tag in den Einstellungen zurücknehmen. Dann wird nichts gelöscht.'],
    },
    fr: {
      subject: 'Derniers jours pour télécharger les données de {organization}\u00a0: jusqu’au {until}',
      paragraphs: [
        'Le contrat de {organization} a pris fin. Ses données peuvent être lues et téléchargées au plus tard le {until}.',
        'Nous effaçons ensuite définitivement les évaluations, les réponses, les preuves et les documents de l’organisation, et ses certificats actifs sont révoqués. Tout peut être téléchargé en deux fichiers\u00a0: l’un contient les données et les documents, l’autre les fichiers de preuve.',
      ],
      action: 'Télécharger les données',
      closing: ['Un propriétaire peut annuler la sortie dans les paramètres jusqu’à ce jour. Rien n’est alors effacé.'],
    },
  },
  exit_cancelled: {
    pl: {
      subject: 'Zakończenie cofnięte: {organization}',
      paragraphs: [
        'Zakończenie umowy organizacji {organization} zostało cofnięte. Niczego nie usuniemy, a\u00a0wszystko działa jak przedtem.',
      ],
      action: toPlaces.settings.pl,
      closing: [],
    },
    en: {
      subject: 'Exit cancelled: {organization}',
      paragraphs: ['The end of the contract of {organization} was cancelled. Nothing will be erased, and everything works as before.'],
      action: toPlaces.settings.en,
      closing: [],
    },
    de: {
      subject: 'Beendigung aufgehoben: {organization}',
      paragraphs: ['Die Beendigung des Vertrags von {organization} wurde aufgehoben. Nichts wird gelöscht, und alles läuft wie zuvor.'],
      action: toPlaces.settings.de,
      closing: [],
    },
    fr: {
      subject: 'Sortie annulée\u00a0: {organization}',
      paragraphs: ['La fin du contrat de {organization} a été annulée. Rien ne sera effacé, et tout fonctionne comme avant.'],
      action: toPlaces.settings.fr,
      closing: [],
    },
  },
};
