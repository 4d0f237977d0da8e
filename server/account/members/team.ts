import type { Member as MemberView } from '#contract/account/members.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal, Membership } from '#server/platform/security/principal.ts';
import { lockOrganization, setMainOwner } from '#server/account/companies/organization.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { revokeGrantedRights } from './lost-rights.ts';
import { notifyOwners, notifyRemoved, notifyRole } from '#server/account/membership/notices.ts';
import * as repository from '#server/account/membership/repository.ts';
import { memberView, nameOf } from '#server/account/membership/service.ts';

type Owner = Principal<'owner'>;

/**
 * Makes changes of a team wait for one another, and refuses those of somebody who has stopped being an owner meanwhile. Returns
 * whom the change is about.
 */
export async function lockTeam(tx: Db, { account }: Owner, personId: string): Promise<repository.MemberRow> {
  const { id } = account.organization;
  await lockOrganization(tx, id);
  const own = await repository.memberById(tx, id, account.userId);
  if (own?.role !== 'owner') throw new AppError(403, 'owner_needed');
  const person = await repository.memberById(tx, id, personId);
  if (!person) throw notFound();
  return person;
}

/** An organisation always has an owner. */
async function requireOtherOwner(tx: Db, organizationId: string, userId: string): Promise<void> {
  const owners = await repository.ownersOf(tx, organizationId);
  if (!owners.some((one) => one.userId !== userId)) throw new AppError(409, 'last_owner');
}

/** The account that an organisation goes with is one of its owners. */
async function saveMainOwner(deps: Deps, tx: Db, organizationId: string): Promise<void> {
  const owners = await repository.ownersOf(tx, organizationId);
  await setMainOwner(
    tx,
    organizationId,
    owners.map(({ userId }) => userId),
    deps.now(),
  );
}

type RoleChange = Readonly<{ organization: Membership; person: repository.MemberRow; role: MemberRole }>;

async function assignRole(deps: Deps, tx: Db, caller: Owner, { organization, person, role }: RoleChange): Promise<void> {
  await repository.setRole(tx, organization.id, person.userId, role);
  await revokeGrantedRights(deps, tx, caller, { organizationId: organization.id, userId: person.userId, role });
  const metadata = { from: person.role, to: role };
  await record(deps, tx, caller, { action: 'member.role_changed', id: person.userId, metadata });
  const byId = caller.account.userId;
  if (person.userId !== byId) await notifyRole(deps, tx, person, organization.name, role);
  await notifyOwners(deps, tx, { organization, change: 'role', person: { userId: person.userId, name: nameOf(person) }, role, byId });
}

/** Gives somebody another role; the last owner keeps theirs. */
export async function changeRole(deps: Deps, caller: Owner, personId: string, role: MemberRole): Promise<MemberView> {
  const { organization } = caller.account;
  return deps.db.transaction(async (tx) => {
    const person = await lockTeam(tx, caller, personId);
    if (person.role === role) return memberView(person);
    if (person.role === 'owner') await requireOtherOwner(tx, organization.id, personId);
    await assignRole(deps, tx, caller, { organization, person, role });
    await saveMainOwner(deps, tx, organization.id);
    return memberView({ ...person, role });
  });
}

/** Makes somebody an owner and the caller an editor, together. */
export async function handOver(deps: Deps, caller: Owner, personId: string): Promise<{ ok: true }> {
  const { organization, userId } = caller.account;
  await deps.db.transaction(async (tx) => {
    const person = await lockTeam(tx, caller, personId);
    if (personId === userId) throw new AppError(409, 'last_owner');
    const own = await repository.memberById(tx, organization.id, userId);
    if (!own) throw notFound();
    if (person.role !== 'owner') await assignRole(deps, tx, caller, { organization, person, role: 'owner' });
    await assignRole(deps, tx, caller, { organization, person: own, role: 'editor' });
    await saveMainOwner(deps, tx, organization.id);
  });
  return { ok: true };
}

/** Ends the membership of somebody else; what they did stays. */
export async function removeMember(deps: Deps, caller: Owner, personId: string): Promise<{ ok: true }> {
  const { organization, userId } = caller.account;
  await deps.db.transaction(async (tx) => {
    const person = await lockTeam(tx, caller, personId);
    if (personId === userId) throw new AppError(409, 'last_owner');
    await repository.endMembership(tx, organization.id, personId, deps.now());
    await revokeGrantedRights(deps, tx, caller, { organizationId: organization.id, userId: personId, role: null });
    await saveMainOwner(deps, tx, organization.id);
    await record(deps, tx, caller, { action: 'member.removed', id: personId, metadata: { role: person.role } });
    await notifyRemoved(deps, tx, person, organization.name);
    const change = {
      organization,
      change: 'removed',
      person: { userId: personId, name: nameOf(person) },
      role: person.role,
      byId: userId,
    } as const;
    await notifyOwners(deps, tx, change);
  });
  return { ok: true };
}

/** Ends the own membership in one organisation within a transaction; the last owner stays. */
export async function leaveWithin(
  deps: Deps,
  tx: Db,
  caller: Pick<Principal<'signed-in'>, 'account' | 'origin'>,
  organization: Membership | repository.OwnOrganization,
): Promise<void> {
  const { userId } = caller.account;
  await lockOrganization(tx, organization.id);
  const own = await repository.memberById(tx, organization.id, userId);
  if (!own) return;
  if (own.role === 'owner') await requireOtherOwner(tx, organization.id, userId);
  await repository.endMembership(tx, organization.id, userId, deps.now());
  await revokeGrantedRights(deps, tx, caller, { organizationId: organization.id, userId, role: null });
  await saveMainOwner(deps, tx, organization.id);
  const act = { action: 'member.left', id: userId, organizationId: organization.id, metadata: { role: own.role } } as const;
  await record(deps, tx, caller, act);
  await notifyOwners(deps, tx, { organization, change: 'left', person: { userId, name: nameOf(own) }, role: own.role, byId: userId });
}

/** Leaves the organisation that the session is about. */
export async function leaveOrganization(deps: Deps, caller: Principal<'reader'>): Promise<{ ok: true }> {
  await deps.db.transaction((tx) => leaveWithin(deps, tx, caller, caller.account.organization));
  return { ok: true };
}
