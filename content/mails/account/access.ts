import type { Language, Localized } from '#core/platform/languages.ts';
import type { MailWords } from '#content/mails/mail-words.ts';

export const accessMailKinds = ['access_requested', 'access_granted', 'access_declined'] as const;

const toRequest: Localized = { pl: 'Zobacz prośbę', en: 'See the request', de: 'Anfrage ansehen', fr: 'Voir la demande' };
const toClients: Localized = { pl: 'Zobacz klientów', en: 'See the clients', de: 'Mandanten ansehen', fr: 'Voir les clients' };

/** Mails about a consultant who asks for access to an organisation. */
export const accessMails: Readonly<Record<(typeof accessMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  access_requested: {
    pl: {
      subject: '{requester} prosi o\u00a0dostęp do firmy z\u00a0NIP {nip} w\u00a0Atesto',
      paragraphs: [
        '{requester} ({address}) prosi o\u00a0dostęp w\u00a0roli konsultanta do firmy, za którą możesz decydować.',
        'W\u00a0Atesto firma ocenia swoją zgodność z\u00a0NIS2 i\u00a0AI Act. Dostęp daje tylko właściciel konta tej firmy i\u00a0może go odebrać w\u00a0każdej chwili.',
      ],
      action: toRequest.pl,
      closing: [
        'Link działa do {until}. Nie przekazuj go dalej.',
        'Jeżeli nie znasz tej osoby albo to pomyłka, nic nie rób: bez Twojej zgody nic się nie stanie.',
      ],
    },
    en: {
      subject: '{requester} asks for access to the company with NIP {nip} at Atesto',
      paragraphs: [
        '{requester} ({address}) asks for access, as a consultant, to a company that you can decide for.',
        'With Atesto, a company assesses its compliance with NIS2 and the AI Act. Only an owner of the company’s account gives access, and can end it at any time.',
      ],
      action: toRequest.en,
      closing: [
        'The link works until {until}. Do not pass it on.',
        'If you do not know this person or this is a mistake, do nothing: without your consent nothing happens.',
      ],
    },
    de: {
      subject: '{requester} bittet um Zugang zum Unternehmen mit der NIP {nip} bei Atesto',
      paragraphs: [
        '{requester} ({address}) bittet um Zugang als Berater zu einem Unternehmen, für das Sie entscheiden können.',
        'Mit Atesto bewertet ein Unternehmen, wie weit es NIS-2 und die KI-Verordnung erfüllt. Zugang gibt nur ein Inhaber des Unternehmenskontos; er kann ihn jederzeit beenden.',
      ],
      action: toRequest.de,
      closing: [
        'Der Link gilt bis {until}. Geben Sie ihn nicht weiter.',
        'Wenn Sie diese Person nicht kennen oder das ein Irrtum ist, müssen Sie nichts tun: Ohne Ihre Zustimmung geschieht nichts.',
      ],
    },
    fr: {
      subject: '{requester} demande l’accès à l’entreprise de NIP {nip} sur Atesto',
      paragraphs: [
        '{requester} ({address}) demande l’accès, en tant que consultant, à une entreprise pour laquelle vous pouvez décider.',
        'Sur Atesto, une entreprise évalue sa conformité à NIS\u00a02 et au règlement sur l’IA. Seul un propriétaire du compte de l’entreprise donne l’accès et peut y mettre fin à tout moment.',
      ],
      action: toRequest.fr,
      closing: [
        'Le lien fonctionne jusqu’au {until}. Ne le transmettez pas.',
        'Si vous ne connaissez pas cette personne ou s’il s’agit d’une erreur, ne faites rien\u00a0: sans votre accord, rien ne se passe.',
      ],
    },
  },
  access_granted: {
    pl: {
      subject: 'Masz dostęp do organizacji {organization}',
      paragraphs: [
        'Właściciel organizacji {organization} dał Ci dostęp w\u00a0roli konsultanta. Organizacja jest już na liście Twoich klientów.',
      ],
      action: toClients.pl,
      closing: ['Właściciel może odebrać dostęp w\u00a0każdej chwili.'],
    },
    en: {
      subject: 'You have access to {organization}',
      paragraphs: ['An owner of {organization} has given you access as a consultant. The organisation is now in the list of your clients.'],
      action: toClients.en,
      closing: ['An owner can end the access at any time.'],
    },
    de: {
      subject: 'Sie haben Zugang zu {organization}',
      paragraphs: [
        'ein Inhaber von {organization} hat Ihnen als Berater Zugang gegeben. Die Organisation steht jetzt in der Liste Ihrer Mandanten.',
      ],
      action: toClients.de,
      closing: ['Ein Inhaber kann den Zugang jederzeit beenden.'],
    },
    fr: {
      subject: 'Vous avez accès à {organization}',
      paragraphs: [
        'Un propriétaire de {organization} vous a donné accès en tant que consultant. L’organisation figure désormais dans la liste de vos clients.',
      ],
      action: toClients.fr,
      closing: ['Un propriétaire peut mettre fin à l’accès à tout moment.'],
    },
  },
  access_declined: {
    pl: {
      subject: 'Prośba o\u00a0dostęp odrzucona: NIP {nip}',
      paragraphs: ['Twoja prośba o\u00a0dostęp do firmy z\u00a0NIP {nip} została odrzucona.'],
      action: toClients.pl,
      closing: ['W\u00a0razie pytań skontaktuj się z\u00a0tą firmą.'],
    },
    en: {
      subject: 'Request for access declined: NIP {nip}',
      paragraphs: ['Your request for access to the company with NIP {nip} was declined.'],
      action: toClients.en,
      closing: ['If you have questions, contact that company.'],
    },
    de: {
      subject: 'Zugangsanfrage abgelehnt: NIP {nip}',
      paragraphs: ['Ihre Anfrage nach Zugang zum Unternehmen mit der NIP {nip} wurde abgelehnt.'],
      action: toClients.de,
      closing: ['Bei Fragen wenden Sie sich an dieses Unternehmen.'],
    },
    fr: {
      subject: 'Demande d’accès refusée\u00a0: NIP {nip}',
      paragraphs: ['Votre demande d’accès à l’entreprise de NIP {nip} a été refusée.'],
      action: toClients.fr,
      closing: ['Pour toute question, contactez cette entreprise.'],
    },
  },
};
