import { partOf } from '#core/billing/invoices.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { record } from '#server/platform/security/audit.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { enqueueRefund } from '#server/billing/billing/refunds/refunds.ts';
import { surplusMinor, type PaymentRow } from '#server/billing/billing/repository.ts';
import { acceptCharge, reducePrice } from '#server/billing/billing/decisions/payment-changes.ts';

const system = { ipAddress: '', userAgent: 'operator decision' };

/**
 * Takes what was received for an order, in minor units and in its currency, as what it costs: less lowers the price, and the invoice
 * with it, which only a person decides; what is more stays due.
 */
export async function acceptReceived(deps: Deps, tx: Db, row: PaymentRow, received: number): Promise<PaymentRow> {
  const [gross, net] = [minor(row.amount), minor(row.netAmount)];
  if (received >= gross) return acceptCharge(tx, row, deps.now());
  const reduced = await reducePrice(tx, row, partOf({ net, vat: gross - net, gross }, received));
  const { organizationId, userId, orderNumber } = row;
  const metadata = { orderNumber, from: row.amount, to: reduced.amount, currency: row.currency };
  const actor = { userId, organizationId, origin: system };
  await record(deps, tx, actor, { action: 'payment.reduced', id: row.id, metadata });
  return acceptCharge(tx, reduced, deps.now());
}

/** Orders back what was received beyond the price of an order that was just paid. */
export async function returnSurplus(deps: Deps, tx: Db, row: PaymentRow): Promise<void> {
  const amountMinor = surplusMinor(row);
  if (amountMinor > 0) await enqueueRefund(deps, tx, row, { amountMinor, reason: 'mismatch' });
}
