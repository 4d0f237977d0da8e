import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { apiVersion, newId, type State, type StripeObject } from './state.ts';

export type Webhooks = Readonly<{
  /** Records events of one act and sends them, as Stripe does: in no promised order, at least once. */
  send: (events: readonly { type: string; object: StripeObject; previous?: Record<string, unknown> }[]) => Promise<void>;
  close: () => void;
}>;

const tries = 8;
const firstWaitMillis = 500;

/** The header that proves where a payload comes from. */
export function signature(payload: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
}

/**
 * Delivers signed webhooks to the application. Every third event arrives twice and every second act arrives in
 * reverse, so that an application that counts on order or uniqueness fails here already. A delivery that is not
 * answered with 2xx is repeated, each time after twice the wait.
 */
export function openWebhooks(state: State, target: { url: string; secret: string }): Webhooks {
  const closed = new AbortController();
  let acts = 0;
  let sent = Object.keys(state.events).length;

  async function deliver(event: StripeObject): Promise<void> {
    const payload = JSON.stringify(event);
    for (let attempt = 0, wait = firstWaitMillis; attempt < tries; attempt += 1, wait *= 2) {
      const header = signature(payload, target.secret, Math.floor(Date.now() / 1000));
      const answer = await fetch(target.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([closed.signal, AbortSignal.timeout(10_000)]),
      }).catch(() => null);
      if (answer?.ok || closed.signal.aborted) return;
      await pause(wait, undefined, { signal: closed.signal });
    }
  }

  return {
    send: async (parts) => {
      const created = Math.floor(Date.now() / 1000);
      const events = parts.map(({ type, object, previous }) => ({
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created,
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
        data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
      }));
      for (const event of events) state.events[event.id] = event;
      await state.save();
      const ordered = acts++ % 2 === 0 ? events : events.toReversed();
      const late = ordered.flatMap((event) => (sent++ % 3 === 0 ? [event, event] : [event]));
      void (async () => {
        for (const event of late) void deliver(event).catch(() => {});
      })();
    },
    close: () => closed.abort(),
  };
}
