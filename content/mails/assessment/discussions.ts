import type { Language, Localized } from '#core/platform/languages.ts';
import type { MailWords } from '#content/mails/mail-words.ts';

export const discussionMailKinds = ['mentioned'] as const;

const toDiscussion: Localized = {
  pl: 'Otwórz dyskusję',
  en: 'Open the discussion',
  de: 'Diskussion öffnen',
  fr: 'Ouvrir la discussion',
};

/** Mails about discussions; the question and the words of the message are rows of their table. */
export const discussionMails: Readonly<Record<(typeof discussionMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  mentioned: {
    pl: {
      subject: '{by} wspomina o\u00a0Tobie: {organization}',
      paragraphs: ['{by} wspomina o\u00a0Tobie w\u00a0dyskusji przy pytaniu samooceny.'],
      action: toDiscussion.pl,
      closing: ['O\u00a0jednej dyskusji piszemy najwyżej raz na godzinę.'],
    },
    en: {
      subject: '{by} mentioned you: {organization}',
      paragraphs: ['{by} mentioned you in the discussion at a question of the self-assessment.'],
      action: toDiscussion.en,
      closing: ['We write about one discussion at most once an hour.'],
    },
    de: {
      subject: '{by} erwähnt Sie: {organization}',
      paragraphs: ['{by} erwähnt Sie in der Diskussion zu einer Frage der Selbstbewertung.'],
      action: toDiscussion.de,
      closing: ['Zu einer Diskussion schreiben wir höchstens einmal pro Stunde.'],
    },
    fr: {
      subject: '{by} vous mentionne\u00a0: {organization}',
      paragraphs: ['{by} vous mentionne dans la discussion relative à une question de l’auto-évaluation.'],
      action: toDiscussion.fr,
      closing: ['Pour une même discussion, nous écrivons au plus une fois par heure.'],
    },
  },
};
