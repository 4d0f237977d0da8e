import { sumOfCredits } from '#core/billing/upgrade.ts';
import type { Db } from '#server/platform/db/db.ts';
import { minor } from './amounts.ts';
import { orderedRefunds } from './refunds.ts';
import { paymentsOf, receivedMinor, type OrderCredit, type PaymentRow } from '#server/billing/billing/repository.ts';

/** Whether a credit takes something off the order that it comes from. */
export function isInUse({ takenAt, returnedAt }: Pick<OrderCredit, 'takenAt' | 'returnedAt'>): boolean {
  return takenAt !== null && returnedAt === null;
}

/** What unused days of an order came to on other orders, gross in minor units: it went back in that way. */
function creditedOf(orders: readonly Pick<PaymentRow, 'credits'>[], paymentId: string): number {
  const credits = orders.flatMap((order) => order.credits ?? []).filter((credit) => credit.paymentId === paymentId && isInUse(credit));
  return sumOfCredits(credits).gross;
}

/**
 * What the buyer still has to get back, in minor units: what was received less what went back, is on its way or was credited. `orders` are all
 * of the organisation.
 */
export async function leftOf(tx: Db, row: PaymentRow, orders: readonly PaymentRow[]): Promise<number> {
  const credited = creditedOf(orders, row.id);
  return receivedMinor(row) - Math.max(minor(row.refundedAmount), await orderedRefunds(tx, row)) - credited;
}

/** The same for an order alone (`leftOf`). */
export async function leftToGiveBack(tx: Db, row: PaymentRow): Promise<number> {
  return leftOf(tx, row, await paymentsOf(tx, row.organizationId));
}
