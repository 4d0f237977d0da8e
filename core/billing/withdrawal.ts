import { endOfTerm } from '#core/platform/calendar/deadlines.ts';
import type { PaymentStatus } from './payments/payments.ts';

/** Days in which a contract may be left without a reason (act on consumer rights, art. 27). */
export const withdrawalDays = 14;

/** What counts as the first use of what was bought: it ends the right of withdrawal that was given up for it. */
export const firstUses = ['answer', 'report', 'certificate'] as const;
export type FirstUse = (typeof firstUses)[number];

/** Why the right of withdrawal is gone. */
export const withdrawalLosses = ['not_paid', 'used', 'too_late', 'withdrawn'] as const;
export type WithdrawalLoss = (typeof withdrawalLosses)[number];

export type WithdrawalFacts = Readonly<{
  status: PaymentStatus;
  paidAt: Date | null;
  firstUsedAt: Date | null;
  withdrawnAt: Date | null;
}>;

/**
 * Last moment of the right: the end of the fourteenth day after the payment, in Warsaw; a last day on a Saturday or a
 * day free of work moves to the next day that is neither (Civil Code, art. 115).
 */
export function withdrawalDeadline(paidAt: Date): Date {
  return endOfTerm(paidAt, withdrawalDays);
}

/** Until when a contract can be left without a reason, or why that is over (docs/product.md, “Withdrawal”). */
export function withdrawalRight(facts: WithdrawalFacts, now: Date): { until: Date } | { lost: WithdrawalLoss } {
  if (facts.withdrawnAt !== null) return { lost: 'withdrawn' };
  if (facts.status !== 'paid' || facts.paidAt === null) return { lost: 'not_paid' };
  if (facts.firstUsedAt !== null) return { lost: 'used' };
  const until = withdrawalDeadline(facts.paidAt);
  return now <= until ? { until } : { lost: 'too_late' };
}

/**
 * What becomes of a declaration of withdrawal. None is refused: within the right it takes effect at once, an order that
 * was not paid is closed, and everything else is received and decided by a person.
 */
export const withdrawalOutcomes = ['refunded', 'cancelled', 'received'] as const;
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number];

export function withdrawalOutcome(facts: WithdrawalFacts, now: Date): WithdrawalOutcome {
  if ('until' in withdrawalRight(facts, now)) return 'refunded';
  return facts.paidAt === null ? 'cancelled' : 'received';
}

/** How an operator decides about a declaration that was received after first use or too late. */
export const withdrawalDecisions = ['nothing', 'pro_rata', 'full'] as const;
export type WithdrawalDecision = (typeof withdrawalDecisions)[number];

/**
 * What is refunded pro rata: the share of the period that was still to come when the declaration was received, in
 * minor units, rounded half up.
 */
export function proRataRefund(paid: number, period: Readonly<{ startsAt: Date; endsAt: Date }>, at: Date): number {
  const whole = period.endsAt.getTime() - period.startsAt.getTime();
  if (whole <= 0) return 0;
  const left = Math.min(Math.max(period.endsAt.getTime() - at.getTime(), 0), whole);
  return Number((BigInt(paid) * BigInt(left) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}
