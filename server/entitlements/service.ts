import { planCovers } from '#core/plans.ts';
import type { Regime } from '#core/regimes.ts';
import { Refusal } from '#server/refusal.ts';
import type { Account, Period } from '#server/caller.ts';

/** The active paid period that covers a regime; refuses with 402 or 403 (decisions, "Subscription and entitlements"). */
export function coveringPeriod(account: Account, regime: Regime): Period {
  if (!account.period) throw new Refusal(402, 'subscription_required');
  if (!planCovers(account.period.plan, regime)) throw new Refusal(403, 'plan_upgrade_required');
  return account.period;
}

/** The active Pro period; refuses with 402 without any period and 403 under Basic. */
export function proPeriod(account: Account): Period {
  if (!account.period) throw new Refusal(402, 'subscription_required');
  if (account.period.plan !== 'pro') throw new Refusal(403, 'plan_upgrade_required');
  return account.period;
}
