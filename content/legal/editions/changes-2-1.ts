import type { Localized } from '#core/platform/languages.ts';

const exit: Localized = {
  pl: 'Przejście do innego dostawcy i\u00a0zakończenie (Data Act): bez okresu wypowiedzenia i\u00a0bez opłat, 30\u00a0dni przejścia i\u00a0co najmniej 30\u00a0dni na pobranie danych przed ich usunięciem.',
  en: 'Switching to another provider and exit (Data Act): without notice and without charges, 30 days of transition and at least 30 days to download the data before they are erased.',
  de: 'Anbieterwechsel und Beendigung (Data Act): ohne Kündigungsfrist und ohne Entgelt, 30\u00a0Tage Übergang und mindestens 30\u00a0Tage zum Herunterladen der Daten vor ihrer Löschung.',
  fr: 'Changement de fournisseur et sortie (Data Act)\u00a0: sans préavis ni frais, 30\u00a0jours de transition et au moins 30\u00a0jours pour télécharger les données avant leur effacement.',
};

/** What version 2.1 changed, in words. */
export const inVersion21: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [
    {
      pl: 'Opisano funkcje konta: zespół, zaproszenia i\u00a0role, konsultantów, przydzielone pytania, plan i\u00a0kalendarz, dowody, dostawców, linki do wyników, klucze API i\u00a0webhooki. Jedna osoba może należeć do kilku organizacji.',
      en: 'The functions of an account are described: team, invitations and roles, consultants, assigned questions, plan and calendar, evidence, suppliers, share links, API keys and webhooks. One person can belong to several organisations.',
      de: 'Die Funktionen eines Kontos sind beschrieben: Team, Einladungen und Rollen, Berater, zugewiesene Fragen, Plan und Kalender, Belege, Lieferanten, Links zu Ergebnissen, API-Schlüssel und Webhooks. Eine Person kann mehreren Organisationen angehören.',
      fr: 'Les fonctions d’un compte sont décrites\u00a0: équipe, invitations et rôles, consultants, questions attribuées, plan et calendrier, preuves, fournisseurs, liens de partage, clés d’API et webhooks. Une personne peut appartenir à plusieurs organisations.',
    },
    exit,
    {
      pl: 'Umowa powierzenia zawiera tabelę powierzonych danych i\u00a0tabelę podmiotów, którym dalej powierzamy przetwarzanie. Niewykorzystana część planu Basic czeka, aż skończy się plan Pro.',
      en: 'The data processing agreement has a table of the data processed and a table of sub-processors. The unused part of Basic waits until Pro has ended.',
      de: 'Der Auftragsverarbeitungsvertrag enthält eine Tabelle der verarbeiteten Daten und eine der Unterauftragsverarbeiter. Der nicht genutzte Teil von Basic wartet, bis Pro endet.',
      fr: 'Le contrat de sous-traitance comporte un tableau des données traitées et un tableau des sous-traitants ultérieurs. La partie inutilisée de Basic attend la fin de Pro.',
    },
  ],
  'terms-of-certification': [
    {
      pl: 'Warunkiem certyfikatu jest potwierdzenie firmy, nie starsze niż 13\u00a0miesięcy; certyfikat podaje jego sposób, poziom i\u00a0dzień. Opisano sposoby potwierdzenia i\u00a0spór o\u00a0NIP.',
      en: 'A condition of the certificate is a company confirmation not older than 13 months; the certificate states its method, level and day. The ways to confirm and a dispute about a NIP are described.',
      de: 'Bedingung des Zertifikats ist eine Bestätigung des Unternehmens, die nicht älter als 13\u00a0Monate ist; das Zertifikat nennt ihren Weg, ihre Stufe und ihren Tag. Die Wege der Bestätigung und der Streit um eine NIP sind beschrieben.',
      fr: 'Le certificat suppose une confirmation de l’entreprise datant de moins de 13\u00a0mois\u00a0; il en indique la méthode, le niveau et le jour. Les moyens de confirmation et le litige sur un NIP sont décrits.',
    },
    {
      pl: 'Certyfikatu nie wydajemy, gdy odpowiedź przeczy dołączonemu sprawdzeniu zakresu. Opisano publiczny dziennik: o\u00a0tym, czy certyfikat jest w\u00a0mocy, rozstrzyga dziennik.',
      en: 'No certificate is issued where an answer contradicts the attached scope check. The public log is described: it determines whether a certificate is in force.',
      de: 'Kein Zertifikat wird ausgestellt, wenn eine Antwort der beigefügten Prüfung des Anwendungsbereichs widerspricht. Das öffentliche Protokoll ist beschrieben: Es bestimmt, ob ein Zertifikat in Kraft ist.',
      fr: 'Aucun certificat n’est établi si une réponse contredit la vérification du champ d’application jointe. Le journal public est décrit\u00a0: il détermine si un certificat est en vigueur.',
    },
  ],
  'privacy-policy': [
    {
      pl: 'Dane, cele, podstawy, odbiorców i\u00a0okresy podają tabele, funkcja po funkcji. Doszły: potwierdzenie firmy, zespół i\u00a0zaproszenia, przydzielone pytania i\u00a0kalendarz oraz publiczny dziennik.',
      en: 'Data, purposes, bases, recipients and periods stand in tables, function by function. New are company confirmation, team and invitations, assigned questions and calendar, and the public log.',
      de: 'Daten, Zwecke, Rechtsgrundlagen, Empfänger und Zeiträume stehen in Tabellen, Funktion für Funktion. Neu sind die Bestätigung des Unternehmens, Team und Einladungen, zugewiesene Fragen und Kalender sowie das öffentliche Protokoll.',
      fr: 'Données, finalités, bases juridiques, destinataires et durées figurent dans des tableaux, fonction par fonction. S’y ajoutent la confirmation de l’entreprise, l’équipe et les invitations, les questions attribuées et le calendrier, ainsi que le journal public.',
    },
    exit,
  ],
};
