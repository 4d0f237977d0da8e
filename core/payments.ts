/** Payment status (decisions, "Payments"). */
export const paymentStatuses = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * What is known about a payment. Knowledge only grows: joining a fact twice, or facts in another order, gives the same.
 * Times are milliseconds since the epoch, amounts minor units.
 */
export type PaymentFacts = Readonly<{
  amount: number;
  paidAt: number | null;
  failedAt: number | null;
  expiredAt: number | null;
  refunded: number;
  /** When the whole amount was given back. */
  refundedAt: number | null;
}>;

export type PaymentFact =
  | Readonly<{ kind: 'paid' | 'failed' | 'expired'; at: number }>
  | Readonly<{ kind: 'refunded'; at: number; refunded: number }>;

function earliest(known: number | null, at: number): number {
  return known === null ? at : Math.min(known, at);
}

/** Adds a fact to what is known. */
export function withFact(facts: PaymentFacts, fact: PaymentFact): PaymentFacts {
  if (fact.kind !== 'refunded') {
    const known = `${fact.kind}At` as const;
    return { ...facts, [known]: earliest(facts[known], fact.at) };
  }
  const refunded = Math.max(facts.refunded, fact.refunded);
  const refundedAt = fact.refunded >= facts.amount ? earliest(facts.refundedAt, fact.at) : facts.refundedAt;
  return { ...facts, refunded, refundedAt };
}

/** A refund outweighs the payment, the payment a failed or expired attempt. */
export function paymentStatus(facts: PaymentFacts): PaymentStatus {
  if (facts.refundedAt !== null) return 'refunded';
  if (facts.paidAt !== null) return 'paid';
  if (facts.failedAt !== null) return 'failed';
  return facts.expiredAt === null ? 'pending' : 'expired';
}
