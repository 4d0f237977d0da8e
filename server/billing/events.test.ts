import fc from 'fast-check';
import sql from 'sql-template-tag';
import { Stripe } from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '#core/calendar.ts';
import type { Payments } from '#server/outside/payments.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const stripe = new Stripe('sk_test_x');
let numbers = 0;

beforeAll(() => {
  // The page is opened nowhere; only what webhooks bring about is looked at.
  const opened: Partial<Payments> = {
    openCheckout: async (order) => ({ sessionId: `cs_${order.paymentId}`, url: 'https://pay.test/x' }),
    expireCheckout: async () => {},
    readCheckout: () => Promise.reject(new Error('not asked')),
  };
  world.deps.payments = { ...world.deps.payments, ...opened };
});

type Order = { id: string; organizationId: string; plan: string };

async function anOrder(org: TestOrganization, plan = 'basic'): Promise<Order> {
  const answer = await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body: { plan } });
  expect(answer.statusCode, answer.body).toBe(200);
  const [row] = await world.deps.db.rows<{ id: string }>(sql`
    select id from payments where organization_id = ${org.id} and status = 'pending'`);
  return { id: row!.id, organizationId: org.id, plan };
}

const seconds = Math.floor(Date.parse('2026-11-21T09:00:00Z') / 1000);

/** An event about an order, with its id made from its content so that a repetition is one. */
function event(order: Order, kind: string, object: object = {}, id = `evt_${++numbers}`): object {
  const metadata = { payment_id: order.id, organization_id: order.organizationId, plan: order.plan };
  const session = {
    object: 'checkout.session',
    id: `cs_${order.id}`,
    metadata,
    amount_total: order.plan === 'pro' ? 246_000 : 184_500,
    currency: 'pln',
    payment_intent: `pi_${order.id}`,
  };
  const objects: Record<string, [type: string, object: object]> = {
    unpaid: ['checkout.session.completed', { ...session, status: 'complete', payment_status: 'unpaid' }],
    paid: ['checkout.session.completed', { ...session, status: 'complete', payment_status: 'paid' }],
    paidLater: ['checkout.session.async_payment_succeeded', { ...session, status: 'complete', payment_status: 'paid' }],
    failed: ['checkout.session.async_payment_failed', { ...session, status: 'complete', payment_status: 'unpaid' }],
    expired: ['checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' }],
    attempt: ['payment_intent.payment_failed', { id: `pi_${order.id}`, metadata, last_payment_error: { code: 'card_declined' } }],
    partly: ['charge.refunded', { id: 'ch_1', metadata, payment_intent: `pi_${order.id}`, amount_refunded: 100 }],
    refunded: ['charge.refunded', { id: 'ch_1', metadata, payment_intent: `pi_${order.id}`, amount_refunded: 184_500 }],
    dispute: ['charge.dispute.created', { id: 'dp_1', payment_intent: `pi_${order.id}` }],
  };
  const [type, about] = objects[kind]!;
  return { id, object: 'event', created: seconds, livemode: false, type, data: { object: { ...about, ...object } } };
}

async function send(body: object, secret = world.deps.config.stripe.webhookSecret) {
  const payload = JSON.stringify(body);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return world.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}

async function outcome(order: Order) {
  const [row] = await world.deps.db.rows<Record<string, unknown>>(sql`
    select status, attention, failure_code,
      (select count(*)::int from subscriptions s where s.payment_id = p.id) as periods,
      (select max(ends_at) from subscriptions s where s.payment_id = p.id) as ends_at,
      (select array_agg(distinct kind order by kind) from invoices i where i.payment_id = p.id) as invoices,
      -- One correction for each refund that was told: how many depends on the order, their sum does not.
      (select sum(gross_amount) from invoices i where i.payment_id = p.id) as invoiced
    from payments p where id = ${order.id}`);
  return row;
}

describe('webhooks of the payment provider', () => {
  it('must be signed over the very bytes', async () => {
    const order = await anOrder(await anOrganization(world.deps, { plan: null }));
    expect((await send(event(order, 'paid'), 'whsec_other')).statusCode).toBe(400);
    const unsigned = await world.call('POST', '/api/webhooks/stripe', { body: event(order, 'paid') });
    expect([unsigned.statusCode, unsigned.json().code]).toEqual([400, 'bad_signature']);
    expect(await outcome(order)).toMatchObject({ status: 'pending', periods: 0 });
  });

  it('end in the same state in every order and with every repetition', async () => {
    const kinds = ['unpaid', 'paid', 'paidLater', 'failed', 'expired', 'attempt', 'partly', 'refunded'] as const;
    const history = fc.uniqueArray(fc.constantFrom(...kinds), { maxLength: 5 });
    const plays = history.chain((facts) =>
      fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length }), fc.shuffledSubarray(facts)),
    );
    await fc.assert(
      fc.asyncProperty(plays, async ([facts, shuffled, repeated]) => {
        const results = [];
        for (const play of [facts, [...shuffled, ...repeated]]) {
          const order = await anOrder(await anOrganization(world.deps, { plan: null }));
          for (const kind of play) expect((await send(event(order, kind, {}, `evt_${order.id}_${kind}`))).statusCode).toBe(200);
          results.push(await outcome(order));
        }
        expect(results[1]).toEqual(results[0]);
      }),
      { numRuns: 25 },
    );
  });

  it('twice at the same moment grant one period', async () => {
    const order = await anOrder(await anOrganization(world.deps, { plan: null }));
    const same = event(order, 'paid');
    await Promise.all([send(same), send(same), send(event(order, 'paidLater')), send(event(order, 'paid'))]);
    expect(await outcome(order)).toMatchObject({ status: 'paid', periods: 1, invoices: ['VAT'] });
  });

  it.each([
    ['another amount', { amount_total: 100 }],
    ['another currency', { currency: 'eur' }],
    ['another plan', { metadata: null }],
  ])('with %s than asked grant nothing and wait for an operator', async (_, wrong) => {
    const order = await anOrder(await anOrganization(world.deps, { plan: null }));
    const metadata = { payment_id: order.id, organization_id: order.organizationId, plan: 'pro' };
    await send(event(order, 'paid', 'metadata' in wrong ? { metadata } : wrong));
    expect(await outcome(order)).toMatchObject({ periods: 0, attention: ['amount_mismatch'], invoices: null });
  });

  it('for an organisation that is gone keep the money visible and grant nothing', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const order = await anOrder(org);
    await world.deps.db.rows(sql`delete from users where id = ${org.userId}`);
    await send(event(order, 'paid'));
    expect(await outcome(order)).toMatchObject({ status: 'paid', periods: 0, attention: ['organization_gone'], invoices: ['VAT'] });
  });

  it('for a plan that became active meanwhile extend it and say so to the operator', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const [first, second] = [await anOrder(org), await anOrder(org, 'pro')];
    world.at('2026-11-21T09:05:00.000Z');
    await send(event(second, 'paid'));
    const third = await anOrder(org, 'pro');
    await send(event(first, 'paid'));
    expect(await outcome(first)).toMatchObject({ status: 'paid', periods: 1 });
    await send(event(third, 'paid'));
    expect((await outcome(third))!['endsAt']).toEqual(addMonths(addMonths(world.deps.now(), 12), 12));
  });

  it('of the other environment or about nothing of ours change nothing and are kept', async () => {
    const order = await anOrder(await anOrganization(world.deps, { plan: null }));
    expect((await send({ ...event(order, 'paid'), id: 'evt_live', livemode: true })).statusCode).toBe(200);
    expect(await outcome(order)).toMatchObject({ status: 'pending' });
    const stranger = { id: world.deps.newId(), organizationId: world.deps.newId(), plan: 'basic' };
    expect((await send({ ...event(stranger, 'paid'), id: 'evt_stranger' })).statusCode).toBe(200);
    const kept = await world.deps.db.rows(sql`select id, note from stripe_events where id in ('evt_live', 'evt_stranger') order by id`);
    expect(kept).toEqual([
      { id: 'evt_live', note: 'other_mode' },
      { id: 'evt_stranger', note: 'payment_unknown' },
    ]);
  });
});
