import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

/** When the last drill ended whose report the organisation stores as evidence; others are known to the people named in them alone. */
export async function lastDrill(db: Db, organizationId: string): Promise<Date | null> {
  const [row] = await db.rows<{ closedAt: Date | null }>(sql`
    select max(i.closed_at) as closed_at from incident_log l join incidents i on i.organization_id = l.organization_id and i.id = l.incident_id
    where l.organization_id = ${organizationId} and l.kind = 'drill_recorded'`);
  return row?.closedAt ?? null;
}
