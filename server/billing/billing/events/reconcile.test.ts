import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentNews } from '#server/adapters/payments/payments.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import {
  anOrder,
  aPaidOrder,
  deliver,
  eventOf,
  sendPaymentEvent,
  withSilentProvider,
  type TestOrder,
} from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';
import { dismissEvent, retryEvent } from './events.ts';
import { reconcilePayments } from './reconcile.ts';

const world = openWorld();
const start = Date.parse('2026-11-21T09:00:00.000Z');
const [minute, day] = [60_000, 86_400_000];
let requested: string[] = [];
let closed: string[] = [];
let news: (sessionId: string) => Promise<PaymentNews>;

/** A provider that is queried about pages and writes down which. */
beforeEach(async () => {
  await world.deps.db.rows(sql`delete from payments`);
  await world.deps.db.rows(sql`delete from payment_events`);
  await world.deps.db.rows(sql`delete from desk_tasks`);
  [requested, closed] = [[], []];
  news = (sessionId) => Promise.resolve({ ...newsOf(null, 'unpaid'), sessionId });
  later(0);
  withSilentProvider(world);
  world.deps.payments = {
    ...world.deps.payments,
    readCheckout: (sessionId) => {
      requested.push(sessionId);
      return news(sessionId);
    },
    expireCheckout: async (sessionId) => void closed.push(sessionId),
  };
});

const later = (millis: number) => world.at(new Date(start + millis).toISOString());
const aBuyer = (): Promise<TestOrganization> => anOrganization(world.deps, { plan: null });

/** What the provider reports of an order's page. */
function newsOf(order: TestOrder | null, kind: string): PaymentNews {
  const about = order ?? { id: world.deps.newId(), organizationId: world.deps.newId(), plan: 'basic' };
  return world.deps.payments.newsOf(eventOf(world, about, kind))!;
}

async function paymentOf(order: TestOrder) {
  const [row] = await world.deps.db.rows<Record<string, unknown>>(sql`
    select status, expired_at, page_closed_at, payment_method from payments where id = ${order.id}`);
  return row;
}

describe('the provider is queried about an order', () => {
  it('from ten minutes on, for thirty days', async () => {
    const order = await anOrder(world, await aBuyer());
    for (const millis of [10 * minute - 1, 10 * minute, 30 * day, 30 * day + 1]) {
      later(millis);
      await reconcilePayments(world.deps);
    }
    expect(requested).toEqual([`cs_${order.id}`, `cs_${order.id}`]);
  });

  it('that was paid: what it reports is applied and counted', async () => {
    const order = await anOrder(world, await aBuyer());
    later(11 * minute);
    news = () => Promise.resolve({ ...newsOf(order, 'paid'), method: 'blik' });
    expect(await reconcilePayments(world.deps)).toMatchObject({ asked: 1, changed: 1, failed: 0, transfersClosed: 0 });
    expect(await paymentOf(order)).toMatchObject({ status: 'paid', paymentMethod: 'blik' });
    expect(await reconcilePayments(world.deps)).toMatchObject({ asked: 0, changed: 0 });
    expect(closed).toEqual([]);
  });

  it('that still waits there and here: nothing changes and the page stays open', async () => {
    const order = await anOrder(world, await aBuyer());
    later(11 * minute);
    expect(await reconcilePayments(world.deps)).toMatchObject({ asked: 1, changed: 0, failed: 0 });
    expect([closed, (await paymentOf(order))?.status]).toEqual([[], 'pending']);
  });

  it('that was replaced: its page is closed there, and it is not queried about once that is reported', async () => {
    const org = await aBuyer();
    const first = await anOrder(world, org);
    await world.deps.db.rows(sql`update payments set status = 'expired', expired_at = ${world.deps.now()} where id = ${first.id}`);
    later(11 * minute);
    await reconcilePayments(world.deps);
    expect(closed).toEqual([`cs_${first.id}`]);
    news = () => Promise.resolve(newsOf(first, 'expired'));
    expect(await reconcilePayments(world.deps)).toMatchObject({ changed: 1 });
    expect(await paymentOf(first)).toMatchObject({ status: 'expired', pageClosedAt: world.deps.now() });
    expect(await reconcilePayments(world.deps)).toMatchObject({ asked: 0 });
  });

  it('and does not answer, or cannot close the page: the next order is queried about all the same', async () => {
    const [one, two] = [await anOrder(world, await aBuyer()), await anOrder(world, await aBuyer())];
    later(11 * minute);
    news = (sessionId) =>
      sessionId === `cs_${one.id}` ? Promise.reject(new Error('provider down')) : Promise.resolve(newsOf(two, 'paid'));
    expect(await reconcilePayments(world.deps)).toMatchObject({ asked: 2, changed: 1, failed: 1 });
    await world.deps.db.rows(sql`update payments set status = 'expired' where id = ${one.id}`);
    news = () => Promise.resolve({ ...newsOf(null, 'unpaid'), sessionId: `cs_${one.id}` });
    world.deps.payments = { ...world.deps.payments, expireCheckout: () => Promise.reject(new Error('closed already')) };
    expect(await reconcilePayments(world.deps)).toMatchObject({ asked: 1, changed: 0, failed: 0 });
  });
});

describe('the page of an order', () => {
  it.each([
    ['unpaid', false],
    ['paid', false],
    ['attempt', false],
    ['failed', true],
    ['expired', true],
  ])('is known to be closed after %s: %s', async (kind, closes) => {
    const order = await anOrder(world, await aBuyer());
    await sendPaymentEvent(world, order, kind);
    expect((await paymentOf(order))?.pageClosedAt).toEqual(closes ? world.deps.now() : null);
  });
});

describe('an order whose page never opened', () => {
  it('is expired when its hour is over, at that hour', async () => {
    const order = await anOrder(world, await aBuyer());
    await world.deps.db.rows(sql`update payments set provider_session_id = null, checkout_url = null where id = ${order.id}`);
    later(60 * minute);
    expect(await reconcilePayments(world.deps)).toMatchObject({ asked: 0 });
    later(61 * minute);
    expect(await reconcilePayments(world.deps)).toMatchObject({ asked: 1, changed: 1 });
    expect(await paymentOf(order)).toMatchObject({
      status: 'expired',
      expiredAt: new Date(start + 60 * minute),
      pageClosedAt: world.deps.now(),
    });
  });
});

describe('an order by transfer that nobody paid', () => {
  it('is closed with its last day, and counted', async () => {
    const org = await aBuyer();
    const body = { plan: 'basic', payBy: 'transfer' };
    await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body });
    later(30 * day);
    expect(await reconcilePayments(world.deps)).toMatchObject({ asked: 0, transfersClosed: 1 });
    const [row] = await world.deps.db.rows(sql`select status, expired_at from payments where organization_id = ${org.id}`);
    expect(row).toEqual({ status: 'expired', expiredAt: new Date('2026-11-28T22:59:59.999Z') });
    expect(await reconcilePayments(world.deps)).toMatchObject({ transfersClosed: 0 });
  });
});

describe('an event that fails here', () => {
  const failing = <T>(work: () => Promise<T>): Promise<T> => {
    const { queue } = world.deps;
    world.deps.queue = { ...queue, enqueueMail: () => Promise.reject(new Error('queue down')) };
    return work().finally(() => {
      world.deps.queue = queue;
    });
  };
  const stored = async (id: string) =>
    (
      await world.deps.db.rows<Record<string, unknown>>(sql`
        select note, tries, tried_at, processed_at from payment_events where id = ${id}`)
    )[0];

  it('is refused, so that the provider sends it again, and tried again here for thirty days', async () => {
    const order = await anOrder(world, await aBuyer());
    const paid = eventOf(world, order, 'paid', {}, 'evt_failing');
    expect((await failing(() => deliver(world, paid))).statusCode).toBe(500);
    expect(await stored('evt_failing')).toEqual({ note: 'Error: queue down', tries: 1, triedAt: world.deps.now(), processedAt: null });
    expect((await paymentOf(order))?.status).toBe('pending');
    later(1000);
    expect(await failing(() => reconcilePayments(world.deps))).toMatchObject({ eventsTried: 1, eventsApplied: 0 });
    expect(await stored('evt_failing')).toMatchObject({ tries: 2, triedAt: world.deps.now() });
    later(30 * day);
    expect(await reconcilePayments(world.deps)).toMatchObject({ eventsTried: 0, eventsApplied: 0 });
    later(30 * day - 1);
    expect(await reconcilePayments(world.deps)).toMatchObject({ eventsTried: 1, eventsApplied: 1 });
    expect(await stored('evt_failing')).toMatchObject({ note: null, processedAt: world.deps.now() });
    expect((await paymentOf(order))?.status).toBe('paid');
    expect(await reconcilePayments(world.deps)).toMatchObject({ eventsTried: 0 });
  });

  it('is a task for the operator after a day, and tried by hand as often as one likes', async () => {
    const order = await anOrder(world, await aBuyer());
    await failing(() => deliver(world, eventOf(world, order, 'paid', {}, 'evt_late')));
    const open = () => world.deps.db.rows<{ facts: object }>(sql`select facts from desk_tasks where kind = 'event_unprocessed'`);
    for (const [millis, count] of [
      [day, 0],
      [day + 1, 1],
    ] as const) {
      later(millis);
      await failing(() => reconcilePayments(world.deps));
      expect(await open()).toHaveLength(count);
    }
    expect((await open())[0]?.facts).toEqual({
      eventId: 'evt_late',
      eventType: 'checkout.session.completed',
      receivedAt: new Date(start).toISOString(),
      failure: 'Error: queue down',
    });
    expect(await failing(() => retryEvent(world.deps, 'evt_late'))).toBe(false);
    expect(await retryEvent(world.deps, 'evt_late')).toBe(true);
    expect(await failing(() => retryEvent(world.deps, 'evt_late'))).toBe(true);
    expect(await retryEvent(world.deps, 'evt_none')).toBe(false);
    await dismissEvent(world.deps, world.deps.db, 'evt_late');
    expect(await stored('evt_late')).toMatchObject({ note: 'dismissed', processedAt: world.deps.now() });
  });

  it('is handled once, however often it is sent', async () => {
    const order = await anOrder(world, await aBuyer());
    const paid = eventOf(world, order, 'paid', {}, 'evt_again');
    await deliver(world, paid);
    later(minute);
    expect((await deliver(world, paid)).statusCode).toBe(200);
    expect(await stored('evt_again')).toMatchObject({ note: null, tries: 0, processedAt: new Date(start) });
  });

  it('about a charge that is not known yet waits, while others are applied', async () => {
    const order = await anOrder(world, await aBuyer());
    await sendPaymentEvent(world, order, 'disputeTaken');
    expect(await paymentOf(order)).toMatchObject({ status: 'pending' });
    await sendPaymentEvent(world, await aPaidOrder(world, await aBuyer()), 'refund');
    await failing(() => deliver(world, eventOf(world, order, 'attempt')));
    await sendPaymentEvent(world, order, 'paid');
    const [row] = await world.deps.db.rows<{ disputes: object }>(sql`select disputes from payments where id = ${order.id}`);
    expect(Object.keys(row!.disputes)).toEqual([`dp_${order.id}`]);
  });

  it('learns how it was paid by asking, and is applied also when nobody answers', async () => {
    const [one, two] = [await anOrder(world, await aBuyer()), await anOrder(world, await aBuyer())];
    news = () => Promise.resolve({ ...newsOf(one, 'paid'), method: 'p24' });
    await sendPaymentEvent(world, one, 'paid');
    news = () => Promise.reject(new Error('provider down'));
    await sendPaymentEvent(world, two, 'paid');
    expect(await paymentOf(one)).toMatchObject({ status: 'paid', paymentMethod: 'p24' });
    expect(await paymentOf(two)).toMatchObject({ status: 'paid', paymentMethod: null });
    expect(requested).toEqual([`cs_${one.id}`, `cs_${two.id}`]);
    await sendPaymentEvent(world, one, 'expired');
    expect(requested).toHaveLength(2);
  });
});
