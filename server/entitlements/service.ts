import { allows, type Entitlement } from '#core/entitlements.ts';
import type { Account, Period } from '#server/caller.ts';
import { Refusal } from '#server/refusal.ts';

/**
 * The active paid period, if it allows something; refuses with 402 without any period and with 403 under a lesser plan
 * (docs/product.md, “Access”).
 */
export function requirePeriod(account: Account, wanted: Entitlement): Period {
  if (!account.period) throw new Refusal(402, 'subscription_required');
  if (!allows(account.period, wanted)) throw new Refusal(403, 'plan_upgrade_required');
  return account.period;
}
