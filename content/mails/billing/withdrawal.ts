import type { Language } from '#core/platform/languages.ts';
import type { MailWords } from '#content/mails/mail-words.ts';

export const withdrawalMailKinds = [
  'withdrawal',
  'withdrawal_cancelled',
  'withdrawal_received',
  'withdrawal_nothing',
  'withdrawal_pro_rata',
  'withdrawal_full',
] as const;

type Texts = Readonly<Record<Language, Readonly<{ subject: string; paragraphs: readonly string[]; closing: readonly string[] }>>>;

function mail(texts: Texts): Readonly<Record<Language, MailWords>> {
  const words = (language: Language): MailWords => ({
    subject: texts[language].subject,
    paragraphs: [...texts[language].paragraphs],
    closing: [...texts[language].closing],
  });
  return { pl: words('pl'), en: words('en'), de: words('de'), fr: words('fr') };
}

const retentionNotice = {
  pl: 'Zachowaj tę wiadomość: jest dowodem złożenia oświadczenia.',
  en: 'Keep this message: it is your proof of the declaration.',
  de: 'Bewahren Sie diese Nachricht auf: Sie ist Ihr Nachweis der Erklärung.',
  fr: 'Conservez ce message\u00a0: il prouve votre déclaration.',
} as const;

const mandatory = {
  pl: 'Nie narusza to praw, które daje konsumentowi bezwzględnie obowiązujące prawo. Z decyzją można się nie zgodzić: odpowiedz na tę wiadomość.',
  en: 'Rights that mandatory law gives consumers are not affected. If you disagree with the decision, reply to this message.',
  de: 'Rechte, die zwingendes Recht Verbrauchern gewährt, bleiben unberührt. Wenn Sie nicht einverstanden sind, antworten Sie auf diese Nachricht.',
  fr: 'Les droits que la loi impérative accorde au consommateur restent intacts. Si vous contestez la décision, répondez à ce message.',
} as const;

/** Confirmations of declarations of withdrawal with day, hour and content, and the decisions about those that were received. */
export const withdrawalMails: Readonly<Record<(typeof withdrawalMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  withdrawal: mail({
    pl: {
      subject: 'Potwierdzenie odstąpienia od umowy {orderNumber}',
      paragraphs: [
        'Potwierdzamy, że oświadczenie o\u00a0odstąpieniu od umowy z\u00a0zamówienia {orderNumber} (plan {plan}), złożone przez: {declarant}, wpłynęło {at} czasu polskiego.',
        'Dostęp zakończył się, a\u00a0{refund} zwracamy tą samą metodą, najpóźniej w\u00a0ciągu 14\u00a0dni.',
      ],
      closing: [retentionNotice.pl],
    },
    en: {
      subject: 'Confirmation of withdrawal from order {orderNumber}',
      paragraphs: [
        'We confirm that the withdrawal from the contract under order {orderNumber} ({plan} plan), declared by {declarant}, was received on {at}, Polish time.',
        'Access has ended and {refund} will be refunded by the same method within 14 days at the latest.',
      ],
      closing: [retentionNotice.en],
    },
    de: {
      subject: 'Bestätigung des Widerrufs zur Bestellung {orderNumber}',
      paragraphs: [
        'wir bestätigen, dass der von {declarant} erklärte Widerruf des Vertrags zur Bestellung {orderNumber} ({plan}-Tarif) am {at} polnischer Zeit eingegangen ist.',
        'Der Zugang ist beendet; {refund} erstatten wir auf demselben Zahlungsweg, spätestens innerhalb von 14\u00a0Tagen.',
      ],
      closing: [retentionNotice.de],
    },
    fr: {
      subject: 'Confirmation de rétractation, commande {orderNumber}',
      paragraphs: [
        'Nous confirmons que la rétractation du contrat correspondant à la commande {orderNumber} (formule {plan}), déclarée par {declarant}, a été reçue le {at}, heure polonaise.',
        'L’accès a pris fin et {refund} seront remboursés par le même moyen, au plus tard sous 14\u00a0jours.',
      ],
      closing: [retentionNotice.fr],
    },
  }),
  withdrawal_cancelled: mail({
    pl: {
      subject: 'Zamówienie {orderNumber} zostało zamknięte',
      paragraphs: [
        'Potwierdzamy, że oświadczenie o\u00a0odstąpieniu od umowy z\u00a0zamówienia {orderNumber} (plan {plan}), złożone przez: {declarant}, wpłynęło {at} czasu polskiego.',
        'Za to zamówienie nie wpłynęła płatność, więc zamknęliśmy je i\u00a0nie ma czego zwracać. Jeżeli płatność jeszcze wpłynie, zwrócimy ją.',
      ],
      closing: [retentionNotice.pl],
    },
    en: {
      subject: 'Order {orderNumber} has been closed',
      paragraphs: [
        'We confirm that the withdrawal from the contract under order {orderNumber} ({plan} plan), declared by {declarant}, was received on {at}, Polish time.',
        'No payment has arrived for this order, so we have closed it and there is nothing to refund. Should a payment still arrive, we will return it.',
      ],
      closing: [retentionNotice.en],
    },
    de: {
      subject: 'Die Bestellung {orderNumber} wurde geschlossen',
      paragraphs: [
        'wir bestätigen, dass der von {declarant} erklärte Widerruf des Vertrags zur Bestellung {orderNumber} ({plan}-Tarif) am {at} polnischer Zeit eingegangen ist.',
        'Zu dieser Bestellung ist keine Zahlung eingegangen; wir haben sie geschlossen, es gibt nichts zu erstatten. Sollte noch eine Zahlung eingehen, erstatten wir sie.',
      ],
      closing: [retentionNotice.de],
    },
    fr: {
      subject: 'La commande {orderNumber} a été close',
      paragraphs: [
        'Nous confirmons que la rétractation du contrat correspondant à la commande {orderNumber} (formule {plan}), déclarée par {declarant}, a été reçue le {at}, heure polonaise.',
        'Aucun paiement n’est arrivé pour cette commande\u00a0: nous l’avons close et il n’y a rien à rembourser. Si un paiement arrivait encore, nous le restituerions.',
      ],
      closing: [retentionNotice.fr],
    },
  }),
  withdrawal_received: mail({
    pl: {
      subject: 'Otrzymaliśmy oświadczenie o odstąpieniu od umowy {orderNumber}',
      paragraphs: [
        'Potwierdzamy, że oświadczenie o\u00a0odstąpieniu od umowy z\u00a0zamówienia {orderNumber} (plan {plan}, {gross} brutto), złożone przez: {declarant}, wpłynęło {at} czasu polskiego.',
        'Usługa została już użyta albo minął termin odstąpienia, dlatego oświadczenie rozpatrzy pracownik. O\u00a0decyzji napiszemy najpóźniej w\u00a0ciągu 14\u00a0dni. Do tego czasu dostęp działa bez zmian.',
      ],
      closing: [retentionNotice.pl, 'Nie narusza to praw, które daje konsumentowi bezwzględnie obowiązujące prawo.'],
    },
    en: {
      subject: 'We have received your withdrawal from order {orderNumber}',
      paragraphs: [
        'We confirm that the withdrawal from the contract under order {orderNumber} ({plan} plan, {gross} gross), declared by {declarant}, was received on {at}, Polish time.',
        'The service has already been used or the period for withdrawal has passed, so a member of our staff will decide. You will hear from us within 14 days at the latest. Until then, access stays as it is.',
      ],
      closing: [retentionNotice.en, 'Rights that mandatory law gives consumers are not affected.'],
    },
    de: {
      subject: 'Ihr Widerruf zur Bestellung {orderNumber} ist eingegangen',
      paragraphs: [
        'wir bestätigen, dass der von {declarant} erklärte Widerruf des Vertrags zur Bestellung {orderNumber} ({plan}-Tarif, {gross} brutto) am {at} polnischer Zeit eingegangen ist.',
        'Die Leistung wurde bereits genutzt oder die Widerrufsfrist ist abgelaufen; deshalb entscheidet ein Mitarbeiter. Sie erhalten die Entscheidung spätestens innerhalb von 14\u00a0Tagen. Bis dahin bleibt der Zugang unverändert.',
      ],
      closing: [retentionNotice.de, 'Rechte, die zwingendes Recht Verbrauchern gewährt, bleiben unberührt.'],
    },
    fr: {
      subject: 'Nous avons reçu votre rétractation, commande {orderNumber}',
      paragraphs: [
        'Nous confirmons que la rétractation du contrat correspondant à la commande {orderNumber} (formule {plan}, {gross} TTC), déclarée par {declarant}, a été reçue le {at}, heure polonaise.',
        'Le service a déjà été utilisé ou le délai est passé\u00a0: une personne de notre équipe décidera. Vous recevrez la décision au plus tard sous 14\u00a0jours. D’ici là, l’accès reste inchangé.',
      ],
      closing: [retentionNotice.fr, 'Les droits que la loi impérative accorde au consommateur restent intacts.'],
    },
  }),
  withdrawal_nothing: mail({
    pl: {
      subject: 'Decyzja o odstąpieniu od umowy {orderNumber}',
      paragraphs: [
        'Rozpatrzyliśmy oświadczenie o\u00a0odstąpieniu od umowy z\u00a0zamówienia {orderNumber} (plan {plan}). Prawo odstąpienia wygasło przed jego złożeniem, dlatego nie zwracamy płatności, a\u00a0dostęp trwa bez zmian.',
      ],
      closing: [mandatory.pl],
    },
    en: {
      subject: 'Decision about your withdrawal from order {orderNumber}',
      paragraphs: [
        'We have considered your withdrawal from the contract under order {orderNumber} ({plan} plan). The right of withdrawal had ended before it was declared, so the payment is not refunded and access continues.',
      ],
      closing: [mandatory.en],
    },
    de: {
      subject: 'Entscheidung über Ihren Widerruf zur Bestellung {orderNumber}',
      paragraphs: [
        'wir haben Ihren Widerruf des Vertrags zur Bestellung {orderNumber} ({plan}-Tarif) geprüft. Das Widerrufsrecht war vor der Erklärung erloschen; die Zahlung wird nicht erstattet, der Zugang besteht weiter.',
      ],
      closing: [mandatory.de],
    },
    fr: {
      subject: 'Décision sur votre rétractation, commande {orderNumber}',
      paragraphs: [
        'Nous avons examiné votre rétractation du contrat correspondant à la commande {orderNumber} (formule {plan}). Le droit de rétractation avait pris fin avant la déclaration\u00a0: le paiement n’est pas remboursé et l’accès continue.',
      ],
      closing: [mandatory.fr],
    },
  }),
  withdrawal_pro_rata: mail({
    pl: {
      subject: 'Decyzja o odstąpieniu od umowy {orderNumber}',
      paragraphs: [
        'Rozpatrzyliśmy oświadczenie o\u00a0odstąpieniu od umowy z\u00a0zamówienia {orderNumber} (plan {plan}). Zwracamy {refund}: część opłaty za czas, który pozostał w\u00a0chwili złożenia oświadczenia. Dostęp z\u00a0tego zamówienia zakończył się.',
      ],
      closing: ['Wszystko, co powstało wcześniej, można nadal czytać i\u00a0pobierać.', mandatory.pl],
    },
    en: {
      subject: 'Decision about your withdrawal from order {orderNumber}',
      paragraphs: [
        'We have considered your withdrawal from the contract under order {orderNumber} ({plan} plan). We are refunding {refund}: the share for the time that remained when you declared it. Access under this order has ended.',
      ],
      closing: ['Everything created before can still be read and downloaded.', mandatory.en],
    },
    de: {
      subject: 'Entscheidung über Ihren Widerruf zur Bestellung {orderNumber}',
      paragraphs: [
        'wir haben Ihren Widerruf des Vertrags zur Bestellung {orderNumber} ({plan}-Tarif) geprüft. Wir erstatten {refund}: den Anteil für die Zeit, die bei der Erklärung noch verblieb. Der Zugang aus dieser Bestellung ist beendet.',
      ],
      closing: ['Alles bereits Erstellte bleibt einsehbar und herunterladbar.', mandatory.de],
    },
    fr: {
      subject: 'Décision sur votre rétractation, commande {orderNumber}',
      paragraphs: [
        'Nous avons examiné votre rétractation du contrat correspondant à la commande {orderNumber} (formule {plan}). Nous remboursons {refund}\u00a0: la part correspondant au temps restant lors de la déclaration. L’accès lié à cette commande a pris fin.',
      ],
      closing: ['Tout ce qui a été créé auparavant reste consultable et téléchargeable.', mandatory.fr],
    },
  }),
  withdrawal_full: mail({
    pl: {
      subject: 'Decyzja o odstąpieniu od umowy {orderNumber}',
      paragraphs: [
        'Rozpatrzyliśmy oświadczenie o\u00a0odstąpieniu od umowy z\u00a0zamówienia {orderNumber} (plan {plan}). Zwracamy {refund}. Dostęp z\u00a0tego zamówienia zakończył się.',
      ],
      closing: ['Wszystko, co powstało wcześniej, można nadal czytać i\u00a0pobierać.'],
    },
    en: {
      subject: 'Decision about your withdrawal from order {orderNumber}',
      paragraphs: [
        'We have considered your withdrawal from the contract under order {orderNumber} ({plan} plan). We are refunding {refund}. Access under this order has ended.',
      ],
      closing: ['Everything created before can still be read and downloaded.'],
    },
    de: {
      subject: 'Entscheidung über Ihren Widerruf zur Bestellung {orderNumber}',
      paragraphs: [
        'wir haben Ihren Widerruf des Vertrags zur Bestellung {orderNumber} ({plan}-Tarif) geprüft. Wir erstatten {refund}. Der Zugang aus dieser Bestellung ist beendet.',
      ],
      closing: ['Alles bereits Erstellte bleibt einsehbar und herunterladbar.'],
    },
    fr: {
      subject: 'Décision sur votre rétractation, commande {orderNumber}',
      paragraphs: [
        'Nous avons examiné votre rétractation du contrat correspondant à la commande {orderNumber} (formule {plan}). Nous remboursons {refund}. L’accès lié à cette commande a pris fin.',
      ],
      closing: ['Tout ce qui a été créé auparavant reste consultable et téléchargeable.'],
    },
  }),
};
