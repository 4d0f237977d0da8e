import sql from 'sql-template-tag';
import type { Regime } from '#core/regimes.ts';
import type { ReportModel } from '#core/report.ts';
import type { Db } from '#server/db/db.ts';

/** The newest finished result of a regime. */
export type NewestResult = Readonly<{ regime: Regime; assessmentId: string; completedAt: Date; model: ReportModel }>;

/** What the newest finished assessment of each regime came to; an assessment that was opened again is not finished. */
export function newestResults(db: Db, organizationId: string): Promise<NewestResult[]> {
  return db.rows<NewestResult>(sql`
    select distinct on (a.type) a.type as regime, a.id as assessment_id, a.completed_at, r.model
    from assessments a join reports r on r.organization_id = a.organization_id and r.assessment_id = a.id
    where a.organization_id = ${organizationId} and a.completed_at is not null
    order by a.type desc, a.completed_at desc, a.id`);
}
