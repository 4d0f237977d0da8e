import type { Language, Localized } from '#core/platform/languages.ts';
import type { MailWords } from '#content/mails/mail-words.ts';

export const guestMailKinds = ['guest_invited', 'guest_code', 'guest_done', 'staff_code'] as const;

const toQuestions: Localized = { pl: 'Otwórz pytania', en: 'Open the questions', de: 'Fragen öffnen', fr: 'Ouvrir les questions' };
const toGuests: Localized = { pl: 'Zobacz gości', en: 'See the guests', de: 'Gäste ansehen', fr: 'Voir les invités' };

/** Mails about people without an account who answer some questions. */
export const guestMails: Readonly<Record<(typeof guestMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  guest_invited: {
    pl: {
      subject: '{organization} prosi o\u00a0odpowiedzi w\u00a0samoocenie',
      paragraphs: [
        '{inviter} ({organization}) prosi Cię o\u00a0odpowiedzi na część pytań samooceny w\u00a0Atesto. Konto nie jest potrzebne.',
        'Po otwarciu linku wyślemy na ten adres jednorazowy kod. Zobaczysz tylko pytania, o\u00a0które chodzi.',
      ],
      action: toQuestions.pl,
      closing: ['Link działa do {until} i\u00a0jest przeznaczony tylko dla tego adresu.', 'Jeżeli to pomyłka, nic nie rób.'],
    },
    en: {
      subject: '{organization} asks for answers in its self-assessment',
      paragraphs: [
        '{inviter} ({organization}) asks you to answer some questions of a self-assessment at Atesto. You need no account.',
        'Once you open the link, we send a one-time code to this address. You will see only the questions concerned.',
      ],
      action: toQuestions.en,
      closing: ['The link works until {until} and is meant for this address alone.', 'If this is a mistake, do nothing.'],
    },
    de: {
      subject: '{organization} bittet um Antworten in der Selbstbewertung',
      paragraphs: [
        '{inviter} ({organization}) bittet Sie, einige Fragen einer Selbstbewertung bei Atesto zu beantworten. Ein Konto brauchen Sie nicht.',
        'Sobald Sie den Link öffnen, senden wir einen Einmalcode an diese Adresse. Sie sehen nur die Fragen, um die es geht.',
      ],
      action: toQuestions.de,
      closing: ['Der Link gilt bis {until} und nur für diese Adresse.', 'Wenn das ein Irrtum ist, müssen Sie nichts tun.'],
    },
    fr: {
      subject: '{organization} vous demande des réponses pour son auto-évaluation',
      paragraphs: [
        '{inviter} ({organization}) vous demande de répondre à certaines questions d’une auto-évaluation sur Atesto. Aucun compte n’est nécessaire.',
        'À l’ouverture du lien, nous envoyons un code à usage unique à cette adresse. Vous ne verrez que les questions concernées.',
      ],
      action: toQuestions.fr,
      closing: ['Le lien fonctionne jusqu’au {until} et n’est destiné qu’à cette adresse.', 'S’il s’agit d’une erreur, ne faites rien.'],
    },
  },
  guest_code: {
    pl: {
      subject: 'Kod do pytań samooceny: {code}',
      paragraphs: ['Wpisz ten kod na stronie, na której o\u00a0niego poproszono.'],
      closing: [
        'Kod działa {minutes} minut i\u00a0tylko raz.',
        'Jeżeli to nie Ty prosisz o\u00a0kod, nic nie rób i\u00a0nikomu go nie podawaj.',
      ],
    },
    en: {
      subject: 'Code for the questions of the self-assessment: {code}',
      paragraphs: ['Enter this code on the page that asked for it.'],
      closing: ['The code works for {minutes} minutes and only once.', 'If you did not ask for it, do nothing and tell it to nobody.'],
    },
    de: {
      subject: 'Code für die Fragen der Selbstbewertung: {code}',
      paragraphs: ['geben Sie diesen Code auf der Seite ein, die danach fragt.'],
      closing: [
        'Der Code gilt {minutes} Minuten und nur einmal.',
        'Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun. Geben Sie ihn niemandem weiter.',
      ],
    },
    fr: {
      subject: 'Code pour les questions de l’auto-évaluation\u00a0: {code}',
      paragraphs: ['Saisissez ce code sur la page qui le demande.'],
      closing: [
        'Le code est valable {minutes} minutes et une seule fois.',
        'Si vous ne l’avez pas demandé, ne faites rien et ne le communiquez à personne.',
      ],
    },
  },
  staff_code: {
    pl: {
      subject: 'Kod do potwierdzenia dokumentu: {code}',
      paragraphs: ['{organization} prosi o\u00a0potwierdzenie, że dokument jest przeczytany. Wpisz ten kod na stronie dokumentu.'],
      closing: ['Kod jest jednorazowy i\u00a0traci ważność po {minutes} minutach.', 'Jeżeli nie otwierasz takiego dokumentu, nic nie rób.'],
    },
    en: {
      subject: 'Code to confirm a document: {code}',
      paragraphs: ['{organization} asks for confirmation that a document was read. Enter this code on the page of the document.'],
      closing: ['The code is for one use and ends after {minutes} minutes.', 'If you did not open such a document, do nothing.'],
    },
    de: {
      subject: 'Code zur Bestätigung eines Dokuments: {code}',
      paragraphs: [
        '{organization} bittet um die Bestätigung, dass ein Dokument gelesen wurde. Geben Sie diesen Code auf der Seite des Dokuments ein.',
      ],
      closing: [
        'Der Code gilt einmal und {minutes} Minuten lang.',
        'Wenn Sie kein solches Dokument geöffnet haben, müssen Sie nichts tun.',
      ],
    },
    fr: {
      subject: 'Code pour confirmer un document\u00a0: {code}',
      paragraphs: ['{organization} demande de confirmer la lecture d’un document. Saisissez ce code sur la page du document.'],
      closing: [
        'Le code sert une seule fois et expire après {minutes} minutes.',
        'Si vous n’avez pas ouvert un tel document, ne faites rien.',
      ],
    },
  },
  guest_done: {
    pl: {
      subject: 'Gość zakończył odpowiadanie: {guest}',
      paragraphs: ['{guest} zaznacza, że odpowiedzi są gotowe.'],
      action: toGuests.pl,
      closing: ['W\u00a0ankiecie przy każdej z\u00a0nich widać, że odpowiada gość.'],
    },
    en: {
      subject: 'A guest has finished answering: {guest}',
      paragraphs: ['{guest} says that the answers are ready.'],
      action: toGuests.en,
      closing: ['In the questionnaire each of them shows that it was given by a guest.'],
    },
    de: {
      subject: 'Ein Gast ist mit den Antworten fertig: {guest}',
      paragraphs: ['{guest} meldet, dass die Antworten fertig sind.'],
      action: toGuests.de,
      closing: ['Im Fragebogen ist bei jeder davon zu sehen, dass sie von einem Gast stammt.'],
    },
    fr: {
      subject: 'Un invité a fini de répondre\u00a0: {guest}',
      paragraphs: ['{guest} indique que les réponses sont prêtes.'],
      action: toGuests.fr,
      closing: ['Dans le questionnaire, chacune d’elles indique qu’elle a été donnée par un invité.'],
    },
  },
};
