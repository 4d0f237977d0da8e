import pg from 'pg';
import { acquireSessionLock } from './session-lock.ts';

/** Any constant that nothing else locks. */
const startLock = 4_917_202;
const waitMillis = 120_000;

/** Does what a start prepares while no other process prepares anything in the same database; waits for two minutes at most. */
export async function runExclusively<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // Should it be lost, so is the lock; what is prepared can bear that, only not well.
  client.on('error', () => {});
  await client.connect();
  try {
    await acquireSessionLock(client, startLock, waitMillis);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
