/** Payment status (docs/product.md, “Payments”). */
export const paymentStatuses = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What the provider states about one refund: money is given when it succeeded. */
export type RefundState = 'pending' | 'succeeded' | 'failed';

/**
 * What was heard of one refund: first, when it succeeded, and when it failed, which is money that came back to us. Where it is not known
 * when it succeeded, it was heard of before that was stored, and was given when it was heard of.
 */
type Refund = Readonly<{ amount: number; at: number; succeededAt?: number | null; failedAt: number | null }>;

/** Stages of a dispute, each with when it was first heard of. */
export const disputeStages = ['open', 'funds_withdrawn', 'funds_reinstated', 'won', 'lost'] as const;
export type DisputeStage = (typeof disputeStages)[number];
type Dispute = Readonly<{ amount: number; stages: Readonly<Partial<Record<DisputeStage, number>>> }>;

/** What was charged, to be compared with what was asked. */
export type Charged = Readonly<{ amount: number; currency: string; plan: string }>;

/**
 * What is known about a payment. Knowledge only grows: joining a fact twice, or facts in another order, gives the same.
 * Times are milliseconds since the epoch, amounts minor units.
 */
export type PaymentFacts = Readonly<{
  amount: number;
  paidAt: number | null;
  failedAt: number | null;
  expiredAt: number | null;
  /** The highest total that was ever reported as refunded, and when that was first reported. */
  toldRefunded: number;
  toldRefundedAt: number | null;
  /** Single refunds and disputes by their ids. */
  refunds: Readonly<Record<string, Refund>>;
  disputes: Readonly<Record<string, Dispute>>;
}>;

export type PaymentFact =
  | Readonly<{ kind: 'paid' | 'failed' | 'expired'; at: number }>
  | Readonly<{ kind: 'refunded'; at: number; refunded: number }>
  | Readonly<{ kind: 'refund'; id: string; at: number; amount: number; state: RefundState }>
  | Readonly<{ kind: 'dispute'; id: string; at: number; amount: number; stage: DisputeStage }>;

/** A payment of which nothing is known but what was asked. */
export function ordered(amount: number): PaymentFacts {
  return { amount, paidAt: null, failedAt: null, expiredAt: null, toldRefunded: 0, toldRefundedAt: null, refunds: {}, disputes: {} };
}

function earliest(known: number | null | undefined, at: number): number {
  return known === null || known === undefined ? at : Math.min(known, at);
}

function withRefund(facts: PaymentFacts, fact: Extract<PaymentFact, { kind: 'refund' }>): PaymentFacts {
  const known = facts.refunds[fact.id];
  const failedAt = fact.state === 'failed' ? earliest(known?.failedAt, fact.at) : (known?.failedAt ?? null);
  const refund: Refund = { amount: Math.max(known?.amount ?? 0, fact.amount), at: earliest(known?.at, fact.at), failedAt };
  const { succeededAt = known ? undefined : null } = known ?? {};
  const succeeded = fact.state === 'succeeded' ? earliest(succeededAt, fact.at) : succeededAt;
  const updated = succeeded === undefined ? refund : { ...refund, succeededAt: succeeded };
  return { ...facts, refunds: { ...facts.refunds, [fact.id]: updated } };
}

function withDispute(facts: PaymentFacts, fact: Extract<PaymentFact, { kind: 'dispute' }>): PaymentFacts {
  const known = facts.disputes[fact.id];
  const stages = { ...known?.stages, [fact.stage]: earliest(known?.stages[fact.stage], fact.at) };
  return { ...facts, disputes: { ...facts.disputes, [fact.id]: { amount: Math.max(known?.amount ?? 0, fact.amount), stages } } };
}

/** Adds a fact to what is known. */
export function withFact(facts: PaymentFacts, fact: PaymentFact): PaymentFacts {
  if (fact.kind === 'refund') return withRefund(facts, fact);
  if (fact.kind === 'dispute') return withDispute(facts, fact);
  if (fact.kind !== 'refunded') {
    const known = `${fact.kind}At` as const;
    return { ...facts, [known]: earliest(facts[known], fact.at) };
  }
  if (fact.refunded < facts.toldRefunded) return facts;
  const again = fact.refunded === facts.toldRefunded;
  return { ...facts, toldRefunded: fact.refunded, toldRefundedAt: again ? earliest(facts.toldRefundedAt, fact.at) : fact.at };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** When a refund was given; null while it is pending, and when it failed. */
export function refundCompletedAt({ at, succeededAt = at, failedAt }: Refund): number | null {
  return failedAt === null ? succeededAt : null;
}

/** How a dispute stands: an end outweighs a stage, and money that came back outweighs a lost one. */
export function disputeState({ stages }: Dispute): DisputeStage {
  if (stages.won !== undefined || stages.funds_reinstated !== undefined) return 'won';
  if (stages.lost !== undefined) return 'lost';
  return stages.funds_withdrawn === undefined ? 'open' : 'funds_withdrawn';
}

function lostDisputes(facts: PaymentFacts): Dispute[] {
  return Object.values(facts.disputes).filter((dispute) => disputeState(dispute) === 'lost');
}

/**
 * What the buyer has back, in minor units: refunds that were given, as reported one by one or as a total, and lost
 * disputes. A total holds refunds that are pending or failed afterwards, so these are taken out.
 */
export function amountReturned(facts: PaymentFacts): number {
  const refunds = Object.values(facts.refunds);
  const single = sum(refunds.filter((refund) => refundCompletedAt(refund) !== null).map((refund) => refund.amount));
  const others = sum(refunds.filter((refund) => refundCompletedAt(refund) === null).map((refund) => refund.amount));
  const refunded = Math.max(single, facts.toldRefunded - others);
  const lost = sum(lostDisputes(facts).map((dispute) => dispute.amount));
  return Math.min(facts.amount, refunded + lost);
}

/** When the whole amount was back with the buyer; null while it is not. */
export function refundedAt(facts: PaymentFacts): number | null {
  if (facts.amount === 0 || amountReturned(facts) < facts.amount) return null;
  const [dispute] = lostDisputes(facts).map(({ stages }) => stages.lost);
  const single = Object.values(facts.refunds).flatMap((refund) => refundCompletedAt(refund) ?? []);
  const reported = facts.toldRefunded < facts.amount ? null : facts.toldRefundedAt;
  return dispute ?? reported ?? Math.max(...single);
}

/** When money that was refunded came to us again last: a refund that failed, or a dispute that was lost and then won; null for never. */
export function cameBackAt(facts: Pick<PaymentFacts, 'refunds' | 'disputes'>): number | null {
  const failed = Object.values(facts.refunds).map(({ failedAt }) => failedAt);
  const reversed = Object.values(facts.disputes).map(({ stages }) => stages.won ?? stages.funds_reinstated ?? null);
  const times = [...failed, ...reversed].filter((at) => at !== null);
  return times.length === 0 ? null : Math.max(...times);
}

/** A refund outweighs the payment, the payment a failed or expired attempt. */
export function paymentStatus(facts: PaymentFacts): PaymentStatus {
  if (refundedAt(facts) !== null) return 'refunded';
  if (facts.paidAt !== null) return 'paid';
  if (facts.failedAt !== null) return 'failed';
  return facts.expiredAt === null ? 'pending' : 'expired';
}

/** Whether what was charged differs from what was asked: then nothing follows from the payment until a person decides. */
export function chargedOtherwise(asked: Charged, charged: Charged | null): boolean {
  return charged !== null && (charged.amount !== asked.amount || charged.currency !== asked.currency || charged.plan !== asked.plan);
}
