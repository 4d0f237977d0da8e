import type { Account } from './caller.ts';
import type { Config } from './config.ts';

/** Whether a session was signed in with the password alone where more is demanded: of operators, and of a team whose owner says so. */
export function lacksSecondFactor(
  { operatorSecondFactor }: Pick<Config, 'operatorSecondFactor'>,
  { role, demandsSecondFactor, secondFactor }: Account,
): boolean {
  return !secondFactor && (demandsSecondFactor || (role === 'operator' && operatorSecondFactor));
}
