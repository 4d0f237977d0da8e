import type { Localized } from '#core/platform/languages.ts';

const staff: Localized = {
  pl: 'Nowe są potwierdzenia pracowników bez konta: kto otworzy link do zatwierdzonego dokumentu, podaje imię, nazwisko i\u00a0służbowy e-mail i\u00a0potwierdza kodem, że go przeczytał. Przechowujemy te dane i\u00a0czas.',
  en: 'New are confirmations by staff without an account: whoever opens the link to an approved document gives a name and a work e-mail address and confirms with a code that they have read it. These data and the time are kept.',
  de: 'Neu sind Bestätigungen von Beschäftigten ohne Konto: Wer den Link zu einem genehmigten Dokument öffnet, nennt Namen und dienstliche E-Mail-Adresse und bestätigt mit einem Code, es gelesen zu haben. Diese Angaben und die Zeit werden gespeichert.',
  fr: 'Nouveauté\u00a0: les confirmations du personnel sans compte. Qui ouvre le lien d’un document approuvé indique son nom et son adresse e-mail professionnelle, et confirme par un code qu’il l’a lu. Ces données et l’heure sont conservées.',
};

const staffEnd: Localized = {
  pl: 'Potwierdzenia usuwamy z\u00a0zatwierdzeniem dokumentu albo 12 miesięcy po zastąpieniu go nowszym; kod po 15 minutach.',
  en: 'The confirmations are deleted with the approval of the document, or 12 months after a newer one has replaced it; the code after 15 minutes.',
  de: 'Die Bestätigungen werden mit der Genehmigung des Dokuments gelöscht oder 12 Monate, nachdem ein neueres es ersetzt hat; der Code nach 15 Minuten.',
  fr: 'Les confirmations sont supprimées avec l’approbation du document, ou 12 mois après son remplacement par un plus récent\u00a0; le code, après 15 minutes.',
};

const ownBranding: Localized = {
  pl: 'Nowy jest wygląd konsultanta: właściciel może wybrać, że raporty mają logo organizacji, którą konsultant posiada. Przechowujemy, kto i\u00a0kiedy to wybrał.',
  en: 'New is the look of a consultant: an owner may choose that reports carry the logo of an organisation that the consultant owns. Who chose it and when is kept.',
  de: 'Neu ist das Erscheinungsbild eines Beraters: Ein Inhaber kann wählen, dass Berichte das Logo einer Organisation tragen, deren Inhaber der Berater ist. Gespeichert wird, wer das wann gewählt hat.',
  fr: 'Nouveauté\u00a0: l’apparence d’un consultant. Un propriétaire peut choisir que les rapports portent le logo d’une organisation dont le consultant est propriétaire. Sont conservés l’auteur et la date de ce choix.',
};

const mailDomain: Localized = {
  pl: 'Nowa jest domena e-maili: prośby o\u00a0dostęp i\u00a0zaproszenia mogą wychodzić z\u00a0potwierdzonej domeny organizacji.',
  en: 'New is the domain of e-mails: requests for access and invitations can go out from a confirmed domain of the organisation.',
  de: 'Neu ist die Domain der E-Mails: Bitten um Zugang und Einladungen können von einer bestätigten Domain der Organisation kommen.',
  fr: 'Nouveauté\u00a0: le domaine des e-mails. Les demandes d’accès et les invitations peuvent provenir d’un domaine confirmé de l’organisation.',
};

/** What version 2.8 of the terms of sale, and 2.7 of the privacy policy with it, changed, in words. */
export const inVersion28: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [staff, staffEnd, ownBranding, mailDomain],
  'privacy-policy': [staff, staffEnd, ownBranding, mailDomain],
};
