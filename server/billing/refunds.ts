import type { Deps } from '#server/deps.ts';
import type { OwedRefund } from '#server/queue.ts';
import { isRefundedAlready } from '#server/outside/stripe.ts';
import { paymentById } from './payments.ts';

/** Gives an owed refund through the provider; its webhook changes the payment. Repeating it gives nothing twice. */
export async function giveRefund(deps: Deps, { organizationId, paymentId }: OwedRefund): Promise<void> {
  const row = await paymentById(deps.db, organizationId, paymentId);
  if (!row || row.status === 'refunded') return;
  if (!row.stripePaymentIntentId) throw new Error(`order ${row.orderNumber} has no payment to give back`);
  try {
    await deps.payments.refund({ intentId: row.stripePaymentIntentId, key: row.id });
  } catch (error) {
    if (!isRefundedAlready(error)) throw error;
  }
}
