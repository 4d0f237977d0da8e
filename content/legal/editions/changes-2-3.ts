import type { Localized } from '#core/platform/languages.ts';

const incidentRoom: Localized = {
  pl: 'Nowy jest pokój incydentu: terminy i\u00a0treść zgłoszeń, decyzje i\u00a0dziennik, widoczne tylko dla wskazanych osób. Za zgłoszenie odpowiada Klient.',
  en: 'New is the incident room: deadlines and content of notifications, decisions and a log, seen only by the people named. The Customer is responsible for notifying.',
  de: 'Neu ist der Vorfallraum: Fristen und Inhalte der Meldungen, Entscheidungen und ein Protokoll, nur für benannte Personen sichtbar. Für die Meldung ist der Kunde verantwortlich.',
  fr: 'Nouveauté\u00a0: la salle d’incident, avec délais et contenu des notifications, décisions et journal, visibles des seules personnes désignées. Le Client répond de la notification.',
};

const incidentArchive: Localized = {
  pl: 'Archiwum danych zawiera tylko te incydenty, w\u00a0których osoba pobierająca je jest wskazana.',
  en: 'The archive of data contains only incidents in which the person downloading it is named.',
  de: 'Das Datenarchiv enthält nur Vorfälle, in denen die herunterladende Person benannt ist.',
  fr: 'L’archive des données ne contient que les incidents où la personne qui la télécharge est désignée.',
};

const duties: Localized = {
  pl: 'Nowa jest lista obowiązków z\u00a0potwierdzeniami i\u00a0osobami odpowiedzialnymi. Potwierdzenie jest oświadczeniem organizacji.',
  en: 'New is the list of duties with proofs and owners. A proof is a statement of the organisation.',
  de: 'Neu ist die Liste der Pflichten mit Nachweisen und Verantwortlichen. Ein Nachweis ist eine Erklärung der Organisation.',
  fr: 'Nouveauté\u00a0: la liste des obligations avec preuves et responsables. Une preuve est une déclaration de l’organisation.',
};

const aiSystems: Localized = {
  pl: 'Nowy jest rejestr systemów AI organizacji: opisy, osoby odpowiedzialne i\u00a0spełnione obowiązki.',
  en: 'New is the organisation’s inventory of AI systems: descriptions, owners and duties that were met.',
  de: 'Neu ist das Verzeichnis der KI-Systeme der Organisation: Beschreibungen, Verantwortliche und erfüllte Pflichten.',
  fr: 'Nouveauté\u00a0: l’inventaire des systèmes d’IA de l’organisation, avec descriptions, responsables et obligations remplies.',
};

/** What version 2.3 of the terms of sale, and 2.2 of the privacy policy with it, changed, in words. */
export const inVersion23: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [incidentRoom, incidentArchive, duties, aiSystems],
  'privacy-policy': [incidentRoom, incidentArchive, duties, aiSystems],
};
