import type { AnnouncedPage } from '#content/legal/editions/versions.ts';
import { localized } from '#content/localized.ts';
import type { ComplaintOutcome } from '#core/operations/complaints.ts';
import type { Language, Localized } from '#core/platform/languages.ts';
import { toPlaces, type MailWords } from '#content/mails/mail-words.ts';

export const rightsMailKinds = [
  'account_ending',
  'revocation_announced',
  'revocation_dropped',
  'complaint_received',
  'complaint_answered',
  'terms_changed',
] as const;

/** The legal pages by the names that the footer has for them. */
export const legalPageNames: Readonly<Record<AnnouncedPage, Localized>> = {
  'privacy-policy': localized((words) => words.footer.privacy),
  'cookie-policy': localized((words) => words.footer.cookies),
  'terms-of-sale': localized((words) => words.footer.sale),
  'terms-of-certification': localized((words) => words.footer.certification),
};

/** What became of a complaint, as the mail states it. */
export const complaintOutcomeWords: Readonly<Record<ComplaintOutcome, Localized>> = {
  uphold: {
    pl: 'uznajemy ją w\u00a0całości',
    en: 'we uphold it in full',
    de: 'wir geben ihr in vollem Umfang statt',
    fr: 'nous y faisons droit en totalité',
  },
  uphold_part: {
    pl: 'uznajemy ją w\u00a0części',
    en: 'we uphold it in part',
    de: 'wir geben ihr teilweise statt',
    fr: 'nous y faisons droit en partie',
  },
  reject_complaint: {
    pl: 'nie uznajemy jej',
    en: 'we do not uphold it',
    de: 'wir geben ihr nicht statt',
    fr: 'nous n’y faisons pas droit',
  },
};

/** Mails that the terms and the privacy policy promise before something ends or changes. */
export const rightsMails: Readonly<Record<(typeof rightsMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  account_ending: {
    pl: {
      subject: 'Nieużywane konto zostanie usunięte: {organization}',
      paragraphs: [
        'Od co najmniej 11\u00a0miesięcy nikt nie zalogował się do organizacji {organization}, a\u00a0nie ma ona opłaconego okresu. Po {date} usuniemy jej konto wraz z\u00a0ocenami, odpowiedziami i\u00a0dokumentami.',
        'Aby zachować konto, wystarczy zalogować się przed tym dniem. Swoje dane można wtedy także pobrać w\u00a0ustawieniach.',
      ],
      action: toPlaces.login.pl,
      closing: ['Nic nie trzeba robić, jeżeli konto nie jest już potrzebne.'],
    },
    en: {
      subject: 'Unused account will be deleted: {organization}',
      paragraphs: [
        'For at least 11\u00a0months nobody has signed in to the organisation {organization}, and it has no paid period. After {date} we will delete its account with its assessments, answers and documents.',
        'To keep the account, just sign in before that day. You can then also download your data in the settings.',
      ],
      action: toPlaces.login.en,
      closing: ['If the account is no longer needed, there is nothing to do.'],
    },
    de: {
      subject: 'Ein ungenutztes Konto wird gelöscht: {organization}',
      paragraphs: [
        'seit mindestens 11\u00a0Monaten hat sich niemand bei der Organisation {organization} angemeldet, und sie hat keinen bezahlten Zeitraum. Nach dem {date} löschen wir ihr Konto mit Bewertungen, Antworten und Dokumenten.',
        'Um das Konto zu behalten, genügt eine Anmeldung vor diesem Tag. Dann lassen sich in den Einstellungen auch Ihre Daten herunterladen.',
      ],
      action: toPlaces.login.de,
      closing: ['Wird das Konto nicht mehr gebraucht, ist nichts zu tun.'],
    },
    fr: {
      subject: 'Un compte inutilisé va être supprimé\u00a0: {organization}',
      paragraphs: [
        'Depuis au moins 11\u00a0mois, personne ne s’est connecté à l’organisation {organization}, et elle n’a pas de période payée. Après le {date}, nous supprimerons son compte avec ses évaluations, ses réponses et ses documents.',
        'Pour conserver le compte, il suffit de se connecter avant ce jour. Vous pourrez alors aussi télécharger vos données dans les paramètres.',
      ],
      action: toPlaces.login.fr,
      closing: ['Si le compte n’est plus utile, il n’y a rien à faire.'],
    },
  },
  revocation_announced: {
    pl: {
      subject: 'Zamierzamy unieważnić certyfikat {number}',
      paragraphs: [
        'Zamierzamy unieważnić certyfikat samooceny {number}. Powód: {reason}.',
        'Uzasadnienie: {grounds}',
        'Do końca dnia {date} można złożyć wyjaśnienia albo usunąć naruszenie. Wyjaśnienia najprościej wpisać przy certyfikacie. Do decyzji, którą podejmie człowiek, certyfikat pozostaje w\u00a0mocy.',
      ],
      action: 'Złóż wyjaśnienia',
      closing: ['O\u00a0decyzji napiszemy osobno.'],
    },
    en: {
      subject: 'We intend to revoke certificate {number}',
      paragraphs: [
        'We intend to revoke self-assessment certificate {number}. Reason: {reason}.',
        'Grounds: {grounds}',
        'Until the end of {date} you can submit an explanation or put the matter right. The simplest way is to enter the explanation next to the certificate. Until a person has decided, the certificate stays in force.',
      ],
      action: 'Send an explanation',
      closing: ['We will write to you separately about the decision.'],
    },
    de: {
      subject: 'Wir beabsichtigen, das Zertifikat {number} zu widerrufen',
      paragraphs: [
        'wir beabsichtigen, das Selbstbewertungszertifikat {number} zu widerrufen. Grund: {reason}.',
        'Begründung: {grounds}',
        'Bis zum Ablauf des {date} können Sie Stellung nehmen oder den Verstoß beheben. Am einfachsten tragen Sie Ihre Stellungnahme beim Zertifikat ein. Bis ein Mensch entschieden hat, bleibt das Zertifikat in Kraft.',
      ],
      action: 'Stellungnahme abgeben',
      closing: ['Über die Entscheidung schreiben wir gesondert.'],
    },
    fr: {
      subject: 'Nous avons l’intention de révoquer le certificat {number}',
      paragraphs: [
        'Nous avons l’intention de révoquer le certificat d’auto-évaluation {number}. Motif\u00a0: {reason}.',
        'Justification\u00a0: {grounds}',
        'Jusqu’à la fin du {date}, vous pouvez vous expliquer ou remédier au manquement. Le plus simple est de saisir l’explication à côté du certificat. Jusqu’à la décision, prise par une personne, le certificat reste en vigueur.',
      ],
      action: 'Envoyer une explication',
      closing: ['Nous vous écrirons séparément au sujet de la décision.'],
    },
  },
  revocation_dropped: {
    pl: {
      subject: 'Certyfikat {number} pozostaje w mocy',
      paragraphs: ['Nie unieważnimy certyfikatu samooceny {number}, o\u00a0którym pisaliśmy. Pozostaje w\u00a0mocy bez zmian.'],
      action: toPlaces.certificates.pl,
      closing: ['Dziękujemy za wyjaśnienia.'],
    },
    en: {
      subject: 'Certificate {number} stays in force',
      paragraphs: ['We will not revoke self-assessment certificate {number}, about which we wrote to you. It stays in force unchanged.'],
      action: toPlaces.certificates.en,
      closing: ['Thank you for the explanation.'],
    },
    de: {
      subject: 'Das Zertifikat {number} bleibt in Kraft',
      paragraphs: [
        'wir widerrufen das Selbstbewertungszertifikat {number}, über das wir geschrieben haben, nicht. Es bleibt unverändert in Kraft.',
      ],
      action: toPlaces.certificates.de,
      closing: ['Vielen Dank für Ihre Stellungnahme.'],
    },
    fr: {
      subject: 'Le certificat {number} reste en vigueur',
      paragraphs: [
        'Nous ne révoquerons pas le certificat d’auto-évaluation {number} au sujet duquel nous vous avions écrit. Il reste en vigueur sans changement.',
      ],
      action: toPlaces.certificates.fr,
      closing: ['Merci de votre explication.'],
    },
  },
  complaint_received: {
    pl: {
      subject: 'Reklamacja {number} wpłynęła',
      paragraphs: [
        'Potwierdzamy, że reklamacja wpłynęła {date}. Ma numer {number}.',
        'Odpowiemy z\u00a0uzasadnieniem na ten adres najpóźniej {until}. Rozpatruje ją człowiek.',
      ],
      closing: [
        'W\u00a0tej sprawie prosimy powoływać się na numer reklamacji. Jeżeli reklamacji nie składano, tę wiadomość można pominąć.',
      ],
    },
    en: {
      subject: 'Complaint {number} has been received',
      paragraphs: [
        'We confirm that the complaint was received on {date}. Its number is {number}.',
        'We will answer with reasons at this address by {until} at the latest. A person is considering it.',
      ],
      closing: ['Please quote the number of the complaint in this matter. If no complaint was made, this message can be ignored.'],
    },
    de: {
      subject: 'Die Beschwerde {number} ist eingegangen',
      paragraphs: [
        'wir bestätigen, dass die Beschwerde am {date} eingegangen ist. Sie hat die Nummer {number}.',
        'Wir antworten spätestens am {until} mit Begründung an diese Adresse. Ein Mensch prüft sie.',
      ],
      closing: [
        'Bitte geben Sie in dieser Sache die Nummer der Beschwerde an. Wurde keine Beschwerde eingereicht, ist diese Nachricht gegenstandslos.',
      ],
    },
    fr: {
      subject: 'Nous avons bien reçu la réclamation {number}',
      paragraphs: [
        'Nous confirmons que la réclamation a été reçue le {date}. Elle porte le numéro {number}.',
        'Nous enverrons une réponse motivée à cette adresse au plus tard le {until}. Une personne l’examine.',
      ],
      closing: [
        'Merci d’indiquer le numéro de la réclamation dans tout échange à ce sujet. Si aucune réclamation n’a été déposée, ce message peut être ignoré.',
      ],
    },
  },
  complaint_answered: {
    pl: {
      subject: 'Odpowiedź na reklamację {number}',
      paragraphs: ['Rozpatrzyliśmy reklamację {number}: {outcome}.', '{answer}'],
      closing: [
        'Konsument może skorzystać z\u00a0pomocy rzecznika konsumentów albo z\u00a0mediacji wojewódzkiego inspektora Inspekcji Handlowej. Udział w\u00a0takim postępowaniu jest po naszej stronie dobrowolny.',
      ],
    },
    en: {
      subject: 'Reply to complaint {number}',
      paragraphs: ['We have considered complaint {number}: {outcome}.', '{answer}'],
      closing: [
        'A consumer can turn to a consumer ombudsman or to mediation by the regional Trade Inspection. Taking part in such proceedings is voluntary for us.',
      ],
    },
    de: {
      subject: 'Antwort auf die Beschwerde {number}',
      paragraphs: ['wir haben die Beschwerde {number} geprüft: {outcome}.', '{answer}'],
      closing: [
        'Verbraucher können sich an einen Verbraucherombudsmann oder zur Mediation an die Handelsinspektion der Woiwodschaft wenden. Die Teilnahme an einem solchen Verfahren ist für uns freiwillig.',
      ],
    },
    fr: {
      subject: 'Réponse à la réclamation {number}',
      paragraphs: ['Nous avons examiné la réclamation {number}\u00a0: {outcome}.', '{answer}'],
      closing: [
        'Un consommateur peut s’adresser à un médiateur des consommateurs ou à la médiation de l’Inspection du commerce de la voïvodie. Notre participation à une telle procédure est volontaire.',
      ],
    },
  },
  terms_changed: {
    pl: {
      subject: 'Nowe warunki Atesto obowiązują od {date}',
      paragraphs: [
        'Opublikowaliśmy nowe wersje dokumentów: {pages}. Dla istniejących kont obowiązują od {date}. Porównanie z\u00a0poprzednią wersją jest przy każdym dokumencie.',
        'Do {until} właściciel organizacji może zgłosić sprzeciw w\u00a0panelu. Wtedy opłacony okres trwa do końca na dotychczasowych zasadach albo umowę rozwiązujemy ze zwrotem proporcjonalnej części ceny, jak organizacja woli.',
      ],
      action: toPlaces.start.pl,
      closing: ['Jeżeli nie ma zastrzeżeń do zmian, nic nie trzeba robić.'],
    },
    en: {
      subject: 'New Atesto terms apply from {date}',
      paragraphs: [
        'We have published new versions of: {pages}. For existing accounts they apply from {date}. A comparison with the previous version is next to each document.',
        'Until {until} an owner of the organisation can object in the panel. The paid period then runs to its end on the previous terms, or we end the contract and refund the proportionate part of the price, as the organisation prefers.',
      ],
      action: toPlaces.start.en,
      closing: ['If you agree with the changes, there is nothing to do.'],
    },
    de: {
      subject: 'Neue Bedingungen von Atesto gelten ab {date}',
      paragraphs: [
        'wir haben neue Fassungen veröffentlicht: {pages}. Für bestehende Konten gelten sie ab {date}. Ein Vergleich mit der früheren Fassung steht bei jedem Dokument.',
        'Bis {until} kann ein Inhaber der Organisation im Konto widersprechen. Dann läuft der bezahlte Zeitraum zu den bisherigen Bedingungen bis zum Ende, oder wir beenden den Vertrag und erstatten den anteiligen Preis, wie es die Organisation wünscht.',
      ],
      action: toPlaces.start.de,
      closing: ['Wenn Sie mit den Änderungen einverstanden sind, ist nichts zu tun.'],
    },
    fr: {
      subject: 'De nouvelles conditions d’Atesto s’appliquent à partir du {date}',
      paragraphs: [
        'Nous avons publié de nouvelles versions de\u00a0: {pages}. Pour les comptes existants, elles s’appliquent à partir du {date}. Une comparaison avec la version précédente figure à côté de chaque document.',
        'Jusqu’au {until}, un propriétaire de l’organisation peut s’y opposer dans l’espace client. La période payée court alors jusqu’à son terme aux conditions antérieures, ou nous mettons fin au contrat avec remboursement de la part proportionnelle du prix, au choix de l’organisation.',
      ],
      action: toPlaces.start.fr,
      closing: ['Si les changements vous conviennent, il n’y a rien à faire.'],
    },
  },
};
