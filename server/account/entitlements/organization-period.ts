import sql from 'sql-template-tag';
import { organizationsTable } from '#server/account/companies/joins.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Period } from '#server/platform/security/principal.ts';
import { inForceJoin } from './in-force.ts';

/** The paid period in force of an organisation, for whoever acts for it without an account; null without any, and once its contract has ended. */
export async function periodOfOrganization(db: Db, organizationId: string, now: Date): Promise<Period | null> {
  const [row] = await db.rows<Period>(sql`
    select p.id, p.plan, p.starts_at, p.ends_at, p.payment_id,
      case when p.payment_id is null then true else was_payment_used(o.id, p.payment_id) end as used
    from ${organizationsTable} ${inForceJoin(now)} where o.id = ${organizationId} and p.id is not null`);
  return row ?? null;
}
