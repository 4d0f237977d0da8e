import type { Language } from '#core/platform/languages.ts';
import { toPlaces, type MailWords } from '#content/mails/mail-words.ts';

export const billingMailKinds = [
  'payment_received',
  'payment_received_early',
  'payment_refunded',
  'certificate_expiring',
  'certificate_expired',
  'subscription_ending',
  'subscription_ended',
  'monthly_report',
  'certificate_revoked',
] as const;

/** The confirmation of an order on a durable medium. */
const received: Readonly<Record<Language, MailWords>> = {
  pl: {
    subject: 'Potwierdzenie zamówienia {orderNumber} w Atesto',
    paragraphs: ['Otrzymaliśmy płatność za zamówienie {orderNumber}. Jest jednorazowa i\u00a0nie odnowi się sama.'],
    action: toPlaces.subscription.pl,
    closing: [
      'Od umowy można odstąpić bez podania przyczyny do {until}, dopóki nie zapisano żadnej odpowiedzi, nie wygenerowano raportu ani nie wystawiono certyfikatu: na stronie „Abonament” albo pod adresem {publicUrl}/odstapienie, podając numer zamówienia. Oświadczenie złożone później też przyjmiemy; rozpatrzy je człowiek w\u00a0ciągu 14\u00a0dni.',
      'Ta wiadomość potwierdza zawarcie umowy. W\u00a0załącznikach są regulamin sprzedaży oraz informacja o\u00a0odstąpieniu od umowy z\u00a0wzorem formularza. Fakturę wystawimy w\u00a0KSeF, a\u00a0jej kopię PDF przyślemy e-mailem.',
    ],
  },
  en: {
    subject: 'Confirmation of order {orderNumber} at Atesto',
    paragraphs: ['We have received your payment for order {orderNumber}. It is a one-off payment and does not renew automatically.'],
    action: toPlaces.subscription.en,
    closing: [
      'You can withdraw from the contract without giving a reason until {until}, as long as no answer has been saved, no report generated and no certificate issued: on the “Subscription” page or at {publicUrl}/odstapienie, giving the order number. We also receive later declarations; a person considers them within 14 days.',
      'This message confirms the contract. Attached are the terms of sale and the information on withdrawal with the model form. We will issue the invoice in KSeF and mail you a PDF copy of it.',
    ],
  },
  de: {
    subject: 'Bestätigung der Bestellung {orderNumber} bei Atesto',
    paragraphs: ['wir haben die Zahlung zur Bestellung {orderNumber} erhalten. Sie ist einmalig und verlängert sich nicht automatisch.'],
    action: toPlaces.subscription.de,
    closing: [
      'Sie können den Vertrag bis {until} ohne Angabe von Gründen widerrufen, solange keine Antwort gespeichert, kein Bericht erstellt und kein Zertifikat ausgestellt wurde: auf der Seite „Abonnement“ oder unter {publicUrl}/odstapienie mit Angabe der Bestellnummer. Auch eine spätere Erklärung nehmen wir entgegen; ein Mensch prüft sie binnen 14\u00a0Tagen.',
      'Diese Nachricht bestätigt den Vertrag. Im Anhang finden Sie die Verkaufsbedingungen und die Widerrufsbelehrung mit dem Musterformular. Die Rechnung stellen wir in KSeF aus und senden Ihnen eine PDF-Kopie per E-Mail.',
    ],
  },
  fr: {
    subject: 'Confirmation de la commande {orderNumber} sur Atesto',
    paragraphs: ['Nous avons reçu le paiement de la commande {orderNumber}. Il est unique et ne se renouvelle pas automatiquement.'],
    action: toPlaces.subscription.fr,
    closing: [
      'Vous pouvez vous rétracter sans motif jusqu’au {until}, tant qu’aucune réponse n’a été enregistrée, qu’aucun rapport n’a été créé et qu’aucun certificat n’a été émis\u00a0: sur la page «\u00a0Abonnement\u00a0» ou à l’adresse {publicUrl}/odstapienie, en indiquant le numéro de commande. Une déclaration plus tardive est également reçue\u00a0; une personne l’examine sous 14\u00a0jours.',
      'Ce message confirme le contrat. Vous trouverez ci-joint les conditions de vente ainsi que les informations sur la rétractation avec le formulaire type. La facture sera émise dans KSeF et nous vous en enverrons une copie PDF par e-mail.',
    ],
  },
};

/** What it says besides when the service was asked to start at once. */
const earlyStart: Readonly<Record<Language, string>> = {
  pl: 'Przy zamówieniu zażądano rozpoczęcia usługi od razu i\u00a0przyjęto do wiadomości, że zapisanie pierwszej odpowiedzi, wygenerowanie raportu lub wystawienie certyfikatu kończy prawo odstąpienia.',
  en: 'With your order you asked for the service to start at once and acknowledged that saving the first answer, generating a report or issuing a certificate ends the right of withdrawal.',
  de: 'Mit der Bestellung haben Sie den sofortigen Beginn der Leistung verlangt und zur Kenntnis genommen, dass mit der ersten gespeicherten Antwort, dem ersten Bericht oder dem ersten Zertifikat das Widerrufsrecht erlischt.',
  fr: 'Lors de la commande, vous avez demandé l’exécution immédiate du service et reconnu que la première réponse enregistrée, le premier rapport ou le premier certificat met fin au droit de rétractation.',
};

function receivedEarly(language: Language): MailWords {
  const words = received[language];
  return { ...words, paragraphs: [...words.paragraphs, earlyStart[language]] };
}

/** Mails about orders, reminders and certificates; `{…}` is filled in when they are due. */
export const billingMails: Readonly<Record<(typeof billingMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  payment_received: received,
  payment_received_early: { pl: receivedEarly('pl'), en: receivedEarly('en'), de: receivedEarly('de'), fr: receivedEarly('fr') },
  payment_refunded: {
    pl: {
      subject: 'Zwrot za zamówienie {orderNumber}',
      paragraphs: [
        'Zwróciliśmy {gross} za zamówienie {orderNumber} (plan {plan}) tą samą metodą, którą zapłacono. Dostęp z\u00a0tego zamówienia zakończył się.',
      ],
      action: toPlaces.subscription.pl,
      closing: ['Bank może zaksięgować zwrot po kilku dniach. Wszystko, co powstało wcześniej, można nadal czytać.'],
    },
    en: {
      subject: 'Refund for order {orderNumber}',
      paragraphs: [
        'We have refunded {gross} for order {orderNumber} ({plan} plan) by the method you paid with. Access under this order has ended.',
      ],
      action: toPlaces.subscription.en,
      closing: ['The bank may take a few days to credit it. Everything created before can still be read.'],
    },
    de: {
      subject: 'Erstattung zur Bestellung {orderNumber}',
      paragraphs: [
        'wir haben {gross} zur Bestellung {orderNumber} ({plan}-Tarif) auf dem von Ihnen benutzten Zahlungsweg erstattet. Der Zugang aus dieser Bestellung ist beendet.',
      ],
      action: toPlaces.subscription.de,
      closing: ['Die Gutschrift kann einige Tage dauern. Alles bereits Erstellte bleibt einsehbar.'],
    },
    fr: {
      subject: 'Remboursement de la commande {orderNumber}',
      paragraphs: [
        'Nous avons remboursé {gross} pour la commande {orderNumber} (formule {plan}) par le moyen de paiement utilisé. L’accès lié à cette commande a pris fin.',
      ],
      action: toPlaces.subscription.fr,
      closing: ['La banque peut mettre quelques jours à le comptabiliser. Tout ce qui a été créé auparavant reste consultable.'],
    },
  },
  certificate_expiring: {
    pl: {
      subject: 'Certyfikat {number} jest ważny do {date}',
      paragraphs: ['Certyfikat samooceny {number} jest ważny do {date}. Potem rejestr pokaże go jako wygasły.'],
      action: toPlaces.certificates.pl,
      closing: ['Odnowienie oznacza nową ocenę i\u00a0ponowne osiągnięcie progu. Możesz zacząć od wcześniejszych odpowiedzi.'],
    },
    en: {
      subject: 'Certificate {number} is valid until {date}',
      paragraphs: ['The self-assessment certificate {number} is valid until {date}. After that, the registry will show it as expired.'],
      action: 'Open the certificates',
      closing: ['To renew it, do the assessment again and reach the threshold. You can start from the earlier answers.'],
    },
    de: {
      subject: 'Zertifikat {number} gilt bis {date}',
      paragraphs: ['das Selbstbewertungszertifikat {number} gilt bis {date}. Danach zeigt das Register es als abgelaufen.'],
      action: toPlaces.certificates.de,
      closing: [
        'Zur Erneuerung führen Sie die Bewertung neu durch und erreichen Sie die Schwelle. Sie können mit den früheren Antworten beginnen.',
      ],
    },
    fr: {
      subject: 'Le certificat {number} est valable jusqu’au {date}',
      paragraphs: ['Le certificat d’auto-évaluation {number} est valable jusqu’au {date}. Ensuite, le registre l’affichera comme expiré.'],
      action: toPlaces.certificates.fr,
      closing: ['Pour le renouveler, refaites l’évaluation et atteignez le seuil. Vous pouvez partir des réponses précédentes.'],
    },
  },
  certificate_expired: {
    pl: {
      subject: 'Certyfikat {number} wygasł {date}',
      paragraphs: ['Certyfikat samooceny {number} wygasł {date}. Nie należy się już na niego powoływać; rejestr pokazuje go jako wygasły.'],
      action: toPlaces.certificates.pl,
      closing: ['Nowy certyfikat można wystawić po nowej ocenie. To ostatnie przypomnienie w\u00a0tej sprawie.'],
    },
    en: {
      subject: 'Certificate {number} expired on {date}',
      paragraphs: [
        'The self-assessment certificate {number} expired on {date}. It must no longer be relied on; the registry shows it as expired.',
      ],
      action: 'Open the certificates',
      closing: ['A new certificate can be issued after a new assessment. This is the last reminder about it.'],
    },
    de: {
      subject: 'Zertifikat {number} ist am {date} abgelaufen',
      paragraphs: [
        'das Selbstbewertungszertifikat {number} ist am {date} abgelaufen. Es darf nicht mehr verwendet werden; das Register zeigt es als abgelaufen.',
      ],
      action: toPlaces.certificates.de,
      closing: ['Ein neues Zertifikat kann nach einer neuen Bewertung ausgestellt werden. Dies ist die letzte Erinnerung dazu.'],
    },
    fr: {
      subject: 'Le certificat {number} a expiré le {date}',
      paragraphs: [
        'Le certificat d’auto-évaluation {number} a expiré le {date}. Il ne doit plus être invoqué\u00a0; le registre l’affiche comme expiré.',
      ],
      action: toPlaces.certificates.fr,
      closing: ['Un nouveau certificat peut être établi après une nouvelle évaluation. Ceci est le dernier rappel à ce sujet.'],
    },
  },
  subscription_ending: {
    pl: {
      subject: 'Plan {plan} kończy się {date}',
      paragraphs: [
        'Opłacony dostęp w\u00a0planie {plan} trwa do {date} i\u00a0nie odnowi się sam. Potem wszystko, co powstało, można nadal czytać, ale nie można rozpocząć oceny ani zapisać odpowiedzi.',
      ],
      action: 'Zobacz plany',
      closing: ['Zakup przed tym dniem dolicza 12\u00a0miesięcy od końca obecnego okresu. Ta wiadomość nie jest zamówieniem.'],
    },
    en: {
      subject: 'The {plan} plan ends on {date}',
      paragraphs: [
        'Paid access under the {plan} plan lasts until {date} and does not renew automatically. After that, everything created so far can still be read, but no assessment can be started and no answer saved.',
      ],
      action: 'See the plans',
      closing: ['Buying before that day adds 12 months from the end of the current period. This message is not an order.'],
    },
    de: {
      subject: 'Der {plan}-Tarif endet am {date}',
      paragraphs: [
        'der bezahlte Zugang im {plan}-Tarif gilt bis {date} und verlängert sich nicht automatisch. Danach bleibt alles Erstellte einsehbar, aber es können keine Bewertungen begonnen und keine Antworten gespeichert werden.',
      ],
      action: 'Tarife ansehen',
      closing: [
        'Ein Kauf vor diesem Tag fügt 12\u00a0Monate ab dem Ende des laufenden Zeitraums hinzu. Diese Nachricht ist keine Bestellung.',
      ],
    },
    fr: {
      subject: 'La formule {plan} prend fin le {date}',
      paragraphs: [
        'L’accès payé de la formule {plan} est ouvert jusqu’au {date} et ne se renouvelle pas automatiquement. Ensuite, tout ce qui a été créé reste consultable, mais aucune évaluation ne peut être commencée ni aucune réponse enregistrée.',
      ],
      action: 'Voir les formules',
      closing: [
        'Un achat avant cette date ajoute 12\u00a0mois à partir de la fin de la période en cours. Ce message n’est pas une commande.',
      ],
    },
  },
  subscription_ended: {
    pl: {
      subject: 'Plan {plan} zakończył się {date}',
      paragraphs: [
        'Opłacony dostęp w\u00a0planie {plan} zakończył się {date}. Oceny, raporty i\u00a0certyfikaty pozostają dostępne do odczytu i\u00a0pobrania.',
      ],
      action: 'Zobacz plany',
      closing: ['Po nowym zakupie dostęp działa od razu. To ostatnie przypomnienie w\u00a0tej sprawie.'],
    },
    en: {
      subject: 'The {plan} plan ended on {date}',
      paragraphs: [
        'Paid access under the {plan} plan ended on {date}. Assessments, reports and certificates can still be read and downloaded.',
      ],
      action: 'See the plans',
      closing: ['A new purchase opens access at once. This is the last reminder about it.'],
    },
    de: {
      subject: 'Der {plan}-Tarif endete am {date}',
      paragraphs: [
        'der bezahlte Zugang im {plan}-Tarif endete am {date}. Bewertungen, Berichte und Zertifikate können weiterhin gelesen und heruntergeladen werden.',
      ],
      action: 'Tarife ansehen',
      closing: ['Mit einem neuen Kauf wird der Zugang sofort freigeschaltet. Dies ist die letzte Erinnerung dazu.'],
    },
    fr: {
      subject: 'La formule {plan} a pris fin le {date}',
      paragraphs: [
        'L’accès payé de la formule {plan} a pris fin le {date}. Les évaluations, rapports et certificats restent consultables et téléchargeables.',
      ],
      action: 'Voir les formules',
      closing: ['Un nouvel achat ouvre l’accès immédiatement. Ceci est le dernier rappel à ce sujet.'],
    },
  },
  monthly_report: {
    pl: {
      subject: 'Miesięczny raport z samooceny: {month}',
      paragraphs: [
        'W\u00a0załączniku jest raport z\u00a0samooceny organizacji {organization} za {month}: wyniki ocen, luki, zmiany i\u00a0terminy.',
      ],
      action: toPlaces.start.pl,
      closing: ['Raport opiera się na samoocenie i\u00a0nie jest audytem zewnętrznym.'],
    },
    en: {
      subject: 'Monthly self-assessment report: {month}',
      paragraphs: ['Attached is the self-assessment report of {organization} for {month}: scores, gaps, changes and dates.'],
      action: toPlaces.start.en,
      closing: ['The report is based on a self-assessment and is not an external audit.'],
    },
    de: {
      subject: 'Monatlicher Bericht zur Selbstbewertung: {month}',
      paragraphs: [
        'im Anhang finden Sie den Bericht zur Selbstbewertung von {organization} für {month}: Ergebnisse, Lücken, Änderungen und Termine.',
      ],
      action: toPlaces.start.de,
      closing: ['Der Bericht beruht auf einer Selbstbewertung und ist kein externes Audit.'],
    },
    fr: {
      subject: 'Rapport d’auto-évaluation mensuel\u00a0: {month}',
      paragraphs: [
        'Vous trouverez ci-joint le rapport d’auto-évaluation de {organization} pour {month}\u00a0: scores, écarts, changements et échéances.',
      ],
      action: toPlaces.start.fr,
      closing: ['Le rapport repose sur une auto-évaluation et ne constitue pas un audit externe.'],
    },
  },
  certificate_revoked: {
    pl: {
      subject: 'Certyfikat {number} został unieważniony',
      paragraphs: ['Certyfikat samooceny {number} został unieważniony {date}. Powód: {reason}.'],
      action: toPlaces.certificates.pl,
      closing: ['Nie wolno się już na niego powoływać. Odwołanie składa się tak jak reklamację, zgodnie z\u00a0regulaminem certyfikacji.'],
    },
    en: {
      subject: 'Certificate {number} was revoked',
      paragraphs: ['The self-assessment certificate {number} was revoked on {date}. Reason: {reason}.'],
      action: toPlaces.certificates.en,
      closing: ['It must no longer be used. You can appeal as set out in the terms of certification.'],
    },
    de: {
      subject: 'Zertifikat {number} wurde widerrufen',
      paragraphs: ['das Selbstbewertungszertifikat {number} wurde am {date} widerrufen. Grund: {reason}.'],
      action: toPlaces.certificates.de,
      closing: ['Es darf nicht mehr verwendet werden. Einspruch ist nach den Zertifizierungsbedingungen möglich.'],
    },
    fr: {
      subject: 'Le certificat {number} a été révoqué',
      paragraphs: ['Le certificat d’auto-évaluation {number} a été révoqué le {date}. Motif\u00a0: {reason}.'],
      action: toPlaces.certificates.fr,
      closing: ['Il ne doit plus être utilisé. Un recours est possible selon les conditions de certification.'],
    },
  },
};
