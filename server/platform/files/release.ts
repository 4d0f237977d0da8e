import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { storeFolder, keyOf, shardOf } from './stored-files.ts';
import { discard } from './store.ts';

/** Which of these hashes rows name: answered by everybody who stores files by their contents. */
export type NamedAmong = (db: Db, sha256s: readonly string[]) => Promise<ReadonlySet<string>>;

type Releasing = Pick<Deps, 'db' | 'files' | 'log' | 'now'>;

/** What is stored and not named for so long is checked: long enough that nothing is checked twice while it is being issued. */
const safeHours = 1;
/** How many files are decided about at once, and in one run. */
const [batch, batchesPerRun] = [100, 200];
const dayMillis = 86_400_000;
/** The folders of files by contents, and how many of them are scanned a day: every one comes within sixteen days. */
const [shards, shardsPerDay] = [256, 16];
const listedAtOnce = 500;

/** Decides about some files that nobody may name; null when there is none whose time has come. */
async function releaseSome(deps: Releasing, namedAmong: NamedAmong): Promise<number | null> {
  return deps.db.transaction(async (tx) => {
    // Whoever wants to keep or to name one of them meanwhile waits, or is passed over here.
    const rows = await tx.rows<{ sha256: string }>(sql`
      select sha256 from unclaimed_files where since < clock_timestamp() - make_interval(hours => ${safeHours})
      order by since limit ${batch} for update skip locked`);
    if (rows.length === 0) return null;
    const hashes = rows.map(({ sha256 }) => sha256);
    const named = await namedAmong(tx, hashes);
    const gone = hashes.filter((hash) => !named.has(hash));
    for (const hash of gone) await deps.files.remove(keyOf(hash));
    await tx.rows(sql`delete from unclaimed_files where sha256 = any(${hashes})`);
    return gone.length;
  });
}

/** Removes files whose rows are gone, or never came. */
export async function releaseFiles(deps: Releasing, namedAmong: NamedAmong): Promise<{ removed: number }> {
  let removed = 0;
  for (let turn = 0; turn < batchesPerRun; turn += 1) {
    const gone = await releaseSome(deps, namedAmong);
    if (gone === null) break;
    removed += gone;
  }
  return { removed };
}

/**
 * Scans the part of the store whose day it is: how many files there are, and which of them no row names, as after a restore of an
 * earlier database. What was not written to its end is removed at once.
 */
export async function findStrays(deps: Releasing, namedAmong: NamedAmong): Promise<{ listed: number; strays: readonly string[] }> {
  const now = deps.now().getTime();
  const first = Math.floor(now / dayMillis) * shardsPerDay;
  const isOld = ({ storedAt }: { storedAt: Date }): boolean => now - storedAt.getTime() > safeHours * 3_600_000;
  let listed = 0;
  const strays: string[] = [];
  const check = async (hashes: readonly string[]): Promise<void> => {
    const named = await namedAmong(deps.db, hashes);
    listed += hashes.length;
    strays.push(...hashes.filter((hash) => !named.has(hash)));
  };
  for (let turn = 0; turn < shardsPerDay; turn += 1) {
    let hashes: string[] = [];
    for await (const file of deps.files.list(shardOf((first + turn) % shards))) {
      if (!isOld(file)) continue;
      const name = file.key.slice(storeFolder.length + 3);
      if (/^[0-9a-f]{64}$/.test(name)) hashes.push(name);
      else if (name.endsWith('.part')) await discard(deps, [file.key]);
      if (hashes.length < listedAtOnce) continue;
      await check(hashes);
      hashes = [];
    }
    if (hashes.length > 0) await check(hashes);
  }
  return { listed, strays };
}

/** Has files removed when their time has come, unless a row names them until then. */
export async function recordUnclaimed(db: Db, hashes: readonly string[]): Promise<void> {
  await db.rows(sql`
    insert into unclaimed_files (sha256, since) select hash, clock_timestamp() from unnest(${[...hashes]}::text[]) hash on conflict do nothing`);
}
