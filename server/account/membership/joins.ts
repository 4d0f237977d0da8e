import sql, { type Sql } from 'sql-template-tag';

// Parts of statements of other features about who belongs to an organisation.

/** Who owns the organisation `o` of a statement as the rows `w`. */
export const ownershipJoin = sql`join memberships w on w.organization_id = o.id and w.role = 'owner' and w.ended_at is null`;

/**
 * What the user belongs to now as the row `m`: the wanted organisation, else the one that is owned, else the earliest; all null for
 * somebody who belongs to none.
 */
export function membershipJoin(userId: Sql, wanted: Sql): Sql {
  return sql`left join lateral (
    select b.organization_id, b.role from memberships b where b.user_id = ${userId} and b.ended_at is null
    order by (b.organization_id = ${wanted}) desc nulls last, (b.role = 'owner') desc, b.since, b.id limit 1) m on true`;
}

/** The membership that the row `a` of a statement names, as the row `m`, while it lasts. */
export const presentMembership = sql`
  join memberships m on m.organization_id = a.organization_id and m.id = a.membership_id and m.ended_at is null`;

/** The membership of somebody in an organisation, as a table of one row; of none for anybody else. */
export function membershipOf(organizationId: string, userId: string): Sql {
  return sql`(select organization_id, id from memberships
    where organization_id = ${organizationId} and user_id = ${userId} and ended_at is null)`;
}

/** Whether somebody owns an organisation now. */
export function memberOwns(organizationId: Sql, userId: Sql): Sql {
  return sql`exists (select 1 from memberships h
    where h.organization_id = ${organizationId} and h.user_id = ${userId} and h.role = 'owner' and h.ended_at is null)`;
}

/** Whether somebody who belongs to an organisation now is one of whom `holds` is true. */
export function someMember(organizationId: Sql, holds: (userId: Sql) => Sql): Sql {
  return sql`exists (select 1 from memberships h
    where h.organization_id = ${organizationId} and h.ended_at is null and ${holds(sql`h.user_id`)})`;
}

/** Everybody who belongs to an organisation now, as sessions name them. */
export function presentMembersOf(organizationId: string): Sql {
  return sql`select user_id::text from memberships where organization_id = ${organizationId} and ended_at is null`;
}
