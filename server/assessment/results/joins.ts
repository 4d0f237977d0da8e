import sql, { type Sql } from 'sql-template-tag';

/** Whether an organisation has any assessment, for statements of other features. */
export function hasAssessments(organizationId: Sql): Sql {
  return sql`exists (select 1 from assessments x where x.organization_id = ${organizationId})`;
}

/** Whether an organisation has answered anything, for statements of other features. */
export function hasAnswers(organizationId: Sql): Sql {
  return sql`exists (select 1 from answers x where x.organization_id = ${organizationId})`;
}

/** Whether an organisation has ever completed an assessment: its report stands. */
export function hasReports(organizationId: Sql): Sql {
  return sql`exists (select 1 from reports x where x.organization_id = ${organizationId})`;
}

/** What stood in the way of a certificate in a report `r` of an assessment `a`: reports from before the rule are judged as their assessment is. */
const obstacles = sql`coalesce(r.model -> 'obstacles', case when r.edition = a.edition then a.obstacles else '[]' end)`;

/** The model of a report `r` of an assessment `a`, with what its time did not know yet. */
export const judgedModel = sql`
  r.model || jsonb_build_object('obstacles', ${obstacles},
    'earnsCertificate', (r.model ->> 'earnsCertificate')::boolean and jsonb_array_length(${obstacles}) = 0) as model`;

/** The newest score of each organisation and regime that was completed from one instant up to, not including, another. */
export function newestScores(from: Date, to: Date): Sql {
  return sql`
    select distinct on (a.organization_id, a.type) a.organization_id, a.type as regime, a.compliance_score::float8 as score from assessments a
    where a.compliance_score is not null and a.completed_at >= ${from} and a.completed_at < ${to}
    order by a.organization_id, a.type, a.completed_at desc, a.id`;
}
