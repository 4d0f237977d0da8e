import sql from 'sql-template-tag';
import type { Deps } from '#server/deps.ts';

/** So many at once, so that no transaction is long, whatever was slept through. */
const atOnce = 1000;

/** Writes down that certificates expired; what is shown is derived at reading time anyway. */
export async function persistStatuses(deps: Deps): Promise<{ expired: number }> {
  for (let expired = 0; ;) {
    const rows = await deps.db.rows(sql`
      update certificates set status = 'expired' where (organization_id, id) in (
        select organization_id, id from certificates where status = 'active' and expires_at <= ${deps.now()} order by expires_at limit ${atOnce})
      returning id`);
    expired += rows.length;
    if (rows.length < atOnce) return { expired };
  }
}
