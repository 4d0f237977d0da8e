import type { FunctionRow } from '#content/legal/function-row.ts';

/** What is bought, complained of and disputed. */
export const orderFunctions = {
  sales: {
    name: {
      pl: 'Zamówienia, płatności, faktury i odstąpienia',
      en: 'Orders, payments, invoices and withdrawals',
      de: 'Bestellungen, Zahlungen, Rechnungen und Widerrufe',
      fr: 'Commandes, paiements, factures et rétractations',
    },
    data: {
      pl: 'plan, kwota, waluta, sposób, status i daty płatności, numer zamówienia i identyfikatory dostawcy płatności, oświadczenia złożone przy zamówieniu z wersją regulaminu, czasem, adresem IP i oznaczeniem przeglądarki, dane na fakturze (także odbiorcy) i numer KSeF, przy przelewie nazwa płatnika, rachunek, kwota, data i tytuł, przy odstąpieniu imię i nazwisko, numer zamówienia i adres e-mail; nigdy numer karty ani kod BLIK',
      en: 'plan, amount, currency, method, status and dates of the payment, order number and identifiers of the payment provider, declarations made with the order with the version of the terms, time, IP address and identification of the browser, invoice data (of the recipient too) and KSeF number, for a transfer the payer’s name, account, amount, date and title, for a withdrawal name, order number and e-mail address; never the card number or BLIK code',
      de: 'Tarif, Betrag, Währung, Art, Status und Daten der Zahlung, Bestellnummer und Kennungen des Zahlungsdienstleisters, bei der Bestellung abgegebene Erklärungen mit Fassung der Bedingungen, Zeit, IP-Adresse und Kennung des Browsers, Rechnungsdaten (auch des Empfängers) und KSeF-Nummer, bei Überweisung Name des Zahlenden, Konto, Betrag, Datum und Verwendungszweck, beim Widerruf Name, Bestellnummer und E-Mail-Adresse; nie Kartennummer oder BLIK-Code',
      fr: 'formule, montant, devise, moyen, statut et dates du paiement, numéro de commande et identifiants du prestataire de paiement, déclarations faites lors de la commande avec la version des conditions, l’heure, l’adresse IP et l’identification du navigateur, données de facturation (aussi du destinataire) et numéro KSeF, en cas de virement nom du payeur, compte, montant, date et libellé, en cas de rétractation nom, numéro de commande et adresse e-mail ; jamais le numéro de carte ni le code BLIK',
    },
    persons: ['users', 'buyers'],
    purpose: {
      pl: 'zawarcie i wykonanie umowy płatnej, zwroty, faktury, księgi i podatki (ustawa o podatku od towarów i usług z 11 marca 2004 r., Ordynacja podatkowa z 29 sierpnia 1997 r., ustawa o rachunkowości z 29 września 1994 r.), odstąpienia (ustawa o prawach konsumenta z 30 maja 2014 r.)',
      en: 'concluding and performing the paid contract, refunds, invoices, accounts and taxes (VAT Act of 11 March 2004, Tax Ordinance of 29 August 1997, Accounting Act of 29 September 1994), withdrawals (Consumer Rights Act of 30 May 2014)',
      de: 'Abschluss und Erfüllung des entgeltlichen Vertrags, Erstattungen, Rechnungen, Buchführung und Steuern (Umsatzsteuergesetz vom 11. März 2004, Abgabenordnung vom 29. August 1997, Rechnungslegungsgesetz vom 29. September 1994), Widerrufe (Verbraucherrechtegesetz vom 30. Mai 2014)',
      fr: 'conclusion et exécution du contrat payant, remboursements, factures, comptabilité et impôts (loi sur la TVA du 11 mars 2004, code fiscal du 29 août 1997, loi comptable du 29 septembre 1994), rétractations (loi sur les droits des consommateurs du 30 mai 2014)',
    },
    bases: ['contract', 'law'],
    recipients: ['hosting', 'mail', 'payments', 'bank', 'accounting', 'tax', 'registers', 'authorities'],
    periods: ['tax'],
    mentions: [{ at: '/terms-of-sale#s8', words: { pl: 'faktur ksef', en: 'invoice ksef', de: 'rechnung ksef', fr: 'facture ksef' } }],
    exported: ['subscriptions.json', 'payments.json', 'refunds.json', 'transfers.json', 'invoices.json'],
    tables: [
      'payments',
      'invoices',
      'ksef_documents',
      'refunds',
      'transfers',
      'bank_statements',
      'payment_charges',
      'payment_events',
      'subscriptions',
    ],
    adapters: ['stripe.ts', 'exchange-rates.ts', 'open.ts'],
    calls: ['POST /api/withdrawals/check', 'POST /api/withdrawals'],
  },
  complaints: {
    name: {
      pl: 'Reklamacje i korespondencja',
      en: 'Complaints and correspondence',
      de: 'Beschwerden und Korrespondenz',
      fr: 'Réclamations et correspondance',
    },
    data: {
      pl: 'treść reklamacji, zgłoszeń i sprzeciwów, ich numer, termin i odpowiedź, dane kontaktowe autora; sprawy, o których rozstrzyga człowiek',
      en: 'content of complaints, notices and objections, their number, last day and answer, contact details of the author; matters that a person decides',
      de: 'Inhalt von Beschwerden, Meldungen und Widersprüchen, ihre Nummer, Frist und Antwort, Kontaktdaten des Verfassers; Sachen, über die ein Mensch entscheidet',
      fr: 'contenu des réclamations, signalements et oppositions, leur numéro, délai et réponse, coordonnées de l’auteur ; affaires sur lesquelles une personne statue',
    },
    persons: ['users', 'writers'],
    purpose: {
      pl: 'rozpatrzenie sprawy (ustawa o prawach konsumenta), a poza jej zakresem interes: rozpatrzenie zgłoszenia oraz ustalenie, dochodzenie i obrona roszczeń',
      en: 'handling the matter (Consumer Rights Act) and, outside its scope, the interest of handling the notice and of establishing, pursuing and defending claims',
      de: 'Bearbeitung der Sache (Verbraucherrechtegesetz), außerhalb seines Anwendungsbereichs das Interesse an der Bearbeitung sowie an der Geltendmachung, Ausübung und Verteidigung von Ansprüchen',
      fr: 'traitement de l’affaire (loi sur les droits des consommateurs) et, hors de son champ, intérêt à traiter la demande et à constater, exercer et défendre des droits',
    },
    bases: ['law', 'contract', 'interest'],
    recipients: ['hosting', 'mail', 'authorities'],
    periods: ['claims', 'year'],
    mentions: [{ at: '/terms-of-sale#s10', words: { pl: 'reklamacj', en: 'complaint', de: 'beschwerde', fr: 'réclamation' } }],
    exported: ['complaints.json'],
    tables: ['complaints', 'desk_tasks'],
    adapters: [],
    calls: ['POST /api/complaints'],
  },
} as const satisfies Readonly<Record<string, FunctionRow>>;
