import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stripe } from 'stripe';

export const apiVersion = '2026-10-28.endive';

export type Session = Stripe.Checkout.Session;
export type Intent = Stripe.PaymentIntent;
export type Charge = Stripe.Charge;
export type Refund = Stripe.Refund;
export type Dispute = Stripe.Dispute;
export type Transaction = Stripe.BalanceTransaction;
export type TaxRate = Stripe.TaxRate;

/** An event as it is stored and sent; its object is as it was then. */
export type SentEvent = Readonly<{
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
}>;

/**
 * A webhook still to be sent at `at`, tried since `since` (milliseconds since the epoch); when it was accepted, it is sent
 * `again` times more, every `every` seconds.
 */
export type Delivery = Readonly<{ event: string; at: number; since: number; attempt: number; again: number; every: number }>;

type StoredState = {
  sessions: Record<string, Session>;
  /** What a session was made from and does not show. */
  drafts: Record<string, { productName: string; intentMetadata: Record<string, string>; description: string | null }>;
  /** Sessions whose pay page was opened before they ended and still takes a payment. */
  held: Record<string, true>;
  intents: Record<string, Intent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  transactions: Record<string, Transaction>;
  events: Record<string, SentEvent>;
  deliveries: Delivery[];
  /** What was answered to an idempotency key, and to which request. */
  idempotent: Record<string, { fingerprint: string; status: number; body: unknown }>;
};

export type State = StoredState & { save: () => Promise<void> };

/** An id with Stripe's prefix. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

/** The id of a reference, expanded or not; empty when there is none. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

let secondsAhead = 0;

/** Lets it be another time (seconds since the epoch) from now on; null: the real one. */
export function setClock(at: number | null): void {
  secondsAhead = at === null ? 0 : at - Math.floor(Date.now() / 1000);
}

/** Now, in seconds since the epoch. */
export function seconds(): number {
  return Math.floor(Date.now() / 1000) + secondsAhead;
}

function nothing(): StoredState {
  return {
    sessions: {},
    drafts: {},
    held: {},
    intents: {},
    charges: {},
    refunds: {},
    disputes: {},
    transactions: {},
    events: {},
    deliveries: [],
    idempotent: {},
  };
}

/** The account's objects, stored in a file so that a restart forgets nothing, as the real service would not. */
export async function openState(folder: string): Promise<State> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'stripe.json');
  const read = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Partial<StoredState>,
    () => ({}),
  );
  const stored: StoredState = { ...nothing(), ...read };
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    await writeFile(`${path}.new`, JSON.stringify(stored));
    await rename(`${path}.new`, path);
  };
  return Object.assign(stored, {
    save: () => {
      writing = writing.then(write, write);
      return writing;
    },
  });
}
