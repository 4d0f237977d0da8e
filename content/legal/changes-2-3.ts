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

const registerEntry: Localized = {
  pl: 'Nowy jest arkusz danych do wykazu podmiotów kluczowych i\u00a0ważnych, z\u00a0osobami do kontaktu; dane porównujemy codziennie z\u00a0rejestrami firm. Numeru PESEL nie przechowujemy.',
  en: 'New is the data sheet for the register of essential and important entities, with contact persons; data are compared with company registers every day. PESEL numbers are not stored.',
  de: 'Neu sind die Angaben für das Verzeichnis wesentlicher und wichtiger Einrichtungen mit Kontaktpersonen; sie werden täglich mit den Firmenregistern verglichen. PESEL-Nummern werden nicht gespeichert.',
  fr: 'Nouveauté\u00a0: la fiche de données pour le registre des entités essentielles et importantes, avec les personnes de contact, comparée chaque jour aux registres d’entreprises. Les numéros PESEL ne sont pas conservés.',
};

const board: Localized = {
  pl: 'Nowe są szkolenia osób kierujących podmiotem: lista osób i\u00a0funkcji, zapis szkoleń z\u00a0wynikiem testu i\u00a0potwierdzenie z\u00a0pieczęcią. Zapisujemy też decyzje kierownictwa i\u00a0to, kto jak głosował. Osoby z\u00a0listy nie muszą mieć konta.',
  en: 'New are trainings of people who head the entity: a list of people and functions, records of trainings with the result of the test, and a sealed certificate. Decisions of the heads and who voted how are recorded too. People on the list need no account.',
  de: 'Neu sind Schulungen der Leitung: eine Liste von Personen und Funktionen, Einträge über Schulungen mit Testergebnis und eine gesiegelte Bescheinigung. Auch Entscheidungen der Leitung und wer wie stimmte werden festgehalten. Personen der Liste brauchen kein Konto.',
  fr: 'Nouveauté\u00a0: les formations des dirigeants, avec la liste des personnes et fonctions, les formations avec le résultat du test et une attestation scellée. Les décisions et les votes sont aussi consignés. Les personnes de la liste n’ont pas besoin de compte.',
};

const aiSystems: Localized = {
  pl: 'Nowy jest rejestr systemów AI organizacji: opisy, osoby odpowiedzialne i\u00a0spełnione obowiązki.',
  en: 'New is the organisation’s inventory of AI systems: descriptions, owners and duties that were met.',
  de: 'Neu ist das Verzeichnis der KI-Systeme der Organisation: Beschreibungen, Verantwortliche und erfüllte Pflichten.',
  fr: 'Nouveauté\u00a0: l’inventaire des systèmes d’IA de l’organisation, avec descriptions, responsables et obligations remplies.',
};

/** What version 2.3 of the terms of sale, and 2.2 of the privacy policy with it, changed, in words. */
export const inVersion23: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [incidentRoom, incidentArchive, duties, aiSystems, registerEntry, board],
  'privacy-policy': [incidentRoom, incidentArchive, duties, aiSystems, registerEntry, board],
};
