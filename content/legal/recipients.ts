import type { Localized } from '#core/platform/languages.ts';

type RecipientWords = Readonly<{
  /** Who; `{…}` are filled from the configuration. */
  name: Localized;
  role: Localized;
  /** What they get, and why. */
  gets: Localized;
  /** Processes content of organisations on our behalf, under the data processing agreement. */
  subProcessor?: true;
}>;

const inAll = (text: string): Localized => ({ pl: text, en: text, de: text, fr: text });
const authority: Localized = { pl: 'Organ publiczny', en: 'Public authority', de: 'Behörde', fr: 'Autorité publique' };
const processor = (pl: string, en: string, de: string, fr: string): Localized => ({
  pl: `${pl}; podmiot przetwarzający`,
  en: `${en}; processor`,
  de: `${de}; Auftragsverarbeiter`,
  fr: `${fr} ; sous-traitant`,
});

/** Who gets personal data besides the controller. */
export const recipients = {
  hosting: {
    name: inAll('{hostingProvider}'),
    role: processor('Dostawca hostingu', 'Hosting provider', 'Hosting-Anbieter', 'Hébergeur'),
    gets: {
      pl: 'Dane zapisane na Platformie, pliki i kopie zapasowe, w celu ich przechowywania',
      en: 'Data stored on the Platform, files and backups, for storage',
      de: 'Auf der Plattform gespeicherte Daten, Dateien und Sicherungskopien, zur Aufbewahrung',
      fr: 'Données enregistrées sur la Plateforme, fichiers et sauvegardes, en vue de leur conservation',
    },
    subProcessor: true,
  },
  mail: {
    name: inAll('{mailProvider}'),
    role: processor('Dostawca poczty', 'E-mail delivery provider', 'E-Mail-Dienstleister', 'Prestataire d’envoi d’e-mails'),
    gets: {
      pl: 'Imię i nazwisko, adres e-mail, treść i załączniki wiadomości, w celu ich doręczenia',
      en: 'First and last name, e-mail address, content and attachments of messages, for delivery',
      de: 'Vor- und Nachname, E-Mail-Adresse, Inhalt und Anhänge der Nachrichten, zur Zustellung',
      fr: 'Prénom et nom, adresse e-mail, contenu et pièces jointes des messages, en vue de leur remise',
    },
    subProcessor: true,
  },
  payments: {
    name: inAll('{paymentProvider}'),
    role: {
      pl: 'Dostawca płatności; odrębny administrator w zakresie płatności',
      en: 'Payment provider; separate controller for payments',
      de: 'Zahlungsdienstleister; eigener Verantwortlicher für Zahlungen',
      fr: 'Prestataire de paiement ; responsable distinct pour les paiements',
    },
    gets: {
      pl: 'Adres e-mail, numer, przedmiot i kwota zamówienia; dane karty (Visa, Mastercard, American Express), BLIK lub Przelewy24 podają Państwo na jego stronie',
      en: 'E-mail address, number, subject and amount of the order; you enter card (Visa, Mastercard, American Express), BLIK or Przelewy24 data on its page',
      de: 'E-Mail-Adresse, Nummer, Gegenstand und Betrag der Bestellung; Daten zu Karte (Visa, Mastercard, American Express), BLIK oder Przelewy24 geben Sie auf dessen Seite ein',
      fr: 'Adresse e-mail, numéro, objet et montant de la commande ; vous saisissez les données de carte (Visa, Mastercard, American Express), BLIK ou Przelewy24 sur sa page',
    },
  },
  bank: {
    name: {
      pl: 'Bank, w którym {companyName} ma rachunek',
      en: 'The bank that keeps the account of {companyName}',
      de: 'Bank, die das Konto von {companyName} führt',
      fr: 'Banque qui tient le compte de {companyName}',
    },
    role: { pl: 'Odrębny administrator', en: 'Separate controller', de: 'Eigener Verantwortlicher', fr: 'Responsable distinct' },
    gets: {
      pl: 'Dane przelewów przychodzących i zwrotów',
      en: 'Data of incoming transfers and of refunds',
      de: 'Daten eingehender Überweisungen und von Erstattungen',
      fr: 'Données des virements reçus et des remboursements',
    },
  },
  accounting: {
    name: inAll('{accountingOffice}'),
    role: processor('Biuro rachunkowe', 'Accounting office', 'Buchhaltungsbüro', 'Cabinet comptable'),
    gets: {
      pl: 'Dane z faktur i płatności, w celu prowadzenia ksiąg i rozliczeń',
      en: 'Invoice and payment data, for bookkeeping and tax returns',
      de: 'Rechnungs- und Zahlungsdaten, für Buchführung und Steuererklärungen',
      fr: 'Données des factures et paiements, pour la comptabilité et les déclarations fiscales',
    },
  },
  tax: {
    name: {
      pl: 'Krajowa Administracja Skarbowa',
      en: 'Krajowa Administracja Skarbowa (National Revenue Administration)',
      de: 'Krajowa Administracja Skarbowa (Nationale Finanzverwaltung)',
      fr: 'Krajowa Administracja Skarbowa (Administration fiscale nationale)',
    },
    role: authority,
    gets: {
      pl: 'Faktury ustrukturyzowane w Krajowym Systemie e-Faktur (KSeF)',
      en: 'Structured invoices in Krajowy System e-Faktur (KSeF, the national e-invoicing system)',
      de: 'Strukturierte Rechnungen im Krajowy System e-Faktur (KSeF, nationales E-Rechnungssystem)',
      fr: 'Factures structurées dans Krajowy System e-Faktur (KSeF, système national de facturation électronique)',
    },
  },
  registers: {
    name: {
      pl: 'Rejestry REGON, KRS i CEIDG oraz wykaz podatników VAT',
      en: 'The registers REGON, KRS and CEIDG and the Polish white list of VAT taxpayers',
      de: 'Die Register REGON, KRS und CEIDG sowie die polnische weiße Liste der Umsatzsteuerpflichtigen',
      fr: 'Les registres REGON, KRS et CEIDG et la liste blanche polonaise des assujettis à la TVA',
    },
    role: { pl: 'Organy publiczne', en: 'Public authorities', de: 'Behörden', fr: 'Autorités publiques' },
    gets: {
      pl: 'NIP lub numer KRS w zapytaniu, a przy potwierdzeniu przelewem także numer rachunku płatnika',
      en: 'The NIP or KRS number in a query and, with confirmation by transfer, the payer’s account number',
      de: 'Die NIP oder KRS-Nummer in der Abfrage, bei Bestätigung durch Überweisung auch die Kontonummer des Zahlenden',
      fr: 'Le NIP ou le numéro KRS dans la requête et, en cas de confirmation par virement, le numéro de compte du payeur',
    },
  },
  trustServices: {
    name: {
      pl: 'Dostawcy usług zaufania, którzy wydali certyfikat podpisu lub pieczęci',
      en: 'Trust service providers that issued the certificate of a signature or seal',
      de: 'Vertrauensdiensteanbieter, die das Zertifikat einer Signatur oder eines Siegels ausgestellt haben',
      fr: 'Prestataires de services de confiance ayant délivré le certificat d’une signature ou d’un cachet',
    },
    role: {
      pl: 'Odrębni administratorzy',
      en: 'Separate controllers',
      de: 'Eigene Verantwortliche',
      fr: 'Responsables distincts',
    },
    gets: {
      pl: 'Numer seryjny certyfikatu w pytaniu, czy go unieważniono',
      en: 'The serial number of the certificate in the question whether it was revoked',
      de: 'Die Seriennummer des Zertifikats in der Frage, ob es widerrufen wurde',
      fr: 'Le numéro de série du certificat dans la question de savoir s’il a été révoqué',
    },
  },
  registeredContacts: {
    name: {
      pl: 'Organizacja pod adresem z rejestru publicznego',
      en: 'The Organisation at its address in a public register',
      de: 'Die Organisation unter ihrer Adresse in einem öffentlichen Register',
      fr: 'L’Organisation à son adresse figurant dans un registre public',
    },
    role: {
      pl: 'Podmiot, którego dotyczy potwierdzenie',
      en: 'The entity that is confirmed',
      de: 'Die Einrichtung, die bestätigt wird',
      fr: 'L’entité confirmée',
    },
    gets: {
      pl: 'Informacja, że konto działa w jej imieniu, oraz kod potwierdzający',
      en: 'The information that an account acts for it, and the confirmation code',
      de: 'Die Mitteilung, dass ein Konto für sie handelt, und der Bestätigungscode',
      fr: 'L’information qu’un compte agit en son nom, et le code de confirmation',
    },
  },
  organisation: {
    name: {
      pl: 'Inne osoby w Organizacji, także jej doradcy',
      en: 'Other persons in the Organisation, its consultants included',
      de: 'Andere Personen in der Organisation, auch ihre Berater',
      fr: 'Autres personnes de l’Organisation, y compris ses consultants',
    },
    role: {
      pl: 'Osoby upoważnione przez Organizację, według roli',
      en: 'Persons authorised by the Organisation, by their role',
      de: 'Von der Organisation befugte Personen, nach ihrer Rolle',
      fr: 'Personnes autorisées par l’Organisation, selon leur rôle',
    },
    gets: {
      pl: 'Treść pracy w Organizacji oraz kto i kiedy ją zmienił',
      en: 'The work in the Organisation, and who changed it when',
      de: 'Die Arbeit in der Organisation und wer sie wann geändert hat',
      fr: 'Le travail effectué dans l’Organisation, son auteur et sa date',
    },
  },
  chosen: {
    name: {
      pl: 'Osoby i systemy, które Organizacja wskaże',
      en: 'Persons and systems that the Organisation names',
      de: 'Personen und Systeme, die die Organisation benennt',
      fr: 'Personnes et systèmes que l’Organisation désigne',
    },
    role: {
      pl: 'Odbiorcy wybrani przez Organizację',
      en: 'Recipients chosen by the Organisation',
      de: 'Von der Organisation gewählte Empfänger',
      fr: 'Destinataires choisis par l’Organisation',
    },
    gets: {
      pl: 'To, co Organizacja wybrała: wynik pod linkiem, kalendarz planu, wiadomości o certyfikatach',
      en: 'What the Organisation chose: a result behind a link, the calendar of the plan, messages about certificates',
      de: 'Was die Organisation gewählt hat: ein Ergebnis hinter einem Link, den Kalender des Plans, Nachrichten über Zertifikate',
      fr: 'Ce que l’Organisation a choisi : un résultat derrière un lien, le calendrier du plan, des messages sur les certificats',
    },
  },
  watchers: {
    name: {
      pl: 'Organizacje obserwujące dostawców',
      en: 'Organisations that watch suppliers',
      de: 'Organisationen, die Lieferanten beobachten',
      fr: 'Organisations qui suivent des fournisseurs',
    },
    role: {
      pl: 'Inni użytkownicy Platformy',
      en: 'Other users of the Platform',
      de: 'Andere Nutzer der Plattform',
      fr: 'Autres utilisateurs de la Plateforme',
    },
    gets: {
      pl: 'Dane z Rejestru oraz to, że certyfikat wydano, wygasa lub unieważniono',
      en: 'Data from the Registry and that a certificate was issued, ends or was revoked',
      de: 'Daten aus dem Register sowie dass ein Zertifikat ausgestellt wurde, endet oder widerrufen wurde',
      fr: 'Données du Registre et le fait qu’un certificat a été établi, expire ou a été révoqué',
    },
  },
  public: {
    name: {
      pl: 'Osoby korzystające z Rejestru i publicznego dziennika',
      en: 'Persons using the Registry and the public log',
      de: 'Personen, die das Register und das öffentliche Protokoll nutzen',
      fr: 'Personnes consultant le Registre et le journal public',
    },
    role: { pl: 'Publiczność', en: 'The public', de: 'Öffentlichkeit', fr: 'Public' },
    gets: {
      pl: 'Dane wymienione w sekcji 4',
      en: 'The data listed in section 4',
      de: 'Die in Abschnitt 4 genannten Daten',
      fr: 'Les données énumérées à la section 4',
    },
  },
  authorities: {
    name: {
      pl: 'Sądy, organy ścigania i organy nadzoru',
      en: 'Courts, law enforcement and supervisory authorities',
      de: 'Gerichte, Strafverfolgungs- und Aufsichtsbehörden',
      fr: 'Juridictions, autorités répressives et de contrôle',
    },
    role: { pl: 'Organy publiczne', en: 'Public authorities', de: 'Behörden', fr: 'Autorités publiques' },
    gets: {
      pl: 'Dane, których żądają na podstawie prawa',
      en: 'Data they request on the basis of the law',
      de: 'Daten, die sie auf gesetzlicher Grundlage verlangen',
      fr: 'Données qu’elles demandent en vertu de la loi',
    },
  },
} as const satisfies Readonly<Record<string, RecipientWords>>;

export type Recipient = keyof typeof recipients;
