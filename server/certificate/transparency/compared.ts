import sql from 'sql-template-tag';

// Parts of a statement that asks how the log is.

/** When the list of revocations that was longest not signed anew was: it is, every hour, after the database was compared with log and witnesses. */
export const logComparedAt = sql`(select min(signed_at) from status_lists)`;

/** Since when the oldest entry waits for its place in the log. */
export const logWaitingSince = sql`(select created_at from log_pending order by id limit 1)`;
