import sql, { type Sql } from 'sql-template-tag';
import type { ScopeCheck } from '#contract/platform/scope-check.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { declareScope, type DeclaredScope } from '#core/assessment/scope/declared.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/**
 * What a check means on that calendar day (ISO): the clock of a browser may run ahead. Refuses an incomplete one and, where a
 * regime is named, one of another.
 */
export function declaredOf({ regime, answers, checkedOn }: ScopeCheck, today: string, wanted: Regime = regime): DeclaredScope {
  if (regime !== wanted) throw new AppError(400, 'invalid_input', { fields: { 'scope.regime': 'invalid' } });
  const scope = declareScope(regime, answers, checkedOn < today ? checkedOn : today);
  if (!scope) throw new AppError(400, 'invalid_input', { fields: { 'scope.answers': 'required' } });
  return scope;
}

/** Stores a finished check with the organisation; from now on it counts for its regime. */
export async function saveCheck(
  db: Db,
  { organizationId, scope, userId, at }: { organizationId: string; scope: DeclaredScope; userId: string; at: Date },
): Promise<void> {
  await db.rows(sql`
    insert into scope_checks (organization_id, regime, scope, kept_by, kept_at)
    values (${organizationId}, ${scope.regime}, ${JSON.stringify(scope)}::jsonb, ${userId}, ${at})`);
}

/** The check that counts for an organisation and a regime, as a column of statements of other features; null without one. */
export function newestCheck(organizationId: Sql, regime: Sql): Sql {
  return sql`(select s.scope from scope_checks s where s.organization_id = ${organizationId} and s.regime = ${regime}
    order by s.kept_at desc, s.id desc limit 1)`;
}

/** A scope check, and when the owners were notified that rules newer than its own come to something else. */
export type NewestScope = DeclaredScope & Readonly<{ toldAt: Date | null }>;

/** The newest scope check of an organisation for each regime. */
export async function newestScopes(db: Db, organizationId: string): Promise<ReadonlyMap<Regime, NewestScope>> {
  const rows = await db.rows<{ scope: DeclaredScope; toldAt: Date | null }>(sql`
    select distinct on (regime) scope, told_at from scope_checks where organization_id = ${organizationId}
    order by regime desc, kept_at desc, id desc`);
  return new Map(rows.map(({ scope, toldAt }) => [scope.regime, { ...scope, toldAt }]));
}

/** Organisations that keep a scope check. */
export async function organizationsWithScope(db: Db): Promise<string[]> {
  const rows = await db.rows<{ organizationId: string }>(sql`select distinct organization_id from scope_checks`);
  return rows.map(({ organizationId }) => organizationId);
}

export type UnnotifiedScope = Readonly<{ id: number; organizationId: string; scope: DeclaredScope }>;

/** The newest checks of organisations, one for each regime, that other rules than these made and whose owners were not notified of these. */
export function unnotifiedScopes(db: Db, rules: string): Promise<UnnotifiedScope[]> {
  return db.rows<UnnotifiedScope>(sql`
    select newest.id, newest.organization_id, newest.scope from (
      select distinct on (organization_id, regime) id, organization_id, regime, scope, told_rules from scope_checks
      order by organization_id, regime, kept_at desc, id desc
    ) newest
    where newest.scope ->> 'rules' <> ${rules} and newest.told_rules is distinct from ${rules}
    order by newest.organization_id, newest.regime`);
}

/** Records that the owners are notified; false when another run was faster. */
export async function recordNotified(db: Db, id: number, { rules, at }: { rules: string; at: Date }): Promise<boolean> {
  const rows = await db.rows(sql`
    update scope_checks set told_rules = ${rules}, told_at = ${at} where id = ${id} and told_rules is distinct from ${rules} returning id`);
  return rows.length > 0;
}
