import type { RecentAuthentication } from '#contract/platform/endpoint.ts';
import { isStaff } from '#core/account/people/roles.ts';
import { freshMinutes } from '#core/platform/limits.ts';
import type { Account } from './principal.ts';
import type { Config } from '#server/platform/config/config.ts';

/** Whether a session was signed in with the password alone where more is demanded: of operators and accountants, and of a team whose owner says so. */
export function lacksSecondFactor(
  { operatorSecondFactor }: Pick<Config, 'operatorSecondFactor'>,
  { role, demandsSecondFactor, secondFactor }: Account,
): boolean {
  return !secondFactor && (demandsSecondFactor || (isStaff(role) && operatorSecondFactor));
}

/** Whether a call asks who it is, and whoever holds the session showed that too long ago (docs/product.md, “Accounts” 17). */
export function needsReauthentication(now: Date, { provenAt, secondFactor }: Account, fresh: RecentAuthentication | undefined): boolean {
  if (!fresh || (fresh === 'with-second-factor' && !secondFactor)) return false;
  return provenAt === null || now.getTime() - provenAt.getTime() > freshMinutes * 60_000;
}
