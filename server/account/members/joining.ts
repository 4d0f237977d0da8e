import type { MemberRole } from '#core/account/members/members.ts';
import { organizationName } from '#server/account/companies/organization.ts';
import { notifyOwners } from '#server/account/membership/notices.ts';
import { insertMember, memberById } from '#server/account/membership/repository.ts';
import { nameOf } from '#server/account/membership/service.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { type Actor, record } from '#server/platform/security/audit.ts';

type Joining = Readonly<{ organizationId: string; userId: string; role: MemberRole }>;

/**
 * Makes somebody a member of an organisation that the transaction has locked, with the row in its log and mails to its owners. False for
 * somebody who is one already and keeps their role.
 */
export async function makeMember(
  deps: Deps,
  tx: Db,
  by: Actor & Readonly<{ userId: string }>,
  { organizationId, userId, role }: Joining,
): Promise<boolean> {
  if (await memberById(tx, organizationId, userId)) return false;
  await insertMember(tx, { organizationId, userId, role, at: deps.now() });
  await record(deps, tx, by, { action: 'member.joined', id: userId, metadata: { role } });
  const person = await memberById(tx, organizationId, userId);
  const organization = { id: organizationId, name: await organizationName(tx, organizationId) };
  if (person)
    await notifyOwners(deps, tx, { organization, change: 'joined', person: { userId, name: nameOf(person) }, role, byId: by.userId });
  return true;
}
