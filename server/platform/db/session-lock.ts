import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const againMillis = 100;

/**
 * Takes an advisory lock for as long as the connection lives, by asking again and again: a statement that waited for it would hold a
 * snapshot, and with that keep an index that its holder makes beside other work (`create index concurrently`) from ever being finished.
 * Throws when somebody else has it for longer than `withinMillis`.
 */
export async function acquireSessionLock(client: pg.Client, key: number, withinMillis = Number.POSITIVE_INFINITY): Promise<void> {
  const until = performance.now() + withinMillis;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key]);
    if (rows[0]?.taken) return;
    if (performance.now() > until) throw new Error('another process prepares the database for too long');
    await pause(againMillis);
  }
}
