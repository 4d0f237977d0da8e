import type { CurrentUser } from '#contract/account/accounts.ts';
import type { OwnOrganization } from '#contract/account/members.ts';
import { limitByAddress } from '#server/account/people/limits.ts';
import { makeInvitedAccount } from '#server/account/accounts/registration/registration.ts';
import { currentUser } from '#server/account/accounts/service.ts';
import { accountIn, startSession, turnSession, markOpenedByMail } from '#server/account/sessions/sessions.ts';
import { hashPassword, requireGoodPassword } from '#server/account/people/passwords/passwords.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { lockOrganization, organizationName } from '#server/account/companies/organization.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { closeInvitation, type InvitationRow } from './invitation-rows.ts';
import { invitationOfLink } from './invitations.ts';
import { makeMember } from '#server/account/members/joining.ts';
import { organizationsOf } from '#server/account/membership/repository.ts';

/** Makes the invited person a member, once; somebody who is one already keeps their role. */
async function join(
  deps: Deps,
  tx: Db,
  invitation: InvitationRow,
  { userId, origin }: { userId: string } & Pick<Principal<'anyone'>, 'origin'>,
): Promise<void> {
  const { organizationId, role } = invitation;
  await lockOrganization(tx, organizationId);
  if (!(await closeInvitation(tx, invitation, { outcome: 'accepted', at: deps.now() }))) throw new AppError(400, 'invitation_invalid');
  await makeMember(deps, tx, { userId, organizationId, origin }, { organizationId, userId, role });
}

/** Accepts an invitation to the own address, and turns the session to the organisation. */
export async function acceptInvitation(deps: Deps, caller: Principal<'signed-in'>, token: string): Promise<OwnOrganization> {
  await limitByAddress(deps, 'token', caller.origin.ipAddress);
  const { account, origin, session } = caller;
  return deps.db.transaction(async (tx) => {
    const invitation = await invitationOfLink(deps, tx, token);
    if (invitation.email !== account.email) throw new AppError(409, 'invitation_other_address', { facts: { email: invitation.email } });
    await join(deps, tx, invitation, { userId: account.userId, origin });
    if (session.token) {
      await markOpenedByMail(tx, session.token);
      await turnSession(tx, session.token, invitation.organizationId);
    }
    const own = (await organizationsOf(tx, account.userId)).find(({ id }) => id === invitation.organizationId);
    if (!own) throw new AppError(400, 'invitation_invalid');
    return own;
  });
}

type Registration = Readonly<{ token: string; firstName: string; lastName: string; password: string }>;

/** Makes an account for the invited address, which the link has proved, accepts, and signs in: all of it or nothing. */
export async function registerInvited(deps: Deps, caller: Principal<'anyone'>, input: Registration): Promise<CurrentUser> {
  await limitByAddress(deps, 'register', caller.origin.ipAddress);
  const { email, organizationId } = await invitationOfLink(deps, deps.db, input.token);
  const known = [email, input.firstName, input.lastName, await organizationName(deps.db, organizationId)];
  await requireGoodPassword(input.password, 'password', known);
  const passwordHash = await hashPassword(input.password);
  const { account, token } = await deps.db.transaction(async (tx) => {
    const invitation = await invitationOfLink(deps, tx, input.token);
    const { firstName, lastName } = input;
    const userId = await makeInvitedAccount(deps, tx, caller, { email: invitation.email, firstName, lastName, passwordHash });
    await join(deps, tx, invitation, { userId, origin: caller.origin });
    const made = await accountIn(deps, tx, invitation.organizationId, userId);
    if (!made) throw new AppError(400, 'invitation_invalid');
    await record(deps, tx, { account: made, origin: caller.origin }, { action: 'user.signed_in', id: userId });
    return { account: made, token: await startSession(deps, tx, userId, caller.origin, { openedByMail: true }) };
  });
  caller.session.start(token);
  return currentUser(deps, account);
}
