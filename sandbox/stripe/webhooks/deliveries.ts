import type { Delivery, State } from '#sandbox/stripe/state.ts';

const firstWaitMillis = 500;
const longestWaitMillis = 6 * 3600 * 1000;
/** Live mode tries for three days (docs.stripe.com/webhooks, "Retry behavior"). */
const triedForMillis = 3 * 24 * 3600 * 1000;
const longestTimerMillis = 24 * 3600 * 1000;

export type Deliveries = Readonly<{ add: (deliveries: readonly Delivery[]) => Promise<void>; close: () => void }>;

/** What follows a try: the next repetition of one that was accepted, another try of one that was not, or nothing. */
function next(delivery: Delivery, isAccepted: boolean, now: number): Delivery | null {
  if (isAccepted) {
    const { again, every } = delivery;
    const at = now + every * 1000;
    return again > 0 ? { ...delivery, attempt: 0, again: again - 1, at, since: at } : null;
  }
  if (now - delivery.since >= triedForMillis) return null;
  const wait = Math.min(firstWaitMillis * 2 ** delivery.attempt, longestWaitMillis);
  return { ...delivery, attempt: delivery.attempt + 1, at: now + wait };
}

/** Webhooks still to be sent. They are part of the state, so that late ones arrive even when the sandbox was restarted. */
export function openDeliveries(state: State, url: string, sign: (payload: string) => string): Deliveries {
  const closed = new AbortController();
  const underWay = new Set<Delivery>();
  let timer: NodeJS.Timeout | undefined;

  async function post(delivery: Delivery): Promise<boolean> {
    const payload = JSON.stringify(state.events[delivery.event]);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(payload) },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([closed.signal, AbortSignal.timeout(10_000)]),
    }).catch(() => null);
    return answer?.ok ?? false;
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const accepted = await post(delivery);
    if (closed.signal.aborted) return;
    const following = next(delivery, accepted, Date.now());
    state.deliveries = [...state.deliveries.filter((one) => one !== delivery), ...(following ? [following] : [])];
    underWay.delete(delivery);
    wake();
    await state.save();
  }

  function wake(): void {
    clearTimeout(timer);
    if (closed.signal.aborted) return;
    const now = Date.now();
    const waiting = state.deliveries.filter((delivery) => !underWay.has(delivery));
    for (const due of waiting.filter(({ at }) => at <= now)) {
      underWay.add(due);
      void deliver(due).catch(() => {});
    }
    const later = waiting.filter(({ at }) => at > now).map(({ at }) => at - now);
    if (later.length > 0) timer = setTimeout(wake, Math.min(...later, longestTimerMillis)).unref();
  }

  wake();
  return {
    add: async (deliveries) => {
      state.deliveries = [...state.deliveries, ...deliveries];
      await state.save();
      wake();
    },
    close: () => {
      closed.abort();
      clearTimeout(timer);
    },
  };
}
