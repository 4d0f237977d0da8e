import type { TaskKind } from '#core/platform/tasks.ts';
import { disputeState, type DisputeStage } from '#core/billing/payments/payments.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, resolveOthers, resolveTask, type TaskFacts } from '#server/platform/tasks/service.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { orderedRefunds } from '#server/billing/billing/refunds/refunds.ts';
import { paymentsOf, type PaymentRow } from '#server/billing/billing/repository.ts';

function factsAbout(row: PaymentRow): TaskFacts {
  return {
    paymentId: row.id,
    orderNumber: row.orderNumber,
    buyer: row.buyer.name,
    plan: row.plan,
    amountMinor: minor(row.amount),
    currency: row.currency,
  };
}

/** Puts something about a payment before an operator, once. */
export async function openQuestion(
  deps: Deps,
  tx: Db,
  row: PaymentRow,
  question: { kind: TaskKind; subject?: string; more?: TaskFacts },
): Promise<void> {
  const { kind, subject = row.id, more = {} } = question;
  await openTask(deps, tx, { kind, subject, organizationId: row.organizationId, facts: { ...factsAbout(row), ...more } });
}

/** Whether another order of the organisation was open at the same time and was paid too: probably somebody paid twice. */
async function paidTwice(tx: Db, row: PaymentRow): Promise<PaymentRow | null> {
  const others = (await paymentsOf(tx, row.organizationId)).filter((other) => other.id !== row.id && other.status === 'paid');
  // The provider reports the second in which something happened: what was placed within it may seem to be later.
  const before = (placed: Date, paid: Date): boolean => Math.floor(placed.getTime() / 1000) <= Math.floor(paid.getTime() / 1000);
  const overlaps = (other: PaymentRow): boolean =>
    other.paidAt !== null && row.paidAt !== null && before(other.createdAt, row.paidAt) && before(row.createdAt, other.paidAt);
  return others.find(overlaps) ?? null;
}

type About = Readonly<{ exists?: boolean; waits?: boolean; again?: TaskFacts }>;

/** What an operator has to know about a paid order. */
export async function requestOrderDecision(
  deps: Deps,
  tx: Db,
  row: PaymentRow,
  { exists = true, waits = false, again }: About,
): Promise<void> {
  if (again) return openQuestion(deps, tx, row, { kind: 'second_payment', subject: String(again.intentId ?? row.id), more: again });
  if (row.charged && waits) {
    const { amount, currency, plan } = row.charged;
    const kind = currency === row.currency ? 'amount_mismatch' : 'currency_mismatch';
    await openQuestion(deps, tx, row, { kind, more: { chargedMinor: amount, chargedCurrency: currency, chargedPlan: plan } });
  }
  if (!exists) await openQuestion(deps, tx, row, { kind: 'organization_gone' });
  if (row.withdrawalOutcome === 'cancelled' && row.status === 'paid') await openQuestion(deps, tx, row, { kind: 'paid_after_withdrawal' });
  const other = row.status === 'paid' ? await paidTwice(tx, row) : null;
  if (other) await openQuestion(deps, tx, row, { kind: 'paid_twice', more: { otherOrderNumber: other.orderNumber } });
}

/** Refunds that failed, and money that went back without an order from here. */
export async function queryRefunds(deps: Deps, tx: Db, row: PaymentRow): Promise<void> {
  for (const [id, refund] of Object.entries(row.refunds)) {
    if (refund.failedAt !== null)
      await openQuestion(deps, tx, row, { kind: 'refund_failed', subject: id, more: { refundMinor: refund.amount } });
  }
  const back = minor(row.refundedAmount);
  const unordered = back > 0 && row.status === 'paid' && back !== (await orderedRefunds(tx, row));
  const subject = unordered ? `${row.id}:${back}` : null;
  if (subject) await openQuestion(deps, tx, row, { kind: 'partial_refund', subject, more: { refundMinor: back } });
  await resolveOthers(deps, tx, 'partial_refund', { prefix: `${row.id}:`, but: subject });
}

/** Ends of a dispute close the question about it; a loss, and money that comes back after one, are reported by themselves. */
const disputeKinds: Readonly<Partial<Record<DisputeStage, TaskKind>>> = {
  open: 'disputed',
  funds_withdrawn: 'disputed',
  lost: 'dispute_lost',
};

export async function queryDisputes(deps: Deps, tx: Db, row: PaymentRow): Promise<void> {
  for (const [id, dispute] of Object.entries(row.disputes)) {
    const state = disputeState(dispute);
    const kind = disputeKinds[state];
    if (kind) await openQuestion(deps, tx, row, { kind, subject: id, more: { disputedMinor: dispute.amount } });
    if (state === 'won' && dispute.stages.lost !== undefined) await openQuestion(deps, tx, row, { kind: 'dispute_reversed', subject: id });
    if (state === 'won' || state === 'lost') await resolveTask(deps, tx, 'disputed', id);
  }
}
