import sql, { type Sql } from 'sql-template-tag';

// Parts of a statement that counts the mails of a time, with an index for each (queue.ts).

/** A day of many mails is not counted to its end. */
const most = 10_000;

function counted(condition: Sql): Sql {
  return sql`(select count(*)::int from (select 1 from pgboss.job where name = 'mail' and ${condition} limit ${most}) counted)`;
}

/** Mails that are done with since then: sent, or not due any more when their turn came. */
export function mailsDoneSince(since: Date): Sql {
  return counted(sql`state = 'completed' and completed_on > ${since}`);
}

/** Mails that were abandoned after all tries since then. */
export function mailsFailedSince(since: Date): Sql {
  return counted(sql`state = 'failed' and completed_on > ${since}`);
}
