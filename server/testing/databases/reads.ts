import type { Database } from '#server/platform/db/db.ts';

type Table = Readonly<{ name: string; rows: number; scanned: number; fetched: number }>;

/** What is small is read whole for good reason. */
const smallTable = 2000;

/** Connections report what they read on request; `lanes` is how many the pool has. */
async function flushStatistics(db: Database, lanes: number): Promise<void> {
  await Promise.all(Array.from({ length: lanes }, () => db.raw('select pg_stat_force_next_flush(), pg_sleep(0.05)', [])));
  await db.raw('select pg_stat_clear_snapshot()', []);
}

async function tables(db: Database): Promise<Map<string, Table>> {
  const { rows } = await db.raw(
    `select schemaname || '.' || relname as name, n_live_tup::float8 as rows, seq_tup_read::float8 as scanned,
       coalesce(idx_tup_fetch, 0)::float8 as fetched from pg_stat_user_tables`,
    [],
  );
  return new Map((rows as Table[]).map((row) => [row.name.replace('public.', ''), row]));
}

export type Read = Readonly<{ rows: number; whole: readonly string[] }>;

/** Counts the rows that `work` reads through a pool of so many connections, and names the tables of which it reads half or more one after another. */
export async function readsOf(db: Database, lanes: number, work: () => Promise<unknown>): Promise<Read> {
  await flushStatistics(db, lanes);
  const before = await tables(db);
  await work();
  await flushStatistics(db, lanes);
  const whole: string[] = [];
  let rows = 0;
  for (const [name, after] of await tables(db)) {
    const known = before.get(name);
    const scanned = after.scanned - (known?.scanned ?? 0);
    rows += scanned + after.fetched - (known?.fetched ?? 0);
    if (after.rows > smallTable && scanned >= after.rows / 2) whole.push(`${name} ×${(scanned / after.rows).toFixed(0)}`);
  }
  return { rows, whole };
}
