import sql from 'sql-template-tag';
import type { Deps } from '#server/deps.ts';

/** Writes down that certificates expired; what is shown is derived at reading time anyway. */
export async function persistStatuses(deps: Deps): Promise<{ expired: number }> {
  const rows = await deps.db.rows(sql`
    update certificates set status = 'expired' where status = 'active' and expires_at <= ${deps.now()} returning id`);
  return { expired: rows.length };
}
