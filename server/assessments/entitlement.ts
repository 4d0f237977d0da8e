import sql from 'sql-template-tag';
import { planCovers } from '#core/plans.ts';
import type { Regime } from '#core/regimes.ts';
import type { Account, Period } from '#server/accounts/sessions.ts';
import type { Db } from '#server/db/db.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Id of the account's organisation; refuses accounts without one, such as operators. */
export function organizationOf(account: Account): string {
  if (!account.organization) throw new Refusal(403, 'forbidden');
  return account.organization.id;
}

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

/** Makes acts about one organisation wait for one another until the transaction ends. */
export async function lockOrganization(db: Db, organizationId: string): Promise<void> {
  await db.rows(sql`select 1 from organizations where id::text = ${organizationId} for no key update`);
}
