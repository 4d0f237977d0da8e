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

/** What version 2.4 of the terms of sale, and 2.3 of the privacy policy with it, changed, in words. */
export const inVersion24: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [lawChanges, lawNotices, audit, incidents],
  'privacy-policy': [lawChanges, lawNotices, audit, incidents],
};
