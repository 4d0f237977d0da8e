import type { Language } from '#core/platform/languages.ts';
import type { MailWords } from '#content/mails/mail-words.ts';

export const incidentMailKinds = ['incident_due', 'incident_overdue'] as const;

const openRoom: Readonly<Record<Language, MailWords>> = {
  pl: { subject: 'Otwórz pokój incydentu', paragraphs: ['Otwórz pokój incydentu.'], action: 'Przejdź do pokoju incydentu', closing: [] },
  en: { subject: 'Open the incident room', paragraphs: ['Open the incident room.'], action: 'Go to the incident room', closing: [] },
  de: { subject: 'Öffnen Sie den Vorfallraum', paragraphs: ['öffnen Sie den Vorfallraum.'], action: 'Zum Vorfallraum', closing: [] },
  fr: {
    subject: 'Ouvrez la salle d’incident',
    paragraphs: ['Ouvrez la salle d’incident.'],
    action: 'Aller à la salle d’incident',
    closing: [],
  },
};

/** Mails to people named in an incident: nothing of it stands in them, not even whether a term is near or past. */
export const incidentMails: Readonly<Record<(typeof incidentMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  incident_due: openRoom,
  incident_overdue: openRoom,
};
