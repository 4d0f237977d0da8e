import type { Language } from '#core/platform/languages.ts';

type DrillWords = Readonly<
  Record<
    'organization' | 'opened' | 'closed' | 'open' | 'length' | 'minutes' | 'target' | 'sent' | 'took' | 'notSent' | 'note' | 'file',
    string
  >
>;

/** The report of a drill on paper; `{name}` is filled in. */
export const drillWords: Readonly<Record<Language, DrillWords>> = {
  pl: {
    organization: 'Organizacja',
    opened: 'Początek',
    closed: 'Koniec',
    open: 'Ćwiczenie jeszcze trwa',
    length: 'Czas trwania',
    minutes: '{minutes} min',
    target: 'termin: {time}',
    sent: 'oznaczono jako wysłane: {time}',
    took: 'po {minutes} min od początku terminu',
    notSent: 'nie oznaczono jako wysłane',
    note: 'To ćwiczenie: nic z\u00a0tego nie jest zgłoszeniem prawdziwego incydentu. Czasy wysłania podały osoby, które ćwiczyły; nikt ich nie badał.',
    file: 'cwiczenie-zgloszen',
  },
  en: {
    organization: 'Organisation',
    opened: 'Begun',
    closed: 'Ended',
    open: 'The drill still runs',
    length: 'Length',
    minutes: '{minutes} min',
    target: 'due: {time}',
    sent: 'marked as sent: {time}',
    took: '{minutes} min after its term began',
    notSent: 'not marked as sent',
    note: 'This is a drill: nothing in it notifies a real incident. The times of sending were stated by the people who practised; nobody examined them.',
    file: 'notification-drill',
  },
  de: {
    organization: 'Organisation',
    opened: 'Beginn',
    closed: 'Ende',
    open: 'Die Übung läuft noch',
    length: 'Dauer',
    minutes: '{minutes} Min.',
    target: 'Frist: {time}',
    sent: 'als gesendet gekennzeichnet: {time}',
    took: '{minutes} Min. nach Beginn der Frist',
    notSent: 'nicht als gesendet gekennzeichnet',
    note: 'Das ist eine Übung: Nichts darin meldet einen echten Vorfall. Die Sendezeiten haben die Übenden angegeben; niemand hat sie geprüft.',
    file: 'meldeuebung',
  },
  fr: {
    organization: 'Organisation',
    opened: 'Début',
    closed: 'Fin',
    open: 'L’exercice est en cours',
    length: 'Durée',
    minutes: '{minutes} min',
    target: 'échéance\u00a0: {time}',
    sent: 'marqué comme envoyé\u00a0: {time}',
    took: '{minutes} min après le début du délai',
    notSent: 'pas marqué comme envoyé',
    note: 'Ceci est un exercice\u00a0: rien n’y notifie un incident réel. Les heures d’envoi ont été indiquées par les participants\u00a0; personne ne les a examinées.',
    file: 'exercice-notification',
  },
};
