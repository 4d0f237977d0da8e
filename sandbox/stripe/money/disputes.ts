import { move } from './balance.ts';
import { StripeApiError } from '#sandbox/stripe/protocol/errors.ts';
import { newId, seconds, type Charge, type Dispute, type State } from '#sandbox/stripe/state.ts';
import type { DeliveryOptions, Webhooks } from '#sandbox/stripe/webhooks/webhooks.ts';

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

function makeDispute(charge: Charge, amount: number, reason: string): Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: structuredClone(noEvidence),
    evidence_details: {
      due_by: seconds() + 7 * 24 * 3600,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: true,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
}

function movement(state: State, dispute: Dispute, sign: 1 | -1): void {
  const { amount, currency, id } = dispute;
  const category = sign < 0 ? 'dispute' : 'dispute_reversal';
  dispute.balance_transactions.push(
    move(state, { type: 'adjustment', amount: sign * amount, currency, source: id, category, fee: sign < 0 ? 8500 : 0 }),
  );
}

/** A cardholder contests a charge, in whole or in part. Nothing moves yet. */
export async function openDispute(
  state: State,
  webhooks: Webhooks,
  charge: Charge,
  {
    amount = charge.amount,
    reason = 'fraudulent',
    how,
  }: { amount?: number | undefined; reason?: string | undefined; how?: DeliveryOptions },
): Promise<Dispute> {
  const dispute = makeDispute(charge, amount, reason);
  state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  await webhooks.send([{ type: 'charge.dispute.created', object: dispute }], how);
  return dispute;
}

/** The bank takes the disputed amount from the balance; from then on the charge cannot be refunded. */
export async function withdrawFunds(state: State, webhooks: Webhooks, dispute: Dispute, how?: DeliveryOptions): Promise<void> {
  if (!dispute.is_charge_refundable) throw new StripeApiError(400, `The funds of ${dispute.id} are withdrawn already.`);
  movement(state, dispute, -1);
  dispute.is_charge_refundable = false;
  await webhooks.send([{ type: 'charge.dispute.funds_withdrawn', object: dispute }], how);
}

/** Evidence was handed in: the dispute is under review. */
export async function submitEvidence(webhooks: Webhooks, dispute: Dispute, how?: DeliveryOptions): Promise<void> {
  const previous = { status: dispute.status };
  Object.assign(dispute.evidence_details, { has_evidence: true, submission_count: 1, submission_method: 'manual' });
  dispute.status = 'under_review';
  await webhooks.send([{ type: 'charge.dispute.updated', object: dispute, previous }], how);
}

/** The dispute ends; a won one gives withdrawn money back. */
export async function closeDispute(
  state: State,
  webhooks: Webhooks,
  dispute: Dispute,
  outcome: 'won' | 'lost',
  how?: DeliveryOptions,
): Promise<void> {
  if (dispute.status === 'won' || dispute.status === 'lost') throw new StripeApiError(400, `Dispute ${dispute.id} is ${dispute.status}.`);
  const previous = { status: dispute.status };
  const reinstates = outcome === 'won' && !dispute.is_charge_refundable;
  dispute.status = outcome;
  if (reinstates) {
    movement(state, dispute, 1);
    dispute.is_charge_refundable = true;
  }
  const closed = { type: 'charge.dispute.closed', object: dispute, previous };
  await webhooks.send(reinstates ? [closed, { type: 'charge.dispute.funds_reinstated', object: dispute }] : [closed], how);
}
