import { disputeState } from '#core/payments.ts';
import { certificatesUnder } from '#server/certificates/service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask } from '#server/desk/service.ts';
import { endPeriod, type EndedBy, type PeriodRow } from '#server/entitlements/periods.ts';
import type { PaymentRow } from './repository.ts';

function reasonOf(row: PaymentRow): EndedBy {
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
  await endPeriod(tx, organizationId, period, by, deps.now());
  for (const { id, certificateNumber } of await certificatesUnder(deps, tx, organizationId, period.id)) {
    const facts = { certificateId: id, certificateNumber, orderNumber: row.orderNumber, buyer: row.buyer.name, endedBy: by };
    const kind = by === 'withdrawal' ? 'certificate_withdrawn' : 'certificate_unpaid';
    await openTask(deps, tx, { kind, subject: id, organizationId, facts });
  }
}
