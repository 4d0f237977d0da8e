import { mayAct, type MemberRole } from '#core/account/members/members.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { closeInvitationsOf } from './invitations/invitation-rows.ts';

type Act = Pick<Principal<'signed-in'>, 'account' | 'origin'>;
/** `role` is what is left to the person; null for nothing. */
type Loss = Readonly<{ organizationId: string; userId: string; role: MemberRole | null }>;

/**
 * No right outlives its giver: what somebody could give and no longer may ends with the role. Open invitations of a former owner are withdrawn
 * and their webhooks switched off until another owner wants them; shared results of a former editor end.
 */
export async function revokeGrantedRights(
  deps: Deps,
  tx: Db,
  { account, origin }: Act,
  { organizationId, userId, role }: Loss,
): Promise<void> {
  const by = { userId: account.userId, organizationId, origin };
  if (role !== 'owner') {
    for (const id of await closeInvitationsOf(tx, { organizationId, userId, at: deps.now() }))
      await record(deps, tx, by, { action: 'member.invitation_withdrawn', id });
  }
  const asEditor = role === null || !mayAct(role, 'editor');
  await deps.events.rightsLost(deps, tx, { by, organizationId, userId, asOwner: role !== 'owner', asEditor });
}
