import type { Language } from '#core/platform/languages.ts';
import type { MailWords } from './mail-words.ts';

export const webhookMailKinds = ['webhook_failed', 'webhook_gone'] as const;

const action = { pl: 'Zobacz webhooki', en: 'See the webhooks', de: 'Webhooks ansehen', fr: 'Voir les webhooks' };
const closing = {
  pl: ['Dopóki webhook jest wyłączony, nie dostaje wiadomości, także później. Aktualny stan certyfikatów zawsze pokazuje rejestr.'],
  en: ['While the webhook is off, it gets no messages, not even later. The registry always shows the current status of certificates.'],
  de: [
    'Solange der Webhook aus ist, erhält er keine Nachrichten, auch nicht nachträglich. Den Stand der Zertifikate zeigt immer das Register.',
  ],
  fr: [
    'Tant que le webhook est désactivé, il ne reçoit aucun message, même par la suite. Le registre montre toujours l’état des certificats.',
  ],
};

/** Mails to owners when a webhook was deactivated by the service. */
export const webhookMails: Readonly<Record<(typeof webhookMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  webhook_failed: {
    pl: {
      subject: 'Webhook wyłączony: {host}',
      paragraphs: [
        'Przez około trzy dni nie udało się dostarczyć wiadomości na adres {host}, więc wyłączyliśmy ten webhook organizacji {organization}.',
        'Sprawdź odbiorcę, włącz webhook w\u00a0ustawieniach i\u00a0wyślij niedostarczone wiadomości jeszcze raz.',
      ],
      action: action.pl,
      closing: closing.pl,
    },
    en: {
      subject: 'Webhook deactivated: {host}',
      paragraphs: [
        'For about three days a message to {host} could not be delivered, so we deactivated this webhook of {organization}.',
        'Check the receiver, activate the webhook in the settings, and send what was not delivered again.',
      ],
      action: action.en,
      closing: closing.en,
    },
    de: {
      subject: 'Webhook ausgeschaltet: {host}',
      paragraphs: [
        'etwa drei Tage lang ließ sich eine Nachricht an {host} nicht zustellen. Wir haben diesen Webhook von {organization} deshalb ausgeschaltet.',
        'Prüfen Sie den Empfänger, schalten Sie den Webhook in den Einstellungen ein und senden Sie nicht zugestellte Nachrichten erneut.',
      ],
      action: action.de,
      closing: closing.de,
    },
    fr: {
      subject: 'Webhook désactivé\u00a0: {host}',
      paragraphs: [
        'Pendant environ trois jours, un message n’a pas pu être remis à {host}\u00a0: nous avons désactivé ce webhook de {organization}.',
        'Vérifiez le destinataire, réactivez le webhook dans les paramètres et renvoyez les messages non remis.',
      ],
      action: action.fr,
      closing: closing.fr,
    },
  },
  webhook_gone: {
    pl: {
      subject: 'Odbiorca nie chce więcej wiadomości: {host}',
      paragraphs: [
        'Adres {host} odpowiedział, że nie przyjmuje już wiadomości (410), więc wyłączyliśmy ten webhook organizacji {organization}.',
      ],
      action: action.pl,
      closing: closing.pl,
    },
    en: {
      subject: 'The receiver wants no more messages: {host}',
      paragraphs: ['{host} answered that it takes no more messages (410), so we deactivated this webhook of {organization}.'],
      action: action.en,
      closing: closing.en,
    },
    de: {
      subject: 'Der Empfänger will keine Nachrichten mehr: {host}',
      paragraphs: [
        '{host} hat geantwortet, dass dort keine Nachrichten mehr angenommen werden (410). Wir haben diesen Webhook von {organization} deshalb ausgeschaltet.',
      ],
      action: action.de,
      closing: closing.de,
    },
    fr: {
      subject: 'Le destinataire ne veut plus de messages\u00a0: {host}',
      paragraphs: ['{host} a répondu ne plus accepter de messages (410)\u00a0: nous avons désactivé ce webhook de {organization}.'],
      action: action.fr,
      closing: closing.fr,
    },
  },
};
