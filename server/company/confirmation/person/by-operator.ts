import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, type TaskRow } from '#server/platform/tasks/service.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { decideClaim } from '#server/company/confirmation/disputes/claims.ts';
import { saveConfirmation } from '#server/company/confirmation/save-confirmation.ts';
import { organizationData, organizationExists } from '#server/account/public.ts';

type Operator = Principal<'operator'>;
type Proposal = Readonly<{ id: string; documents: string; note: string }>;

/** Proposes to confirm a company by documents that an operator saw. Nothing follows until another operator decided. */
export async function proposeConfirmation(deps: Deps, operator: Operator, { id, documents, note }: Proposal): Promise<{ ok: true }> {
  await deps.db.transaction(async (tx) => {
    if (!(await organizationExists(tx, id))) throw notFound();
    const { name, nip } = await organizationData(tx, id);
    const { userId, firstName, lastName } = operator.account;
    const facts = { organization: name, nip, documents, proposedBy: `${firstName} ${lastName}`.trim(), proposedById: userId };
    await openTask(deps, tx, { kind: 'confirmation_proposed', subject: deps.newId(), organizationId: id, facts });
    await record(deps, tx, operator, { action: 'operator.confirmation_proposed', id, organizationId: id, metadata: { note, documents } });
  });
  return { ok: true };
}

/** Confirms what another operator proposed; an objection of the company is settled with it. */
export async function confirmProposal(deps: Deps, tx: Db, task: TaskRow, operator: Operator): Promise<void> {
  const { organizationId, facts } = task;
  if (!organizationId || facts.proposedById === operator.account.userId) throw new AppError(409, 'second_person_needed');
  await decideClaim(deps, tx, organizationId, true);
  const by = { userId: operator.account.userId, organizationId, origin: operator.origin };
  const evidence = { documents: String(facts.documents), proposedBy: String(facts.proposedById), decidedBy: operator.account.userId };
  await saveConfirmation(deps, tx, by, { method: 'operator', evidence, confirmedAt: deps.now(), company: null });
}
