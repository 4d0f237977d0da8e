import { roleNames } from '#content/mails/account/team.ts';
import type { Invitation, ReadInvitation } from '#contract/account/invitations.ts';
import { momentText } from '#core/platform/text/formats.ts';
import { invitationDays, invitationsPerDay } from '#core/account/members/invitations.ts';
import type { Language } from '#core/platform/languages.ts';
import { carriesMessage } from '#core/account/people/person-name.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import { limitByAddress } from '#server/account/people/limits.ts';
import { accountByEmail } from '#server/account/accounts/service.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { lockOrganization, organizationName } from '#server/account/companies/organization.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { hashOfSecret, newSecret } from '#server/platform/security/secrets.ts';
import * as rows from './invitation-rows.ts';
import { membersOf } from '#server/account/membership/repository.ts';

type Owner = Principal<'owner'>;
const dayMillis = 86_400_000;

/** A new token of an invitation, for the mail that is being sent; null when nobody is to be invited any more. */
export async function invitationToken(deps: Pick<Deps, 'db'>, id: string): Promise<string | null> {
  const token = newSecret();
  return (await rows.saveToken(deps.db, id, hashOfSecret(token))) ? token : null;
}

function view(row: rows.InvitationRow, now: Date): Invitation {
  const { id, email, role, inviter, expiresAt } = row;
  const sentAt = row.sentAt.at(-1) ?? expiresAt;
  return {
    id,
    email,
    role,
    invitedBy: inviter,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
  };
}

async function opened(tx: Db, organizationId: string, id: string): Promise<rows.InvitationRow> {
  const row = await rows.openInvitation(tx, organizationId, id);
  if (!row) throw notFound();
  return row;
}

/** Refuses with 429 when the organisation, or everybody together to that address, sent too many in the last 24 hours. */
async function requireRoom(deps: Deps, tx: Db, organizationId: string, email: string): Promise<void> {
  const since = new Date(deps.now().getTime() - dayMillis);
  const sent = await rows.countSendings(tx, { organizationId, email, since });
  if (sent.organization < invitationsPerDay.organization && sent.address < invitationsPerDay.address) return;
  throw new AppError(429, 'invitations_exhausted', { retryAfterSeconds: dayMillis / 1000 });
}

/** A name that nobody confirmed says no more than a name to people who know nothing of it. */
export async function nameForInvited(
  deps: Deps,
  tx: Db,
  { id, name, nip }: Pick<Owner['account']['organization'], 'id' | 'name' | 'nip'>,
): Promise<string> {
  return carriesMessage(name) && !(await deps.questions.isConfirmedHolder(tx, id, deps.now())) ? `NIP ${nip}` : name;
}

async function enqueueMail(deps: Deps, tx: Db, { account }: Owner, row: rows.InvitationRow): Promise<void> {
  const known = await accountByEmail(tx, row.email);
  const language = known?.language ?? row.language;
  const values = {
    invitationId: row.id,
    organization: await nameForInvited(deps, tx, account.organization),
    senderOrganizationId: account.organization.id,
    inviter: `${account.firstName} ${account.lastName}`,
    role: roleNames[row.role][language],
    until: momentText(row.expiresAt, language, 'short'),
  };
  const to = { email: row.email, firstName: known?.firstName ?? row.email, lastName: known?.lastName ?? '' };
  await deps.queue.enqueueMail(tx, {
    kind: 'invitation',
    userId: account.userId,
    language,
    values,
    to,
    until: row.expiresAt.toISOString(),
  });
}

function expiry(deps: Deps): Date {
  return new Date(deps.now().getTime() + invitationDays * dayMillis);
}

/** Whoever invites anew is who invites. */
async function renew(deps: Deps, tx: Db, { account }: Owner, row: rows.InvitationRow, role: MemberRole): Promise<rows.InvitationRow> {
  const { userId: invitedBy, firstName, lastName } = account;
  const [at, expiresAt] = [deps.now(), expiry(deps)];
  await rows.renewInvitation(tx, { organizationId: row.organizationId, id: row.id, role, invitedBy, at, expiresAt });
  return { ...row, role, invitedBy, inviter: `${firstName} ${lastName}`, expiresAt, sentAt: [...row.sentAt, at] };
}

type CallInput = Readonly<{ email: string; role: MemberRole; language?: Language | undefined }>;

async function insert(
  deps: Deps,
  tx: Db,
  caller: Owner,
  { email, role, language = caller.language }: CallInput,
): Promise<rows.InvitationRow> {
  const { organization, userId } = caller.account;
  const at = deps.now();
  const row = { organizationId: organization.id, id: deps.newId(), email, role, language, invitedBy: userId, expiresAt: expiry(deps) };
  await rows.insertInvitation(tx, { ...row, at });
  return { ...row, inviter: `${caller.account.firstName} ${caller.account.lastName}`, sentAt: [at] };
}

/** Invites an address. One whose time ran out is invited anew; one that waits is not mailed twice. */
export async function invite(deps: Deps, caller: Owner, input: CallInput): Promise<Invitation> {
  const { id: organizationId } = caller.account.organization;
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await membersOf(tx, organizationId)).some(({ email }) => email === input.email)) throw new AppError(409, 'already_member');
    const waiting = await rows.openInvitationTo(tx, organizationId, input.email);
    if (waiting && waiting.expiresAt > deps.now()) throw new AppError(409, 'already_invited');
    await requireRoom(deps, tx, organizationId, input.email);
    const row = waiting ? await renew(deps, tx, caller, waiting, input.role) : await insert(deps, tx, caller, input);
    await record(deps, tx, caller, { action: 'member.invited', id: row.id, metadata: { role: row.role } });
    await enqueueMail(deps, tx, caller, row);
    return view(row, deps.now());
  });
}

/** Mails an invitation again with a new link and a new time. */
export async function resend(deps: Deps, caller: Owner, id: string): Promise<Invitation> {
  const { id: organizationId } = caller.account.organization;
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const waiting = await opened(tx, organizationId, id);
    await requireRoom(deps, tx, organizationId, waiting.email);
    const row = await renew(deps, tx, caller, waiting, waiting.role);
    await record(deps, tx, caller, { action: 'member.invited', id: row.id, metadata: { role: row.role } });
    await enqueueMail(deps, tx, caller, row);
    return view(row, deps.now());
  });
}

export async function withdrawInvitation(deps: Deps, caller: Owner, id: string): Promise<{ ok: true }> {
  const { id: organizationId } = caller.account.organization;
  await deps.db.transaction(async (tx) => {
    if (!(await rows.closeInvitation(tx, { organizationId, id }, { outcome: 'withdrawn', at: deps.now() }))) throw notFound();
    await record(deps, tx, caller, { action: 'member.invitation_withdrawn', id });
  });
  return { ok: true };
}

export async function listInvitations(deps: Deps, { account }: Owner): Promise<Invitation[]> {
  return (await rows.openInvitations(deps.db, account.organization.id)).map((row) => view(row, deps.now()));
}

/** The open invitation of a link; refuses one that was used, withdrawn, replaced or has run out, all alike. */
export async function invitationOfLink(deps: Deps, db: Db, token: string): Promise<rows.InvitationRow> {
  const row = await rows.invitationByToken(db, hashOfSecret(token), deps.now());
  if (!row) throw new AppError(400, 'invitation_invalid');
  return row;
}

/** What a link is about. Whoever holds it got the mail, so it may state whether the address has an account. */
export async function readInvitation(deps: Deps, { origin }: Principal<'anyone'>, token: string): Promise<ReadInvitation> {
  await limitByAddress(deps, 'token', origin.ipAddress);
  const row = await invitationOfLink(deps, deps.db, token);
  const { email, role, inviter, expiresAt } = row;
  return {
    organization: await organizationName(deps.db, row.organizationId),
    role,
    email,
    invitedBy: inviter,
    expiresAt: expiresAt.toISOString(),
    hasAccount: (await accountByEmail(deps.db, email)) !== null,
  };
}
