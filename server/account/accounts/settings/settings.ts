import { authorName } from '#content/labels/guest-author.ts';
import type { Settings } from '#contract/account/settings.ts';
import type { Language } from '#core/platform/languages.ts';
import { mayAct } from '#core/account/members/members.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { limitByAddress, limitPasswords } from '#server/account/people/limits.ts';
import { securityLog } from '#server/account/audit-log/reading.ts';
import { organizationData, setConsent } from '#server/account/companies/organization.ts';
import { knownOf } from '#server/account/accounts/registration/personal-words.ts';
import { hashPassword, passwordMatches, requireGoodPassword } from '#server/account/people/passwords/passwords.ts';
import { refusedMails } from './mail-choice.ts';
import * as repository from '#server/account/accounts/repository.ts';
import { sessionsOf, startSession, turnSession } from '#server/account/sessions/sessions.ts';
import { endOtherSessions, endSessionsOf } from '#server/account/sessions/session-ends.ts';
import { isRefused } from '#server/adapters/mail/refused-addresses.ts';
import { type Principal, organizationOf } from '#server/platform/security/principal.ts';

type SignedIn = Principal<'signed-in'>;

export async function readSettings(deps: Deps, { account, session }: SignedIn): Promise<Settings> {
  const own = account.organization ? await organizationData(deps.db, account.organization.id) : null;
  const { registryScoreConsent = null, ...organization } = own ?? {};
  return {
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    language: account.language,
    organization: own ? (organization as Settings['organization']) : null,
    registryScoreConsent,
    mailsOff: account.organization ? await refusedMails(deps.db, account.organization.id, account.userId) : null,
    addressRefused: await isRefused(deps.db, account.email, deps.now()),
    sessions: await sessionsOf(deps, account.userId, session.token),
  };
}

export async function changeName(deps: Deps, caller: SignedIn, name: { firstName: string; lastName: string }): Promise<{ ok: true }> {
  await deps.db.transaction(async (tx) => {
    await repository.setName(tx, caller.account.userId, name, deps.now());
    await record(deps, tx, caller, { action: 'user.name_changed', id: caller.account.userId });
  });
  return { ok: true };
}

/** The language of the account: messages and mails follow it whatever the browser requests. */
export async function changeLanguage(deps: Deps, caller: SignedIn, language: Language): Promise<{ ok: true }> {
  await repository.setLanguage(deps.db, caller.account.userId, language, deps.now());
  return { ok: true };
}

/** Refuses with a field error unless that is the account's password; wrong tries are limited by address and by account. */
export async function requirePassword(deps: Deps, { account, origin }: SignedIn, password: string, field: string): Promise<void> {
  await limitByAddress(deps, 'token', origin.ipAddress);
  const hash = await repository.passwordHashOf(deps.db, account.userId);
  if (!(await limitPasswords(deps, account.userId, () => passwordMatches(password, hash)))) {
    throw new AppError(400, 'invalid_input', { fields: { [field]: 'password_wrong' } });
  }
}

/** Ends every session of somebody and begins the one that requests it anew, about the same organisation. */
async function renewSession(deps: Deps, tx: Db, { account, origin }: SignedIn): Promise<string> {
  await endSessionsOf(tx, account.userId);
  const token = await startSession(deps, tx, account.userId, origin, { secondFactor: account.secondFactor });
  if (account.organization) await turnSession(tx, token, account.organization.id);
  return token;
}

/** Changes the password with the current one, ends the other sessions, gives this one a new secret and confirms it by mail. */
export async function changePassword(
  deps: Deps,
  caller: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ ok: true }> {
  const { account } = caller;
  await requirePassword(deps, caller, currentPassword, 'currentPassword');
  await requireGoodPassword(newPassword, 'newPassword', await knownOf(deps.db, account.userId));
  const passwordHash = await hashPassword(newPassword);
  const token = await deps.db.transaction(async (tx) => {
    await repository.setPassword(tx, account.userId, passwordHash, deps.now());
    const renewed = await renewSession(deps, tx, caller);
    await record(deps, tx, caller, { action: 'user.password_changed', id: account.userId });
    await deps.queue.enqueueMail(tx, { kind: 'password_changed', userId: account.userId, language: caller.language });
    return renewed;
  });
  caller.session.start(token);
  return { ok: true };
}

/** Consent to show the score in registry and verification panel; without it neither does. */
export async function changeConsent(deps: Deps, caller: SignedIn, consent: boolean): Promise<{ ok: true }> {
  const organizationId = organizationOf(caller.account);
  await deps.db.transaction(async (tx) => {
    await setConsent(tx, organizationId, consent, deps.now());
    await record(deps, tx, caller, { action: 'organization.score_consent', id: organizationId, metadata: { consent } });
  });
  return { ok: true };
}

export async function endOwnSession(deps: Deps, caller: SignedIn, id: string): Promise<{ ok: true }> {
  await deps.db.transaction(async (tx) => {
    if (!(await repository.endSessionById(tx, caller.account.userId, id))) throw notFound();
    await record(deps, tx, caller, { action: 'user.session_ended', id: caller.account.userId });
  });
  return { ok: true };
}

/** Signs out everywhere but here; returns how many sessions ended. */
export async function endOtherOwnSessions(deps: Deps, caller: SignedIn): Promise<{ ended: number }> {
  const { userId } = caller.account;
  return deps.db.transaction(async (tx) => {
    const ended = await endOtherSessions(tx, userId, caller.session.token);
    if (ended > 0) await record(deps, tx, caller, { action: 'user.other_sessions_ended', id: userId, metadata: { ended } });
    return { ended };
  });
}

/** An owner sees what anybody did in the organisation, everybody else what they did themselves. */
export async function listSecurityLog(deps: Deps, { account, language }: SignedIn) {
  const { organization, userId } = account;
  const owned = organization && mayAct(organization.role, 'owner');
  const rows = await securityLog(deps.db, owned ? { organizationId: organization.id } : { userId });
  return rows.map(({ who, guest, ...row }) => ({
    ...row,
    who: authorName({ who, guest }, language),
    createdAt: row.createdAt.toISOString(),
  }));
}
