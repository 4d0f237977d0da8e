import type { WebhookMessage } from '#core/webhooks.ts';

/** The last part of the name of a message, by which its words are found. */
export function eventName(event: WebhookMessage) {
  return event.slice(event.indexOf('.') + 1) as 'issued' | 'expiring' | 'expired' | 'revoked' | 'test';
}
