import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { enqueueRefund, repeatRefund } from '#server/billing/billing/refunds/refunds.ts';
import { saveTransferred, refundsOf, type RefundReason, type RefundRow } from '#server/billing/billing/refunds/refund-rows.ts';
import { acceptReceived, returnSurplus } from '#server/billing/billing/checkout/price.ts';
import { namesOf, receivedMinor, type PaymentRow } from '#server/billing/billing/repository.ts';
import { correctDispute } from './payment-changes.ts';
import { learn, lockPayment, settle } from '#server/billing/billing/events/settlement.ts';
import { saveState } from '#server/billing/billing/transfers/transfer-rows.ts';
import { leftToGiveBack } from '#server/billing/billing/refunds/refundable.ts';
import { reviewUpgrades } from '#server/billing/billing/credits/credits.ts';

type Named = Readonly<{ organizationId: string; paymentId: string }>;

async function locked(tx: Db, payment: Named): Promise<PaymentRow> {
  const row = await lockPayment(tx, namesOf({ organizationId: payment.organizationId, id: payment.paymentId }));
  if (!row) throw notFound();
  return row;
}

type Reason = Readonly<{
  reason: RefundReason;
  orderedBy: string;
  /** A charge beside the order's own one. */
  charge?: Readonly<{ intentId: string; amountMinor: number }>;
  /** A part, in minor units; all that is left where it is not said. */
  partMinor?: number | undefined;
}>;

/** Orders back a part or what is left of a payment, or another charge for the same order; refuses with 409 when less is left. */
export async function orderRefund(deps: Deps, tx: Db, payment: Named, { reason, orderedBy, charge, partMinor }: Reason): Promise<void> {
  const row = await locked(tx, payment);
  if (charge) return enqueueRefund(deps, tx, row, { ...charge, reason, orderedBy });
  const left = await leftToGiveBack(tx, row);
  const amountMinor = partMinor ?? left;
  if (row.status !== 'paid' || amountMinor <= 0 || amountMinor > left) throw new AppError(409, 'not_refundable');
  await enqueueRefund(deps, tx, row, { amountMinor, reason, orderedBy });
  await reviewUpgrades(deps, tx, row);
}

/** Lets a payment stand that differs from what was requested: the period is granted, less becomes the price, and what is too much goes back. */
export async function acceptDifferentCharge(deps: Deps, tx: Db, payment: Named): Promise<void> {
  const row = await locked(tx, payment);
  if (row.charged && row.charged.currency !== row.currency) throw new AppError(409, 'other_currency');
  const accepted = await acceptReceived(deps, tx, row, receivedMinor(row));
  await settle(deps, tx, accepted);
  await returnSurplus(deps, tx, accepted);
}

/** Takes what a lost dispute took off the invoice. */
export async function correctLostDispute(deps: Deps, tx: Db, payment: Named, id: string): Promise<void> {
  await settle(deps, tx, await correctDispute(tx, await locked(tx, payment), id));
}

/** The refund that a task names: by its own id and attempt, or by the provider's. */
async function refundNamed(tx: Db, row: PaymentRow, subject: string): Promise<RefundRow> {
  const [id] = subject.split(':');
  const refund = (await refundsOf(tx, row.organizationId, row.id)).find((one) => one.id === id || one.providerId === subject);
  if (!refund || refund.state === 'given') throw new AppError(409, 'not_refundable');
  return refund;
}

export async function repeatFailedRefund(deps: Deps, tx: Db, payment: Named, subject: string): Promise<void> {
  await repeatRefund(deps, tx, await refundNamed(tx, await locked(tx, payment), subject));
}

/** Records that the money went back by bank transfer; the reference proves it. */
export async function refundByTransfer(
  deps: Deps,
  tx: Db,
  payment: Named,
  { subject, proof }: Readonly<{ subject: string; proof: string }>,
): Promise<void> {
  const row = await locked(tx, payment);
  const refund = await refundNamed(tx, row, subject);
  const at = deps.now();
  await saveTransferred(tx, refund, proof, at);
  if (refund.transferId) return saveState(tx, refund.transferId, 'returned');
  // Money of a second charge is not the order's own.
  if (refund.providerPaymentId !== null && refund.providerPaymentId !== row.providerPaymentId) return;
  const fact = {
    kind: 'refund' as const,
    id: `transfer:${refund.id}`,
    at: at.getTime(),
    amount: minor(refund.amount),
    state: 'succeeded' as const,
  };
  await learn(deps, tx, namesOf(row), { facts: [fact] });
}
