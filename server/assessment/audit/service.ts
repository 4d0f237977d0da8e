import type { Audit, prepareAudit as prepareCall } from '#contract/assessment/evidence/audit.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { auditorVerdict, auditPlan, copyDueOn } from '#core/assessment/audit/audit.ts';
import { dutiesOf } from '#core/assessment/duties/duties.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { proofsOf } from '#server/assessment/duties/repository.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import { preparationOf, savePreparation } from './repository.ts';

const auditDuties = new Set(['audit', 'audit_former']);

/** The audit of an organisation: whether and until when it is due, how it is prepared, and its newest report. */
export async function readAudit(deps: Pick<Deps, 'db' | 'now'>, account: Account): Promise<Audit> {
  const organizationId = organizationOf(account);
  const today = isoDay(deps.now());
  const [scopes, proofs, row] = [
    await newestScopes(deps.db, organizationId),
    await proofsOf(deps.db, organizationId),
    await preparationOf(deps.db, organizationId),
  ];
  const scope = scopes.get('nis2');
  const duty = scope && dutiesOf([scope], proofs, today).find(({ code }) => auditDuties.has(code));
  const newest = proofs
    .filter((proof) => proof.duty === duty?.key && proof.doneOn <= today)
    .toSorted((a, b) => a.doneOn.localeCompare(b.doneOn))
    .at(-1);
  return {
    today,
    duty: duty ? { key: duty.key, state: duty.state, day: duty.day } : null,
    isScoped: scope !== undefined,
    steps: duty?.day ? auditPlan(duty.day, today) : [],
    report: newest ? { doneOn: newest.doneOn, reference: newest.reference, copyDueOn: copyDueOn(newest.doneOn) } : null,
    preparation: { ...row, verdict: auditorVerdict(row.kind, row.checks), changedAt: row.changedAt?.toISOString() ?? null },
  };
}

/** Records the auditor; 409 `audit_changed` where somebody was faster. */
export async function prepareAudit(deps: Deps, caller: Principal<'consultant'>, input: InputOf<typeof prepareCall>['body']): Promise<void> {
  const { organization, userId } = caller.account;
  await deps.db.transaction(async (tx) => {
    const saved = await savePreparation(tx, { ...input, organizationId: organization.id, by: userId, at: deps.now() });
    if (!saved) throw new AppError(409, 'audit_changed');
    await record(deps, tx, caller, {
      action: 'audit.prepared',
      id: organization.id,
      metadata: { auditor: input.auditor, kind: input.kind },
    });
  });
}
