import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { BadSignature } from './payments.ts';
import { openStripe } from './stripe.ts';

const webhookSecret = 'whsec_test';
const payments = openStripe({
  url: 'http://127.0.0.1:1',
  secretKey: 'sk_test_x',
  webhookSecret,
  taxRate: 'txr_1',
  publicUrl: 'https://atesto.test',
});
const created = 1_795_000_000;
const metadata = { payment_id: 'p1', organization_id: 'o1' };

function newsOf(type: string, object: object) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', created, livemode: false, type, data: { object } });
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  return payments.readEvent(Buffer.from(payload), { 'stripe-signature': signature }).news;
}

it('is not read when it states that it was signed later than now', () => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', created, livemode: false, type: 'x', data: { object: {} } });
  const signedAt = (ahead: number) => {
    const timestamp = Math.floor(Date.now() / 1000) + ahead;
    return new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  };
  expect(() => payments.readEvent(Buffer.from(payload), { 'stripe-signature': signedAt(86_400) })).toThrow(BadSignature);
  expect(payments.readEvent(Buffer.from(payload), { 'stripe-signature': signedAt(60) }).id).toBe('evt_1');
});

const refund = { id: 're_1', object: 'refund', amount: 4000, payment_intent: 'pi_1', charge: 'ch_1', metadata };
const dispute = { id: 'du_1', object: 'dispute', amount: 184_500, payment_intent: 'pi_1', charge: 'ch_1', metadata: {} };

it.each([
  ['refund.created', 'pending', 'pending'],
  ['refund.created', 'requires_action', 'pending'],
  ['refund.updated', 'succeeded', 'succeeded'],
  ['refund.updated', 'canceled', 'failed'],
])('tells by %s with status %s that a refund is %s', (type, status, state) => {
  const news = { paymentId: 'p1', organizationId: 'o1', intentId: 'pi_1', fact: null, dispute: null };
  const refunded = { id: 're_1', state, amount: 4000, at: created * 1000, failureReason: null };
  expect(newsOf(type, { ...refund, status })).toMatchObject({ ...news, refund: refunded });
});

it('shows why a refund failed', () => {
  const news = newsOf('refund.failed', { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' });
  expect(news).toMatchObject({
    refund: { id: 're_1', state: 'failed', failureReason: 'expired_or_canceled_card' },
  });
});

it.each([
  ['created', 'needs_response', 'open'],
  ['created', 'warning_needs_response', 'open'],
  ['updated', 'under_review', 'open'],
  ['funds_withdrawn', 'needs_response', 'funds_withdrawn'],
  ['funds_reinstated', 'won', 'funds_reinstated'],
  ['closed', 'won', 'won'],
  ['closed', 'lost', 'lost'],
  ['closed', 'warning_closed', 'won'],
])('tells by a dispute %s with status %s that it is %s', (kind, status, state) => {
  const news = { intentId: 'pi_1', paymentId: null, fact: null, refund: null };
  const disputed = { id: 'du_1', state, amount: 184_500, at: created * 1000 };
  expect(newsOf(`charge.dispute.${kind}`, { ...dispute, status })).toMatchObject({ ...news, dispute: disputed });
});

it('finds the payment of a refund or a dispute by the charge that was sent along', () => {
  const charge = { id: 'ch_1', object: 'charge', metadata };
  expect(newsOf('charge.dispute.created', { ...dispute, charge, status: 'lost' })).toMatchObject({ paymentId: 'p1', organizationId: 'o1' });
  expect(newsOf('refund.failed', { ...refund, metadata: null, charge, status: 'failed' })).toMatchObject({ paymentId: 'p1' });
});

it('reports the total that was refunded so far', () => {
  const charge = { id: 'ch_1', metadata, payment_intent: { id: 'pi_1' }, amount: 184_500, amount_refunded: 100 };
  const fact = { kind: 'refunded', at: created * 1000, refunded: 100 };
  expect(newsOf('charge.refunded', charge)).toMatchObject({ paymentId: 'p1', intentId: 'pi_1', fact });
});
