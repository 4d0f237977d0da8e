/** What a webhook can be notified of (docs/product.md, “Webhooks”). */
export const webhookEvents = ['certificate.issued', 'certificate.expiring', 'certificate.expired', 'certificate.revoked'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Sent when somebody asks for it, to every webhook. */
export const webhookTest = 'webhook.test';
export const webhookMessages = [...webhookEvents, webhookTest] as const;
export type WebhookMessage = (typeof webhookMessages)[number];

/** Webhooks of one organisation; messages that one shows; messages sent by hand in an hour. */
export const webhooksAtMost = { perOrganization: 5, shown: 50, byHandPerHour: 30 } as const;

/** How long the list of what was sent is retained: longer than a certificate's end is announced, so that nothing is sent twice. */
export const webhookMessageMonths = 3;

/** How long a former secret still signs beside the new one, in hours. */
export const formerSecretHours = 24;

/** How long the receiver may take, in milliseconds. */
export const webhookWithinMillis = 10_000;

const minute = 60_000;
const hour = 60 * minute;
/** How long is waited before each further try, in milliseconds: twelve tries over about three days. */
export const webhookPauses = [
  minute / 2,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
  24 * hour,
] as const;
export const webhookTries = webhookPauses.length + 1;

/** When to try again after so many tries; null when none is left. */
export function nextTry(tried: number, now: Date): Date | null {
  const pause = webhookPauses[tried - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** Why a message did not arrive. */
export const webhookFailures = [
  /** The name leads to no address. */
  'no_host',
  /** It leads to an address that is not on the public internet. */
  'not_public',
  'unreachable',
  'slow',
  /** The certificate of the receiver does not fit or is not trusted. */
  'certificate',
  /** It answered with something other than 2xx; redirections are not followed. */
  'status',
  /** It answered 410: it wants no more (Standard Webhooks). */
  'gone',
  /** The webhook was switched off before its turn came. */
  'off',
] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

export const deliveryStates = ['waiting', 'delivered', 'given_up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** On; off at the request of an owner; or off because a message could not be delivered, or was not wanted any more. */
export const webhookStates = ['on', 'off', 'failed', 'gone'] as const;
export type WebhookState = (typeof webhookStates)[number];

/**
 * An address that messages may go to: https on its usual port, a name of at least two parts, nobody's password in it, nothing after `#`.
 * Whether the name leads to the public internet is seen when it is asked. Null for anything else.
 */
export function webhookAddress(text: string): string | null {
  const found =
    /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9])(?::443)?(\/[^\s#\\]*)?(\?[^\s#\\]*)?$/i.exec(
      text.trim(),
    );
  if (!found) return null;
  const [, host = '', path = '/', search = ''] = found;
  return `https://${host.toLowerCase()}${path}${search}`;
}
