import sql from 'sql-template-tag';
import type { Regime } from '#core/platform/regimes.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { ReportSubject } from '#server/adapters/documents/report/report.ts';
import { reportOf } from '#server/assessment/results/repository.ts';

/** What one edition of an assessment came to, as it was frozen; null where there is none. */
export function frozenEdition(
  db: Db,
  edition: { organizationId: string; id: string; edition: number },
): Promise<{ model: ReportModel; subject: ReportSubject } | null> {
  return reportOf<{ model: ReportModel; subject: ReportSubject }>(db, edition);
}

/** A result by its day, without what it states. */
export type Edition = Readonly<{ assessmentId: string; edition: number; regime: Regime; completedAt: Date }>;

/** Every result that an organisation ever had, the newest first. */
export function editionsOf(db: Db, organizationId: string): Promise<Edition[]> {
  return db.rows<Edition>(sql`
    select r.assessment_id, r.edition, a.type as regime, r.created_at as completed_at
    from reports r join assessments a on a.organization_id = r.organization_id and a.id = r.assessment_id
    where r.organization_id = ${organizationId} order by r.created_at desc, r.edition desc, r.assessment_id`);
}
