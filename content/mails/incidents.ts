import type { Language } from '#core/platform/languages.ts';
import type { MailWords } from './mail-words.ts';

export const incidentMailKinds = ['incident_due', 'incident_overdue'] as const;

/** Mails to people named in an incident: nothing of the incident itself stands in them. */
export const incidentMails: Readonly<Record<(typeof incidentMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  incident_due: {
    pl: {
      subject: 'Otwórz pokój incydentu',
      paragraphs: ['Zbliża się termin. Otwórz pokój incydentu.'],
      action: 'Otwórz pokój incydentu',
      closing: [],
    },
    en: {
      subject: 'Open the incident room',
      paragraphs: ['Something is due soon. Open the incident room.'],
      action: 'Open the incident room',
      closing: [],
    },
    de: {
      subject: 'Öffnen Sie den Vorfallraum',
      paragraphs: ['ein Termin naht. Öffnen Sie den Vorfallraum.'],
      action: 'Vorfallraum öffnen',
      closing: [],
    },
    fr: {
      subject: 'Ouvrez la salle d’incident',
      paragraphs: ['Une échéance approche. Ouvrez la salle d’incident.'],
      action: 'Ouvrir la salle d’incident',
      closing: [],
    },
  },
  incident_overdue: {
    pl: {
      subject: 'Otwórz pokój incydentu',
      paragraphs: ['Termin minął. Otwórz pokój incydentu.'],
      action: 'Zobacz pokój incydentu',
      closing: [],
    },
    en: {
      subject: 'Open the incident room',
      paragraphs: ['Something is overdue. Open the incident room.'],
      action: 'See the incident room',
      closing: [],
    },
    de: {
      subject: 'Öffnen Sie den Vorfallraum',
      paragraphs: ['ein Termin ist verstrichen. Öffnen Sie den Vorfallraum.'],
      action: 'Vorfallraum ansehen',
      closing: [],
    },
    fr: {
      subject: 'Ouvrez la salle d’incident',
      paragraphs: ['Une échéance est passée. Ouvrez la salle d’incident.'],
      action: 'Voir la salle d’incident',
      closing: [],
    },
  },
};
