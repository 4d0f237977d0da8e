import sql from 'sql-template-tag';
import type { FirstUse } from '#core/billing/withdrawal.ts';
import type { Period } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

type Use = Readonly<{ period: Period; kind: FirstUse; at: Date }>;

/**
 * Stores the first use of what a paid period bought with its payment, in the transaction that uses it: so it stays known
 * whatever the organisation deletes later. Refuses with 402 when the contract was left meanwhile.
 */
export async function recordUse(tx: Db, organizationId: string, { period, kind, at }: Use): Promise<void> {
  if (!period.paymentId || period.used) return;
  const [row] = await tx.rows<{ withdrawn: boolean }>(sql`
    update payments set first_used_at = coalesce(first_used_at, ${at}), first_use = coalesce(first_use, ${kind})
    where organization_id = ${organizationId} and id = ${period.paymentId} returning withdrawn_at is not null as withdrawn`);
  if (row?.withdrawn) throw new AppError(402, 'subscription_required');
}
