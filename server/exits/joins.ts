import sql, { type Sql } from 'sql-template-tag';

// Parts of statements of other features about organisations that leave.

/** Whether the contract of an organisation has ended, so that it only reads and takes along. */
export function hasEnded(organizationId: Sql, now: Date): Sql {
  return sql`exists (select 1 from organization_exits x where x.organization_id = ${organizationId} and x.ends_at <= ${now})`;
}
