import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { CurrentUser } from '#contract/account/accounts.ts';
import type { SecondFactorWay } from '#contract/account/second-factor.ts';
import type { Language } from '#core/platform/languages.ts';
import { enter } from '#server/account/accounts/service.ts';
import { awaitingSession } from '#server/account/sessions/sessions.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse, returnPoint, type Limit } from '#server/platform/http/limits/rate-limits.ts';
import { usualOrganization } from '#server/account/membership/service.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { enqueueChangeNotice } from './notice.ts';
import { isOwnPasskey, passkeyQuestion } from './passkeys.ts';
import { spendRecoveryCode } from '#server/account/authenticators/recovery.ts';
import * as repository from '#server/account/authenticators/repository.ts';
import { stepOf } from '#server/account/authenticators/totp.ts';

type Visitor = Principal<'anyone'>;
/** One of them. */
export type Shown = Readonly<{ code?: string | undefined; recoveryCode?: string | undefined; passkey?: unknown }>;

/** Six digits are guessed after a million tries: ten are allowed in a quarter of an hour, from wherever. */
const tries: Limit = { name: 'second-factor', points: 10, seconds: 15 * 60 };

/** Whether a code of the own application is shown in time and for the first time. */
export async function consumeTotp(deps: Deps, userId: string, code: string): Promise<boolean> {
  const known = await repository.authenticatorOf(deps.db, userId);
  if (!known) return false;
  const step = stepOf(deps.encryption.open(known.secret, `totp:${userId}`), code.replaceAll(/\s/g, ''), deps.now());
  return step !== null && repository.consumeStep(deps.db, userId, step);
}

async function isConfirmedTotp(deps: Deps, userId: string, code: string): Promise<boolean> {
  const known = await repository.authenticatorOf(deps.db, userId);
  return known?.confirmedAt != null && consumeTotp(deps, userId, code);
}

async function isRight(deps: Deps, token: string, userId: string, shown: Shown): Promise<boolean> {
  if (shown.code !== undefined) return isConfirmedTotp(deps, userId, shown.code);
  if (shown.recoveryCode !== undefined) return spendRecoveryCode(deps.db, userId, shown.recoveryCode);
  return isOwnPasskey(deps, token, userId, shown.passkey as AuthenticationResponseJSON);
}

async function requireAwaiting(deps: Deps, { session }: Visitor): Promise<{ token: string; userId: string }> {
  const userId = session.token ? await awaitingSession(deps, session.token) : null;
  if (!session.token || !userId) throw new AppError(409, 'second_step_over');
  return { token: session.token, userId };
}

/** What the browser needs to show a passkey. */
export async function requestPasskeyOfSignIn(deps: Deps, caller: Visitor) {
  const { token, userId } = await requireAwaiting(deps, caller);
  return passkeyQuestion(deps, token, userId);
}

/** Tries the second step, counted before it is made. */
export async function requireRight(
  deps: Deps,
  { origin }: Pick<Visitor, 'origin'>,
  { token, userId }: { token: string; userId: string },
  shown: Shown,
): Promise<void> {
  await countOrRefuse(deps, tries, userId);
  if (await isRight(deps, token, userId, shown)) return returnPoint(deps, tries, userId);
  deps.log.warn('second step refused');
  const organizationId = await usualOrganization(deps.db, userId);
  await record(deps, deps.db, { userId, organizationId, origin }, { action: 'user.second_factor_refused', id: userId });
  if (shown.passkey !== undefined) throw new AppError(401, 'passkey_refused');
  throw new AppError(400, 'invalid_input', { fields: { [shown.code === undefined ? 'recoveryCode' : 'code']: 'second_factor_wrong' } });
}

/** Which of them it is. */
export function wayOf({ code, recoveryCode }: Shown): SecondFactorWay {
  if (code !== undefined) return 'totp';
  return recoveryCode === undefined ? 'passkey' : 'recovery';
}

/** A used recovery code is notified by mail, with how many are left. */
export async function notifyUsed(deps: Deps, language: Language, userId: string, shown: Shown): Promise<void> {
  if (shown.recoveryCode === undefined) return;
  await deps.db.transaction((tx) => enqueueChangeNotice(deps, tx, { userId, language }, 'recovery_used'));
}

/** Ends a sign-in whose password was right. */
export async function passSecondStep(deps: Deps, caller: Visitor, shown: Shown): Promise<CurrentUser> {
  const awaiting = await requireAwaiting(deps, caller);
  await requireRight(deps, caller, awaiting, shown);
  await notifyUsed(deps, caller.language, awaiting.userId, shown);
  return enter(deps, caller, awaiting.userId, wayOf(shown));
}
