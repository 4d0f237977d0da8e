import type { Language } from '#core/platform/languages.ts';
import { accessMailKinds, accessMails } from './account/access.ts';
import { billingMailKinds, billingMails } from './billing/billing.ts';
import { contradictionMailKinds, contradictionMails } from './contradictions.ts';
import { confirmationMailKinds, confirmationMails } from './confirmation.ts';
import { evidenceMailKinds, evidenceMails } from './assessment/evidence.ts';
import { discussionMailKinds, discussionMails } from './assessment/discussions.ts';
import { dutyMailKinds, dutyMails } from './assessment/duties.ts';
import { guestMailKinds, guestMails } from './account/guests.ts';
import { incidentMailKinds, incidentMails } from './assessment/incidents.ts';
import { finishMailKinds, finishMails } from './assessment/finish.ts';
import { lawMailKinds, lawMails } from './law.ts';
import { invoiceMailKinds, invoiceMails } from './billing/invoices.ts';
import { hourLink, toPlaces, type MailWords } from './mail-words.ts';
import { exitMailKinds, exitMails } from './account/exit.ts';
import { rightsMailKinds, rightsMails } from './account/rights.ts';
import { securityMailKinds, securityMails } from './account/security.ts';
import { teamMailKinds, teamMails } from './account/team.ts';
import { planMailKinds, planMails } from './assessment/plan.ts';
import { scopeMailKinds, scopeMails } from './assessment/scope.ts';
import { supplierMailKinds, supplierMails } from './suppliers.ts';
import { transferMailKinds, transferMails } from './account/transfer.ts';
import { webhookMailKinds, webhookMails } from './webhooks.ts';
import { withdrawalMailKinds, withdrawalMails } from './billing/withdrawal.ts';

export const mailKinds = [
  'verification',
  'reset',
  'password_changed',
  'address_known',
  'new_sign_in',
  'account_deleted',
  ...accessMailKinds,
  ...billingMailKinds,
  ...confirmationMailKinds,
  ...contradictionMailKinds,
  ...evidenceMailKinds,
  ...incidentMailKinds,
  ...discussionMailKinds,
  ...dutyMailKinds,
  ...finishMailKinds,
  ...guestMailKinds,
  ...invoiceMailKinds,
  ...teamMailKinds,
  ...planMailKinds,
  ...lawMailKinds,
  ...scopeMailKinds,
  ...exitMailKinds,
  ...rightsMailKinds,
  ...securityMailKinds,
  ...supplierMailKinds,
  ...transferMailKinds,
  ...webhookMailKinds,
  ...withdrawalMailKinds,
] as const;
export type MailKind = (typeof mailKinds)[number];

const footer = {
  pl: 'Atesto służy do samooceny zgodności. Nie jest audytem zewnętrznym.',
  en: 'Atesto is a tool for compliance self-assessment. It is not an external audit.',
  de: 'Atesto dient der Selbstbewertung der Konformität. Es ist kein externes Audit.',
  fr: 'Atesto est un outil d’auto-évaluation de la conformité. Il ne s’agit pas d’un audit externe.',
} as const;

/** The link that ends mails of that kind. */
export const unsubscribeWords: Readonly<Record<Language, string>> = {
  pl: 'Nie przysyłaj więcej takich wiadomości',
  en: 'Stop e-mails like this',
  de: 'Keine solchen E-Mails mehr senden',
  fr: 'Ne plus envoyer ce type d’e-mails',
};

export const mailFooter: Readonly<Record<Language, string>> = footer;

export const mailWords: Readonly<Record<MailKind, Readonly<Record<Language, MailWords>>>> = {
  ...accessMails,
  ...billingMails,
  ...confirmationMails,
  ...contradictionMails,
  ...evidenceMails,
  ...incidentMails,
  ...discussionMails,
  ...dutyMails,
  ...finishMails,
  ...guestMails,
  ...invoiceMails,
  ...teamMails,
  ...planMails,
  ...lawMails,
  ...scopeMails,
  ...exitMails,
  ...rightsMails,
  ...securityMails,
  ...supplierMails,
  ...transferMails,
  ...webhookMails,
  ...withdrawalMails,
  verification: {
    pl: {
      subject: 'Potwierdź adres e-mail w Atesto',
      paragraphs: ['Konto Twojej organizacji jest prawie gotowe. Potwierdź, że ten adres e-mail należy do Ciebie.'],
      action: 'Potwierdź adres e-mail',
      closing: [
        'Link jest ważny 24\u00a0godziny i\u00a0działa tylko raz.',
        'Jeżeli to nie Ty zakładasz konto, nic nie rób: bez potwierdzenia nie można się zalogować.',
      ],
    },
    en: {
      subject: 'Confirm your e-mail address at Atesto',
      paragraphs: ['Your organisation’s account is almost ready. Please confirm that this e-mail address is yours.'],
      action: 'Confirm the e-mail address',
      closing: [
        'The link is valid for 24 hours and works only once.',
        'If you did not create an account, do nothing: nobody can sign in without this confirmation.',
      ],
    },
    de: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse bei Atesto',
      paragraphs: ['das Konto Ihrer Organisation ist fast eingerichtet. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.'],
      action: 'E-Mail-Adresse bestätigen',
      closing: [
        'Der Link gilt 24\u00a0Stunden und kann nur einmal benutzt werden.',
        'Wenn Sie kein Konto angelegt haben, müssen Sie nichts tun: Ohne Bestätigung ist keine Anmeldung möglich.',
      ],
    },
    fr: {
      subject: 'Confirmez votre adresse e-mail sur Atesto',
      paragraphs: ['Le compte de votre organisation est presque prêt. Veuillez confirmer que cette adresse e-mail est la vôtre.'],
      action: 'Confirmer l’adresse e-mail',
      closing: [
        'Le lien est valable 24\u00a0heures et ne fonctionne qu’une seule fois.',
        'Si vous n’avez pas créé de compte, ne faites rien\u00a0: sans confirmation, personne ne peut se connecter.',
      ],
    },
  },
  reset: {
    pl: {
      subject: 'Nowe hasło do Atesto',
      paragraphs: ['Ktoś poprosił o\u00a0nowe hasło do Twojego konta. Jeżeli to Ty, ustaw je teraz.'],
      action: toPlaces.password.pl,
      closing: [hourLink.pl, 'Jeżeli to nie Ty, nic nie rób: dotychczasowe hasło nadal działa.'],
    },
    en: {
      subject: 'A new password for Atesto',
      paragraphs: ['Someone has asked for a new password for your account. If it was you, set it now.'],
      action: toPlaces.password.en,
      closing: [hourLink.en, 'If it was not you, do nothing: your current password still works.'],
    },
    de: {
      subject: 'Ein neues Passwort für Atesto',
      paragraphs: ['jemand hat ein neues Passwort für Ihr Konto angefordert. Wenn Sie das waren, legen Sie es jetzt fest.'],
      action: toPlaces.password.de,
      closing: [hourLink.de, 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr bisheriges Passwort gilt weiter.'],
    },
    fr: {
      subject: 'Un nouveau mot de passe pour Atesto',
      paragraphs: ['Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’est vous, définissez-le maintenant.'],
      action: toPlaces.password.fr,
      closing: [hourLink.fr, 'Si ce n’est pas vous, ne faites rien\u00a0: votre mot de passe actuel reste valable.'],
    },
  },
  password_changed: {
    pl: {
      subject: 'Hasło do Atesto zostało zmienione',
      paragraphs: ['Hasło do Twojego konta zostało właśnie zmienione, a\u00a0wszystkie inne sesje zakończono.'],
      action: toPlaces.password.pl,
      closing: ['Jeżeli to nie Ty, natychmiast ustaw nowe hasło na stronie logowania i\u00a0napisz do nas.'],
    },
    en: {
      subject: 'Your Atesto password was changed',
      paragraphs: ['The password of your account has just been changed and all other sessions have been ended.'],
      action: toPlaces.password.en,
      closing: ['If it was not you, set a new password from the sign-in page at once and write to us.'],
    },
    de: {
      subject: 'Ihr Atesto-Passwort wurde geändert',
      paragraphs: ['das Passwort Ihres Kontos wurde soeben geändert und alle anderen Sitzungen wurden beendet.'],
      action: toPlaces.password.de,
      closing: ['Wenn Sie das nicht waren, legen Sie über die Anmeldeseite sofort ein neues Passwort fest und schreiben Sie uns.'],
    },
    fr: {
      subject: 'Votre mot de passe Atesto a été modifié',
      paragraphs: ['Le mot de passe de votre compte vient d’être modifié et toutes les autres sessions ont été fermées.'],
      action: toPlaces.password.fr,
      closing: ['Si ce n’est pas vous, définissez immédiatement un nouveau mot de passe depuis la page de connexion et écrivez-nous.'],
    },
  },
  address_known: {
    pl: {
      subject: 'Ten adres ma już konto w\u00a0Atesto',
      paragraphs: [
        'Ktoś podał ten adres e-mail przy rejestracji nowej organizacji. Ten adres ma już konto, więc niczego nie zmieniliśmy i\u00a0nie wysyłamy linku potwierdzającego.',
        'Jeżeli to Ty, zaloguj się na to konto albo podaj w\u00a0rejestracji inny adres.',
      ],
      action: toPlaces.login.pl,
      closing: ['Jeżeli to nie Ty, nic nie rób: Twoje konto jest bezpieczne.'],
    },
    en: {
      subject: 'This address already has an Atesto account',
      paragraphs: [
        'Somebody gave this e-mail address while registering a new organisation. The address already has an account, so we have changed nothing and are not sending a confirmation link.',
        'If it was you, sign in to that account or give another address in the registration.',
      ],
      action: toPlaces.login.en,
      closing: ['If it was not you, do nothing: your account is safe.'],
    },
    de: {
      subject: 'Diese Adresse hat bereits ein Atesto-Konto',
      paragraphs: [
        'jemand hat diese E-Mail-Adresse bei der Registrierung einer neuen Organisation angegeben. Die Adresse hat bereits ein Konto; deshalb haben wir nichts geändert und senden keinen Bestätigungslink.',
        'Wenn Sie das waren, melden Sie sich bei diesem Konto an oder geben Sie bei der Registrierung eine andere Adresse an.',
      ],
      action: toPlaces.login.de,
      closing: ['Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Konto ist sicher.'],
    },
    fr: {
      subject: 'Un compte Atesto existe déjà pour cette adresse',
      paragraphs: [
        'Quelqu’un a indiqué cette adresse e-mail en inscrivant une nouvelle organisation. Un compte existe déjà pour cette adresse\u00a0: nous n’avons rien modifié et n’envoyons pas de lien de confirmation.',
        'Si c’est vous, connectez-vous à ce compte ou indiquez une autre adresse lors de l’inscription.',
      ],
      action: toPlaces.login.fr,
      closing: ['Si ce n’est pas vous, ne faites rien\u00a0: votre compte est en sécurité.'],
    },
  },
  new_sign_in: {
    pl: {
      subject: 'Nowe logowanie do Atesto',
      paragraphs: ['Do Twojego konta zalogowano się z\u00a0urządzenia lub przeglądarki, których wcześniej nie widzieliśmy.'],
      action: toPlaces.settings.pl,
      closing: ['Jeżeli to Ty, nic nie rób.', 'Jeżeli to nie Ty, zmień hasło w\u00a0ustawieniach: pozostałe sesje zostaną zakończone.'],
    },
    en: {
      subject: 'A new sign-in to Atesto',
      paragraphs: ['Someone signed in to your account from a device or browser that we have not seen before.'],
      action: toPlaces.settings.en,
      closing: ['If it was you, do nothing.', 'If it was not you, change the password in the settings: the other sessions will be ended.'],
    },
    de: {
      subject: 'Eine neue Anmeldung bei Atesto',
      paragraphs: ['bei Ihrem Konto hat sich jemand mit einem uns bisher unbekannten Gerät oder Browser angemeldet.'],
      action: toPlaces.settings.de,
      closing: [
        'Wenn Sie das waren, müssen Sie nichts tun.',
        'Wenn nicht, ändern Sie in den Einstellungen das Passwort: Die übrigen Sitzungen werden beendet.',
      ],
    },
    fr: {
      subject: 'Une nouvelle connexion à Atesto',
      paragraphs: ['Une connexion à votre compte a eu lieu depuis un appareil ou un navigateur que nous ne connaissions pas.'],
      action: toPlaces.settings.fr,
      closing: [
        'Si c’était vous, ne faites rien.',
        'Sinon, changez le mot de passe dans les paramètres\u00a0: les autres sessions seront fermées.',
      ],
    },
  },
  account_deleted: {
    pl: {
      subject: 'Konto w Atesto zostało usunięte',
      paragraphs: [
        'Na Twoją prośbę usunęliśmy konto i\u00a0organizację wraz z\u00a0ocenami, odpowiedziami i\u00a0dokumentami.',
        'Certyfikaty samooceny unieważniono: w\u00a0rejestrze pod ich numerami widać tylko datę unieważnienia, bez nazwy i\u00a0NIP. Płatności, dane do faktur i\u00a0certyfikaty przechowujemy tak długo, jak wymagają tego przepisy i\u00a0regulamin.',
      ],
      closing: ['Jeżeli to nie Ty, napisz do nas jak najszybciej.'],
    },
    en: {
      subject: 'Your Atesto account was deleted',
      paragraphs: [
        'At your request we deleted the account and the organisation with its assessments, answers and documents.',
        'Its self-assessment certificates were revoked: in the registry only the date of revocation is shown under their numbers, without the name or NIP. Payments, invoice data and certificates are kept for as long as the law and the terms require.',
      ],
      closing: ['If it was not you, write to us as soon as possible.'],
    },
    de: {
      subject: 'Ihr Atesto-Konto wurde gelöscht',
      paragraphs: [
        'auf Ihren Wunsch haben wir das Konto und die Organisation mit Bewertungen, Antworten und Dokumenten gelöscht.',
        'Die Selbstbewertungszertifikate wurden widerrufen: Im Register steht unter ihren Nummern nur das Datum des Widerrufs, ohne Name und NIP. Zahlungen, Rechnungsdaten und Zertifikate bewahren wir so lange auf, wie Gesetz und Bedingungen es verlangen.',
      ],
      closing: ['Wenn Sie das nicht waren, schreiben Sie uns bitte umgehend.'],
    },
    fr: {
      subject: 'Votre compte Atesto a été supprimé',
      paragraphs: [
        'À votre demande, nous avons supprimé le compte et l’organisation avec ses évaluations, réponses et documents.',
        'Ses certificats d’auto-évaluation ont été révoqués\u00a0: dans le registre, seule la date de révocation figure sous leurs numéros, sans nom ni NIP. Les paiements, les données de facturation et les certificats sont conservés aussi longtemps que la loi et les conditions l’exigent.',
      ],
      closing: ['Si ce n’était pas vous, écrivez-nous au plus vite.'],
    },
  },
};
