import { disputeState } from '#core/billing/payments/payments.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { PaymentRow } from '#server/billing/billing/repository.ts';
import type { PeriodEnd } from '#server/platform/events/domain-events.ts';
import { endPeriod, type PeriodRow } from '#server/account/public.ts';

function reasonOf(row: PaymentRow): PeriodEnd {
  if (row.withdrawnAt !== null) return 'withdrawal';
  return Object.values(row.disputes).some((dispute) => disputeState(dispute) === 'lost') ? 'dispute' : 'refund';
}

/**
 * Ends the access that a payment bought. Certificates in force that were issued in it are put before an operator: they
 * are never left in force silently, and never revoked by a machine.
 */
export async function endAccess(deps: Deps, tx: Db, row: PaymentRow, period: PeriodRow): Promise<void> {
  const { organizationId } = row;
  const by = reasonOf(row);
  await endPeriod(deps, tx, organizationId, period, by, deps.now());
  const { orderNumber, buyer } = row;
  await deps.events.paidPeriodEnded(deps, tx, { organizationId, periodId: period.id, endedBy: by, orderNumber, buyer: buyer.name });
}
