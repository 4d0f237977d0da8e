import type { AssessmentPayload } from '#contract/assessment/answering/assessments.ts';
import type { ScopeCheck } from '#contract/platform/scope-check.ts';
import type { OwnScopes } from '#contract/assessment/scope/scope.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { DeclaredScope } from '#core/assessment/scope/declared.ts';
import { withoutUnanswered } from '#core/assessment/scope/outcome.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { declaredOf, saveCheck, newestScopes } from '#server/assessment/scope/checks.ts';
import type { Db } from '#server/platform/db/db.ts';
import { existing, noAssessment } from '#server/assessment/results/find.ts';
import * as repository from '#server/assessment/results/repository.ts';
import { assessmentView, scopeView } from '#server/assessment/assessments/view.ts';
import { type Account, type Principal, organizationOf } from '#server/platform/security/principal.ts';
import { lockOrganization, requirePeriod } from '#server/account/public.ts';

const formerAtMost = 50;

/** What was attached until now, the newest last; of very many the oldest go. */
function withFormer({ scope, formerScopes }: repository.AssessmentRow): DeclaredScope[] {
  return [...formerScopes, ...(scope ? [scope] : [])].slice(-formerAtMost);
}

/** Attaches a check to an assessment that is locked for the transaction, in the place of an earlier one. */
async function attach(
  deps: Deps,
  tx: Db,
  caller: Principal<'signed-in'>,
  { row, scope }: { row: repository.AssessmentRow; scope: DeclaredScope },
): Promise<void> {
  const { id, organizationId } = row;
  await repository.saveDeclaredScope(tx, { organizationId, id, scope, former: withFormer(row), at: deps.now() });
  await record(deps, tx, caller, { action: 'assessment.scope_declared', id, metadata: { ...scope } });
}

/** Attaches a scope check to an open assessment, in the place of an earlier one; from now on it is also the organisation's. */
export async function declareScope(deps: Deps, caller: Principal<'signed-in'>, id: string, check: ScopeCheck): Promise<AssessmentPayload> {
  const organizationId = organizationOf(caller.account);
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const locked = await repository.lockAssessment(tx, organizationId, id);
    if (!locked) throw noAssessment();
    if (locked.completedAt) throw new AppError(409, 'assessment_locked');
    requirePeriod(caller.account, locked.regime);
    const scope = declaredOf(check, isoDay(at), locked.regime);
    await saveCheck(tx, { organizationId, scope, userId: caller.account.userId, at });
    await attach(deps, tx, caller, { row: locked, scope });
    return assessmentView(await existing(tx, organizationId, id));
  });
}

/** The checks that count for the organisation. */
export async function readScopes({ db }: Pick<Deps, 'db'>, account: Account): Promise<OwnScopes> {
  const scopes = account.organization ? await newestScopes(db, account.organization.id) : new Map<Regime, never>();
  return [...scopes.values()].map((scope) => ({ regime: scope.regime, answers: withoutUnanswered(scope.answers), ...scopeView(scope) }));
}

/** Stores a check with the organisation, without or with an assessment: an open one of the regime goes on with it. */
export async function saveScope(deps: Deps, caller: Principal<'signed-in'>, check: ScopeCheck): Promise<OwnScopes> {
  const organizationId = organizationOf(caller.account);
  const at = deps.now();
  const scope = declaredOf(check, isoDay(at));
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    await saveCheck(tx, { organizationId, scope, userId: caller.account.userId, at });
    await record(deps, tx, caller, { action: 'scope.declared', id: organizationId, metadata: { ...scope } });
    const current = await repository.currentOf(tx, organizationId, scope.regime);
    const row = current && !current.completedAt ? await repository.lockAssessment(tx, organizationId, current.id) : null;
    if (row && !row.completedAt) await attach(deps, tx, caller, { row, scope });
  });
  return readScopes(deps, caller.account);
}

/** An assessment that was opened again goes on with the check that counts, where that is another one than it had. */
export async function attachNewest(deps: Deps, tx: Db, caller: Principal<'signed-in'>, row: repository.AssessmentRow): Promise<void> {
  const { newestScope: scope } = row;
  if (scope && JSON.stringify(scope) !== JSON.stringify(row.scope)) await attach(deps, tx, caller, { row, scope });
}
