import { Stripe } from 'stripe';
import sql from 'sql-template-tag';
import { expect } from 'vitest';
import type { Payments } from '#server/adapters/payments/payments.ts';
import type { TestOrganization } from '#server/testing/builders.ts';
import type { World } from '#server/testing/world.ts';

/** `amountMinor` is what it requests, where that is not the price of the list. */
export type TestOrder = Readonly<{ id: string; organizationId: string; plan: string; amountMinor?: number }>;

const stripe = new Stripe('sk_test_x');
let numbers = 0;

/** A provider whose page is opened nowhere: only what webhooks bring about is checked. */
export function withSilentProvider(world: World): void {
  const opened: Partial<Payments> = {
    openCheckout: async (order) => ({ sessionId: `cs_${order.paymentId}`, url: 'https://pay.test/x' }),
    expireCheckout: async () => {},
    readCheckout: () => Promise.reject(new Error('not asked')),
  };
  world.deps.payments = { ...world.deps.payments, ...opened };
}

/** An order that waits for its payment. */
export async function anOrder(world: World, org: TestOrganization, plan = 'basic', earlyStart = true): Promise<TestOrder> {
  const answer = await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body: { plan, earlyStart } });
  expect(answer.statusCode, answer.body).toBe(200);
  const [row] = await world.deps.db.rows<{ id: string; amountMinor: number }>(sql`
    select id, (amount * 100)::int as amount_minor from payments where organization_id = ${org.id} and status = 'pending'`);
  return { id: row!.id, organizationId: org.id, plan, amountMinor: row!.amountMinor };
}

/** An event about an order at the time of the world's clock. */
export function eventOf(world: World, order: TestOrder, kind: string, object: object = {}, id = `evt_${order.id}_${++numbers}`): object {
  const metadata = { payment_id: order.id, organization_id: order.organizationId, plan: order.plan };
  const amount = order.amountMinor ?? (order.plan === 'pro' ? 246_000 : 184_500);
  const about = { payment_intent: `pi_${order.id}`, metadata };
  const session = { ...about, object: 'checkout.session', id: `cs_${order.id}`, amount_total: amount, currency: 'pln' };
  const dispute = { id: `dp_${order.id}`, object: 'dispute', amount, payment_intent: `pi_${order.id}`, charge: 'ch_1', metadata: {} };
  const refund = { ...dispute, id: `re_${order.id}`, object: 'refund' };
  const objects: Record<string, [type: string, object: object]> = {
    unpaid: ['checkout.session.completed', { ...session, status: 'complete', payment_status: 'unpaid' }],
    paid: ['checkout.session.completed', { ...session, status: 'complete', payment_status: 'paid' }],
    paidLater: ['checkout.session.async_payment_succeeded', { ...session, status: 'complete', payment_status: 'paid' }],
    failed: ['checkout.session.async_payment_failed', { ...session, status: 'complete', payment_status: 'unpaid' }],
    expired: ['checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' }],
    attempt: ['payment_intent.payment_failed', { id: `pi_${order.id}`, metadata, last_payment_error: { code: 'card_declined' } }],
    partly: ['charge.refunded', { ...about, id: 'ch_1', amount_refunded: 100 }],
    refunded: ['charge.refunded', { ...about, id: 'ch_1', amount_refunded: amount }],
    dispute: ['charge.dispute.created', { ...dispute, status: 'needs_response' }],
    disputeTaken: ['charge.dispute.funds_withdrawn', { ...dispute, status: 'under_review' }],
    disputeLost: ['charge.dispute.closed', { ...dispute, status: 'lost' }],
    disputeWon: ['charge.dispute.closed', { ...dispute, status: 'won' }],
    refund: ['refund.created', { ...refund, status: 'succeeded' }],
    refundFailed: ['refund.failed', { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' }],
  };
  const [type, what] = objects[kind]!;
  const created = Math.floor(world.deps.now().getTime() / 1000);
  return { id, object: 'event', created, livemode: false, type, data: { object: { ...what, ...object } } };
}

/** Delivers a signed webhook. */
export async function deliver(world: World, body: object, secret = world.deps.config.payments.webhookSecret) {
  const payload = JSON.stringify(body);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return world.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}

/** Reports something that happened to an order; it must be accepted. */
export async function sendPaymentEvent(world: World, order: TestOrder, kind: string, object: object = {}): Promise<void> {
  expect((await deliver(world, eventOf(world, order, kind, object))).statusCode).toBe(200);
}

/** An order that was paid. */
export async function aPaidOrder(world: World, org: TestOrganization, plan = 'basic', earlyStart = true): Promise<TestOrder> {
  const order = await anOrder(world, org, plan, earlyStart);
  await sendPaymentEvent(world, order, 'paid');
  return order;
}
