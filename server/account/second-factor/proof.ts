import type { ProofWay } from '#contract/account/second-factor.ts';
import { proveSession } from '#server/account/sessions/sessions.ts';
import { isOwnPassword } from '#server/account/accounts/sign-in-failures.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { factorsOf } from '#server/account/authenticators/factors.ts';
import { passkeyQuestion } from './passkeys.ts';
import { requireRight, notifyUsed, wayOf, type Shown } from './sign-in.ts';

type SignedIn = Principal<'signed-in'>;

/** By what somebody who is signed in shows again who they are: whoever set up a second factor by that, since it states more. */
export async function readProofWays(deps: Deps, { account }: SignedIn): Promise<{ ways: ProofWay[] }> {
  const factors = await factorsOf(deps.db, account.userId);
  return { ways: factors.length > 0 ? factors : ['password'] };
}

export function requestPasskeyAgain(deps: Deps, { account, session }: SignedIn) {
  return passkeyQuestion(deps, session.token ?? '', account.userId);
}

async function requireOwnPassword(deps: Deps, caller: SignedIn, password: string): Promise<void> {
  if (await isOwnPassword(deps, caller, password)) return;
  await record(deps, deps.db, caller, { action: 'user.proof_refused', id: caller.account.userId });
  throw new AppError(400, 'invalid_input', { fields: { password: 'password_wrong' } });
}

/** Opens the calls that ask who it is for a while; the session gets a new secret, and its former one ends. */
export async function proveAgain(
  deps: Deps,
  caller: SignedIn,
  { password, ...shown }: Readonly<{ password?: string | undefined }> & Shown,
): Promise<{ ok: true }> {
  const { account, session } = caller;
  const token = session.token ?? '';
  if (password === undefined) {
    await requireRight(deps, caller, { token, userId: account.userId }, shown);
    await notifyUsed(deps, caller.language, account.userId, shown);
  } else {
    const factors = await factorsOf(deps.db, account.userId);
    if (factors.length > 0) throw new AppError(403, 'second_factor_needed', { facts: { secondFactor: factors } });
    await requireOwnPassword(deps, caller, password);
  }
  const renewed = await deps.db.transaction(async (tx) => {
    const by = password === undefined ? wayOf(shown) : 'password';
    await record(deps, tx, caller, { action: 'user.proved', id: account.userId, metadata: { by } });
    return proveSession(deps, tx, token);
  });
  if (renewed === null) throw new AppError(401, 'unauthenticated');
  session.start(renewed);
  return { ok: true };
}
