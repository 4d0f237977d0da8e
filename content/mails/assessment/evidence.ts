import type { Language, Localized } from '#core/platform/languages.ts';
import type { MailWords } from '#content/mails/mail-words.ts';

export const evidenceMailKinds = ['evidence_ending'] as const;

/** How the end of a piece of evidence is named in the table. */
export const evidenceEnds: Readonly<Record<'until' | 'over', Localized>> = {
  until: { pl: 'Ważny do {day}', en: 'Valid until {day}', de: 'Gültig bis {day}', fr: 'Valable jusqu’au {day}' },
  over: { pl: 'Był ważny do {day}', en: 'Was valid until {day}', de: 'War gültig bis {day}', fr: 'Était valable jusqu’au {day}' },
};

/** Mails about evidence; the pieces themselves are rows of their table. */
export const evidenceMails: Readonly<Record<(typeof evidenceMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  evidence_ending: {
    pl: {
      subject: 'Kończy się ważność dowodów: {organization}',
      paragraphs: ['Ważność tych dowodów skończyła się albo kończy w\u00a0ciągu 30\u00a0dni. Zastąp je aktualnymi albo zmień datę.'],
      action: 'Zobacz dowody',
      closing: ['O\u00a0jednym dowodzie przypominamy najwyżej trzy razy: 30 i\u00a07\u00a0dni wcześniej oraz po tym dniu.'],
    },
    en: {
      subject: 'Evidence is about to expire: {organization}',
      paragraphs: ['This evidence has expired or expires within 30 days. Replace it with current evidence, or change the date.'],
      action: 'See the evidence',
      closing: ['We send at most three reminders for each item: 30 and 7 days before, and after that day.'],
    },
    de: {
      subject: 'Nachweise laufen ab: {organization}',
      paragraphs: [
        'diese Nachweise sind abgelaufen oder laufen innerhalb von 30\u00a0Tagen ab. Ersetzen Sie sie durch aktuelle oder ändern Sie das Datum.',
      ],
      action: 'Nachweise ansehen',
      closing: ['An einen Nachweis erinnern wir höchstens dreimal: 30 und 7\u00a0Tage vorher und nach diesem Tag.'],
    },
    fr: {
      subject: 'Des preuves arrivent à expiration\u00a0: {organization}',
      paragraphs: ['Ces preuves ont expiré ou expirent sous 30\u00a0jours. Remplacez-les par des preuves à jour, ou changez la date.'],
      action: 'Voir les preuves',
      closing: ['Nous rappelons une même preuve trois fois au plus\u00a0: 30 et 7\u00a0jours avant, puis après cette date.'],
    },
  },
};
