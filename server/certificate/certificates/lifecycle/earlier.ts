import sql from 'sql-template-tag';
import type { Deps } from '#server/deps.ts';
import { enqueueLeaves } from '#server/certificate/transparency/log.ts';

/** Adds to the log the certificates of the time before it: those of the first version, which have no place on a list. */
export async function enterEarlier(deps: Deps): Promise<{ leaves: number }> {
  const leaves = sql`select 'issue ' || verification_hash from certificates where status_place is null order by issued_at`;
  return { leaves: await enqueueLeaves(deps.db, leaves, deps.now()) };
}
