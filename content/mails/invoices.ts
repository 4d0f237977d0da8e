import type { Language } from '#core/platform/languages.ts';
import { toPlaces, type MailWords } from './mail-words.ts';

export const invoiceMailKinds = ['invoice_issued', 'correction_issued', 'invoices_due'] as const;

export const invoiceMails: Readonly<Record<(typeof invoiceMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  invoice_issued: {
    pl: {
      subject: 'Faktura {number} za zamówienie {orderNumber}',
      paragraphs: [
        'Wystawiliśmy fakturę {number} na kwotę {gross} za zamówienie {orderNumber}. Jej czytelna kopia jest w\u00a0załączniku.',
        'Faktura ustrukturyzowana trafia do KSeF. Jej numer pokażemy przy zamówieniu na stronie „Abonament”, gdy zostanie nadany.',
      ],
      action: toPlaces.subscription.pl,
      closing: ['Jeżeli dane nabywcy są nieprawidłowe, napisz do nas: wystawimy korektę.'],
    },
    en: {
      subject: 'Invoice {number} for order {orderNumber}',
      paragraphs: [
        'We have issued invoice {number} for {gross} for order {orderNumber}. A readable copy is attached.',
        'The structured invoice goes to KSeF. Its number will be shown with the order on the “Subscription” page once it has been assigned.',
      ],
      action: toPlaces.subscription.en,
      closing: ['If the buyer’s data is wrong, write to us and we will issue a correction.'],
    },
    de: {
      subject: 'Rechnung {number} zur Bestellung {orderNumber}',
      paragraphs: [
        'wir haben die Rechnung {number} über {gross} zur Bestellung {orderNumber} ausgestellt. Eine lesbare Fassung ist angehängt.',
        'Die strukturierte Rechnung geht an KSeF. Ihre Nummer zeigen wir bei der Bestellung auf der Seite „Abonnement“, sobald sie vergeben ist.',
      ],
      action: toPlaces.subscription.de,
      closing: ['Sind die Daten des Käufers falsch, schreiben Sie uns: Wir stellen dann eine Korrektur aus.'],
    },
    fr: {
      subject: 'Facture {number} pour la commande {orderNumber}',
      paragraphs: [
        'Nous avons émis la facture {number} de {gross} pour la commande {orderNumber}. Une copie lisible est jointe.',
        'La facture structurée est transmise à KSeF. Son numéro sera affiché avec la commande sur la page «\u00a0Abonnement\u00a0» dès qu’il sera attribué.',
      ],
      action: toPlaces.subscription.fr,
      closing: ['Si les données de l’acheteur sont incorrectes, écrivez-nous\u00a0: nous émettrons une rectification.'],
    },
  },
  correction_issued: {
    pl: {
      subject: 'Faktura korygująca {number} do faktury {original}',
      paragraphs: [
        'Wystawiliśmy fakturę korygującą {number} do faktury {original} (zamówienie {orderNumber}). Powód: {reason}. Jej czytelna kopia jest w\u00a0załączniku.',
        'Korekta ustrukturyzowana trafia do KSeF. Jej numer pokażemy przy zamówieniu na stronie „Abonament”, gdy zostanie nadany.',
      ],
      action: toPlaces.subscription.pl,
      closing: ['Jeżeli coś się nie zgadza, napisz do nas.'],
    },
    en: {
      subject: 'Corrective invoice {number} to invoice {original}',
      paragraphs: [
        'We have issued corrective invoice {number} to invoice {original} (order {orderNumber}). Reason: {reason}. A readable copy is attached.',
        'The structured correction goes to KSeF. Its number will be shown with the order on the “Subscription” page once it has been assigned.',
      ],
      action: toPlaces.subscription.en,
      closing: ['If anything is wrong, write to us.'],
    },
    de: {
      subject: 'Korrekturrechnung {number} zur Rechnung {original}',
      paragraphs: [
        'wir haben die Korrekturrechnung {number} zur Rechnung {original} (Bestellung {orderNumber}) ausgestellt. Grund: {reason}. Eine lesbare Fassung ist angehängt.',
        'Die strukturierte Korrektur geht an KSeF. Ihre Nummer zeigen wir bei der Bestellung auf der Seite „Abonnement“, sobald sie vergeben ist.',
      ],
      action: toPlaces.subscription.de,
      closing: ['Stimmt etwas nicht, schreiben Sie uns.'],
    },
    fr: {
      subject: 'Facture rectificative {number} de la facture {original}',
      paragraphs: [
        'Nous avons émis la facture rectificative {number} de la facture {original} (commande {orderNumber}). Motif\u00a0: {reason}. Une copie lisible est jointe.',
        'La rectification structurée est transmise à KSeF. Son numéro sera affiché avec la commande sur la page «\u00a0Abonnement\u00a0» dès qu’il sera attribué.',
      ],
      action: toPlaces.subscription.fr,
      closing: ['Si quelque chose ne va pas, écrivez-nous.'],
    },
  },
  invoices_due: {
    pl: {
      subject: 'Faktury bez numeru: {count}, po terminie: {overdue}',
      paragraphs: [
        'Faktury, które czekają na wystawienie: {count}. Najbliższy termin: {deadline}. Po terminie (15. dzień miesiąca po sprzedaży): {overdue}.',
        'Numery są nadawane przy eksporcie miesiąca. Przy każdej fakturze widać, co jeszcze stoi na przeszkodzie.',
      ],
      action: 'Otwórz faktury',
      closing: ['Ta wiadomość przychodzi najwyżej raz dziennie, dopóki coś czeka.'],
    },
    en: {
      subject: 'Invoices without a number: {count}, overdue: {overdue}',
      paragraphs: [
        'Invoices waiting to be issued: {count}. Nearest deadline: {deadline}. Past the deadline (the 15th of the month after the sale): {overdue}.',
        'Numbers are assigned when a month is exported. Each invoice shows what still stands in its way.',
      ],
      action: 'Open the invoices',
      closing: ['This message comes at most once a day while something is waiting.'],
    },
    de: {
      subject: 'Rechnungen ohne Nummer: {count}, überfällig: {overdue}',
      paragraphs: [
        'Rechnungen, die auszustellen sind: {count}. Nächste Frist: {deadline}. Nach der Frist (15. des Monats nach dem Verkauf): {overdue}.',
        'Nummern werden beim Export eines Monats vergeben. Bei jeder Rechnung steht, was noch im Weg steht.',
      ],
      action: 'Rechnungen öffnen',
      closing: ['Diese Nachricht kommt höchstens einmal am Tag, solange etwas wartet.'],
    },
    fr: {
      subject: 'Factures sans numéro\u00a0: {count}, en retard\u00a0: {overdue}',
      paragraphs: [
        'Factures à émettre\u00a0: {count}. Prochaine échéance\u00a0: {deadline}. Hors délai (le 15 du mois suivant la vente)\u00a0: {overdue}.',
        'Les numéros sont attribués lors de l’export d’un mois. Chaque facture indique ce qui fait encore obstacle.',
      ],
      action: 'Ouvrir les factures',
      closing: ['Ce message arrive au plus une fois par jour tant que quelque chose attend.'],
    },
  },
};
