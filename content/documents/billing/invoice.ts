import { interfaceWords } from '#content/localized.ts';
import type { InvoiceKind } from '#core/billing/invoices.ts';
import type { Language } from '#core/platform/languages.ts';
import type { PaidBy } from '#core/billing/payments/payment-methods.ts';
import { frameWords } from '#content/documents/frame.ts';

/** Words of the readable copy of an invoice and of a pro forma. */
export type InvoiceWords = Readonly<{
  kinds: Readonly<Record<InvoiceKind, string>>;
  proForma: string;
  copy: string;
  duplicate: string;
  issued: string;
  sold: string;
  refunded: string;
  changed: string;
  period: string;
  order: string;
  ordered: string;
  ksef: string;
  ksefNone: string;
  copyNote: string;
  ksefWaiting: string;
  /** Of what was issued while KSeF was not used, until it has its number there. */
  offlineNote: string;
  /** What is handed over in the place of an invoice until then (art. 106nda and 106nh of the VAT act). */
  transaction: string;
  /** Of an invoice issued in a total failure, which never is in KSeF. */
  outsideNote: string;
  codeInvoice: string;
  codeCertificate: string;
  codeLink: string;
  seller: string;
  buyer: string;
  buyerBefore: string;
  recipient: string;
  localGovernment: string;
  vatGroup: string;
  nip: string;
  service: string;
  quantity: string;
  net: string;
  rate: string;
  vat: string;
  gross: string;
  total: string;
  before: string;
  after: string;
  difference: string;
  corrects: string;
  reason: string;
  paid: string;
  methods: Readonly<Record<PaidBy, string>>;
  nbp: string;
  vatInZloty: string;
  due: string;
  account: string;
  bank: string;
  transferTitle: string;
  transferAmount: string;
  transferCode: string;
  payee: string;
  notInvoice: string;
  exactTitle: string;
  page: string;
  soldAs: string;
  reasons: Readonly<Record<'refund' | 'part' | 'refund_failed' | 'buyer' | 'replaced', string>>;
}>;

export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = {
  pl: {
    kinds: { VAT: 'Faktura', KOR: 'Faktura korygująca' },
    proForma: 'Pro forma',
    copy: 'Wizualizacja faktury ustrukturyzowanej',
    duplicate: 'Duplikat z\u00a0dnia {date}',
    issued: 'Data wystawienia',
    sold: 'Data sprzedaży',
    refunded: 'Data zwrotu',
    changed: 'Data zmiany',
    period: 'Okres usługi',
    order: 'Zamówienie',
    ordered: 'Data zamówienia',
    ksef: 'Numer KSeF',
    ksefNone: 'jeszcze nieznany',
    copyNote: 'To czytelna kopia. Fakturą jest plik w\u00a0KSeF pod podanym numerem.',
    ksefWaiting: 'To czytelna kopia. Fakturą jest plik w\u00a0KSeF; jego numer pojawi się tu, gdy zostanie nadany.',
    offlineNote:
      'Wystawiono poza KSeF w\u00a0trybie offline; dokument zostanie przesłany do KSeF w\u00a0terminie ustawowym. Kody poniżej pozwalają sprawdzić dokument i\u00a0wystawcę.',
    transaction: 'Potwierdzenie transakcji',
    outsideNote: 'Wystawiono w\u00a0czasie awarii całkowitej KSeF. Tej faktury nie przesyła się do KSeF.',
    codeInvoice: 'Sprawdź fakturę w\u00a0KSeF',
    codeCertificate: 'Sprawdź wystawcę',
    codeLink: 'Nie skanujesz? Otwórz adres',
    seller: 'Sprzedawca',
    buyer: 'Nabywca',
    buyerBefore: 'Nabywca przed korektą',
    recipient: 'Odbiorca',
    localGovernment: 'jednostka samorządu terytorialnego',
    vatGroup: interfaceWords.pl.recipient.kinds.vatGroup,
    nip: 'NIP',
    service: 'Usługa',
    quantity: 'Ilość',
    net: 'Netto',
    rate: 'Stawka',
    vat: 'VAT',
    gross: 'Brutto',
    total: 'Razem',
    before: 'Przed korektą',
    after: 'Po korekcie',
    difference: 'Różnica',
    corrects: 'Koryguje fakturę',
    reason: 'Przyczyna',
    paid: 'Zapłacono',
    methods: interfaceWords.pl.subscription.methods,
    nbp: 'Kurs NBP',
    vatInZloty: 'VAT w\u00a0złotych',
    due: 'Termin płatności',
    account: 'Rachunek',
    bank: 'Bank',
    transferTitle: interfaceWords.pl.transfer.title,
    transferAmount: 'Kwota przelewu',
    transferCode: 'Kod do\u00a0aplikacji banku w\u00a0Polsce',
    payee: 'Odbiorca przelewu',
    notInvoice: 'Pro forma nie jest fakturą i\u00a0nie jest dokumentem księgowym. Fakturę wystawimy po otrzymaniu zapłaty.',
    exactTitle: 'Podaj dokładnie ten tytuł i\u00a0tę kwotę: po nich rozpoznamy wpłatę. Dostęp zaczyna się z\u00a0chwilą jej zaksięgowania.',
    page: frameWords.pl.page,
    soldAs: 'Plan {plan} – dostęp do platformy na 12\u00a0miesięcy',
    reasons: {
      refund: 'zwrot płatności',
      part: 'zwrot części płatności',
      refund_failed: 'zwrot płatności nie doszedł do skutku',
      buyer: 'zmiana danych nabywcy',
      replaced: 'błędny NIP nabywcy: faktura skorygowana do zera i\u00a0wystawiona ponownie',
    },
  },
  en: {
    kinds: { VAT: 'Invoice', KOR: 'Corrective invoice' },
    proForma: 'Pro forma',
    copy: 'Readable copy of a structured invoice',
    duplicate: 'Duplicate of {date}',
    issued: 'Date of issue',
    sold: 'Date of sale',
    refunded: 'Date of refund',
    changed: 'Date of change',
    period: 'Service period',
    order: 'Order',
    ordered: 'Order date',
    ksef: 'KSeF number',
    ksefNone: 'not known yet',
    copyNote: 'This is a readable copy. The invoice is the file held in KSeF under this number.',
    ksefWaiting: 'This is a readable copy. The invoice is the file in KSeF; its number will appear here once assigned.',
    offlineNote:
      'Issued outside KSeF in offline mode; the document is sent to KSeF within the legal term. The codes below let you check the document and its issuer.',
    transaction: 'Confirmation of the transaction',
    outsideNote: 'Issued during a total failure of KSeF. This invoice is not sent to KSeF.',
    codeInvoice: 'Check the invoice in KSeF',
    codeCertificate: 'Check the issuer',
    codeLink: 'Not scanning? Open the address',
    seller: 'Seller',
    buyer: 'Buyer',
    buyerBefore: 'Buyer before the correction',
    recipient: 'Recipient',
    localGovernment: 'local government unit',
    vatGroup: interfaceWords.en.recipient.kinds.vatGroup,
    nip: 'NIP',
    service: 'Service',
    quantity: 'Quantity',
    net: 'Net',
    rate: 'Rate',
    vat: 'VAT',
    gross: 'Gross',
    total: 'Total',
    before: 'Before correction',
    after: 'After correction',
    difference: 'Difference',
    corrects: 'Corrects invoice',
    reason: 'Reason',
    paid: 'Paid',
    methods: interfaceWords.en.subscription.methods,
    nbp: 'NBP rate',
    vatInZloty: 'VAT in złoty',
    due: 'Payment due',
    account: 'Account',
    bank: 'Bank',
    transferTitle: interfaceWords.en.transfer.title,
    transferAmount: 'Amount to transfer',
    transferCode: 'Code for the app of a bank in Poland',
    payee: 'Payee',
    notInvoice: 'A pro forma is neither an invoice nor an accounting document. The invoice follows once payment has been received.',
    exactTitle: 'Give exactly this reference and amount: they are how we recognise the payment. Access begins when it is booked.',
    page: frameWords.en.page,
    soldAs: '{plan} plan – access to the platform for 12\u00a0months',
    reasons: {
      refund: 'refund of the payment',
      part: 'partial refund of the payment',
      refund_failed: 'the refund did not take place',
      buyer: 'change of the buyer’s data',
      replaced: 'wrong NIP of the buyer: corrected to zero and issued anew',
    },
  },
  de: {
    kinds: { VAT: 'Rechnung', KOR: 'Korrekturrechnung' },
    proForma: 'Pro forma',
    copy: 'Lesbare Fassung einer strukturierten Rechnung',
    duplicate: 'Duplikat vom {date}',
    issued: 'Ausstellungsdatum',
    sold: 'Verkaufsdatum',
    refunded: 'Datum der Erstattung',
    changed: 'Datum der Änderung',
    period: 'Leistungszeitraum',
    order: 'Bestellung',
    ordered: 'Bestelldatum',
    ksef: 'KSeF-Nummer',
    ksefNone: 'noch nicht bekannt',
    copyNote: 'Dies ist eine lesbare Fassung. Die Rechnung ist die Datei in KSeF unter dieser Nummer.',
    ksefWaiting: 'Dies ist eine lesbare Fassung. Die Rechnung ist die Datei in KSeF; ihre Nummer erscheint hier, sobald sie vergeben ist.',
    offlineNote:
      'Außerhalb von KSeF im Offline-Modus ausgestellt; das Dokument wird fristgerecht an KSeF gesendet. Mit den Codes unten lassen sich Dokument und Aussteller prüfen.',
    transaction: 'Bestätigung der Transaktion',
    outsideNote: 'Während eines Totalausfalls von KSeF ausgestellt. Diese Rechnung wird nicht an KSeF gesendet.',
    codeInvoice: 'Rechnung in KSeF prüfen',
    codeCertificate: 'Aussteller prüfen',
    codeLink: 'Ohne Scan: Adresse öffnen',
    seller: 'Verkäufer',
    buyer: 'Käufer',
    buyerBefore: 'Käufer vor der Korrektur',
    recipient: 'Empfänger',
    localGovernment: 'Einheit einer Gebietskörperschaft',
    vatGroup: interfaceWords.de.recipient.kinds.vatGroup,
    nip: 'NIP',
    service: 'Leistung',
    quantity: 'Menge',
    net: 'Netto',
    rate: 'Satz',
    vat: 'MwSt.',
    gross: 'Brutto',
    total: 'Summe',
    before: 'Vor der Korrektur',
    after: 'Nach der Korrektur',
    difference: 'Differenz',
    corrects: 'Korrigiert Rechnung',
    reason: 'Grund',
    paid: 'Bezahlt',
    methods: interfaceWords.de.subscription.methods,
    nbp: 'NBP-Kurs',
    vatInZloty: 'MwSt. in Złoty',
    due: 'Zahlbar bis',
    account: 'Konto',
    bank: 'Bank',
    transferTitle: interfaceWords.de.transfer.title,
    transferAmount: 'Überweisungsbetrag',
    transferCode: 'Code für die App einer Bank in Polen',
    payee: 'Zahlungsempfänger',
    notInvoice: 'Eine Proforma-Rechnung ist weder Rechnung noch Buchungsbeleg. Die Rechnung folgt nach Zahlungseingang.',
    exactTitle:
      'Geben Sie genau diesen Verwendungszweck und Betrag an: Daran erkennen wir die Zahlung. Der Zugang beginnt mit ihrer Verbuchung.',
    page: frameWords.de.page,
    soldAs: '{plan}-Tarif – Zugang zur Plattform für 12\u00a0Monate',
    reasons: {
      refund: 'Erstattung der Zahlung',
      part: 'teilweise Erstattung der Zahlung',
      refund_failed: 'die Erstattung kam nicht zustande',
      buyer: 'Änderung der Daten des Käufers',
      replaced: 'falsche NIP des Käufers: auf null korrigiert und neu ausgestellt',
    },
  },
  fr: {
    kinds: { VAT: 'Facture', KOR: 'Facture rectificative' },
    proForma: 'Pro forma',
    copy: 'Copie lisible d’une facture structurée',
    duplicate: 'Duplicata du {date}',
    issued: 'Date d’émission',
    sold: 'Date de vente',
    refunded: 'Date du remboursement',
    changed: 'Date de la modification',
    period: 'Période de service',
    order: 'Commande',
    ordered: 'Date de commande',
    ksef: 'Numéro KSeF',
    ksefNone: 'pas encore connu',
    copyNote: 'Ceci est une copie lisible. La facture est le fichier conservé dans KSeF sous ce numéro.',
    ksefWaiting:
      'Ceci est une copie lisible. La facture est le fichier dans KSeF\u00a0; son numéro apparaîtra ici dès qu’il sera attribué.',
    offlineNote:
      'Émise hors KSeF en mode hors ligne\u00a0; le document est transmis à KSeF dans le délai légal. Les codes ci-dessous permettent de vérifier le document et son émetteur.',
    transaction: 'Confirmation de la transaction',
    outsideNote: 'Émise pendant une panne totale de KSeF. Cette facture n’est pas transmise à KSeF.',
    codeInvoice: 'Vérifier la facture dans KSeF',
    codeCertificate: 'Vérifier l’émetteur',
    codeLink: 'Sans scanner\u00a0: ouvrir l’adresse',
    seller: 'Vendeur',
    buyer: 'Acheteur',
    buyerBefore: 'Acheteur avant rectification',
    recipient: 'Destinataire',
    localGovernment: 'entité d’une collectivité territoriale',
    vatGroup: interfaceWords.fr.recipient.kinds.vatGroup,
    nip: 'NIP',
    service: 'Service',
    quantity: 'Quantité',
    net: 'HT',
    rate: 'Taux',
    vat: 'TVA',
    gross: 'TTC',
    total: 'Total',
    before: 'Avant rectification',
    after: 'Après rectification',
    difference: 'Différence',
    corrects: 'Rectifie la facture',
    reason: 'Motif',
    paid: 'Payé',
    methods: interfaceWords.fr.subscription.methods,
    nbp: 'Taux NBP',
    vatInZloty: 'TVA en zlotys',
    due: 'À payer avant le',
    account: 'Compte',
    bank: 'Banque',
    transferTitle: interfaceWords.fr.transfer.title,
    transferAmount: 'Montant du virement',
    transferCode: 'Code pour l’application d’une banque en Pologne',
    payee: 'Bénéficiaire',
    notInvoice: 'Une facture pro forma n’est ni une facture ni une pièce comptable. La facture suivra la réception du paiement.',
    exactTitle:
      'Indiquez exactement ce libellé et ce montant\u00a0: ils nous permettent de reconnaître le paiement. L’accès commence à son enregistrement.',
    page: frameWords.fr.page,
    soldAs: 'Formule {plan} – accès à la plateforme pendant 12\u00a0mois',
    reasons: {
      refund: 'remboursement du paiement',
      part: 'remboursement partiel du paiement',
      refund_failed: 'le remboursement n’a pas eu lieu',
      buyer: 'modification des données de l’acheteur',
      replaced: 'NIP de l’acheteur erroné\u00a0: facture ramenée à zéro et émise à nouveau',
    },
  },
};
