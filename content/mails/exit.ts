import type { Language } from '#core/platform/languages.ts';
import { toPlaces, type MailWords } from './mail-words.ts';

export const exitMailKinds = ['exit_begun', 'exit_cancelled'] as const;

/** Mails about the end of a contract: its dates, and that it was cancelled. */
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
