import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const apiVersion = '2026-10-28.endive';

/** An API object as Stripe writes it. */
export type StripeObject = Record<string, unknown> & { id: string };

export type Session = StripeObject & {
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  created: number;
  expires_at: number;
  url: string | null;
  success_url: string;
  cancel_url: string | null;
  payment_intent: string | null;
  payment_method_types: string[];
  locale: string | null;
  metadata: Record<string, string>;
};

type Kept = {
  sessions: Record<string, Session>;
  intents: Record<string, StripeObject>;
  charges: Record<string, StripeObject>;
  refunds: Record<string, StripeObject>;
  events: Record<string, StripeObject>;
  /** What was answered to an idempotency key, and to which request. */
  idempotent: Record<string, { fingerprint: string; status: number; body: unknown }>;
};

export type State = Kept & { save: () => Promise<void> };

/** An id with Stripe's prefix. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

/** The account's objects, kept in a file so that a restart forgets nothing, as the real service would not. */
export async function openState(folder: string): Promise<State> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'stripe.json');
  const empty: Kept = { sessions: {}, intents: {}, charges: {}, refunds: {}, events: {}, idempotent: {} };
  const kept = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Kept,
    () => empty,
  );
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    await writeFile(`${path}.new`, JSON.stringify(kept));
    await rename(`${path}.new`, path);
  };
  return Object.assign(kept, {
    save: () => {
      writing = writing.then(write, write);
      return writing;
    },
  });
}
