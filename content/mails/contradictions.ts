import type { Language, Localized } from '#core/platform/languages.ts';
import type { MailWords } from './mail-words.ts';

export const contradictionMailKinds = ['answers_contradicted'] as const;

/** Beside the number of a question, where no domain is named. */
export const contradictionSource: Localized = {
  pl: 'dane z\u00a0systemów',
  en: 'data from systems',
  de: 'Daten aus Systemen',
  fr: 'données des systèmes',
};

/** Beside the number of what no longer fits into a mail. */
export const contradictionMore: Localized = {
  pl: 'Pozostałe pytania są w\u00a0kontroli jakości.',
  en: 'The other questions are in the quality check.',
  de: 'Die übrigen Fragen stehen in der Qualitätsprüfung.',
  fr: 'Les autres questions figurent dans le contrôle qualité.',
};

/** Mails about answers that something observed or counted began to contradict; the questions are rows of their table. */
export const contradictionMails: Readonly<Record<(typeof contradictionMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  answers_contradicted: {
    pl: {
      subject: 'Odpowiedzi do sprawdzenia: {organization}',
      paragraphs: [
        'Odpowiedziom „tak” na te pytania zaczęło przeczyć to, co widać na domenach organizacji albo wynika z\u00a0danych jej systemów:',
        'Wynik się nie zmienia. Usuń przyczynę albo wyjaśnij, dlaczego odpowiedź pozostaje prawdziwa. Publiczna strona obowiązującego certyfikatu podaje liczbę odpowiedzi, których sprzeczności nikt nie wyjaśnił.',
      ],
      action: 'Zobacz odpowiedzi',
      closing: ['Taka wiadomość przychodzi najwyżej raz dziennie i\u00a0tylko o\u00a0tym, co nowe.'],
    },
    en: {
      subject: 'Answers to be checked: {organization}',
      paragraphs: [
        'What is seen on the domains of the organisation, or follows from data of its systems, has begun to contradict the answer “yes” to these questions:',
        'No score changes. Mend the cause, or explain why the answer still stands. The public page of a certificate in force tells how many answers are contradicted without an explanation.',
      ],
      action: 'Check the answers',
      closing: ['This e-mail comes once a day at most, and only about what is new.'],
    },
    de: {
      subject: 'Antworten zu prüfen: {organization}',
      paragraphs: [
        'was auf den Domains der Organisation zu sehen ist oder aus Daten ihrer Systeme folgt, widerspricht neuerdings der Antwort „ja“ auf diese Fragen:',
        'Kein Ergebnis ändert sich. Beheben Sie die Ursache, oder erklären Sie, warum die Antwort weiterhin gilt. Die öffentliche Seite eines gültigen Zertifikats nennt, wie vielen Antworten ohne Erklärung widersprochen wird.',
      ],
      action: 'Antworten prüfen',
      closing: ['Diese E-Mail kommt höchstens einmal am Tag und nur zu Neuem.'],
    },
    fr: {
      subject: 'Réponses à vérifier\u00a0: {organization}',
      paragraphs: [
        'Ce qui est visible sur les domaines de l’organisation, ou ressort des données de ses systèmes, contredit désormais la réponse «\u00a0oui\u00a0» à ces questions\u00a0:',
        'Aucun score ne change. Corrigez la cause, ou expliquez pourquoi la réponse reste vraie. La page publique d’un certificat en vigueur indique combien de réponses sont contredites sans explication.',
      ],
      action: 'Vérifier les réponses',
      closing: ['Cet e-mail est envoyé une fois par jour au plus, et seulement pour ce qui est nouveau.'],
    },
  },
};
