import sql, { type Sql } from 'sql-template-tag';

// Parts of statements of other features about organisations.

/** The organisation of a user as the row `o`. */
export function organizationOfUserJoin(userId: Sql): Sql {
  return sql`left join organizations o on o.user_id = ${userId}`;
}

/** All organisations as the row `o`. */
export const organizationsTable = sql`organizations o`;

/** Whether an organisation shows scores in the registry; one that is gone consents to nothing. */
export function scoreConsent(id: Sql): Sql {
  return sql`coalesce((select registry_score_consent from organizations k where k.id = ${id}), false)`;
}
