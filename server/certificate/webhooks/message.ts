import { createHmac, randomBytes } from 'node:crypto';
import { verificationUrl } from '#server/certificate/certificates/address.ts';
import type { Deps } from '#server/deps.ts';
import type { MessageRow, WebhookRow } from './rows.ts';

const secretPrefix = 'whsec_';
const secretBytes = 32;

/** A secret in the form of Standard Webhooks: 32 bytes, base64, recognisable. */
export function newWebhookSecret(): string {
  return secretPrefix + randomBytes(secretBytes).toString('base64');
}

/** What a secret of a webhook is sealed about. */
export function aboutSecret(webhookId: string): string {
  return `webhook ${webhookId}`;
}

/** The body of a message, the same at every try. */
export function bodyOf(deps: Pick<Deps, 'config'>, { event, createdAt, data }: Pick<MessageRow, 'event' | 'createdAt' | 'data'>): string {
  const payload = JSON.parse(data) as Readonly<{ certificateNumber?: string }>;
  const { certificateNumber: number } = payload;
  const where = number === undefined ? {} : { url: verificationUrl(deps, number) };
  return JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: { ...payload, ...where } });
}

function signature(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

type Secrets = Pick<WebhookRow, 'secret' | 'formerSecret' | 'formerUntil'>;

/**
 * The headers that prove who sent a body and when (Standard Webhooks 1.0, “Signature scheme”): HMAC-SHA-256 over id, time of this try in
 * seconds and body; while a former secret counts, by both.
 */
export function signedHeaders(
  deps: Pick<Deps, 'encryption'>,
  message: Readonly<{ webhookId: string; id: string; body: string }> & Secrets,
  now: Date,
): Record<string, string> {
  const { webhookId, id, body, secret, formerSecret, formerUntil } = message;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const secrets = [secret, ...(formerSecret !== null && formerUntil !== null && formerUntil > now ? [formerSecret] : [])];
  const signatures = secrets.map((sealed) => signature(deps.encryption.open(sealed, aboutSecret(webhookId)), `${id}.${timestamp}.${body}`));
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
