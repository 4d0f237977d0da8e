import type { WebhookMessage } from '#core/certificate/webhooks.ts';

type LastPart<Name> = Name extends `${string}.${infer Last}` ? Last : never;

/** The last part of the name of a message, by which its words are found; the compiler asks for the words of each. */
export function eventName(event: WebhookMessage): LastPart<WebhookMessage> {
  return event.slice(event.indexOf('.') + 1) as LastPart<WebhookMessage>;
}
