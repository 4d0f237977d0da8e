import { move } from './balance.ts';
import { newId, seconds, type Charge, type Intent, type Session, type State } from '#sandbox/stripe/state.ts';

export const methods = ['card', 'blik', 'p24'] as const;
export type Method = (typeof methods)[number];

function detailsOf(method: Method, amount: number): NonNullable<Charge['payment_method_details']> {
  if (method === 'blik') return { blik: { buyer_id: '1a2b3c4d' }, type: 'blik' };
  if (method === 'p24') return { p24: { bank: 'mbank_mtransfer', reference: 'P24-000-000-000', verified_name: null }, type: 'p24' };
  const card = {
    amount_authorized: amount,
    authorization_code: '123456',
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'PL',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    installments: null,
    last4: '4242',
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  } as const;
  return { card, type: 'card' };
}

const approved = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  risk_score: 12,
  seller_message: 'Payment complete.',
  type: 'authorized',
} satisfies Charge['outcome'];

const noAddress = { city: null, country: 'PL', line1: null, line2: null, postal_code: null, state: null };

/** Everything a charge has and we never set. */
const unset = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: null,
  customer: null,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  on_behalf_of: null,
  receipt_email: null,
  receipt_number: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Charge>;

/** Takes the money of an intent. */
export function recordCharge(state: State, session: Session, intent: Intent, method: Method): Charge {
  const { amount, currency, metadata, description } = intent;
  const id = newId('ch');
  const booked = move(state, { type: 'charge', amount, currency, source: id, category: 'charge', fee: Math.round(amount * 0.015) + 100 });
  const charge: Charge = {
    ...unset,
    id,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    balance_transaction: booked.id,
    billing_details: { address: noAddress, email: session.customer_email, name: null, phone: null, tax_id: null },
    captured: true,
    created: seconds(),
    currency,
    description,
    disputed: false,
    fraud_details: {},
    livemode: false,
    metadata: { ...metadata },
    outcome: { ...approved },
    paid: true,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: detailsOf(method, amount),
    receipt_url: `https://pay.stripe.com/receipts/payment/${id}`,
    refunded: false,
    status: 'succeeded',
  };
  state.charges[id] = charge;
  const paid = { status: 'succeeded', latest_charge: id, amount_received: amount, payment_method: charge.payment_method, processing: null };
  Object.assign(intent, paid, { last_payment_error: null });
  return charge;
}

/** The charge of an intent, if it was captured. */
export function chargeOf(state: State, intentId: Session['payment_intent']): Charge | undefined {
  const intent = typeof intentId === 'string' ? state.intents[intentId] : undefined;
  return typeof intent?.latest_charge === 'string' ? state.charges[intent.latest_charge] : undefined;
}
