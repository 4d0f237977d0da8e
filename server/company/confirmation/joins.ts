import sql, { type Sql } from 'sql-template-tag';

/** Whether a company was confirmed and that was not ended, for statements of other features; how long it counts is not asked. */
export function hasConfirmation(organizationId: Sql): Sql {
  return sql`exists (select 1 from company_confirmations x where x.organization_id = ${organizationId} and x.ended_at is null)`;
}
