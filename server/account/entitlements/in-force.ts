import sql, { type Sql } from 'sql-template-tag';
import { plansAllowing, type Entitlement } from '#core/account/entitlements/entitlements.ts';
import { planIds } from '#core/account/entitlements/plans.ts';
import { hasEnded } from '#server/account/exits/joins.ts';

// Parts of statements of other features about the paid periods of their organisation `o`.

/**
 * The period in force of the organisation `o` of a statement as the row `p`, as `periodInForce` in core chooses it: of
 * those that run the one with the greatest plan, of these the one that ends last. None once the contract has ended.
 */
export function inForceJoin(now: Date): Sql {
  return sql`left join lateral (
    select id, plan, starts_at, ends_at, payment_id from subscriptions a
    where a.organization_id = o.id and a.starts_at <= ${now} and a.ends_at > ${now} and not ${hasEnded(sql`o.id`, now)}
    order by array_position(${[...planIds]}::text[], a.plan) desc, a.ends_at desc limit 1
  ) p on true`;
}

/** End of the last period that is over, of the organisation `o` of a statement. */
export function lastEndColumn(now: Date): Sql {
  return sql`(select max(ends_at) from subscriptions e where e.organization_id = o.id and e.ends_at <= ${now} and e.ends_at > e.starts_at)`;
}

/** Whether the organisation `o` of a statement has a period that allows something and runs at some time between two instants. */
export function coveredBetween(wanted: Entitlement, from: Date, until: Date): Sql {
  return sql`exists (select 1 from subscriptions s where s.organization_id = o.id and s.plan = any(${plansAllowing(wanted)}::text[])
    and s.starts_at <= ${until} and s.ends_at > ${from} and not ${hasEnded(sql`o.id`, until)})`;
}
