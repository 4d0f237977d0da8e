import { move } from './balance.ts';
import { chargeOf } from './charges.ts';
import { invalid, missing, StripeApiError } from '#sandbox/stripe/protocol/errors.ts';
import type { FormValue } from '#sandbox/stripe/protocol/form.ts';
import { idOf, newId, seconds, type Charge, type Refund, type State } from '#sandbox/stripe/state.ts';
import type { DeliveryOptions, Webhooks } from '#sandbox/stripe/webhooks/webhooks.ts';

export type RefundStatus = 'pending' | 'succeeded';

function refundable(state: State, intentId: string): Charge {
  if (!state.intents[intentId]) throw missing('payment_intent', intentId, 'payment_intent');
  const charge = chargeOf(state, intentId);
  if (!charge) throw new StripeApiError(400, 'This PaymentIntent does not have a successful charge to refund.');
  if (charge.amount_refunded >= charge.amount) {
    throw new StripeApiError(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (Object.values(state.disputes).some((dispute) => dispute.charge === charge.id && !dispute.is_charge_refundable)) {
    throw new StripeApiError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  return charge;
}

function amountOf(charge: Charge, given: FormValue | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  const amount = given === undefined ? left : Number(given);
  if (Number.isInteger(amount) && amount >= 1 && amount <= left) return amount;
  throw invalid('amount', `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`);
}

function makeRefund(state: State, charge: Charge, form: Record<string, FormValue>, status: RefundStatus): Refund {
  const [id, amount, { currency }] = [newId('re'), amountOf(charge, form.amount), charge];
  const booked = move(state, { type: 'refund', amount: -amount, currency, source: id, category: 'refund' });
  const method = charge.payment_method_details?.type ?? 'card';
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: booked.id,
    charge: charge.id,
    created: seconds(),
    currency,
    customer: null,
    customer_account: null,
    destination_details: method === 'card' ? { card: { type: 'refund' }, type: 'card' } : { [method]: {}, type: method },
    metadata: (form.metadata ?? {}) as Record<string, string>,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(status === 'pending' ? { pending_reason: 'processing' as const } : {}),
    reason: (form.reason ?? null) as Refund['reason'],
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}

/** Changes what a charge has refunded and states what it was before. */
function returnPoint(charge: Charge, amount: number): Record<string, unknown> {
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  const refunded = charge.amount_refunded + amount;
  Object.assign(charge, { amount_refunded: refunded, refunded: refunded === charge.amount });
  return previous;
}

/** Refunds a paid intent, wholly or in part. */
export async function refund(
  state: State,
  webhooks: Webhooks,
  form: Record<string, FormValue>,
  { status = 'succeeded', how }: { status?: RefundStatus; how?: DeliveryOptions } = {},
): Promise<Refund> {
  const charge = refundable(state, typeof form.payment_intent === 'string' ? form.payment_intent : '');
  const made = makeRefund(state, charge, form, status);
  state.refunds[made.id] = made;
  const previous = returnPoint(charge, made.amount);
  const events = [
    { type: 'refund.created', object: made },
    { type: 'charge.refunded', object: charge, previous },
  ];
  await webhooks.send(status === 'pending' ? events : [...events, { type: 'refund.updated', object: made }], how);
  return made;
}

/** A pending refund has arrived. */
export async function succeed(webhooks: Webhooks, refunded: Refund, how?: DeliveryOptions): Promise<void> {
  if (refunded.status !== 'pending') throw new StripeApiError(400, `Refund ${refunded.id} is ${refunded.status}.`);
  const previous = { status: refunded.status };
  delete refunded.pending_reason;
  refunded.status = 'succeeded';
  await webhooks.send([{ type: 'refund.updated', object: refunded, previous }], how);
}

/** A refund comes back, even one that had succeeded: its money is on our balance, its charge has refunded less. */
export async function fail(state: State, webhooks: Webhooks, refunded: Refund, reason: string, how?: DeliveryOptions): Promise<void> {
  if (refunded.status === 'failed') throw new StripeApiError(400, `Refund ${refunded.id} has failed already.`);
  const previous = { status: refunded.status };
  const { amount, currency, id } = refunded;
  const booked = move(state, { type: 'refund_failure', amount, currency, source: id, category: 'refund_failure' });
  delete refunded.pending_reason;
  Object.assign(refunded, { status: 'failed', failure_reason: reason, failure_balance_transaction: booked.id });
  const charge = state.charges[idOf(refunded.charge)]!;
  const before = returnPoint(charge, -amount);
  const events = [
    { type: 'refund.updated', object: refunded, previous },
    { type: 'refund.failed', object: refunded },
    { type: 'charge.updated', object: charge, previous: before },
  ];
  await webhooks.send(events, how);
}
