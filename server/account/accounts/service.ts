import type { Language } from '#core/platform/languages.ts';
import type { CurrentUser } from '#contract/account/accounts.ts';
import type { ProofWay } from '#contract/account/second-factor.ts';
import { record } from '#server/platform/security/audit.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { factorsOf } from '#server/account/authenticators/factors.ts';
import { hashPassword, isOldHash, passwordMatches } from '#server/account/people/passwords/passwords.ts';
import {
  addresseeByEmail,
  credentialsByEmail,
  renewHash,
  type Credentials,
  operatorAccounts,
  recipientById,
  remindedOwners,
  reachable,
  setPlan,
  unsubscribeToken,
  type Recipient,
} from './repository.ts';
import { signInsBefore } from '#server/account/audit-log/reading.ts';
import { ownerOfOrganization } from '#server/account/companies/organization.ts';
import { ownOrganizations, usualOrganization } from '#server/account/membership/service.ts';
import { rememberPending } from './registration/pending.ts';
import { countTry, keysOf, revokePlace } from './sign-in-failures.ts';
import { accountOfSession, accountOfUser, startSession } from '#server/account/sessions/sessions.ts';
import { endSession } from '#server/account/sessions/session-ends.ts';
import type { Account, Principal } from '#server/platform/security/principal.ts';
import { lacksSecondFactor } from '#server/platform/security/second-factor-policy.ts';

export async function currentUser(deps: Deps, account: Account): Promise<CurrentUser> {
  const { period, endedAt, chosenPlan } = account;
  return {
    id: account.userId,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    role: account.role,
    language: account.language,
    organization: account.organization,
    organizations: await ownOrganizations(deps.db, account.userId),
    subscription: period ? { plan: period.plan, startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() } : null,
    subscriptionEndedAt: endedAt?.toISOString() ?? null,
    chosenPlan: period || endedAt ? null : chosenPlan,
    secondFactorDue: lacksSecondFactor(deps.config, account),
  };
}

/** Records a refused sign-in, of an unknown account too, so that both take the same time. */
async function recordFailure(deps: Deps, { origin }: Principal<'anyone'>, userId: string | null): Promise<void> {
  deps.log.warn('sign-in refused');
  const organizationId = await usualOrganization(deps.db, userId);
  await record(deps, deps.db, { userId, organizationId, origin }, { action: 'user.sign_in_refused', id: userId ?? 'unknown' });
}

/** Queues a mail when an account that was used before is used with a browser it was never used with. */
async function noticeUnknownDevice(deps: Deps, tx: Db, { origin, language }: Principal<'anyone'>, userId: string): Promise<void> {
  const before = await signInsBefore(tx, userId, origin.userAgent);
  if (before.any && !before.withAgent) await deps.queue.enqueueMail(tx, { kind: 'new_sign_in', userId, language });
}

/** Nobody is kept out because there is no time to hash now: the next sign-in will do. */
async function renewOldHash({ db, log }: Deps, { id, passwordHash: from }: Credentials, password: string): Promise<void> {
  if (!isOldHash(from)) return;
  try {
    await renewHash(db, id, { from, to: await hashPassword(password) });
  } catch (error) {
    log.warn({ err: error }, 'password hash not renewed');
  }
}

/**
 * Signs in. Unknown account and wrong password are refused alike in text and time; an unconfirmed e-mail is reported only
 * after the right password (`requiresVerification`).
 */
export async function login(
  deps: Deps,
  caller: Principal<'anyone'>,
  { email, password }: { email: string; password: string },
): Promise<CurrentUser> {
  const keys = keysOf(email, caller.origin);
  await countTry(deps, keys);
  const credentials = await credentialsByEmail(deps.db, email);
  const known = await passwordMatches(password, credentials?.passwordHash);
  if (!known || !credentials) {
    await recordFailure(deps, caller, credentials?.id ?? null);
    throw new AppError(401, 'invalid_credentials');
  }
  await revokePlace(deps, keys);
  await renewOldHash(deps, credentials, password);
  if (!credentials.emailVerified) {
    await rememberPending(deps, deps.db, caller, credentials.id);
    throw new AppError(403, 'email_not_verified', { facts: { requiresVerification: true } });
  }
  const ways = await factorsOf(deps.db, credentials.id);
  if (ways.length === 0) return enter(deps, caller, credentials.id, 'password');
  await awaitSecondStep(deps, caller, credentials.id);
  throw new AppError(403, 'second_factor_needed', { facts: { secondFactor: ways } });
}

/** The password was right, and more is required: the session knows who it is and signs nobody in. */
async function awaitSecondStep(deps: Deps, caller: Principal<'anyone'>, userId: string): Promise<void> {
  const token = await deps.db.transaction(async (tx) => {
    if (caller.session.token) await endSession(tx, caller.session.token);
    return startSession(deps, tx, userId, caller.origin, { awaiting: true });
  });
  caller.session.start(token);
}

/** Signs somebody in who showed all that is required, with a new session in the place of the one there was; `by` is what was shown last. */
export async function enter(deps: Deps, caller: Principal<'anyone'>, userId: string, by: ProofWay): Promise<CurrentUser> {
  const { account, token } = await deps.db.transaction(async (tx) => {
    if (caller.session.token) await endSession(tx, caller.session.token);
    const signedIn = await accountOfUser(deps, tx, userId);
    if (!signedIn) throw new AppError(401, 'invalid_credentials');
    await noticeUnknownDevice(deps, tx, caller, userId);
    await record(deps, tx, { account: signedIn, origin: caller.origin }, { action: 'user.signed_in', id: userId, metadata: { by } });
    return { account: signedIn, token: await startSession(deps, tx, userId, caller.origin, { secondFactor: by !== 'password' }) };
  });
  caller.session.start(token);
  return currentUser(deps, account);
}

/** Ends the session on the server; without one there is nothing to do. */
export async function logout(deps: Deps, caller: Principal<'anyone'>): Promise<{ ok: true }> {
  const { token } = caller.session;
  const signedIn = token ? await accountOfSession(deps, token) : null;
  if (token && signedIn) {
    await deps.db.transaction(async (tx) => {
      await endSession(tx, token);
      const { account } = signedIn;
      await record(deps, tx, { account, origin: caller.origin }, { action: 'user.signed_out', id: account.userId });
    });
  } else if (token) {
    await endSession(deps.db, token);
  }
  caller.session.end();
  caller.header('clear-site-data', '"cache"');
  return { ok: true };
}

export { addresseeByEmail as accountByEmail, reachable, remindedOwners, unsubscribeToken };
export type { Recipient };

/** Whom a queued mail goes to; null when the account is gone. */
export function userForMail(db: Db, userId: string): Promise<Recipient | null> {
  return recipientById(db, userId);
}

/** Everybody who works for the operator. */
export function operatorsToNotify(db: Db): Promise<{ userId: string; language: Language | null }[]> {
  return operatorAccounts(db);
}

/** Id of the user an organisation belongs to; null when it is gone. */
export async function owner(db: Db, organizationId: string): Promise<string | null> {
  return ownerOfOrganization(db, organizationId);
}

/** Stores the plan in force with the account that an organisation belongs to. */
export async function savePlanInForce(db: Db, organizationId: string, plan: PlanId, at: Date): Promise<void> {
  const userId = await owner(db, organizationId);
  if (userId) await setPlan(db, userId, plan, at);
}
