import sql, { type Sql } from 'sql-template-tag';

// Parts of statements of other features about people.

/** The owners `w` of a statement as people, the rows `u`. */
export const ownerJoin = sql`join users u on u.id = w.user_id`;

/** The person whose account the organisation `o` of a statement goes with, as the row `u`. */
export const mainOwnerJoin = sql`join users u on u.id = o.user_id`;

/** The user of the membership `m` of a statement as the row `u`. */
export const userOfMembershipJoin = sql`join users u on u.id = m.user_id`;

/** Name of a person; null when the account is gone. */
export function personName(userId: Sql): Sql {
  return sql`(select n.first_name || ' ' || n.last_name from users n where n.id = ${userId})`;
}
