import { localized } from '#content/localized.ts';
import type { Language } from '#core/platform/languages.ts';
import type { MailWords } from '#content/mails/mail-words.ts';

export const planMailKinds = ['plan_reminder', 'plan_digest'] as const;

const toPlan = localized((words) => words.cockpit.steps.plan);

/** Mails about the action plan; the items themselves are rows of their table. */
export const planMails: Readonly<Record<(typeof planMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  plan_reminder: {
    pl: {
      subject: 'Plan działań czeka na Ciebie: {organization}',
      paragraphs: ['Te pozycje planu działań są przypisane do Ciebie, a ich termin minął albo mija w\u00a0ciągu 7\u00a0dni.'],
      action: toPlan.pl,
      closing: ['O\u00a0jednym terminie przypominamy najwyżej dwa razy: 7\u00a0dni przed nim i\u00a0gdy minie.'],
    },
    en: {
      subject: 'The action plan is waiting for you: {organization}',
      paragraphs: ['These items of the action plan are assigned to you and are overdue or due within 7 days.'],
      action: toPlan.en,
      closing: ['We send at most two reminders for each date: 7 days before it and once it has passed.'],
    },
    de: {
      subject: 'Der Maßnahmenplan wartet auf Sie: {organization}',
      paragraphs: ['diese Punkte des Maßnahmenplans liegen bei Ihnen; sie sind überfällig oder innerhalb von 7\u00a0Tagen fällig.'],
      action: toPlan.de,
      closing: ['An einen Termin erinnern wir höchstens zweimal: 7\u00a0Tage vorher und nachdem er verstrichen ist.'],
    },
    fr: {
      subject: 'Le plan d’action vous attend\u00a0: {organization}',
      paragraphs: ['Ces éléments du plan d’action vous reviennent\u00a0; ils sont en retard ou arrivent à échéance sous 7\u00a0jours.'],
      action: toPlan.fr,
      closing: ['Nous rappelons une même échéance deux fois au plus\u00a0: 7\u00a0jours avant, et une fois passée.'],
    },
  },
  plan_digest: {
    pl: {
      subject: 'Plan działań na początek miesiąca: {organization}',
      paragraphs: ['Otwarte pozycje: {open}. Po terminie: {overdue}. Oznaczone jako zrobione: {done}. Najbliższe terminy:'],
      action: toPlan.pl,
      closing: ['Podsumowanie przychodzi raz w\u00a0miesiącu.'],
    },
    en: {
      subject: 'The action plan at the start of the month: {organization}',
      paragraphs: ['Open items: {open}. Overdue: {overdue}. Marked as done: {done}. Next due:'],
      action: toPlan.en,
      closing: ['This summary comes once a month.'],
    },
    de: {
      subject: 'Der Maßnahmenplan zum Monatsbeginn: {organization}',
      paragraphs: ['offene Punkte: {open}. Überfällig: {overdue}. Als erledigt markiert: {done}. Nächste Termine:'],
      action: toPlan.de,
      closing: ['Diese Zusammenfassung kommt einmal im Monat.'],
    },
    fr: {
      subject: 'Le plan d’action en début de mois\u00a0: {organization}',
      paragraphs: [
        'Éléments ouverts\u00a0: {open}. En retard\u00a0: {overdue}. Marqués comme faits\u00a0: {done}. Prochaines échéances\u00a0:',
      ],
      action: toPlan.fr,
      closing: ['Cette synthèse arrive une fois par mois.'],
    },
  },
};
