import sql from 'sql-template-tag';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { Db } from '#server/platform/db/db.ts';

/** How many orders of each plan were paid since a moment and not refunded. */
export async function soldSince(db: Db, since: Date): Promise<Partial<Record<PlanId, number>>> {
  const rows = await db.rows<{ plan: PlanId; count: number }>(sql`
    select plan, count(*)::int as count from payments where status = 'paid' and paid_at >= ${since} group by plan`);
  return Object.fromEntries(rows.map(({ plan, count }) => [plan, count]));
}
