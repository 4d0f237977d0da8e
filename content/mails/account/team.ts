import { localized } from '#content/localized.ts';
import type { Language, Localized } from '#core/platform/languages.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import type { MailWords } from '#content/mails/mail-words.ts';

export const teamMailKinds = [
  'invitation',
  'team_changed',
  'role_changed',
  'membership_ended',
  'organization_deleted',
  'questions_assigned',
] as const;

/** Roles as the screens call them. */
export const roleNames: Readonly<Record<MemberRole, Localized>> = {
  owner: localized((words) => words.team.roles.owner),
  editor: localized((words) => words.team.roles.editor),
  consultant: localized((words) => words.team.roles.consultant),
  reader: localized((words) => words.team.roles.reader),
};

/** What owners are notified of in their team. */
export const teamChanges = {
  joined: {
    pl: 'Nowa osoba w\u00a0zespole: {person}, rola: {role}.',
    en: 'New person in the team: {person}, role: {role}.',
    de: 'Neu im Team: {person}, Rolle: {role}.',
    fr: 'Nouvelle personne dans l’équipe\u00a0: {person}, rôle\u00a0: {role}.',
  },
  role: {
    pl: 'Zmiana roli: {person}, teraz: {role}.',
    en: 'A role changed: {person}, now: {role}.',
    de: 'Rolle geändert: {person}, jetzt: {role}.',
    fr: 'Rôle modifié\u00a0: {person}, désormais\u00a0: {role}.',
  },
  naming: {
    pl: '{person} prosi o\u00a0podanie imienia, nazwiska i\u00a0kontaktu na raportach. Zgodę daje właściciel na stronie zespołu.',
    en: '{person} asks to be named with contact details on the reports. An owner allows it on the team page.',
    de: '{person} bittet darum, mit Kontaktdaten in den Berichten genannt zu werden. Ein Inhaber erlaubt es auf der Teamseite.',
    fr: '{person} demande à figurer avec ses coordonnées sur les rapports. Un propriétaire l’autorise sur la page de l’équipe.',
  },
  left: {
    pl: 'Koniec pracy w\u00a0zespole na własne życzenie: {person}.',
    en: 'Left the team: {person}.',
    de: 'Hat das Team verlassen: {person}.',
    fr: 'A quitté l’équipe\u00a0: {person}.',
  },
  removed: {
    pl: 'Dostęp odebrany przez właściciela: {person}.',
    en: 'Removed from the team by an owner: {person}.',
    de: 'Von einem Inhaber aus dem Team entfernt: {person}.',
    fr: 'Retrait de l’équipe par un propriétaire\u00a0: {person}.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
export type TeamChange = keyof typeof teamChanges;

const toTeam: Localized = { pl: 'Zobacz zespół', en: 'See the team', de: 'Team ansehen', fr: 'Voir l’équipe' };

/** Mails about who works in an organisation. */
export const teamMails: Readonly<Record<(typeof teamMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  invitation: {
    pl: {
      subject: 'Zaproszenie do organizacji {organization} w\u00a0Atesto',
      paragraphs: [
        'Zaproszenie od: {inviter}. Organizacja: {organization}. Rola: {role}.',
        'W\u00a0Atesto firma ocenia swoją zgodność z\u00a0NIS2 i\u00a0AI Act. Do przyjęcia zaproszenia nie potrzeba numeru NIP ani opłat.',
      ],
      action: 'Zobacz zaproszenie',
      closing: [
        'Link jest ważny 7\u00a0dni, do {until}, i\u00a0działa tylko dla tego adresu.',
        'Jeżeli to pomyłka, nic nie rób: bez przyjęcia zaproszenia nic się nie stanie.',
      ],
    },
    en: {
      subject: 'An invitation to {organization} at Atesto',
      paragraphs: [
        'Invited by: {inviter}. Organisation: {organization}. Role: {role}.',
        'With Atesto, a company assesses its compliance with NIS2 and the AI Act. Accepting requires neither a tax number nor a payment.',
      ],
      action: 'See the invitation',
      closing: [
        'The link is valid for 7 days, until {until}, and works for this address only.',
        'If this is a mistake, do nothing: without your acceptance nothing happens.',
      ],
    },
    de: {
      subject: 'Einladung zu {organization} bei Atesto',
      paragraphs: [
        'eingeladen von: {inviter}. Organisation: {organization}. Rolle: {role}.',
        'Mit Atesto bewertet ein Unternehmen, wie weit es NIS-2 und die KI-Verordnung erfüllt. Zum Annehmen sind weder eine Steuernummer noch eine Zahlung nötig.',
      ],
      action: 'Einladung ansehen',
      closing: [
        'Der Link gilt 7\u00a0Tage, bis {until}, und nur für diese Adresse.',
        'Ist das ein Irrtum, müssen Sie nichts tun: Ohne Ihre Annahme geschieht nichts.',
      ],
    },
    fr: {
      subject: 'Invitation à rejoindre {organization} sur Atesto',
      paragraphs: [
        'Invitation de\u00a0: {inviter}. Organisation\u00a0: {organization}. Rôle\u00a0: {role}.',
        'Sur Atesto, une entreprise évalue sa conformité à NIS\u00a02 et au règlement sur l’IA. Accepter ne demande ni numéro fiscal ni paiement.',
      ],
      action: 'Voir l’invitation',
      closing: [
        'Le lien est valable 7\u00a0jours, jusqu’au {until}, et uniquement pour cette adresse.',
        'S’il s’agit d’une erreur, ne faites rien\u00a0: sans votre accord, rien ne se passe.',
      ],
    },
  },
  team_changed: {
    pl: {
      subject: 'Zmiana w\u00a0zespole: {organization}',
      paragraphs: ['{what}'],
      action: toTeam.pl,
      closing: ['Wiadomość dostają osoby z\u00a0rolą właściciela w\u00a0tej organizacji.'],
    },
    en: {
      subject: 'A change in the team of {organization}',
      paragraphs: ['{what}'],
      action: toTeam.en,
      closing: ['This message goes to the owners of the organisation.'],
    },
    de: {
      subject: 'Änderung im Team: {organization}',
      paragraphs: ['{what}'],
      action: toTeam.de,
      closing: ['Diese Nachricht erhalten die Inhaber der Organisation.'],
    },
    fr: {
      subject: 'Changement dans l’équipe de {organization}',
      paragraphs: ['{what}'],
      action: toTeam.fr,
      closing: ['Ce message est adressé aux propriétaires de l’organisation.'],
    },
  },
  questions_assigned: {
    pl: {
      subject: 'Czeka na Twoją odpowiedź: {organization}',
      paragraphs: ['{by} prosi Cię o\u00a0odpowiedź w\u00a0samoocenie {regime}. Teraz jest przy Tobie:'],
      action: 'Zobacz, co jest przy Tobie',
      closing: ['O\u00a0kolejnych pytaniach z\u00a0tej samej doby nie piszemy osobno: lista w\u00a0Atesto jest zawsze aktualna.'],
    },
    en: {
      subject: 'Waiting for your answer: {organization}',
      paragraphs: ['{by} asks for your answer in the {regime} self-assessment. Now assigned to you:'],
      action: 'See what is assigned to you',
      closing: ['You get no separate e-mail about further questions on the same day: the list in Atesto is always up to date.'],
    },
    de: {
      subject: 'Wartet auf Ihre Antwort: {organization}',
      paragraphs: ['{by} bittet Sie um Antwort in der Selbstbewertung {regime}. Das liegt jetzt bei Ihnen:'],
      action: 'Ansehen, was bei Ihnen liegt',
      closing: ['Über weitere Fragen am selben Tag schreiben wir nicht gesondert: Die Liste in Atesto ist immer aktuell.'],
    },
    fr: {
      subject: 'En attente de votre réponse\u00a0: {organization}',
      paragraphs: ['{by} vous demande de répondre dans l’auto-évaluation {regime}. Vous est désormais confié\u00a0:'],
      action: 'Voir ce qui m’est confié',
      closing: [
        'D’autres questions le même jour ne donnent pas lieu à un nouveau message\u00a0: la liste dans Atesto est toujours à jour.',
      ],
    },
  },
  role_changed: {
    pl: {
      subject: 'Twoja rola w\u00a0organizacji {organization}',
      paragraphs: ['Twoja rola w\u00a0organizacji {organization} to teraz: {role}.'],
      action: toTeam.pl,
      closing: ['Na stronie zespołu widać, co można robić w\u00a0tej roli.'],
    },
    en: {
      subject: 'Your role in {organization}',
      paragraphs: ['Your role in {organization} is now: {role}.'],
      action: toTeam.en,
      closing: ['The team page shows what this role may do.'],
    },
    de: {
      subject: 'Ihre Rolle bei {organization}',
      paragraphs: ['Ihre Rolle bei {organization} ist jetzt: {role}.'],
      action: toTeam.de,
      closing: ['Was diese Rolle darf, steht auf der Seite des Teams.'],
    },
    fr: {
      subject: 'Votre rôle dans {organization}',
      paragraphs: ['Votre rôle dans {organization} est désormais\u00a0: {role}.'],
      action: toTeam.fr,
      closing: ['La page de l’équipe indique ce que ce rôle permet.'],
    },
  },
  organization_deleted: {
    pl: {
      subject: 'Organizacja {organization} została usunięta z\u00a0Atesto',
      paragraphs: [
        'Jej jedyny właściciel usunął organizację {organization} razem z\u00a0ocenami, odpowiedziami i\u00a0dokumentami. Certyfikaty unieważniono.',
        'Twoje konto działa dalej.',
      ],
      closing: ['W\u00a0razie pytań napisz do tej organizacji.'],
    },
    en: {
      subject: '{organization} was deleted from Atesto',
      paragraphs: [
        'Its only owner deleted {organization} with its assessments, answers and documents. Its certificates were revoked.',
        'Your account continues to work.',
      ],
      closing: ['If you have questions, write to that organisation.'],
    },
    de: {
      subject: '{organization} wurde bei Atesto gelöscht',
      paragraphs: [
        'der einzige Inhaber hat {organization} mit Bewertungen, Antworten und Dokumenten gelöscht. Die Zertifikate wurden widerrufen.',
        'Ihr Konto funktioniert weiter.',
      ],
      closing: ['Bei Fragen wenden Sie sich an diese Organisation.'],
    },
    fr: {
      subject: '{organization} a été supprimée d’Atesto',
      paragraphs: [
        'Son seul propriétaire a supprimé {organization} avec ses évaluations, réponses et documents. Ses certificats ont été révoqués.',
        'Votre compte continue de fonctionner.',
      ],
      closing: ['Pour toute question, écrivez à cette organisation.'],
    },
  },
  membership_ended: {
    pl: {
      subject: 'Koniec dostępu do organizacji {organization}',
      paragraphs: [
        'Osoba z\u00a0rolą właściciela odebrała Ci dostęp do organizacji {organization} w\u00a0Atesto.',
        'Odpowiedzi i\u00a0dokumenty zostają w\u00a0organizacji. Twoje konto działa dalej.',
      ],
      closing: ['W\u00a0razie pytań napisz do tej organizacji.'],
    },
    en: {
      subject: 'Your access to {organization} has ended',
      paragraphs: [
        'An owner has ended your access to {organization} at Atesto.',
        'Answers and documents stay with the organisation. Your account continues to work.',
      ],
      closing: ['If you have questions, write to that organisation.'],
    },
    de: {
      subject: 'Ihr Zugang zu {organization} ist beendet',
      paragraphs: [
        'ein Inhaber hat Ihren Zugang zu {organization} bei Atesto beendet.',
        'Antworten und Dokumente bleiben bei der Organisation. Ihr Konto funktioniert weiter.',
      ],
      closing: ['Bei Fragen wenden Sie sich an diese Organisation.'],
    },
    fr: {
      subject: 'Votre accès à {organization} a pris fin',
      paragraphs: [
        'Un propriétaire a mis fin à votre accès à {organization} sur Atesto.',
        'Les réponses et les documents restent dans l’organisation. Votre compte continue de fonctionner.',
      ],
      closing: ['Pour toute question, écrivez à cette organisation.'],
    },
  },
};
