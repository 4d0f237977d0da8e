import type { Language } from '#core/platform/languages.ts';
import type { MailWords } from '#content/mails/mail-words.ts';

export const dutyMailKinds = ['register_change'] as const;

/** Mails about duties; `{data}` and `{day}` are filled in. */
export const dutyMails: Readonly<Record<(typeof dutyMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  register_change: {
    pl: {
      subject: 'Zgłoś zmianę danych w\u00a0wykazie do {day}',
      paragraphs: [
        'Zmieniły się dane, które według potwierdzenia organizacji są w\u00a0wykazie podmiotów kluczowych i\u00a0ważnych: {data}.',
        'Ustawa o\u00a0KSC daje na zgłoszenie zmiany krótki termin (art. 7c ust. 3). Ostatni dzień, liczony od dnia zmiany, to {day}. Zgłoś zmianę w\u00a0S46 i\u00a0dodaj potwierdzenie z\u00a0dniem i\u00a0numerem.',
      ],
      action: 'Zobacz zmianę',
      closing: ['Jeśli to nie jest zmiana danych z\u00a0wykazu, sprawdź arkusz danych do wykazu.'],
    },
    en: {
      subject: 'Report the change of listed data by {day}',
      paragraphs: [
        'Data have changed that are, as the organisation proved, in the register of essential and important entities: {data}.',
        'The KSC act gives a short term to report a change (art. 7c(3)). Counted from the day of the change, the last day is {day}. Report it in S46 and add a proof with day and number.',
      ],
      action: 'See the change',
      closing: ['If this is no change of listed data, check the data sheet for the register.'],
    },
    de: {
      subject: 'Melden Sie die Änderung der eingetragenen Angaben bis {day}',
      paragraphs: [
        'Angaben haben sich geändert, die laut Nachweis der Organisation im Verzeichnis wesentlicher und wichtiger Einrichtungen stehen: {data}.',
        'Das KSC-Gesetz gibt für die Meldung einer Änderung eine kurze Frist (Art. 7c Abs. 3). Vom Tag der Änderung an gezählt ist der letzte Tag der {day}. Melden Sie sie in S46 und fügen Sie einen Nachweis mit Tag und Nummer hinzu.',
      ],
      action: 'Änderung ansehen',
      closing: ['Falls dies keine Änderung eingetragener Angaben ist, prüfen Sie die Angaben für das Verzeichnis.'],
    },
    fr: {
      subject: 'Déclarez le changement des données inscrites avant le {day}',
      paragraphs: [
        'Des données ont changé qui, selon la preuve de l’organisation, figurent au registre des entités essentielles et importantes\u00a0: {data}.',
        'La loi KSC laisse un court délai pour déclarer un changement (art. 7c(3)). Compté depuis le changement, le dernier jour est le {day}. Déclarez-le dans S46 et ajoutez une preuve avec date et numéro.',
      ],
      action: 'Voir le changement',
      closing: ['S’il ne s’agit pas d’un changement de données inscrites, vérifiez la fiche de données pour le registre.'],
    },
  },
};
