import type { RequestedAccess } from '#contract/account/access-requests.ts';
import { requireNip } from '#server/account/companies/nip.ts';
import { lockOrganization } from '#server/account/companies/organization.ts';
import { makeMember } from '#server/account/members/joining.ts';
import { memberById } from '#server/account/membership/repository.ts';
import { limitByAddress } from '#server/account/people/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { hashOfSecret } from '#server/platform/security/secrets.ts';
import { enqueueDeclined, enqueueGranted, requesterOf } from './mail.ts';
import * as repository from './repository.ts';

type Owner = Principal<'owner'>;
type Row = repository.AccessRequestRow;
type Named = Readonly<{ id: string; token?: string | undefined }>;

/** Unknown, used, withdrawn, run out, of another organisation or address: all alike. */
function over(): AppError {
  return new AppError(404, 'access_request_over');
}

async function requestedAccess(deps: Deps, row: Row): Promise<RequestedAccess | null> {
  const requester = await requesterOf(deps, deps.db, row.requesterId);
  if (!requester) return null;
  const { account, name, firm } = requester;
  const { id, nip, email, expiresAt } = row;
  return { id, requester: { name, email: account.email, firm }, nip, email, expiresAt: expiresAt.toISOString() };
}

export async function readAccessRequest(deps: Deps, { origin }: Principal<'anyone'>, token: string): Promise<RequestedAccess> {
  await limitByAddress(deps, 'token', origin.ipAddress);
  const row = await repository.requestByToken(deps.db, hashOfSecret(token), deps.now());
  const shown = row && (await requestedAccess(deps, row));
  if (!shown) throw over();
  return shown;
}

/** What was mailed to the owner's own address: anybody could request a NIP, and nobody fills the team page of others. */
export async function listReceivedRequests(deps: Deps, { account }: Owner): Promise<RequestedAccess[]> {
  const { email, organization } = account;
  const rows = await repository.requestsTo(deps.db, { email, nip: organization.nip, now: deps.now() });
  return (await Promise.all(rows.map((row) => requestedAccess(deps, row)))).flatMap((one) => one ?? []);
}

/** The request that an owner may decide: for the NIP of their organisation, and mailed to their address or named by its link. */
async function decidable(deps: Deps, tx: Db, { account }: Owner, { id, token }: Named): Promise<Row> {
  const now = deps.now();
  const { email, organization } = account;
  const named = token === undefined ? null : await repository.requestByToken(tx, hashOfSecret(token), now);
  const mailed = await repository.requestsTo(tx, { email, nip: organization.nip, now });
  const row = [...(named ? [named] : []), ...mailed].find((one) => one.id === id);
  if (!row || row.nip !== organization.nip) throw over();
  return row;
}

/** Who has stopped being an owner meanwhile decides nothing. */
async function requireOwner(tx: Db, { account }: Owner): Promise<void> {
  const own = await memberById(tx, account.organization.id, account.userId);
  if (own?.role !== 'owner') throw new AppError(403, 'owner_needed');
}

/** Lets whoever asked in as a consultant, once; somebody who is a member already keeps their role, and the request ends. */
export async function grantAccess(deps: Deps, caller: Owner, named: Named): Promise<{ outcome: 'joined' | 'already_member' }> {
  const { account, origin } = caller;
  await limitByAddress(deps, 'token', origin.ipAddress);
  const { id: organizationId, name } = account.organization;
  return deps.db.transaction(async (tx) => {
    const row = await decidable(deps, tx, caller, named);
    await requireNip(tx, organizationId);
    await requireOwner(tx, caller);
    if (!(await requesterOf(deps, tx, row.requesterId))) throw over();
    if (!(await repository.endRequest(tx, row.id, { state: 'accepted', at: deps.now() }))) throw over();
    const joining = { organizationId, userId: row.requesterId, role: 'consultant' } as const;
    const isNew = await makeMember(deps, tx, { userId: account.userId, organizationId, origin }, joining);
    if (!isNew) return { outcome: 'already_member' };
    await record(deps, tx, caller, { action: 'access.granted', id: row.id });
    await enqueueGranted(deps, tx, row, { id: organizationId, name });
    return { outcome: 'joined' };
  });
}

/** Declines; whoever asked is notified of that, and of no reason. */
export async function declineAccess(deps: Deps, caller: Owner, named: Named): Promise<{ ok: true }> {
  await limitByAddress(deps, 'token', caller.origin.ipAddress);
  await deps.db.transaction(async (tx) => {
    const row = await decidable(deps, tx, caller, named);
    await lockOrganization(tx, caller.account.organization.id);
    await requireOwner(tx, caller);
    if (!(await repository.endRequest(tx, row.id, { state: 'declined', at: deps.now() }))) throw over();
    await record(deps, tx, caller, { action: 'access.declined', id: row.id });
    await enqueueDeclined(deps, tx, row);
  });
  return { ok: true };
}
