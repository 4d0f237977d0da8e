import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

/** Looking again within this time is the same visit. */
const sameVisitMinutes = 30;

/** Records that somebody looks now; answers when the visit before this one was, null on the first. */
export async function recordVisit(db: Db, visit: { organizationId: string; userId: string; at: Date }): Promise<Date | null> {
  const { organizationId, userId, at } = visit;
  const same = new Date(at.getTime() - sameVisitMinutes * 60_000);
  const [row] = await db.rows<{ beforeAt: Date | null }>(sql`
    insert into cockpit_visits (organization_id, user_id, seen_at) values (${organizationId}, ${userId}, ${at})
    on conflict (organization_id, user_id) do update set
      before_at = case when cockpit_visits.seen_at < ${same} then cockpit_visits.seen_at else cockpit_visits.before_at end,
      seen_at = excluded.seen_at
    returning before_at`);
  return row?.beforeAt ?? null;
}
