import type { Localized } from '#core/platform/languages.ts';

/** Whose data they are. */
export const persons = {
  users: { pl: 'Użytkownicy', en: 'Users', de: 'Nutzer', fr: 'Utilisateurs' },
  traders: {
    pl: 'przedsiębiorcy będący osobami fizycznymi',
    en: 'sole traders',
    de: 'Einzelunternehmer',
    fr: 'entrepreneurs individuels',
  },
  invited: { pl: 'osoby zaproszone', en: 'persons invited', de: 'eingeladene Personen', fr: 'personnes invitées' },
  named: {
    pl: 'pracownicy, współpracownicy i kontrahenci, których Organizacja wymienia',
    en: 'employees, associates and business partners whom the Organisation names',
    de: 'Beschäftigte, Mitarbeitende und Geschäftspartner, die die Organisation nennt',
    fr: 'salariés, collaborateurs et partenaires que l’Organisation cite',
  },
  signatories: {
    pl: 'osoby uprawnione do reprezentacji i podpisujące oświadczenia',
    en: 'persons entitled to represent and persons who sign declarations',
    de: 'vertretungsberechtigte und Erklärungen unterzeichnende Personen',
    fr: 'personnes habilitées à représenter et signataires des déclarations',
  },
  declarants: {
    pl: 'osoby potwierdzające prawdziwość odpowiedzi',
    en: 'persons who confirm that the answers are true',
    de: 'Personen, die die Richtigkeit der Antworten bestätigen',
    fr: 'personnes confirmant l’exactitude des réponses',
  },
  suppliers: {
    pl: 'osoby kontaktowe dostawców',
    en: 'contact persons of suppliers',
    de: 'Ansprechpartner der Lieferanten',
    fr: 'personnes de contact des fournisseurs',
  },
  viewers: {
    pl: 'osoby otwierające link',
    en: 'persons who open a link',
    de: 'Personen, die einen Link öffnen',
    fr: 'personnes qui ouvrent un lien',
  },
  buyers: {
    pl: 'zamawiający, płatnicy i odbiorcy faktur',
    en: 'buyers, payers and recipients of invoices',
    de: 'Besteller, Zahlende und Rechnungsempfänger',
    fr: 'acheteurs, payeurs et destinataires de factures',
  },
  writers: {
    pl: 'osoby, które do nas piszą',
    en: 'persons who write to us',
    de: 'Personen, die uns schreiben',
    fr: 'personnes qui nous écrivent',
  },
  visitors: { pl: 'odwiedzający', en: 'visitors', de: 'Besucher', fr: 'visiteurs' },
} as const satisfies Readonly<Record<string, Localized>>;

export type Persons = keyof typeof persons;
