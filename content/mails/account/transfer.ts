import type { Language } from '#core/platform/languages.ts';
import { toPlaces, type MailWords } from '#content/mails/mail-words.ts';

export const transferMailKinds = ['transfer_ordered'] as const;

/** What an order by bank transfer needs, with the pro forma attached. */
const ordered: Readonly<Record<Language, MailWords>> = {
  pl: {
    subject: 'Dane do przelewu za zamówienie {orderNumber}',
    paragraphs: [
      'Zamówienie {orderNumber} (plan {plan}) czeka na przelew {gross} na rachunek {account}, najpóźniej {due}. Proforma jest w\u00a0załączniku.',
      'Tytuł przelewu musi brzmieć dokładnie: {orderNumber}. Po nim rozpoznajemy płatność.',
    ],
    action: toPlaces.subscription.pl,
    closing: ['Dostęp zacznie się, gdy zaksięgujemy przelew; wtedy napiszemy. Proforma nie jest fakturą: fakturę wystawimy po zapłacie.'],
  },
  en: {
    subject: 'How to pay for order {orderNumber} by bank transfer',
    paragraphs: [
      'Order {orderNumber} ({plan} plan) is awaiting a transfer of {gross} to account {account}, by {due} at the latest. The pro forma is attached.',
      'The payment reference must be exactly: {orderNumber}. We recognise the payment by it.',
    ],
    action: toPlaces.subscription.en,
    closing: [
      'Access begins when the transfer is booked; we will write to you then. A pro forma is not an invoice: the invoice follows the payment.',
    ],
  },
  de: {
    subject: 'Überweisungsdaten zur Bestellung {orderNumber}',
    paragraphs: [
      'die Bestellung {orderNumber} ({plan}-Tarif) wartet auf eine Überweisung von {gross} auf das Konto {account}, spätestens bis {due}. Die Proforma ist angehängt.',
      'Der Verwendungszweck muss genau lauten: {orderNumber}. Daran erkennen wir die Zahlung.',
    ],
    action: toPlaces.subscription.de,
    closing: [
      'Der Zugang beginnt, sobald wir die Überweisung gebucht haben; dann schreiben wir Ihnen. Eine Proforma ist keine Rechnung: Die Rechnung folgt nach der Zahlung.',
    ],
  },
  fr: {
    subject: 'Virement pour la commande {orderNumber}',
    paragraphs: [
      'La commande {orderNumber} (formule {plan}) attend un virement de {gross} sur le compte {account}, au plus tard le {due}. La facture pro forma est jointe.',
      'Le libellé du virement doit être exactement\u00a0: {orderNumber}. C’est par lui que nous reconnaissons le paiement.',
    ],
    action: toPlaces.subscription.fr,
    closing: [
      'L’accès commence dès que nous avons comptabilisé le virement\u00a0; nous vous écrirons alors. Une pro forma n’est pas une facture\u00a0: la facture suit le paiement.',
    ],
  },
};

export const transferMails: Readonly<Record<(typeof transferMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  transfer_ordered: ordered,
};
