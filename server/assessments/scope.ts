import type { AssessmentPayload } from '#contract/assessments.ts';
import type { ScopeCheck } from '#contract/scope.ts';
import { isoDay } from '#core/calendar.ts';
import { declareScope as declared, type DeclaredScope } from '#core/scope-declared.ts';
import { record } from '#server/audit.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { requirePeriod } from '#server/entitlements/service.ts';
import { existing } from './find.ts';
import * as repository from './repository.ts';
import { assessmentView } from './view.ts';
import { type Caller, organizationOf } from '#server/caller.ts';

/** What a check means; refuses an incomplete one and one of another regime. The clock of a browser may run ahead. */
function meant({ regime, answers, checkedOn }: ScopeCheck, assessment: repository.AssessmentRow, today: string): DeclaredScope {
  if (regime !== assessment.regime) throw new Refusal(400, 'invalid_input', { fields: { 'scope.regime': 'invalid' } });
  const scope = declared(regime, answers, checkedOn < today ? checkedOn : today);
  if (!scope) throw new Refusal(400, 'invalid_input', { fields: { 'scope.answers': 'required' } });
  return scope;
}

const formerAtMost = 50;

/** What was attached until now, the newest last; of very many the oldest go. */
function withFormer({ scope, formerScopes }: repository.AssessmentRow): DeclaredScope[] {
  return [...formerScopes, ...(scope ? [scope] : [])].slice(-formerAtMost);
}

/** Attaches a scope check to an open assessment, in the place of an earlier one. */
export async function declareScope(deps: Deps, caller: Caller<'signed-in'>, id: string, check: ScopeCheck): Promise<AssessmentPayload> {
  const organizationId = organizationOf(caller.account);
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const locked = await repository.lockAssessment(tx, organizationId, id);
    if (!locked) throw notFound();
    if (locked.completedAt) throw new Refusal(409, 'assessment_locked');
    requirePeriod(caller.account, locked.regime);
    const scope = meant(check, locked, isoDay(at));
    await repository.keepScope(tx, { organizationId, id, scope, former: withFormer(locked), at });
    await record(deps, tx, caller, { action: 'assessment.scope_declared', id, metadata: { ...scope } });
    return assessmentView(await existing(tx, organizationId, id));
  });
}
