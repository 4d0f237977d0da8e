import { actionOf } from '#content/questions/catalogue.ts';
import type { Duties, DutyRowView, DutyView } from '#contract/assessment/duties/duties.ts';
import { mayAct } from '#core/account/members/members.ts';
import { dutiesOf, type Duty } from '#core/assessment/duties/duties.ts';
import { shownUnits } from '#core/assessment/questionnaire/citation.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { regimes } from '#core/platform/regimes.ts';
import { findMember, lockOrganization } from '#server/account/public.ts';
import { referenceView } from '#server/adapters/documents/report/references.ts';
import { byId as evidenceById, evidenceNames } from '#server/assessment/evidence/repository.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import { literacyOf } from './systems.ts';
import { boardTrainingOf } from './board/proofs.ts';
import { dutyList, type ListedRow } from './list.ts';
import { dutyRecords } from './records.ts';
import { watchOf } from './register-entry/service.ts';
import { compareEntry } from './register-entry/watch.ts';
import * as repository from './repository.ts';

type ProofInput = Readonly<{ duty: string; doneOn: string; reference: string; evidenceId: string | null }>;
type OwnerInput = Readonly<{ duty: string; personId: string | null }>;

/** A duty has as many proofs as a person can read. */
const mostProofs = 50;

/** The list of duties as the page shows it. */
export async function readDuties(deps: Pick<Deps, 'db' | 'now' | 'questions'>, account: Account, language: Language): Promise<Duties> {
  const organizationId = organizationOf(account);
  const [scopes, proofs, owners, evidence, rows] = await Promise.all([
    newestScopes(deps.db, organizationId),
    repository.proofsOf(deps.db, organizationId),
    repository.ownersOf(deps.db, organizationId),
    evidenceNames(deps.db, organizationId),
    dutyList(deps, account),
  ]);
  const names = new Map(evidence.map(({ id, name }) => [id, name]));
  const proofView = ({ id, doneOn, reference, evidenceId, by, recordedAt }: repository.ProofRow): DutyView['proofs'][number] => {
    const name = evidenceId === null ? undefined : names.get(evidenceId);
    const named = evidenceId !== null && name !== undefined ? { id: evidenceId, name } : null;
    return { id, doneOn, reference, evidence: named, by, recordedAt: recordedAt.toISOString() };
  };
  const lawView = ({ references, ...duty }: Extract<ListedRow, { kind: 'law' }>): DutyView => {
    const owner = owners.find((one) => one.duty === duty.key);
    return {
      ...duty,
      references: shownUnits(references).map((one) => referenceView(one, language)),
      owner: owner ? { personId: owner.userId, name: owner.name, mine: owner.userId === account.userId } : null,
      proofs: proofs.filter((proof) => proof.duty === duty.key).map(proofView),
    };
  };
  const view = (row: ListedRow): DutyRowView => {
    if (row.kind === 'law') return lawView(row);
    if (row.kind === 'own_action') {
      const { id: _, text: title, ownerName, ownerUserId, ...dated } = row;
      return { ...dated, title, owner: ownerName === null ? null : { name: ownerName, mine: ownerUserId === account.userId } };
    }
    if (row.kind !== 'plan_item') return row;
    const { item, ...dated } = row;
    const { ownerName: name, ownerUserId } = item.values;
    const owner = name === null ? null : { name, mine: ownerUserId === account.userId };
    return { ...dated, regime: item.regime, questionId: item.gap.questionId, title: actionOf(item.gap)[language], owner };
  };
  const today = isoDay(deps.now());
  return {
    today,
    unscoped: regimes.filter((one) => !scopes.has(one)),
    duties: rows.map(view),
    boardTraining: await boardTrainingOf(deps.db, organizationId, today),
    literacy: await literacyOf(deps.db, organizationId, today),
    registerWatch: await watchOf(deps, organizationId, proofs),
  };
}

/** The duty of that name that the organisation has today; 404 for any other. */
async function ownDuty(deps: Deps, tx: Db, organizationId: string, key: string): Promise<Duty> {
  const [scopes, { proofs, events }] = [await newestScopes(tx, organizationId), await dutyRecords(tx, organizationId, isoDay(deps.now()))];
  const found = dutiesOf([...scopes.values()], proofs, isoDay(deps.now()), events).find((one) => one.key === key);
  if (!found) throw notFound();
  return found;
}

function invalid(field: string): AppError {
  return new AppError(400, 'invalid_input', { fields: { [field]: 'invalid' } });
}

/**
 * Records what shows that a duty was met. Refuses a duty that the organisation does not have with 404, one that no proof ends, a day to come and
 * evidence of others with 400, and more proofs than anybody reads with 409 `limit_reached`.
 */
export async function proveDuty(deps: Deps, caller: Principal<'consultant'>, input: ProofInput): Promise<void> {
  const { organization, userId } = caller.account;
  const organizationId = organization.id;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const duty = await ownDuty(deps, tx, organizationId, input.duty);
    if (!duty.provable) throw invalid('duty');
    if (input.doneOn > isoDay(deps.now())) throw invalid('doneOn');
    if (input.evidenceId !== null && !(await evidenceById(tx, organizationId, input.evidenceId))) throw invalid('evidenceId');
    const before = (await repository.proofsOf(tx, organizationId)).filter((proof) => proof.duty === input.duty);
    if (before.length >= mostProofs) throw new AppError(409, 'too_many_proofs');
    const id = deps.newId();
    await repository.insertProof(tx, { ...input, organizationId, id, userId, at: deps.now() });
    // What is listed is what is known when the entry is proved.
    if (input.duty.startsWith('nis2:register')) await compareEntry(deps, tx, organizationId, { source: 'register', changedOn: null });
    const metadata = { duty: input.duty, doneOn: input.doneOn, reference: input.reference };
    await record(deps, tx, caller, { action: 'duty.proved', id, metadata });
  });
}

/** Takes a proof back; what it was stays in the activity log. 404 for one that is not there. */
export async function removeProof(deps: Deps, caller: Principal<'consultant'>, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const removed = await repository.deleteProof(tx, caller.account.organization.id, id);
    if (!removed) throw notFound();
    await record(deps, tx, caller, { action: 'duty.proof_removed', id, metadata: removed });
  });
}

/** Gives a duty to a member who may act, or with null to nobody. 404 for outsiders, 409 `person_only_reads` for readers. */
export async function assignDuty(deps: Deps, caller: Principal<'consultant'>, { duty, personId }: OwnerInput): Promise<void> {
  const { id: organizationId } = caller.account.organization;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    await ownDuty(deps, tx, organizationId, duty);
    if (personId === null) await repository.deleteOwner(tx, organizationId, duty);
    else {
      const person = await findMember(tx, organizationId, personId);
      if (!person) throw notFound();
      if (!mayAct(person.role, 'consultant')) throw new AppError(409, 'person_only_reads');
      await repository.saveOwner(tx, { organizationId, duty, userId: personId });
    }
    await record(deps, tx, caller, { action: 'duty.assigned', id: organizationId, metadata: { duty, personId } });
  });
}
