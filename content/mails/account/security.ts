import type { Language, Localized } from '#core/platform/languages.ts';
import { hourLink, toPlaces, type MailWords } from '#content/mails/mail-words.ts';

export const securityMailKinds = ['second_factor_changed', 'enrolment_link', 'accountant_invited'] as const;

/** What changed about how somebody signs in. */
export const securityChanges = {
  totp_added: {
    pl: 'Dodano aplikację uwierzytelniającą.',
    en: 'An authenticator app was added.',
    de: 'Eine Authentifizierungs-App wurde hinzugefügt.',
    fr: 'Une application d’authentification a été ajoutée.',
  },
  totp_removed: {
    pl: 'Usunięto aplikację uwierzytelniającą.',
    en: 'The authenticator app was removed.',
    de: 'Die Authentifizierungs-App wurde entfernt.',
    fr: 'L’application d’authentification a été retirée.',
  },
  passkey_added: {
    pl: 'Dodano klucz dostępu.',
    en: 'A passkey was added.',
    de: 'Ein Passkey wurde hinzugefügt.',
    fr: 'Une clé d’accès a été ajoutée.',
  },
  passkey_removed: {
    pl: 'Usunięto klucz dostępu.',
    en: 'A passkey was removed.',
    de: 'Ein Passkey wurde entfernt.',
    fr: 'Une clé d’accès a été retirée.',
  },
  recovery_renewed: {
    pl: 'Utworzono nowe kody zapasowe; wcześniejsze już nie działają.',
    en: 'New recovery codes were created; the earlier ones no longer work.',
    de: 'Neue Wiederherstellungscodes wurden erstellt; die früheren gelten nicht mehr.',
    fr: 'De nouveaux codes de secours ont été créés\u00a0; les précédents ne fonctionnent plus.',
  },
  recovery_used: {
    pl: 'Zalogowano się kodem zapasowym; ten kod już nie działa.',
    en: 'A recovery code was used to sign in; this code no longer works.',
    de: 'Bei einer Anmeldung wurde ein Wiederherstellungscode benutzt; dieser Code gilt nicht mehr.',
    fr: 'Un code de secours a servi à une connexion\u00a0; ce code ne fonctionne plus.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
export type SecurityChange = keyof typeof securityChanges;

/** Mails about what is asked for beside the password. */
export const securityMails: Readonly<Record<(typeof securityMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  second_factor_changed: {
    pl: {
      subject: 'Zmiana logowania do Atesto',
      paragraphs: ['{change}'],
      action: toPlaces.settings.pl,
      closing: ['Jeżeli to nie Ty, natychmiast zmień hasło, sprawdź ustawienia bezpieczeństwa i\u00a0napisz do nas.'],
    },
    en: {
      subject: 'A change to how you sign in to Atesto',
      paragraphs: ['{change}'],
      action: toPlaces.settings.en,
      closing: ['If it was not you, change the password at once, check the security settings and write to us.'],
    },
    de: {
      subject: 'Ihre Anmeldung bei Atesto wurde geändert',
      paragraphs: ['{change}'],
      action: toPlaces.settings.de,
      closing: ['Wenn Sie das nicht waren, ändern Sie sofort das Passwort, prüfen Sie die Sicherheitseinstellungen und schreiben Sie uns.'],
    },
    fr: {
      subject: 'Votre connexion à Atesto a changé',
      paragraphs: ['{change}'],
      action: toPlaces.settings.fr,
      closing: ['Si ce n’est pas vous, changez le mot de passe sans attendre, vérifiez les paramètres de sécurité et écrivez-nous.'],
    },
  },
  accountant_invited: {
    pl: {
      subject: 'Dostęp księgowego do dokumentów Atesto',
      paragraphs: [
        'Operator Atesto dał Ci dostęp do dokumentów sprzedaży: faktur i\u00a0korekt, rejestru oraz plików JPK. Niczego innego to konto nie pokazuje.',
        'Ustaw hasło, a\u00a0po zalogowaniu drugi składnik, jeżeli o\u00a0niego poprosimy.',
      ],
      action: toPlaces.password.pl,
      closing: [
        `${hourLink.pl} Nowy przyślemy ze strony {publicUrl}/forgot-password.`,
        'Jeżeli nie spodziewasz się tej wiadomości, nic nie rób i\u00a0daj nam znać.',
      ],
    },
    en: {
      subject: 'Access to the documents of Atesto as an accountant',
      paragraphs: [
        'An operator of Atesto has given you access to the sales documents: invoices and corrections, the register and the JPK files. This account shows nothing else.',
        'Set a password and, after signing in, a second factor if we ask for one.',
      ],
      action: toPlaces.password.en,
      closing: [
        `${hourLink.en} Another one is sent from {publicUrl}/forgot-password.`,
        'If you did not expect this message, do nothing and let us know.',
      ],
    },
    de: {
      subject: 'Zugang zu den Belegen von Atesto für die Buchhaltung',
      paragraphs: [
        'ein Betreiber von Atesto hat Ihnen Zugang zu den Verkaufsbelegen gegeben: Rechnungen und Korrekturen, Register und JPK-Dateien. Dieses Konto zeigt nichts anderes.',
        'Legen Sie ein Passwort fest und nach der Anmeldung einen zweiten Faktor, wenn wir danach fragen.',
      ],
      action: toPlaces.password.de,
      closing: [
        `${hourLink.de} Einen neuen senden wir über {publicUrl}/forgot-password.`,
        'Wenn Sie diese Nachricht nicht erwarten, tun Sie nichts und schreiben Sie uns.',
      ],
    },
    fr: {
      subject: 'Accès comptable aux documents d’Atesto',
      paragraphs: [
        'Un exploitant d’Atesto vous a donné accès aux documents de vente\u00a0: factures et rectifications, registre et fichiers JPK. Ce compte ne montre rien d’autre.',
        'Définissez un mot de passe et, après la connexion, un second facteur s’il vous est demandé.',
      ],
      action: toPlaces.password.fr,
      closing: [
        `${hourLink.fr} Un nouveau lien est envoyé depuis {publicUrl}/forgot-password.`,
        'Si vous n’attendiez pas ce message, ne faites rien et écrivez-nous.',
      ],
    },
  },
  enrolment_link: {
    pl: {
      subject: 'Ustaw drugi składnik logowania do Atesto',
      paragraphs: [
        'Przy logowaniu wymagamy od Ciebie drugiego składnika. Otwórz ten link w\u00a0przeglądarce, w\u00a0której trwa Twoja sesja, i\u00a0ustaw go.',
      ],
      action: toPlaces.secondFactor.pl,
      closing: [hourLink.pl, 'Jeżeli to nie Ty, ktoś zna Twoje hasło: nie otwieraj linku i\u00a0zmień hasło.'],
    },
    en: {
      subject: 'Set up the second factor for Atesto',
      paragraphs: [
        'A second factor is required of you at sign-in. Open this link in the browser in which you are signed in, and set it up.',
      ],
      action: toPlaces.secondFactor.en,
      closing: [hourLink.en, 'If it was not you, someone knows your password: do not open the link, and change the password.'],
    },
    de: {
      subject: 'Zweiten Faktor für Atesto einrichten',
      paragraphs: [
        'bei der Anmeldung wird von Ihnen ein zweiter Faktor verlangt. Öffnen Sie diesen Link in dem Browser, in dem Sie angemeldet sind, und richten Sie ihn ein.',
      ],
      action: toPlaces.secondFactor.de,
      closing: [hourLink.de, 'Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Öffnen Sie den Link nicht und ändern Sie das Passwort.'],
    },
    fr: {
      subject: 'Configurez le second facteur pour Atesto',
      paragraphs: [
        'Un second facteur vous est demandé à la connexion. Ouvrez ce lien dans le navigateur où vous êtes connecté et configurez-le.',
      ],
      action: toPlaces.secondFactor.fr,
      closing: [
        hourLink.fr,
        'Si ce n’est pas vous, quelqu’un connaît votre mot de passe\u00a0: n’ouvrez pas le lien et changez le mot de passe.',
      ],
    },
  },
};
