import sql from 'sql-template-tag';
import type { Regime } from '#core/regimes.ts';
import type { ReportModel } from '#core/report.ts';
import { scopeRules } from '#core/scope.ts';
import type { DeclaredScope } from '#core/scope-declared.ts';
import type { Db } from '#server/db/db.ts';
import { judgedModel } from './joins.ts';

/** The newest result of a regime. */
export type NewestResult = Readonly<{ regime: Regime; assessmentId: string; completedAt: Date; model: ReportModel }>;

/** What each regime came to last; the report of an assessment that was opened again counts until there is a newer one. */
export function newestResults(db: Db, organizationId: string): Promise<NewestResult[]> {
  return db.rows<NewestResult>(sql`
    select distinct on (a.type) a.type as regime, a.id as assessment_id, r.created_at as completed_at, ${judgedModel}
    from assessments a join reports r on r.organization_id = a.organization_id and r.assessment_id = a.id
    where a.organization_id = ${organizationId}
    order by a.type desc, r.created_at desc, r.edition desc`);
}

/** A scope check, and when the owners were told that the rules of today come to something else. */
export type NewestScope = DeclaredScope & Readonly<{ toldAt: Date | null }>;

/** The newest scope check of an organisation for each regime. */
export async function newestScopes(db: Db, organizationId: string): Promise<ReadonlyMap<Regime, NewestScope>> {
  const rows = await db.rows<{ scope: DeclaredScope; toldAt: Date | null }>(sql`
    select a.scope, n.told_at from assessments a
    left join scope_notices n on n.organization_id = a.organization_id and n.assessment_id = a.id and n.rules = ${scopeRules.version}
    where a.organization_id = ${organizationId} and a.scope is not null
    order by a.scope ->> 'checkedOn', a.created_at, a.id`);
  return new Map(rows.map(({ scope, toldAt }) => [scope.regime, { ...scope, toldAt }]));
}
