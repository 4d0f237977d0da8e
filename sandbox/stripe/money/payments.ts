import { recordCharge, type Method } from './charges.ts';
import { StripeApiError } from '#sandbox/stripe/protocol/errors.ts';
import { intentFor } from './intents.ts';
import type { Session, State } from '#sandbox/stripe/state.ts';
import type { DeliveryOptions, Webhooks } from '#sandbox/stripe/webhooks/webhooks.ts';

function complete(session: Session, paid: boolean): void {
  const address = { city: null, country: 'PL', line1: null, line2: null, postal_code: null, state: null };
  Object.assign(session, {
    status: 'complete',
    payment_status: paid ? 'paid' : 'unpaid',
    url: null,
    customer_details: {
      address,
      business_name: null,
      email: session.customer_email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  });
}

function recordMoney(state: State, session: Session, method: Method) {
  const intent = intentFor(state, session);
  const charge = recordCharge(state, session, intent, method);
  return [
    { type: 'charge.succeeded', object: charge },
    { type: 'payment_intent.succeeded', object: intent },
  ];
}

/** Pays a session: the intent succeeds, the session completes. */
export async function pay(state: State, webhooks: Webhooks, session: Session, method: Method, how?: DeliveryOptions): Promise<void> {
  const events = recordMoney(state, session, method);
  complete(session, true);
  delete state.held[session.id];
  await webhooks.send([...events, { type: 'checkout.session.completed', object: session }], how);
}

/** The buyer has confirmed with a method whose money comes later: the session completes unpaid. */
export async function promise(state: State, webhooks: Webhooks, session: Session, how?: DeliveryOptions): Promise<void> {
  const intent = intentFor(state, session);
  Object.assign(intent, { status: 'processing' });
  complete(session, false);
  const processing = { type: 'payment_intent.processing', object: intent };
  await webhooks.send([processing, { type: 'checkout.session.completed', object: session }], how);
}

function promised(session: Session): Session {
  if (session.status === 'complete' && session.payment_status === 'unpaid') return session;
  throw new StripeApiError(400, `Session ${session.id} does not wait for money.`);
}

/** The money that was promised has come. */
export async function fulfilPromise(state: State, webhooks: Webhooks, session: Session, how?: DeliveryOptions): Promise<void> {
  const events = recordMoney(state, promised(session), 'p24');
  complete(session, true);
  await webhooks.send([...events, { type: 'checkout.session.async_payment_succeeded', object: session }], how);
}

function refuse(state: State, session: Session) {
  const intent = intentFor(state, session);
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' };
  Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
  return { type: 'payment_intent.payment_failed', object: intent };
}

/** The money that was promised will not come. */
export async function breakPromise(state: State, webhooks: Webhooks, session: Session, how?: DeliveryOptions): Promise<void> {
  const failed = refuse(state, promised(session));
  await webhooks.send([failed, { type: 'checkout.session.async_payment_failed', object: session }], how);
}

/** A refused attempt: the session stays open for another one. */
export async function decline(state: State, webhooks: Webhooks, session: Session): Promise<void> {
  await webhooks.send([refuse(state, session)]);
}

export async function expire(state: State, webhooks: Webhooks, session: Session, how?: DeliveryOptions): Promise<void> {
  Object.assign(session, { status: 'expired', url: null });
  await webhooks.send([{ type: 'checkout.session.expired', object: session }], how);
}
