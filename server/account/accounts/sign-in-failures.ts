import type { Principal, Origin } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse, forgetCount, returnPoint } from '#server/platform/http/limits/rate-limits.ts';
import { networkOf } from '#server/platform/http/limits/network-prefix.ts';
import { passwordMatches } from '#server/account/people/passwords/passwords.ts';
import { passwordHashOf } from './repository.ts';

const attemptWindowSeconds = 15 * 60;
/** Tries in that time that were not the right password: from one address, for an account from one address, and for an account at all. */
export const failuresPerAddress = 50;
export const failuresPerAccount = 10;
export const failuresAnywhere = 100;

const byAddress = { name: 'sign-in-address', points: failuresPerAddress, seconds: attemptWindowSeconds };
const byAccount = { name: 'sign-in-account', points: failuresPerAccount, seconds: attemptWindowSeconds };
const anywhere = { name: 'sign-in', points: failuresAnywhere, seconds: attemptWindowSeconds };

type Keys = Readonly<{ address: string; account: string; email: string }>;

/** By what the tries at the password of an account are counted. */
export function keysOf(email: string, { ipAddress }: Origin): Keys {
  return { address: ipAddress, account: `${email}|${networkOf(ipAddress)}`, email };
}

/** Counts a try before it is made, so that many at once are not all made; refuses with 429. */
export async function countTry(deps: Deps, { address, account, email }: Keys): Promise<void> {
  await countOrRefuse(deps, byAccount, account);
  await countOrRefuse(deps, byAddress, address);
  await countOrRefuse(deps, anywhere, email);
}

/** The right password was no try to guess it. */
export async function revokePlace(deps: Deps, { address, account, email }: Keys): Promise<void> {
  await Promise.all([forgetCount(deps, byAccount, account), returnPoint(deps, byAddress, address), returnPoint(deps, anywhere, email)]);
}

/** Whether that is the password of whoever is signed in, counted together with sign-ins. */
export async function isOwnPassword(deps: Deps, { account, origin }: Principal<'signed-in'>, password: string): Promise<boolean> {
  const keys = keysOf(account.email, origin);
  await countTry(deps, keys);
  const isRight = await passwordMatches(password, await passwordHashOf(deps.db, account.userId));
  if (isRight) await revokePlace(deps, keys);
  return isRight;
}
