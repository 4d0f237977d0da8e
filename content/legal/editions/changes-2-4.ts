import type { Localized } from '#core/platform/languages.ts';

const lawChanges: Localized = {
  pl: 'Właścicieli zawiadamiamy e-mailem o\u00a0nadchodzących zmianach prawa, które dotykają obowiązków, systemów AI lub odpowiedzi Organizacji.',
  en: 'Owners are told by e-mail of coming changes of law that touch duties, AI systems or answers of the Organisation.',
  de: 'Inhaber informieren wir per E-Mail über kommende Rechtsänderungen, die Pflichten, KI-Systeme oder Antworten der Organisation berühren.',
  fr: 'Les propriétaires sont informés par e-mail des évolutions du droit à venir qui touchent des obligations, des systèmes d’IA ou des réponses de l’Organisation.',
};

const lawNotices: Localized = {
  pl: 'Zapisujemy, o\u00a0której zmianie prawa i\u00a0kiedy zawiadomiono; archiwum danych zawiera te wpisy.',
  en: 'What change of law was told of and when is recorded; the archive of data contains these entries.',
  de: 'Gespeichert wird, über welche Rechtsänderung wann informiert wurde; das Datenarchiv enthält diese Einträge.',
  fr: 'Sont enregistrées l’évolution du droit annoncée et la date\u00a0; l’archive des données contient ces entrées.',
};

const audit: Localized = {
  pl: 'Nowa jest strona audytu: plan, dane i\u00a0niezależność audytora oraz teczka ze wszystkim, o\u00a0co audytor pyta.',
  en: 'New is the page of the audit: its plan, data and independence of the auditor, and a binder of everything an auditor asks for.',
  de: 'Neu ist die Seite zum Audit: Plan, Angaben und Unabhängigkeit des Prüfers und eine Mappe mit allem, wonach ein Prüfer fragt.',
  fr: 'Nouveauté\u00a0: la page de l’audit, avec plan, données et indépendance de l’auditeur et un dossier de tout ce que demande un auditeur.',
};

const incidents: Localized = {
  pl: 'Pokój incydentu przechowuje pliki potwierdzeń odbioru i\u00a0odpowiedzi, którym incydent przeczy; kto nie jest wskazany, widzi tylko, że zapisane zdarzenie przeczy odpowiedzi.',
  en: 'The incident room keeps files of confirmations and the answers that an incident contradicts; whoever is not named sees only that a recorded event contradicts an answer.',
  de: 'Der Vorfallraum bewahrt Bestätigungsdateien und Antworten, denen ein Vorfall widerspricht; wer nicht benannt ist, sieht nur, dass ein Ereignis einer Antwort widerspricht.',
  fr: 'La salle d’incident conserve les accusés de réception et les réponses qu’un incident contredit\u00a0; qui n’est pas désigné voit seulement qu’un événement contredit une réponse.',
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

const scopeCompany: Localized = {
  pl: 'Sprawdzenie zakresu może zacząć się od NIP: nazwę, formę prawną i\u00a0kody działalności firmy podaje wtedy rejestr REGON. Zapytania nie zapisujemy; odpowiedź pamiętamy najwyżej dobę.',
  en: 'The scope check may begin with a NIP: the REGON register then gives name, legal form and activity codes of the company. We do not store the query; the answer is remembered for a day at most.',
  de: 'Die Prüfung des Anwendungsbereichs kann mit einer NIP beginnen: Name, Rechtsform und Tätigkeitsschlüssel nennt dann das Register REGON. Die Anfrage wird nicht gespeichert, die Antwort höchstens einen Tag gemerkt.',
  fr: 'La vérification du champ d’application peut commencer par un NIP\u00a0: le registre REGON donne alors nom, forme juridique et codes d’activité. La demande n’est pas enregistrée\u00a0; la réponse est gardée un jour au plus.',
};

/** What version 2.4 of the terms of sale, and 2.3 of the privacy policy with it, changed, in words. */
export const inVersion24: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [lawChanges, lawNotices, audit, incidents, registerEntry, board, scopeCompany],
  'privacy-policy': [lawChanges, lawNotices, audit, incidents, registerEntry, board, scopeCompany],
};
