import sql, { type Sql } from 'sql-template-tag';

// Parts of statements of other features about organisations.

/** The organisation of the membership `m` as the row `o`; none for somebody who belongs to none. */
export const organizationOfMembershipJoin = sql`left join organizations o on o.id = m.organization_id`;

/** All organisations as the row `o`. */
export const organizationsTable = sql`organizations o`;

/** Whether an organisation shows scores in the registry; one that is gone consents to nothing. */
export function scoreConsent(id: Sql): Sql {
  return sql`coalesce((select registry_score_consent from organizations k where k.id = ${id}), false)`;
}

/** Since when an organisation has its account; null when it is gone. */
export function organizationSince(id: Sql): Sql {
  return sql`(select created_at from organizations s where s.id = ${id})`;
}

/** Name of an organisation; null when it is gone. */
export function organizationNamed(id: Sql): Sql {
  return sql`(select g.name from organizations g where g.id = ${id})`;
}
