import sql, { type Sql } from 'sql-template-tag';

/** Whether an organisation has any assessment, for statements of other features. */
export function hasAssessments(organizationId: Sql): Sql {
  return sql`exists (select 1 from assessments x where x.organization_id = ${organizationId})`;
}
