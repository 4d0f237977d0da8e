import sql, { type Sql } from 'sql-template-tag';
import { languages } from '#core/platform/languages.ts';

/** SHA-256 of each certificate document of an assessment in the order of the languages, for statements of other features. */
export function certificateHashes(organizationId: Sql, assessmentId: Sql): Sql {
  return sql`array(select sha256 from documents d
    where d.organization_id = ${organizationId} and d.assessment_id = ${assessmentId} and d.kind = 'certificate'
    order by array_position(${[...languages]}::text[], language))`;
}
