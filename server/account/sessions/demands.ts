import type { Account } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { ownOrganizations } from '#server/account/membership/service.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { lacksSecondFactor } from '#server/platform/security/second-factor-policy.ts';
import { accountIn } from './sessions.ts';

/** Whether a second factor that the session lacks is demanded of somebody: of operators, or by any own organisation. */
export async function demandedOf(deps: Deps, account: Account): Promise<boolean> {
  const { userId, secondFactor } = account;
  if (lacksSecondFactor(deps.config, account)) return true;
  for (const { id } of await ownOrganizations(deps.db, userId)) {
    const own = await accountIn(deps, deps.db, id, userId);
    if (own && lacksSecondFactor(deps.config, { ...own, secondFactor })) return true;
  }
  return false;
}

/**
 * Refuses with 403 `second_factor_required` who lacks the second factor that any own organisation demands, whichever of them the session is
 * about: for calls that reach all of them at once.
 */
export async function requireDemandsOfAll(deps: Deps, account: Account): Promise<void> {
  if (await demandedOf(deps, account)) throw new AppError(403, 'second_factor_required');
}
