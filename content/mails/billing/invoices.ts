import type { Language } from '#core/platform/languages.ts';
import { toPlaces, type MailWords } from '#content/mails/mail-words.ts';

export const invoiceMailKinds = ['invoice_issued', 'correction_issued', 'invoices_due', 'ksef_trouble'] as const;

export const invoiceMails: Readonly<Record<(typeof invoiceMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  invoice_issued: {
    pl: {
      subject: 'Faktura {number} za zamówienie {orderNumber}',
      paragraphs: [
        'Wystawiliśmy fakturę {number} na kwotę {gross} za zamówienie {orderNumber}. Jej czytelna kopia jest w\u00a0załączniku.',
        'Fakturą jest plik w\u00a0KSeF. Kod QR na kopii prowadzi do niego; numer KSeF i\u00a0UPO są przy zamówieniu na stronie „Abonament”, gdy KSeF je nada.',
      ],
      action: toPlaces.subscription.pl,
      closing: ['Jeżeli dane nabywcy są nieprawidłowe, napisz do nas: wystawimy korektę.'],
    },
    en: {
      subject: 'Invoice {number} for order {orderNumber}',
      paragraphs: [
        'We have issued invoice {number} for {gross} for order {orderNumber}. A readable copy is attached.',
        'The invoice is the file in KSeF. The QR code on the copy leads to it; the KSeF number and the UPO stand with the order on the “Subscription” page once KSeF has given them.',
      ],
      action: toPlaces.subscription.en,
      closing: ['If the buyer’s data is wrong, write to us and we will issue a correction.'],
    },
    de: {
      subject: 'Rechnung {number} zur Bestellung {orderNumber}',
      paragraphs: [
        'wir haben die Rechnung {number} über {gross} zur Bestellung {orderNumber} ausgestellt. Eine lesbare Fassung ist angehängt.',
        'Die Rechnung ist die Datei in KSeF. Der QR-Code auf der Kopie führt zu ihr; KSeF-Nummer und UPO stehen bei der Bestellung auf der Seite „Abonnement“, sobald KSeF sie vergeben hat.',
      ],
      action: toPlaces.subscription.de,
      closing: ['Sind die Daten des Käufers falsch, schreiben Sie uns: Wir stellen dann eine Korrektur aus.'],
    },
    fr: {
      subject: 'Facture {number} pour la commande {orderNumber}',
      paragraphs: [
        'Nous avons émis la facture {number} de {gross} pour la commande {orderNumber}. Une copie lisible est jointe.',
        'La facture est le fichier dans KSeF. Le code QR de la copie y conduit\u00a0; le numéro KSeF et l’UPO figurent avec la commande sur la page «\u00a0Abonnement\u00a0» dès que KSeF les a attribués.',
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
        'Korektą jest plik w\u00a0KSeF. Kod QR na kopii prowadzi do niego; numer KSeF i\u00a0UPO są przy zamówieniu na stronie „Abonament”, gdy KSeF je nada.',
      ],
      action: toPlaces.subscription.pl,
      closing: ['Jeżeli coś się nie zgadza, napisz do nas.'],
    },
    en: {
      subject: 'Corrective invoice {number} to invoice {original}',
      paragraphs: [
        'We have issued corrective invoice {number} to invoice {original} (order {orderNumber}). Reason: {reason}. A readable copy is attached.',
        'The correction is the file in KSeF. The QR code on the copy leads to it; the KSeF number and the UPO stand with the order on the “Subscription” page once KSeF has given them.',
      ],
      action: toPlaces.subscription.en,
      closing: ['If anything is wrong, write to us.'],
    },
    de: {
      subject: 'Korrekturrechnung {number} zur Rechnung {original}',
      paragraphs: [
        'wir haben die Korrekturrechnung {number} zur Rechnung {original} (Bestellung {orderNumber}) ausgestellt. Grund: {reason}. Eine lesbare Fassung ist angehängt.',
        'Die Korrektur ist die Datei in KSeF. Der QR-Code auf der Kopie führt zu ihr; KSeF-Nummer und UPO stehen bei der Bestellung auf der Seite „Abonnement“, sobald KSeF sie vergeben hat.',
      ],
      action: toPlaces.subscription.de,
      closing: ['Stimmt etwas nicht, schreiben Sie uns.'],
    },
    fr: {
      subject: 'Facture rectificative {number} de la facture {original}',
      paragraphs: [
        'Nous avons émis la facture rectificative {number} de la facture {original} (commande {orderNumber}). Motif\u00a0: {reason}. Une copie lisible est jointe.',
        'La rectification est le fichier dans KSeF. Le code QR de la copie y conduit\u00a0; le numéro KSeF et l’UPO figurent avec la commande sur la page «\u00a0Abonnement\u00a0» dès que KSeF les a attribués.',
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
        'Faktury wystawiają się same, gdy nic nie stoi na przeszkodzie. Przy każdej widać, na co czeka.',
      ],
      action: 'Otwórz faktury',
      closing: ['Ta wiadomość przychodzi najwyżej raz dziennie, dopóki coś czeka.'],
    },
    en: {
      subject: 'Invoices without a number: {count}, overdue: {overdue}',
      paragraphs: [
        'Invoices waiting to be issued: {count}. Nearest deadline: {deadline}. Past the deadline (the 15th of the month after the sale): {overdue}.',
        'Invoices are issued by themselves when nothing stands in the way. Each shows what it waits for.',
      ],
      action: 'Open the invoices',
      closing: ['This message comes at most once a day while something is waiting.'],
    },
    de: {
      subject: 'Rechnungen ohne Nummer: {count}, überfällig: {overdue}',
      paragraphs: [
        'Rechnungen, die auszustellen sind: {count}. Nächste Frist: {deadline}. Nach der Frist (15. des Monats nach dem Verkauf): {overdue}.',
        'Rechnungen werden von selbst ausgestellt, wenn nichts im Weg steht. Bei jeder steht, worauf sie wartet.',
      ],
      action: 'Rechnungen öffnen',
      closing: ['Diese Nachricht kommt höchstens einmal am Tag, solange etwas wartet.'],
    },
    fr: {
      subject: 'Factures sans numéro\u00a0: {count}, en retard\u00a0: {overdue}',
      paragraphs: [
        'Factures à émettre\u00a0: {count}. Prochaine échéance\u00a0: {deadline}. Hors délai (le 15 du mois suivant la vente)\u00a0: {overdue}.',
        'Les factures sont émises d’elles-mêmes quand rien ne s’y oppose. Chacune indique ce qu’elle attend.',
      ],
      action: 'Ouvrir les factures',
      closing: ['Ce message arrive au plus une fois par jour tant que quelque chose attend.'],
    },
  },
  ksef_trouble: {
    pl: {
      subject: 'KSeF: potrzebna decyzja',
      paragraphs: [
        'Przy fakturach i\u00a0KSeF stało się coś, co wymaga człowieka: wysyłka stanęła, termin dokumentu mija albo KSeF ma dokument na nasz NIP, którego nie wystawiliśmy.',
        'Szczegóły są w\u00a0konsoli operatora, wśród spraw do decyzji.',
      ],
      action: 'Otwórz sprawy do decyzji',
      closing: ['Ta wiadomość przychodzi raz na każdą taką sprawę.'],
    },
    en: {
      subject: 'KSeF: a decision is needed',
      paragraphs: [
        'Something about invoices and KSeF needs a person: sending has stopped, the last day of a document is near or past, or KSeF holds a document under our NIP that we did not issue.',
        'The details are in the operator console, among the matters to decide.',
      ],
      action: 'Open the matters to decide',
      closing: ['This message comes once for each such matter.'],
    },
    de: {
      subject: 'KSeF: eine Entscheidung ist nötig',
      paragraphs: [
        'Bei Rechnungen und KSeF ist etwas geschehen, das einen Menschen braucht: Der Versand steht, die Frist eines Dokuments läuft ab oder ist abgelaufen, oder KSeF hat unter unserer NIP ein Dokument, das wir nicht ausgestellt haben.',
        'Die Einzelheiten stehen in der Betreiberkonsole unter den zu entscheidenden Sachen.',
      ],
      action: 'Zu entscheidende Sachen öffnen',
      closing: ['Diese Nachricht kommt einmal für jede solche Sache.'],
    },
    fr: {
      subject: 'KSeF\u00a0: une décision est nécessaire',
      paragraphs: [
        'Les factures et KSeF demandent une personne\u00a0: l’envoi est arrêté, le dernier jour d’un document approche ou est passé, ou KSeF détient sous notre NIP un document que nous n’avons pas émis.',
        'Les détails figurent dans la console de l’exploitant, parmi les affaires à décider.',
      ],
      action: 'Ouvrir les affaires à décider',
      closing: ['Ce message arrive une fois pour chacune de ces affaires.'],
    },
  },
};
