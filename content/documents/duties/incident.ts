import type { Language } from '#core/platform/languages.ts';

type IncidentDocumentWords = Readonly<Record<'kicker' | 'draft' | 'unknown' | 'empty' | 'notSent', string>>;

/** What stands around the fields of a notification on paper. */
export const incidentDocumentWords: Readonly<Record<Language, IncidentDocumentWords>> = {
  pl: {
    kicker: 'Treść zgłoszenia',
    draft: 'Projekt, jeszcze nie wysłany',
    unknown: 'Jeszcze nieznane',
    empty: 'Bez treści',
    notSent: 'Atesto nie wysłało tego dokumentu do żadnego organu.',
  },
  en: {
    kicker: 'Content of a notification',
    draft: 'Draft, not sent yet',
    unknown: 'Not known yet',
    empty: 'No text',
    notSent: 'Atesto has not sent this document to any authority.',
  },
  de: {
    kicker: 'Inhalt einer Meldung',
    draft: 'Entwurf, noch nicht gesendet',
    unknown: 'Bisher unbekannt',
    empty: 'Ohne Text',
    notSent: 'Atesto hat dieses Dokument an keine Behörde gesendet.',
  },
  fr: {
    kicker: 'Contenu d’une notification',
    draft: 'Projet, pas encore envoyé',
    unknown: 'Pas encore connu',
    empty: 'Sans texte',
    notSent: 'Atesto n’a envoyé ce document à aucune autorité.',
  },
};
