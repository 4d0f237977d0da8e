import type { Stripe } from 'stripe';
import { onlineMethods, type OnlineMethod } from '#core/billing/payments/payment-methods.ts';
import type { DisputeNews, PaymentNews, RefundNews } from './payments.ts';

const nothing: PaymentNews = {
  paymentId: null,
  organizationId: null,
  sessionId: null,
  intentId: null,
  fact: null,
  charged: null,
  method: null,
  failureCode: null,
  refund: null,
  dispute: null,
};

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function ours(metadata: Stripe.Metadata | null | undefined): Pick<PaymentNews, 'paymentId' | 'organizationId'> {
  return { paymentId: metadata?.payment_id ?? null, organizationId: metadata?.organization_id ?? null };
}

function methodOf(charge: Stripe.Charge | null): OnlineMethod | null {
  const type = charge?.payment_method_details?.type;
  return onlineMethods.find((method) => method === type) ?? null;
}

export function chargeOf(intent: Stripe.Checkout.Session['payment_intent']): Stripe.Charge | null {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return typeof charge === 'object' ? charge : null;
}

/** What a session states; `at` is when it was reported. Access follows from `payment_status`, never from completion alone. */
export function sessionNews(session: Stripe.Checkout.Session, at: number, type = ''): PaymentNews {
  const paid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
  const news: PaymentNews = {
    ...nothing,
    ...ours(session.metadata),
    sessionId: session.id,
    intentId: idOf(session.payment_intent),
    charged: { amount: session.amount_total ?? 0, currency: (session.currency ?? '').toUpperCase(), plan: session.metadata?.plan ?? '' },
    method: methodOf(chargeOf(session.payment_intent)),
  };
  if (paid) return { ...news, fact: { kind: 'paid', at } };
  if (type === 'checkout.session.async_payment_failed') return { ...news, fact: { kind: 'failed', at } };
  if (session.status === 'expired') return { ...news, fact: { kind: 'expired', at } };
  return news;
}

function chargeNews(charge: Stripe.Charge, at: number): PaymentNews {
  return {
    ...nothing,
    ...ours(charge.metadata),
    intentId: idOf(charge.payment_intent),
    method: methodOf(charge),
    fact: { kind: 'refunded', at, refunded: charge.amount_refunded },
  };
}

function refundState(status: string | null): RefundNews['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Metadata of the refund itself, where we made it; else that of its charge, where it was sent along. */
function refundNews(refund: Stripe.Refund, at: number): PaymentNews {
  const charge = typeof refund.charge === 'object' ? refund.charge : null;
  return {
    ...nothing,
    ...ours({ ...charge?.metadata, ...refund.metadata }),
    intentId: idOf(refund.payment_intent),
    refund: { id: refund.id, state: refundState(refund.status), amount: refund.amount, at, failureReason: refund.failure_reason ?? null },
  };
}

/** A warning that closes and a dispute that was prevented have cost nothing, as one that was won. */
const endings: Readonly<Record<string, DisputeNews['state']>> = { won: 'won', warning_closed: 'won', prevented: 'won', lost: 'lost' };

function disputeState(type: string, status: string): DisputeNews['state'] {
  if (type === 'charge.dispute.funds_withdrawn') return 'funds_withdrawn';
  if (type === 'charge.dispute.funds_reinstated') return 'funds_reinstated';
  return endings[status] ?? 'open';
}

function disputeNews(dispute: Stripe.Dispute, type: string, at: number): PaymentNews {
  const charge = typeof dispute.charge === 'object' ? dispute.charge : null;
  return {
    ...nothing,
    ...ours({ ...charge?.metadata, ...dispute.metadata }),
    intentId: idOf(dispute.payment_intent),
    dispute: { id: dispute.id, state: disputeState(type, dispute.status), amount: dispute.amount, at },
  };
}

/** What an event states about a payment; null for types that say nothing to us. */
export function newsOf(event: Stripe.Event): PaymentNews | null {
  const at = event.created * 1000;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return sessionNews(event.data.object, at, event.type);
    case 'charge.refunded':
      return chargeNews(event.data.object, at);
    case 'payment_intent.payment_failed': {
      const intent = event.data.object;
      const failureCode = intent.last_payment_error?.code ?? 'unknown';
      return { ...nothing, ...ours(intent.metadata), intentId: intent.id, failureCode };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundNews(event.data.object, at);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return disputeNews(event.data.object, event.type, at);
    default:
      return null;
  }
}
