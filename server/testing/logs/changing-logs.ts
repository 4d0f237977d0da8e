import sql from 'sql-template-tag';
import type { Database, Db } from '#server/platform/db/db.ts';

/** Changes what only grows, as somebody does who owns the whole server: for tests of what is then found. */
export async function changingLogs(db: Database, work: (tx: Db) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows(sql`set local session_replication_role = replica`);
    await work(tx);
  });
}
