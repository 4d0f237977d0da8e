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

/** What version 2.4 of the terms of sale, and 2.3 of the privacy policy with it, changed, in words. */
export const inVersion24: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [lawChanges, lawNotices],
  'privacy-policy': [lawChanges, lawNotices],
};
