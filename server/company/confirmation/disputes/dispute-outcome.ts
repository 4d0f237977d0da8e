import { disputeOutcome, type AccountLevel } from '#core/company/nip-disputes.ts';
import { record, type Actor } from '#server/platform/security/audit.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask, resolveOthers } from '#server/platform/tasks/service.ts';
import * as rows from './dispute-rows.ts';
import type { DisputeEnd, DisputeRow } from './dispute-rows.ts';
import { endCodes } from '#server/company/confirmation/letter/codes.ts';
import { endConfirmations, lockNip } from '#server/company/confirmation/repository.ts';
import { statusOfAccount } from '#server/company/confirmation/status.ts';
import { closeProof } from '#server/company/confirmation/website/website-rows.ts';
import { holderOf, moveNip, organizationData, periodsOf, writeToOwners } from '#server/account/public.ts';

const origin = { ipAddress: '', userAgent: 'dispute' };

async function write(deps: Deps, tx: Db, organizationId: string, kind: 'dispute_won' | 'dispute_lost', nip: string): Promise<void> {
  await writeToOwners(deps, tx, organizationId, { kind, valuesIn: () => ({ nip }) });
}

/** By whom a dispute ends; `but` is the subject of the task that is being decided, which closes itself. */
export type End = Readonly<{ by: Actor; but?: string | null }>;

/** Closes a dispute with the tasks about it, once. */
async function close(
  deps: Deps,
  tx: Db,
  dispute: DisputeRow,
  { outcome, by, but = null }: End & { outcome: DisputeEnd },
): Promise<boolean> {
  if (!(await rows.closeDispute(tx, dispute, outcome, deps.now()))) return false;
  for (const kind of ['nip_disputed', 'nip_move_proposed'] as const) await resolveOthers(deps, tx, kind, { prefix: dispute.id, but });
  await record(deps, tx, by, {
    action: 'company.dispute_closed',
    id: dispute.organizationId,
    organizationId: dispute.organizationId,
    metadata: { outcome },
  });
  return true;
}

/** What follows for the account that loses a NIP: nothing confirms it any more; its certificates and payments are checked by a person. */
async function loseNip(deps: Deps, tx: Db, organizationId: string, nip: string): Promise<void> {
  const at = deps.now();
  await endConfirmations(tx, organizationId, at);
  await endCodes(deps, tx, organizationId);
  await closeProof(tx, organizationId, at);
  await deps.events.nipLost(deps, tx, { organizationId });
  const { name } = await organizationData(tx, organizationId);
  for (const { paymentId, endsAt } of await periodsOf(tx, organizationId)) {
    if (!paymentId || endsAt <= at) continue;
    await openTask(deps, tx, { kind: 'nip_lost_paid', subject: paymentId, organizationId, facts: { organization: name, nip, paymentId } });
  }
  await write(deps, tx, organizationId, 'dispute_lost', nip);
  const by = { userId: null, organizationId, origin };
  await record(deps, tx, by, { action: 'company.nip_lost', id: organizationId });
}

/** Gives a NIP to the claimant. Nothing of the loser's work goes along. The lock on the NIP has to be held. */
export async function assignNip(deps: Deps, tx: Db, dispute: DisputeRow, end: End): Promise<void> {
  const { nip, organizationId } = dispute;
  const loser = await holderOf(tx, nip);
  if (!(await close(deps, tx, dispute, { ...end, outcome: 'claimant' }))) return;
  await moveNip(tx, nip, organizationId, deps.now());
  if (loser) await loseNip(deps, tx, loser.id, nip);
  await write(deps, tx, organizationId, 'dispute_won', nip);
}

/** Leaves a NIP with its holder. */
export async function confirmHolder(
  deps: Deps,
  tx: Db,
  dispute: DisputeRow,
  end: End & { outcome: 'holder' | 'withdrawn' },
): Promise<void> {
  if (!(await close(deps, tx, dispute, end))) return;
  const holder = await holderOf(tx, dispute.nip);
  if (holder) await write(deps, tx, holder.id, 'dispute_won', dispute.nip);
  await write(deps, tx, dispute.organizationId, 'dispute_lost', dispute.nip);
}

type Claim = Readonly<{ dispute: DisputeRow; level: AccountLevel }>;

/** Claims to a NIP, the best confirmed first, then the earliest. */
async function claimsTo(deps: Deps, tx: Db, nip: string): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const dispute of await rows.openDisputes(tx, nip)) {
    claims.push({ dispute, level: await statusOfAccount(tx, dispute.organizationId, deps.now()) });
  }
  return claims.toSorted((one, other) => other.level - one.level);
}

/** Ends the disputes about a NIP that are decided by what is known now (`core/company/nip-disputes.ts`); the others stay open. */
export async function settleNip(deps: Deps, tx: Db, nip: string): Promise<number> {
  await lockNip(tx, nip);
  const now = deps.now();
  let settled = 0;
  for (const { dispute, level } of await claimsTo(deps, tx, nip)) {
    const holder = await holderOf(tx, nip);
    const held = holder && { level: await statusOfAccount(tx, holder.id, now), createdAt: holder.createdAt };
    const outcome = disputeOutcome({ holder: held, claimant: level, openedAt: dispute.openedAt, now });
    const by = { userId: null, organizationId: dispute.organizationId, origin };
    if (outcome === 'claimant') await assignNip(deps, tx, dispute, { by });
    if (outcome === 'holder') await confirmHolder(deps, tx, dispute, { by, outcome });
    if (outcome !== 'open') settled += 1;
  }
  return settled;
}
