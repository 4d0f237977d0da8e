import type { CurrentUser, RegistrationInput } from '#contract/account/accounts.ts';
import type { Language } from '#core/platform/languages.ts';
import { record } from '#server/platform/security/audit.ts';
import type { AuditAction } from '#server/platform/security/audit-actions.ts';
import { holderOf } from '#server/account/companies/nip.ts';
import { insertOrganization } from '#server/account/companies/organization.ts';
import { addMember, usualOrganization } from '#server/account/membership/service.ts';
import { factorsOf } from '#server/account/authenticators/factors.ts';
import { violatesUnique, type Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { limitByAddress, limitMails, limitPasswords } from '#server/account/people/limits.ts';
import { knownOf } from './personal-words.ts';
import { hashPassword, passwordMatches, requireGoodPassword } from '#server/account/people/passwords/passwords.ts';
import * as repository from '#server/account/accounts/repository.ts';
import { endPendingSessions, pendingOfSession } from '#server/account/sessions/pending-sessions.ts';
import { rememberPending } from './pending.ts';
import { enter } from '#server/account/accounts/service.ts';
import { accountOfSession } from '#server/account/sessions/sessions.ts';
import { endSessionsOf } from '#server/account/sessions/session-ends.ts';
import { ownerOfToken, redeemToken } from '#server/account/people/passwords/tokens.ts';
import type { Principal, Origin } from '#server/platform/security/principal.ts';

type Visitor = Principal<'anyone'>;

async function recordAction(deps: Deps, db: Db, act: { userId: string; action: AuditAction; origin: Origin }): Promise<void> {
  const { userId, action, origin } = act;
  const organizationId = await usualOrganization(db, userId);
  await record(deps, db, { userId, organizationId, origin }, { action, id: userId });
}

function emailTakenError(error: unknown): unknown {
  if (violatesUnique(error, 'users_email_key')) return new AppError(409, 'email_taken');
  return error;
}

type Invited = Readonly<{ email: string; firstName: string; lastName: string; passwordHash: string }>;

/** An account for an address that a mailed link has proved; 409 where the address has one. */
export async function makeInvitedAccount(deps: Deps, tx: Db, caller: Visitor, invited: Invited): Promise<string> {
  const [id, at] = [deps.newId(), deps.now()];
  try {
    await repository.insertUser(tx, { ...invited, id, subscriptionPlan: 'basic', complianceType: null, language: caller.language, at });
  } catch (error) {
    throw emailTakenError(error);
  }
  await repository.markVerified(tx, id, at);
  await recordAction(deps, tx, { userId: id, action: 'user.registered', origin: caller.origin });
  return id;
}

/** A NIP that is held is claimed only by those who want to, and not by too many. Until an address is confirmed it holds none. */
async function requireFreeNip(deps: Deps, tx: Db, { organization, dispute = false }: RegistrationInput): Promise<void> {
  if (!(await holderOf(tx, organization.nip))) return;
  if (!dispute) throw new AppError(409, 'nip_taken');
  await deps.events.nipClaimed(tx, organization);
}

async function make(deps: Deps, caller: Visitor, input: RegistrationInput, passwordHash: string): Promise<void> {
  const [userId, id, at] = [deps.newId(), deps.newId(), deps.now()];
  await deps.db.transaction(async (tx) => {
    await requireFreeNip(deps, tx, input);
    await repository.insertUser(tx, { ...input, id: userId, passwordHash, language: caller.language, at });
    await insertOrganization(tx, { ...input.organization, id, userId, holdsNip: false, at });
    await addMember(tx, { organizationId: id, userId, role: 'owner', at });
    await deps.events.organizationRegistered(tx, { organizationId: id, userId, scopes: input.scopes ?? [], at });
    await recordAction(deps, tx, { userId, action: 'user.registered', origin: caller.origin });
    await deps.queue.enqueueMail(tx, { kind: 'verification', userId, language: caller.language });
    await rememberPending(deps, tx, caller, userId);
  });
}

/**
 * Makes account and organisation together and queues the confirmation mail, or makes nothing. A NIP that another account holds is
 * refused with 409, unless the account is to claim it: the dispute opens when its address is confirmed, which is also when a free
 * NIP is taken.
 */
export async function register(deps: Deps, caller: Visitor, input: RegistrationInput): Promise<{ email: string }> {
  await limitByAddress(deps, 'register', caller.origin.ipAddress);
  const { email, firstName, lastName, organization } = input;
  await requireGoodPassword(input.password, 'password', [email, firstName, lastName, organization.name, organization.nip]);
  const passwordHash = await hashPassword(input.password);
  try {
    if (input.dispute && (await holderOf(deps.db, input.organization.nip))) await limitByAddress(deps, 'dispute', caller.origin.ipAddress);
    await make(deps, caller, input, passwordHash);
    // The mail of the registration is one of those that its address gets in a day; it is never the one too many.
    await limitMails(deps, 'verification', input.email).catch(() => {});
  } catch (error) {
    throw emailTakenError(error);
  }
  return { email: input.email };
}

/** What somebody who opens the mailed link shows beside it: the password of the registration, or a new one. */
type Shown = Readonly<{ password?: string | undefined; newPassword?: string | undefined }>;

/**
 * Whether the account is of whoever opens the link: its browser registered, or the password is known. Somebody else may have
 * registered the address; then a new password ends theirs, and every session they have.
 */
async function requireOwnPassword(deps: Deps, caller: Visitor, userId: string, { password, newPassword }: Shown): Promise<string | null> {
  const pending = caller.session.token ? await pendingOfSession(deps, caller.session.token) : null;
  if (pending?.userId === userId) return null;
  if (newPassword !== undefined) {
    await requireGoodPassword(newPassword, 'newPassword', await knownOf(deps.db, userId));
    return hashPassword(newPassword);
  }
  if (password === undefined) throw new AppError(403, 'registration_password_needed');
  const hash = await repository.passwordHashOf(deps.db, userId);
  if (await limitPasswords(deps, userId, () => passwordMatches(password, hash))) return null;
  throw new AppError(400, 'invalid_input', { fields: { password: 'registration_password_wrong' } });
}

/**
 * Signs in whoever confirmed an address: they opened the mailed link, and this browser showed a password of the account with it, now or when
 * it registered (decision 0617). Null where somebody is signed in already, who stays so, and where a second step is needed.
 */
async function enterConfirmed(deps: Deps, caller: Visitor, userId: string): Promise<CurrentUser | null> {
  const { token } = caller.session;
  if (token && (await accountOfSession(deps, token))) return null;
  if ((await factorsOf(deps.db, userId)).length > 0) return null;
  return enter(deps, caller, userId, 'password');
}

/** Confirms an e-mail by its mailed token, for whoever the account is of, and signs them in. */
export async function verifyEmail(
  deps: Deps,
  caller: Visitor,
  { token, ...shown }: Shown & { token: string },
): Promise<{ user: CurrentUser | null }> {
  await limitByAddress(deps, 'token', caller.origin.ipAddress);
  const owner = await ownerOfToken(deps.db, 'verification', token, deps.now());
  if (!owner) throw new AppError(400, 'token_invalid');
  const newHash = await requireOwnPassword(deps, caller, owner, shown);
  await deps.db.transaction(async (tx) => {
    const userId = await redeemToken(tx, 'verification', token, deps.now());
    if (!userId) throw new AppError(400, 'token_invalid');
    await repository.markVerified(tx, userId, deps.now());
    await (newHash ? replacePassword(deps, tx, userId, newHash) : endPendingSessions(tx, userId));
    await recordAction(deps, tx, { userId, action: 'user.email_verified', origin: caller.origin });
    const organizationId = await usualOrganization(tx, userId);
    if (!organizationId) return;
    await deps.events.emailConfirmed(deps, tx, { organizationId, by: { userId, organizationId, origin: caller.origin } });
  });
  return { user: await enterConfirmed(deps, caller, owner) };
}

async function replacePassword(deps: Deps, tx: Db, userId: string, passwordHash: string): Promise<void> {
  await repository.setPassword(tx, userId, passwordHash, deps.now());
  await endSessionsOf(tx, userId);
}

/** Whom a mail is queued for where there is no account, so that the answer takes the same time; nothing is sent. */
const nobody = '00000000-0000-0000-0000-000000000000';

async function enqueueByEmail(
  deps: Deps,
  caller: Visitor,
  email: string,
  kind: 'verification' | 'reset',
  language: Language,
): Promise<void> {
  await limitByAddress(deps, kind, caller.origin.ipAddress);
  await limitMails(deps, kind, email);
  const user = await repository.credentialsByEmail(deps.db, email);
  await deps.db.transaction((tx) => deps.queue.enqueueMail(tx, { kind, userId: user?.id ?? nobody, language }));
}

/** Sends the confirmation again, if there is something to confirm; the answer is the same either way. */
export async function resendVerification(deps: Deps, caller: Visitor, email: string): Promise<{ ok: true }> {
  await enqueueByEmail(deps, caller, email, 'verification', caller.language);
  return { ok: true };
}

/** Sends a link for a new password, if there is such an account; the answer is the same either way. */
export async function forgotPassword(deps: Deps, caller: Visitor, email: string): Promise<{ ok: true }> {
  await enqueueByEmail(deps, caller, email, 'reset', caller.language);
  return { ok: true };
}

/** Sets a new password by a mailed token, ends every session of the user and confirms it by mail. */
export async function resetPassword(deps: Deps, caller: Visitor, input: { token: string; newPassword: string }): Promise<{ ok: true }> {
  await limitByAddress(deps, 'token', caller.origin.ipAddress);
  const owner = await ownerOfToken(deps.db, 'reset', input.token, deps.now());
  if (!owner) throw new AppError(400, 'token_invalid');
  await requireGoodPassword(input.newPassword, 'newPassword', await knownOf(deps.db, owner));
  const passwordHash = await hashPassword(input.newPassword);
  await deps.db.transaction(async (tx) => {
    const userId = await redeemToken(tx, 'reset', input.token, deps.now());
    if (!userId) throw new AppError(400, 'token_invalid');
    await replacePassword(deps, tx, userId, passwordHash);
    await recordAction(deps, tx, { userId, action: 'user.password_reset', origin: caller.origin });
    await deps.queue.enqueueMail(tx, { kind: 'password_changed', userId, language: caller.language });
  });
  return { ok: true };
}
