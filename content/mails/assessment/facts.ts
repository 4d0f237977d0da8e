import { localized } from '#content/localized.ts';
import type { Language } from '#core/platform/languages.ts';
import type { MailKind } from '#content/mails/mails.ts';

const factLabels = {
  order: { pl: 'Zamówienie', en: 'Order', de: 'Bestellung', fr: 'Commande' },
  plan: { pl: 'Plan', en: 'Plan', de: 'Tarif', fr: 'Formule' },
  access: { pl: 'Dostęp', en: 'Access', de: 'Zugang', fr: 'Accès' },
  accessUntil: { pl: 'Dostęp do', en: 'Access until', de: 'Zugang bis', fr: 'Accès jusqu’au' },
  net: { pl: 'Netto', en: 'Net', de: 'Netto', fr: 'HT' },
  vat: { pl: 'VAT', en: 'VAT', de: 'MwSt.', fr: 'TVA' },
  credit: {
    pl: 'Rozliczenie niewykorzystanych dni',
    en: 'Credit for unused days',
    de: 'Gutschrift für ungenutzte Tage',
    fr: 'Avoir pour jours non utilisés',
  },
  restored: { pl: 'Znów działa', en: 'Runs again', de: 'Läuft wieder', fr: 'De nouveau actif' },
  gross: { pl: 'Brutto', en: 'Gross', de: 'Brutto', fr: 'TTC' },
  account: { pl: 'Rachunek', en: 'Account', de: 'Konto', fr: 'Compte' },
  title: localized((words) => words.operator.facts.title),
  due: { pl: 'Termin', en: 'Due', de: 'Fällig', fr: 'Échéance' },
  invoice: { pl: 'Faktura', en: 'Invoice', de: 'Rechnung', fr: 'Facture' },
  correction: { pl: 'Korekta', en: 'Correction', de: 'Korrektur', fr: 'Rectification' },
  original: { pl: 'Do faktury', en: 'Of invoice', de: 'Zur Rechnung', fr: 'De la facture' },
  refund: { pl: 'Zwrot', en: 'Refund', de: 'Erstattung', fr: 'Remboursement' },
  declaredAt: { pl: 'Oświadczenie', en: 'Declared', de: 'Erklärt', fr: 'Déclaration' },
  certificate: { pl: 'Certyfikat', en: 'Certificate', de: 'Zertifikat', fr: 'Certificat' },
  regime: { pl: 'Podstawa', en: 'Framework', de: 'Grundlage', fr: 'Cadre' },
  validUntil: { pl: 'Ważny do', en: 'Valid until', de: 'Gültig bis', fr: 'Valable jusqu’au' },
  endedOn: { pl: 'Wygasł', en: 'Expired', de: 'Abgelaufen', fr: 'Expiré' },
  revokedOn: { pl: 'Unieważniono', en: 'Revoked', de: 'Widerrufen', fr: 'Révoqué' },
  reason: { pl: 'Powód', en: 'Reason', de: 'Grund', fr: 'Motif' },
  score: { pl: 'Wynik', en: 'Score', de: 'Ergebnis', fr: 'Score' },
  threshold: { pl: 'Próg', en: 'Threshold', de: 'Schwelle', fr: 'Seuil' },
  nip: { pl: 'NIP', en: 'NIP', de: 'NIP', fr: 'NIP' },
  company: { pl: 'Firma', en: 'Company', de: 'Unternehmen', fr: 'Entreprise' },
  question: { pl: 'Pytanie', en: 'Question', de: 'Frage', fr: 'Question' },
  message: { pl: 'Wiadomość', en: 'Message', de: 'Nachricht', fr: 'Message' },
  sections: { pl: 'Część', en: 'Section', de: 'Abschnitt', fr: 'Section' },
  questions: { pl: 'Liczba pytań', en: 'Questions', de: 'Fragen', fr: 'Questions' },
  guest: { pl: 'Gość', en: 'Guest', de: 'Gast', fr: 'Invité' },
  answered: { pl: 'Odpowiedzi', en: 'Answers', de: 'Antworten', fr: 'Réponses' },
  consultant: { pl: 'Konsultant', en: 'Consultant', de: 'Berater', fr: 'Consultant' },
  code: { pl: 'Kod', en: 'Code', de: 'Code', fr: 'Code' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
type Fact = keyof typeof factLabels;

const money: readonly (readonly [Fact, string])[] = [
  ['credit', '{credit}'],
  ['net', '{net}'],
  ['vat', '{vat}'],
  ['gross', '{gross}'],
];
const order: readonly (readonly [Fact, string])[] = [
  ['order', '{orderNumber}'],
  ['plan', '{plan}'],
];
const bought = [...order, ['access', '{from} – {to}'], ...money] as const;

/** What a mail is about, as a small table; a row whose values are not known is left out. */
const factsByKind: Readonly<Partial<Record<MailKind, readonly (readonly [Fact, string])[]>>> = {
  payment_received: bought,
  payment_received_early: bought,
  payment_refunded: [...order, ['refund', '{gross}'], ['restored', '{restored}']],
  transfer_ordered: [...order, ...money, ['account', '{account}'], ['title', '{orderNumber}'], ['due', '{due}']],
  withdrawal: [...order, ['declaredAt', '{at}'], ['refund', '{refund}'], ['restored', '{restored}']],
  withdrawal_received: [...order, ['declaredAt', '{at}']],
  withdrawal_cancelled: [...order, ['declaredAt', '{at}']],
  withdrawal_pro_rata: [...order, ['refund', '{refund}']],
  withdrawal_full: [...order, ['refund', '{refund}'], ['restored', '{restored}']],
  invoice_issued: [
    ['invoice', '{number}'],
    ['order', '{orderNumber}'],
    ['gross', '{gross}'],
  ],
  correction_issued: [
    ['correction', '{number}'],
    ['original', '{original}'],
    ['order', '{orderNumber}'],
    ['reason', '{reason}'],
  ],
  report_ready: [
    ['regime', '{regime}'],
    ['score', '{score}'],
    ['threshold', '{threshold}'],
  ],
  certificate_issued: [
    ['company', '{organization}'],
    ['certificate', '{number}'],
    ['regime', '{regime}'],
    ['validUntil', '{until}'],
  ],
  certificate_expiring: [
    ['certificate', '{number}'],
    ['validUntil', '{date}'],
  ],
  certificate_expired: [
    ['certificate', '{number}'],
    ['endedOn', '{date}'],
  ],
  guest_invited: [
    ['regime', '{regime}'],
    ['sections', '{sections}'],
    ['questions', '{questions}'],
  ],
  access_requested: [
    ['consultant', '{requester}, {address}'],
    ['company', '{firm}'],
  ],
  access_granted: [['nip', '{nip}']],
  guest_code: [['code', '{code}']],
  staff_code: [['code', '{code}']],
  guest_done: [
    ['guest', '{guest}'],
    ['regime', '{regime}'],
    ['answered', '{answered} / {total}'],
  ],
  mentioned: [
    ['question', '{question}'],
    ['message', '{excerpt}'],
  ],
  certificate_revoked: [
    ['certificate', '{number}'],
    ['revokedOn', '{date}'],
    ['reason', '{reason}'],
  ],
  certificate_issued_later: [
    ['certificate', '{number}'],
    ['regime', '{regime}'],
  ],
  subscription_ending: [
    ['plan', '{plan}'],
    ['accessUntil', '{date}'],
  ],
  company_code: [
    ['company', '{company}'],
    ['nip', '{nip}'],
    ['code', '{code}'],
  ],
  company_claimed: [
    ['company', '{company}'],
    ['nip', '{nip}'],
  ],
};

/** A row of the table in a mail. */
export type MailFact = readonly [label: string, text: string];

/** The table of a kind of mail in a language, its places filled in. */
export function factsOfMail(kind: MailKind, language: Language, values: Readonly<Record<string, string>>): MailFact[] {
  return (factsByKind[kind] ?? []).flatMap(([fact, template]) => {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    if (names.some((name) => !values[name])) return [];
    return [[factLabels[fact][language], template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')]];
  });
}
