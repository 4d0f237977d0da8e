import { z } from 'zod';
import { deliveryStates, webhookEvents, webhookFailures, webhookMessages, webhookStates } from '#core/certificate/webhooks.ts';
import { certificateStatuses, revocationReasons } from '#core/certificate/certification.ts';
import { lengths } from '#core/platform/limits.ts';
import { regimes } from '#core/platform/regimes.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { idParams, instant, text, uuid } from '#contract/platform/fields.ts';

/** A webhook without its secret. */
const webhook = z.object({
  id: uuid,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(webhookStates),
  /** Since when it is in that state. */
  stateAt: instant,
  /** Until when the former secret signs too; null where there is none. */
  formerUntil: instant.nullable(),
  madeAt: instant,
  /** Who made it; null where the account is gone. */
  madeBy: z.string().nullable(),
});
export type WebhookView = z.output<typeof webhook>;

const delivery = z.object({
  id: uuid,
  event: z.enum(webhookMessages),
  body: z.string(),
  state: z.enum(deliveryStates),
  /** How often it was tried since it was last sent by hand, or at all. */
  tries: z.int(),
  createdAt: instant,
  triedAt: instant.nullable(),
  /** When it is tried next; null when it is not. */
  nextAt: instant.nullable(),
  failure: z.enum(webhookFailures).nullable(),
  /** The status that was answered last. */
  status: z.int().nullable(),
});
export type WebhookDelivery = z.output<typeof delivery>;

/** What is sent. Fields about a certificate are missing in a test. */
export const webhookBody = z.object({
  type: z.enum(webhookMessages),
  /** When it happened, or was seen. */
  timestamp: instant,
  data: z.object({
    organization: z.object({ name: z.string(), nip: z.string() }),
    certificateNumber: z.string().optional(),
    type: z.enum(regimes).optional(),
    /** As of the timestamp. */
    status: z.enum(certificateStatuses).optional(),
    issuedAt: instant.optional(),
    expiresAt: instant.optional(),
    revokedAt: instant.nullable().optional(),
    /** Why it was revoked. */
    reason: z.enum([...revocationReasons, 'replaced']).optional(),
    /** The warning of its end: 30 or 7 days. */
    daysLeft: z.int().optional(),
    /** Where anybody can check it. */
    url: z.url().optional(),
  }),
});

const url = text(lengths.link);
const events = z.array(z.enum(webhookEvents, 'invalid')).min(1, 'required').max(webhookEvents.length, 'invalid');
const messageParams = idParams.extend({ messageId: uuid });
const done = z.object({ ok: z.literal(true) });

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'owner',
  summary: 'The webhooks of the organisation; no secret is told again',
  output: z.array(webhook),
});

export const makeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  access: 'owner',
  fresh: 'everybody',
  summary: 'Make a webhook; this answer is the only one that holds its secret',
  body: z.object({ url, events }),
  output: z.object({ webhook, secret: z.string() }),
});

export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/api/webhooks/:id',
  access: 'owner',
  summary: 'Change what a webhook is told, or switch it on or off',
  params: idParams,
  body: z.object({ events: events.optional(), on: z.boolean('invalid').optional() }),
  output: webhook,
});

export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  access: 'owner',
  fresh: 'everybody',
  summary: 'Give a webhook a new secret; the former one signs beside it for a day',
  params: idParams,
  output: z.object({ webhook, secret: z.string() }),
});

export const endWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  access: 'owner',
  summary: 'Delete a webhook and the list of what was sent to it',
  params: idParams,
  output: done,
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  access: 'owner',
  summary: 'Send a test message',
  params: idParams,
  output: delivery,
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  access: 'owner',
  summary: 'What was sent to a webhook of late and how it went, newest first',
  params: idParams,
  output: z.array(delivery),
});

export const sendAgain = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/deliveries/:messageId/again',
  access: 'owner',
  summary: 'Send a message again, now',
  params: messageParams,
  output: delivery,
});

export const webhookCalls = [
  listWebhooks,
  makeWebhook,
  changeWebhook,
  renewWebhookSecret,
  endWebhook,
  testWebhook,
  listDeliveries,
  sendAgain,
] as const;
