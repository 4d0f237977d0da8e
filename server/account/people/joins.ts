import sql, { type Sql } from 'sql-template-tag';

// Parts of statements of other features about people.

/** The owners `w` of a statement as people, the rows `u`. */
export const ownerJoin = sql`join users u on u.id = w.user_id`;

/** The person whose account the organisation `o` of a statement goes with, as the row `u`. */
export const mainOwnerJoin = sql`join users u on u.id = o.user_id`;

/** The user of the membership `m` of a statement as the row `u`. */
export const userOfMembershipJoin = sql`join users u on u.id = m.user_id`;

/** The user of the notice `t` of a statement as the row `u`. */
export const userOfNoticeJoin = sql`join users u on u.id = t.user_id`;

/** People with a confirmed address whose account is older than a moment, operators aside: their ids, as `user_id`. */
export function peopleBefore(moment: Date): Sql {
  return sql`(select p.id as user_id from users p where p.email_verified and p.role = 'user' and p.created_at < ${moment})`;
}

/** Name of a person; null when the account is gone. */
export function personName(userId: Sql): Sql {
  return sql`(select n.first_name || ' ' || n.last_name from users n where n.id = ${userId})`;
}
