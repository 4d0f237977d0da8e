import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { dayText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { answerBy, claimantsPerNip, decideBy, disputesPerAccount } from '#core/company/nip-disputes.ts';
import { record, type Actor } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, type TaskRow } from '#server/platform/tasks/service.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { assignNip, confirmHolder, settleNip } from './dispute-outcome.ts';
import * as rows from './dispute-rows.ts';
import type { DisputeRow } from './dispute-rows.ts';
import { endCodes } from '#server/company/confirmation/letter/codes.ts';
import { lockNip } from '#server/company/confirmation/repository.ts';
import { knownOf, statusOfAccount } from '#server/company/confirmation/status.ts';
import { countClaimants, holderOf, moveNip, nipOf, type NipHolder, organizationData, writeToOwners } from '#server/account/public.ts';

/** Refuses with 429 an account more that claims one NIP. Whoever registers next waits until the transaction ends. */
export async function refuseTooManyClaimants(tx: Db, nip: string): Promise<void> {
  await lockNip(tx, nip);
  if ((await countClaimants(tx, nip)) >= claimantsPerNip) throw new AppError(429, 'disputes_used_up', { retryAfterSeconds: 86_400 });
}

/** Asks an operator to decide. `attempt` distinguishes a task from one that was closed without an end of the dispute. */
async function requestDecision(deps: Deps, tx: Db, dispute: DisputeRow, holder: NipHolder, attempt: string): Promise<void> {
  const { organizationId, id, nip } = dispute;
  const { name } = await organizationData(tx, organizationId);
  const facts = { organization: name, nip, holder: holder.name, decideAt: dispute.decideBy.toISOString() };
  await openTask(deps, tx, { kind: 'nip_disputed', subject: `${id}${attempt}`, organizationId, facts });
}

/**
 * Opens a dispute of an organisation that does not hold its NIP: the holder is notified, an operator is asked. A NIP that nobody
 * holds is given to it at once. Nothing happens when one is open.
 */
export async function openDispute(deps: Deps, tx: Db, organizationId: string, by: Actor): Promise<void> {
  const own = await nipOf(tx, organizationId);
  if (!own || own.holdsNip) return;
  const { nip } = own;
  await lockNip(tx, nip);
  const openedAt = deps.now();
  const dispute = { organizationId, id: deps.newId(), nip, openedAt, decideBy: decideBy(openedAt) };
  if (!(await rows.insertDispute(tx, dispute))) return;
  await record(deps, tx, by, { action: 'company.dispute_opened', id: organizationId, organizationId });
  const holder = await holderOf(tx, nip);
  if (holder) {
    await requestDecision(deps, tx, dispute, holder, '');
    const valuesIn = (language: Language) => ({ nip, date: dayText(dispute.decideBy, language) });
    await writeToOwners(deps, tx, holder.id, { kind: 'company_disputed', valuesIn });
  }
  await settleNip(deps, tx, nip);
}

/**
 * Gives an account whose address was just confirmed its NIP where nobody holds it, and opens a dispute where somebody does, unless
 * too many claim it already.
 */
export async function assumeOrClaimNip(deps: Deps, tx: Db, organizationId: string, by: Actor): Promise<void> {
  const own = await nipOf(tx, organizationId);
  if (!own || own.holdsNip) return;
  await lockNip(tx, own.nip);
  if (!(await holderOf(tx, own.nip))) await moveNip(tx, own.nip, organizationId, deps.now());
  else if ((await countClaimants(tx, own.nip)) <= claimantsPerNip) await openDispute(deps, tx, organizationId, by);
}

/** Opens a dispute at the request of an account that lost or never held its NIP. */
export async function startDispute(deps: Deps, caller: Principal<'signed-in'>): Promise<void> {
  const organizationId = organizationOf(caller.account);
  await deps.db.transaction(async (tx) => {
    await lockNip(tx, caller.account.organization?.nip ?? '');
    const open = await rows.openDisputeOf(tx, organizationId);
    if (!open && (await rows.countDisputes(tx, organizationId)) >= disputesPerAccount) {
      throw new AppError(429, 'disputes_used_up', { retryAfterSeconds: 86_400 });
    }
    const by = { userId: caller.account.userId, organizationId, origin: caller.origin };
    await openDispute(deps, tx, organizationId, by);
  });
}

/** The claimant takes the claim back. */
export async function withdrawDispute(deps: Deps, caller: Principal<'signed-in'>): Promise<void> {
  const organizationId = organizationOf(caller.account);
  await deps.db.transaction(async (tx) => {
    await lockNip(tx, caller.account.organization?.nip ?? '');
    const dispute = await rows.openDisputeOf(tx, organizationId);
    if (!dispute) throw notFound();
    const by = { userId: caller.account.userId, organizationId, origin: caller.origin };
    await confirmHolder(deps, tx, dispute, { by, outcome: 'withdrawn' });
  });
}

/** What an account is shown of a dispute: never who the other one is, or how it is confirmed. */
export async function disputeView(deps: Deps, organizationId: string): Promise<CompanyConfirmation['dispute']> {
  const { nip = '', holdsNip = false } = (await nipOf(deps.db, organizationId)) ?? {};
  const [first] = holdsNip ? await rows.openDisputes(deps.db, nip) : [await rows.openDisputeOf(deps.db, organizationId)];
  if (!first) return null;
  const { openedAt } = first;
  const holder = holdsNip ? await holderOf(deps.db, nip) : null;
  const level = holder ? await statusOfAccount(deps.db, holder.id, deps.now()) : 0;
  const { heldUp } = await knownOf(deps.db, organizationId, deps.now());
  return {
    role: holdsNip ? 'holder' : 'claimant',
    openedAt: openedAt.toISOString(),
    decideBy: first.decideBy.toISOString(),
    answerBy: holder ? answerBy({ level, createdAt: holder.createdAt }, openedAt).toISOString() : null,
    heldUp,
  };
}

/** Ends what is decided by now, NIP by NIP. */
export async function settleDisputes(deps: Deps): Promise<{ disputesSettled: number }> {
  let disputesSettled = 0;
  for (const nip of await rows.disputedNips(deps.db)) disputesSettled += await deps.db.transaction((tx) => settleNip(deps, tx, nip));
  return { disputesSettled };
}

/** Everything about disputes that an account leaves behind: its own ends, and a NIP that it held goes to the best claim. */
export async function leaveNip(deps: Deps, tx: Db, organizationId: string, by: Actor, leave: () => Promise<void>): Promise<void> {
  const { nip = '' } = (await nipOf(tx, organizationId)) ?? {};
  await lockNip(tx, nip);
  const dispute = await rows.openDisputeOf(tx, organizationId);
  if (dispute) await confirmHolder(deps, tx, dispute, { by, outcome: 'withdrawn' });
  await endCodes(deps, tx, organizationId);
  await leave();
  await settleNip(deps, tx, nip);
}

/** The dispute that a task is about, if it is still open, with the NIP locked. */
async function disputeOf(tx: Db, { organizationId, subject }: TaskRow): Promise<DisputeRow> {
  const dispute = await rows.openDisputeOf(tx, organizationId ?? '');
  if (!dispute || !subject.startsWith(dispute.id)) throw notFound();
  await lockNip(tx, dispute.nip);
  return dispute;
}

type Operator = Principal<'operator'>;

/** Locks the NIP of an organisation before anything of it is locked: so does everything that ends disputes. */
export async function lockOwnNip(tx: Db, organizationId: string): Promise<void> {
  const own = await nipOf(tx, organizationId);
  if (own) await lockNip(tx, own.nip);
}

/** An operator leaves the NIP with its holder. */
export async function decideForHolder(deps: Deps, tx: Db, task: TaskRow, operator: Operator): Promise<void> {
  const by = { userId: operator.account.userId, organizationId: task.organizationId, origin: operator.origin };
  await confirmHolder(deps, tx, await disputeOf(tx, task), { by, outcome: 'holder', but: task.subject });
}

/** An operator wants to give the NIP to the claimant; another one decides. */
export async function proposeMove(deps: Deps, tx: Db, task: TaskRow, { account }: Operator): Promise<void> {
  const dispute = await disputeOf(tx, task);
  const facts = { ...task.facts, proposedBy: `${account.firstName} ${account.lastName}`.trim(), proposedById: account.userId };
  const subject = `${dispute.id}:${deps.newId()}`;
  await openTask(deps, tx, { kind: 'nip_move_proposed', subject, organizationId: task.organizationId, facts });
}

/** Another operator gives the NIP to the claimant. */
export async function confirmMove(deps: Deps, tx: Db, task: TaskRow, operator: Operator): Promise<void> {
  if (task.facts.proposedById === operator.account.userId) throw new AppError(409, 'second_person_needed');
  const by = { userId: operator.account.userId, organizationId: task.organizationId, origin: operator.origin };
  await assignNip(deps, tx, await disputeOf(tx, task), { by, but: task.subject });
}

/** The other operator does not agree: the dispute is to be decided again. */
export async function dismissMove(deps: Deps, tx: Db, task: TaskRow): Promise<void> {
  const dispute = await disputeOf(tx, task);
  const holder = await holderOf(tx, dispute.nip);
  if (holder) await requestDecision(deps, tx, dispute, holder, `:${deps.newId()}`);
}
