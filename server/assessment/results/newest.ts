import sql from 'sql-template-tag';
import type { Regime } from '#core/platform/regimes.ts';
import { judgedBeside } from '#core/assessment/report/current-obstacles.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import type { DeclaredScope } from '#core/assessment/scope/declared.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newestCheck } from '#server/assessment/scope/checks.ts';
import { judgedModel } from './joins.ts';

/** The newest result of a regime, and the scope check that counts for it today. */
export type NewestResult = Readonly<{
  regime: Regime;
  assessmentId: string;
  completedAt: Date;
  model: ReportModel;
  scope: DeclaredScope | null;
}>;

/**
 * What each regime came to last, judged beside the scope check that counts today unless a certificate was issued; the report of
 * an assessment that was opened again counts until there is a newer one.
 */
export async function newestResults(db: Db, organizationId: string): Promise<NewestResult[]> {
  const rows = await db.rows<Omit<NewestResult, 'scope'> & { newestScope: DeclaredScope | null; certified: boolean }>(sql`
    select distinct on (a.type) a.type as regime, a.id as assessment_id, r.created_at as completed_at, ${judgedModel},
      a.status = 'certified' as certified, ${newestCheck(sql`a.organization_id`, sql`a.type`)} as newest_scope
    from assessments a join reports r on r.organization_id = a.organization_id and r.assessment_id = a.id
    where a.organization_id = ${organizationId}
    order by a.type desc, r.created_at desc, r.edition desc`);
  return rows.map(({ newestScope, certified, model, ...result }) => ({
    ...result,
    scope: newestScope ?? model.scope ?? null,
    model: certified ? model : judgedBeside(model, newestScope),
  }));
}
