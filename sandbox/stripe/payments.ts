import { invalid, missing, StripeRefusal } from './errors.ts';
import type { FormValue } from './form.ts';
import { newId, type Session, type State, type StripeObject } from './state.ts';
import type { Webhooks } from './webhooks.ts';

export type Method = 'card' | 'blik' | 'p24';

const details: Readonly<Record<Method, unknown>> = {
  card: { card: { brand: 'visa', last4: '4242', country: 'PL', three_d_secure: null }, type: 'card' },
  blik: { blik: { buyer_id: '1a2b3c4d' }, type: 'blik' },
  p24: { p24: { bank: 'mbank_mtransfer', reference: 'P24-000-000-000', verified_name: null }, type: 'p24' },
};

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

function intentFor(state: State, session: Session): StripeObject {
  const given = session.payment_intent_data as { metadata?: Record<string, string>; description?: string };
  const existing = session.payment_intent ? state.intents[session.payment_intent] : undefined;
  const intent = existing ?? {
    id: newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total,
    currency: session.currency,
    created: seconds(),
    livemode: false,
    metadata: given.metadata ?? {},
    description: given.description ?? null,
    latest_charge: null,
    last_payment_error: null,
  };
  state.intents[intent.id] = intent;
  session.payment_intent = intent.id;
  return intent;
}

/** Pays a session: the intent succeeds, the session completes. */
export async function pay(state: State, webhooks: Webhooks, session: Session, method: Method): Promise<void> {
  const intent = intentFor(state, session);
  const charge: StripeObject = {
    id: newId('ch'),
    object: 'charge',
    amount: session.amount_total,
    amount_captured: session.amount_total,
    amount_refunded: 0,
    created: seconds(),
    currency: session.currency,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: details[method],
    refunded: false,
    status: 'succeeded',
  };
  state.charges[charge.id] = charge;
  Object.assign(intent, { status: 'succeeded', latest_charge: charge.id });
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: session.customer_email, name: null },
  });
  await webhooks.send([
    { type: 'payment_intent.succeeded', object: intent },
    { type: 'checkout.session.completed', object: session },
  ]);
}

/** A refused attempt: the session stays open for another one. */
export async function decline(state: State, webhooks: Webhooks, session: Session): Promise<void> {
  const intent = intentFor(state, session);
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  });
  await webhooks.send([{ type: 'payment_intent.payment_failed', object: intent }]);
}

export async function expire(state: State, webhooks: Webhooks, session: Session): Promise<void> {
  Object.assign(session, { status: 'expired', url: null });
  await webhooks.send([{ type: 'checkout.session.expired', object: session }]);
}

/** Refunds a paid intent, wholly or in part. */
export async function refund(state: State, webhooks: Webhooks, form: Record<string, FormValue>): Promise<StripeObject> {
  const intentId = typeof form.payment_intent === 'string' ? form.payment_intent : '';
  const intent = state.intents[intentId];
  if (!intent) throw missing('payment_intent', intentId, 'payment_intent');
  const charge = state.charges[String(intent.latest_charge)];
  if (!charge) throw new StripeRefusal(400, 'This PaymentIntent does not have a successful charge to refund.');
  const [total, before] = [charge.amount as number, charge.amount_refunded as number];
  if (before >= total) {
    throw new StripeRefusal(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = form.amount === undefined ? total - before : Number(form.amount);
  if (!Number.isInteger(amount) || amount < 1 || amount > total - before) {
    throw invalid('amount', `Refund amount (${amount}) is greater than unrefunded amount on charge.`);
  }
  const made: StripeObject = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    metadata: form.metadata ?? {},
    payment_intent: intentId,
    reason: form.reason ?? null,
    status: 'succeeded',
  };
  state.refunds[made.id] = made;
  const previous = { amount_refunded: before, refunded: false };
  Object.assign(charge, { amount_refunded: before + amount, refunded: before + amount === total });
  await webhooks.send([
    { type: 'charge.refunded', object: charge, previous },
    { type: 'refund.updated', object: made },
  ]);
  return made;
}
