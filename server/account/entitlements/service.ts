import { allows, type Entitlement } from '#core/account/entitlements/entitlements.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { Account } from '#server/platform/security/principal.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Refuses with 409 `contract_ended` an organisation whose contract has ended: it can be read, taken along and brought back. */
export function requireContract({ exited }: Pick<Account, 'exited'>): void {
  if (exited) throw new AppError(409, 'contract_ended');
}

/**
 * The active paid period, if it allows something; refuses with 409 once the contract has ended, with 402 without any period and with 403 under a lesser plan
 * (docs/product.md, “Access”).
 */
export function requirePeriod<P extends Readonly<{ plan: PlanId }>>(
  account: Readonly<{ exited: boolean; period: P | null }>,
  wanted: Entitlement,
): P {
  requireContract(account);
  if (!account.period) throw new AppError(402, 'subscription_required');
  if (!allows(account.period, wanted)) throw new AppError(403, 'plan_upgrade_required');
  return account.period;
}
