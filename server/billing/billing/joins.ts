import sql, { type Sql } from 'sql-template-tag';

// Parts of statements of other features about money.

/** Whether an organisation has paid an order that was not refunded as a whole. */
export function hasPaid(organizationId: Sql): Sql {
  return sql`exists (select 1 from payments x where x.organization_id = ${organizationId} and x.plan is not null and x.status = 'paid')`;
}

/** Orders by transfer that nobody has paid yet, as JSON by currency: how many, gross in minor units, and since when the oldest; null for none. */
export const openProFormas = sql`(
  select json_agg(f order by f.currency desc) from (
    select currency, count(*)::int as count, round(sum(amount) * 100)::bigint as gross, min(created_at) as since
    from payments where status = 'pending' and channel = 'transfer' and plan is not null group by currency
  ) f)`;
