import sql, { type Sql } from 'sql-template-tag';

/** Id of the certificate of an assessment, for statements of other features; null without one. */
export function certificateIdOf(organizationId: Sql, assessmentId: Sql): Sql {
  return sql`(select x.id from certificates x where x.organization_id = ${organizationId} and x.assessment_id = ${assessmentId})`;
}
