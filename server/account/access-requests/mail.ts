import { defaultLanguage } from '#core/platform/languages.ts';
import { momentText } from '#core/platform/text/formats.ts';
import { accountByEmail, userForMail } from '#server/account/accounts/service.ts';
import { nameForInvited } from '#server/account/members/invitations/invitations.ts';
import { nameOf } from '#server/account/membership/service.ts';
import { accountOfUser } from '#server/account/sessions/sessions.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Account } from '#server/platform/security/principal.ts';
import { hashOfSecret, newSecret } from '#server/platform/security/secrets.ts';
import { type AccessRequestRow, saveToken } from './repository.ts';

/** A new token of a request, for the mail that is being sent; null when nobody is to decide any more. */
export async function accessRequestToken(deps: Pick<Deps, 'db' | 'now'>, id: string): Promise<string | null> {
  const token = newSecret();
  return (await saveToken(deps.db, id, { tokenHash: hashOfSecret(token), now: deps.now() })) ? token : null;
}

/** Who asks, as far as others learn it: the organisation that they own, and never one of their clients. */
export async function requesterOf(
  deps: Deps,
  db: Db,
  userId: string,
): Promise<Readonly<{ account: Account; name: string; firm: string | null }> | null> {
  const account = await accountOfUser(deps, db, userId);
  // Who works for the service belongs to no organisation.
  if (account?.role !== 'user') return null;
  const { organization } = account;
  const firm = organization?.role === 'owner' ? await nameForInvited(deps, db, organization) : null;
  return { account, name: nameOf(account), firm };
}

/** The organisation under whose domain a mail may go out: that of an owner, and never one of their clients. */
function senderOfOwner({ organization }: Account): Record<string, string> {
  return organization?.role === 'owner' ? { senderOrganizationId: organization.id } : {};
}

/** Enqueues the mail with the link, which is made when it is sent. It holds nothing that the requester wrote. */
export async function enqueueRequest(deps: Deps, tx: Db, row: AccessRequestRow): Promise<void> {
  const requester = await requesterOf(deps, tx, row.requesterId);
  if (!requester) return;
  const known = await accountByEmail(tx, row.email);
  const language = known?.language ?? row.language;
  const values = {
    accessRequestId: row.id,
    requester: requester.name,
    address: requester.account.email,
    firm: requester.firm ?? '',
    ...senderOfOwner(requester.account),
    nip: row.nip,
    until: momentText(row.expiresAt, language, 'short'),
  };
  const to = { email: row.email, firstName: known?.firstName ?? row.email, lastName: known?.lastName ?? '' };
  const until = row.expiresAt.toISOString();
  await deps.queue.enqueueMail(tx, { kind: 'access_requested', userId: row.requesterId, language, values, to, until });
}

/** Notifies whoever asked that an organisation let them in. */
export async function enqueueGranted(
  deps: Deps,
  tx: Db,
  { requesterId, nip }: AccessRequestRow,
  organization: Readonly<{ id: string; name: string }>,
): Promise<void> {
  const language = (await userForMail(tx, requesterId))?.language ?? defaultLanguage;
  const values = { organizationId: organization.id, organization: organization.name, nip };
  await deps.queue.enqueueMail(tx, { kind: 'access_granted', userId: requesterId, language, values });
}

/** Notifies whoever asked that it was declined, and nothing of who did. */
export async function enqueueDeclined(deps: Deps, tx: Db, { requesterId, nip }: AccessRequestRow): Promise<void> {
  const language = (await userForMail(tx, requesterId))?.language ?? defaultLanguage;
  await deps.queue.enqueueMail(tx, { kind: 'access_declined', userId: requesterId, language, values: { nip } });
}
