import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { SecondFactors } from '#contract/account/second-factor.ts';
import type { SecurityChange } from '#content/mails/account/security.ts';
import { requirePassword } from '#server/account/accounts/settings/settings.ts';
import { markSecondFactor } from '#server/account/sessions/sessions.ts';
import { endOtherSessions } from '#server/account/sessions/session-ends.ts';
import { record } from '#server/platform/security/audit.ts';
import type { AuditAction } from '#server/platform/security/audit-actions.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { violatesUnique, type Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse, type Limit } from '#server/platform/http/limits/rate-limits.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { needsMailedLink, requireEnrolment } from './enrolment.ts';
import { factorsOf } from '#server/account/authenticators/factors.ts';
import { enqueueChangeNotice } from './notice.ts';
import { madePasskey, passkeyOffer } from './passkeys.ts';
import { makeRecoveryCodes } from '#server/account/authenticators/recovery.ts';
import * as repository from '#server/account/authenticators/repository.ts';
import { consumeTotp } from './sign-in.ts';
import { newTotpSecret, totpAddress } from '#server/account/authenticators/totp.ts';

type SignedIn = Principal<'signed-in'>;

/** More keys than anybody carries. */
const passkeysAtMost = 20;
const confirmations: Limit = { name: 'totp-confirmation', points: 10, seconds: 15 * 60 };

export async function readSecondFactors(deps: Deps, caller: SignedIn): Promise<SecondFactors> {
  const { account } = caller;
  const authenticator = await repository.authenticatorOf(deps.db, account.userId);
  return {
    totpSince: authenticator?.confirmedAt?.toISOString() ?? null,
    passkeys: (await repository.passkeysOf(deps.db, account.userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await repository.recoveryCodesLeft(deps.db, account.userId),
    linkNeeded: await needsMailedLink(deps, caller),
  };
}

type Change = Readonly<{ action: AuditAction; change: SecurityChange; metadata?: Readonly<Record<string, unknown>> }>;

async function notify(deps: Deps, tx: Db, caller: SignedIn, { action, change, metadata = {} }: Change): Promise<void> {
  const { userId } = caller.account;
  await record(deps, tx, caller, { action, id: userId, metadata });
  await enqueueChangeNotice(deps, tx, { userId, language: caller.language }, change);
}

/**
 * After something was added: with the first one recovery codes are made and every other session ends, since it was signed in with
 * the password alone. Returns the codes, which are shown once.
 */
async function welcome(deps: Deps, tx: Db, caller: SignedIn, first: boolean): Promise<string[] | null> {
  const { userId } = caller.account;
  if (caller.session.token) await markSecondFactor(tx, caller.session.token);
  if (!first) return null;
  await endOtherSessions(tx, userId, caller.session.token);
  return makeRecoveryCodes(tx, userId, deps.now());
}

/** After something was removed: whoever signed in with it is out, and without anything left recovery codes lead nowhere. */
async function farewell(deps: Deps, tx: Db, { account, session }: SignedIn): Promise<void> {
  await endOtherSessions(tx, account.userId, session.token);
  if ((await factorsOf(tx, account.userId)).length > 0) return;
  await repository.replaceRecoveryCodes(tx, account.userId, [], deps.now());
  await markSecondFactor(tx, { userId: account.userId }, false);
}

export async function offerTotp(deps: Deps, caller: SignedIn, password: string): Promise<{ secret: string; address: string }> {
  const { userId, email } = caller.account;
  await requireEnrolment(deps, caller);
  await requirePassword(deps, caller, password, 'password');
  const secret = newTotpSecret();
  const sealed = deps.encryption.seal(secret, `totp:${userId}`);
  if (!(await repository.offerAuthenticator(deps.db, { userId, secret: sealed, at: deps.now() }))) throw new AppError(409, 'totp_there');
  return { secret, address: totpAddress(secret, email) };
}

export async function confirmTotp(deps: Deps, caller: SignedIn, code: string): Promise<{ recoveryCodes: string[] | null }> {
  const { userId } = caller.account;
  await requireEnrolment(deps, caller);
  await countOrRefuse(deps, confirmations, userId);
  if ((await repository.authenticatorOf(deps.db, userId))?.confirmedAt) throw new AppError(409, 'totp_there');
  if (!(await consumeTotp(deps, userId, code))) throw new AppError(400, 'invalid_input', { fields: { code: 'second_factor_wrong' } });
  return deps.db.transaction(async (tx) => {
    const first = (await factorsOf(tx, userId)).length === 0;
    await repository.confirmAuthenticator(tx, userId, deps.now());
    await notify(deps, tx, caller, { action: 'user.totp_added', change: 'totp_added' });
    return { recoveryCodes: await welcome(deps, tx, caller, first) };
  });
}

export async function removeTotp(deps: Deps, caller: SignedIn, password: string): Promise<{ ok: true }> {
  await requirePassword(deps, caller, password, 'password');
  await deps.db.transaction(async (tx) => {
    if (!(await repository.deleteAuthenticator(tx, caller.account.userId))) throw notFound();
    await notify(deps, tx, caller, { action: 'user.totp_removed', change: 'totp_removed' });
    await farewell(deps, tx, caller);
  });
  return { ok: true };
}

export async function offerPasskey(deps: Deps, caller: SignedIn, password: string) {
  await requireEnrolment(deps, caller);
  await requirePassword(deps, caller, password, 'password');
  const { length } = await repository.passkeysOf(deps.db, caller.account.userId);
  if (length >= passkeysAtMost) throw new AppError(409, 'passkeys_used_up');
  return passkeyOffer(deps, caller.session.token ?? '', caller.account);
}

export async function addPasskey(
  deps: Deps,
  caller: SignedIn,
  { name, passkey }: Readonly<{ name: string; passkey: unknown }>,
): Promise<{ recoveryCodes: string[] | null }> {
  const { userId } = caller.account;
  await requireEnrolment(deps, caller);
  const made = await madePasskey(deps, caller.session.token ?? '', passkey as RegistrationResponseJSON);
  if (!made) throw new AppError(400, 'passkey_refused');
  try {
    return await deps.db.transaction(async (tx) => {
      const first = (await factorsOf(tx, userId)).length === 0;
      await repository.insertPasskey(tx, { ...made, userId, name, at: deps.now() });
      await notify(deps, tx, caller, { action: 'user.passkey_added', change: 'passkey_added', metadata: { name } });
      return { recoveryCodes: await welcome(deps, tx, caller, first) };
    });
  } catch (error) {
    if (violatesUnique(error, 'passkeys_pkey')) throw new AppError(409, 'passkey_there');
    throw error;
  }
}

export async function renamePasskey(deps: Deps, caller: SignedIn, id: string, name: string): Promise<{ ok: true }> {
  if (!(await repository.renamePasskey(deps.db, caller.account.userId, id, name))) throw notFound();
  return { ok: true };
}

export async function removePasskey(deps: Deps, caller: SignedIn, id: string, password: string): Promise<{ ok: true }> {
  await requirePassword(deps, caller, password, 'password');
  await deps.db.transaction(async (tx) => {
    if (!(await repository.deletePasskey(tx, caller.account.userId, id))) throw notFound();
    await notify(deps, tx, caller, { action: 'user.passkey_removed', change: 'passkey_removed' });
    await farewell(deps, tx, caller);
  });
  return { ok: true };
}

/** New recovery codes; earlier ones work no more. */
export async function renewRecoveryCodes(deps: Deps, caller: SignedIn, password: string): Promise<{ recoveryCodes: string[] }> {
  const { userId } = caller.account;
  await requirePassword(deps, caller, password, 'password');
  return deps.db.transaction(async (tx) => {
    if ((await factorsOf(tx, userId)).length === 0) throw new AppError(409, 'no_second_factor');
    await notify(deps, tx, caller, { action: 'user.recovery_codes_made', change: 'recovery_renewed' });
    return { recoveryCodes: await makeRecoveryCodes(tx, userId, deps.now()) };
  });
}
