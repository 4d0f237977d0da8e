import { createHmac } from 'node:crypto';
import { openDeliveries } from './deliveries.ts';
import { apiVersion, newId, seconds, type SentEvent, type State } from '#sandbox/stripe/state.ts';

/**
 * How the events of an act are delivered: `delay` seconds late, then `repeat` times again every `every` seconds; `reverse` sends the
 * last first. What is left out is as usual: at once, some twice, in no promised order.
 */
export type DeliveryOptions = Readonly<{ delay?: number; repeat?: number; every?: number; reverse?: boolean }>;

export type Happening = Readonly<{ type: string; object: object; previous?: Record<string, unknown> }>;

export type Webhooks = Readonly<{
  /** Records events of one act and sends them, as Stripe does: in no promised order, at least once. */
  send: (events: readonly Happening[], how?: DeliveryOptions) => Promise<void>;
  /** Sends a recorded event once more. */
  resend: (event: SentEvent, how?: DeliveryOptions) => Promise<void>;
  /** How events are delivered from now on when an act says nothing about it. */
  usual: { how: DeliveryOptions };
  close: () => void;
}>;

const betweenOrderedMillis = 300;

/** The header that proves where a payload comes from. */
export function signature(payload: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
}

function eventOf({ type, object, previous }: Happening): SentEvent {
  const about = structuredClone(object) as Record<string, unknown>;
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: seconds(),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object: about, ...(previous ? { previous_attributes: previous } : {}) },
  };
}

/**
 * Delivers signed webhooks to the application. Every third event arrives twice and every second act arrives in
 * reverse, so that an application that counts on order or uniqueness fails here already. A delivery that is not
 * answered with 2xx is repeated, each time after twice the wait.
 */
export function openWebhooks(state: State, target: { url: string; secret: string }): Webhooks {
  // Whoever takes it compares the signature with the real time.
  const deliveries = openDeliveries(state, target.url, (payload) => signature(payload, target.secret, Math.floor(Date.now() / 1000)));
  const usual: Webhooks['usual'] = { how: {} };
  let acts = 0;
  let sent = Object.keys(state.events).length;

  const plan = (events: readonly SentEvent[], { delay = 0, repeat = 0, every = 0, reverse }: DeliveryOptions, twice: boolean) => {
    const first = Date.now() + delay * 1000;
    const ordered = reverse ? events.toReversed() : events;
    return ordered.flatMap(({ id }, index) => {
      const at = first + (reverse === undefined ? 0 : index * betweenOrderedMillis);
      const delivery = { event: id, at, since: at, attempt: 0, again: repeat, every };
      return twice && sent++ % 3 === 0 ? [delivery, { ...delivery, again: 0 }] : [delivery];
    });
  };

  return {
    send: async (happenings, how = usual.how) => {
      const events = happenings.map(eventOf);
      for (const event of events) state.events[event.id] = event;
      const unspoken = Object.keys(how).length === 0;
      const ordered = unspoken && acts++ % 2 !== 0 ? events.toReversed() : events;
      await deliveries.add(plan(ordered, how, unspoken));
    },
    resend: async (event, how = {}) => deliveries.add(plan([event], how, false)),
    usual,
    close: deliveries.close,
  };
}
