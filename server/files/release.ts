import sql from 'sql-template-tag';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { keptFolder, keyOf, shardOf } from './kept.ts';
import { discard } from './store.ts';

/** Which of these hashes rows name: what everybody says who keeps files by their contents. */
export type NamedAmong = (db: Db, sha256s: readonly string[]) => Promise<ReadonlySet<string>>;

type Releasing = Pick<Deps, 'db' | 'files' | 'log' | 'now'>;

/** A transaction that kept a file so long ago is over. */
const safeHours = 1;
const atMost = 2000;
const dayMillis = 86_400_000;
/** The folders of files by contents, and how many of them are looked through a day: every one comes within sixteen days. */
const [shards, shardsPerDay] = [256, 16];
const batch = 500;

/** Decides about one file that nobody may name; false when there is none whose time has come. */
async function releaseOne(deps: Releasing, namedAmong: NamedAmong): Promise<'removed' | 'named' | null> {
  return deps.db.transaction(async (tx) => {
    // Whoever wants to keep or to name it meanwhile waits, or is passed over here.
    const [row] = await tx.rows<{ sha256: string }>(sql`
      select sha256 from unclaimed_files where since < clock_timestamp() - make_interval(hours => ${safeHours})
      order by since limit 1 for update skip locked`);
    if (!row) return null;
    const named = await namedAmong(tx, [row.sha256]);
    if (named.size === 0) await deps.files.remove(keyOf(row.sha256));
    await tx.rows(sql`delete from unclaimed_files where sha256 = ${row.sha256}`);
    return named.size === 0 ? 'removed' : 'named';
  });
}

/** Removes files whose rows are gone, or never came. */
export async function releaseFiles(deps: Releasing, namedAmong: NamedAmong): Promise<{ removed: number }> {
  let removed = 0;
  for (let turn = 0; turn < atMost; turn += 1) {
    const done = await releaseOne(deps, namedAmong);
    if (!done) break;
    if (done === 'removed') removed += 1;
  }
  return { removed };
}

/**
 * Looks through a part of the store for files of which nothing is known, as after a restore of an earlier database: what no row names is
 * written down and removed when its time has come. What was not written to its end goes at once.
 */
export async function findStrays(deps: Releasing, namedAmong: NamedAmong): Promise<{ strays: number }> {
  const now = deps.now().getTime();
  const first = Math.floor(now / dayMillis) * shardsPerDay;
  const isOld = ({ storedAt }: { storedAt: Date }): boolean => now - storedAt.getTime() > safeHours * 3_600_000;
  let strays = 0;
  const note = async (hashes: readonly string[]): Promise<void> => {
    const named = await namedAmong(deps.db, hashes);
    const unknown = hashes.filter((hash) => !named.has(hash));
    strays += unknown.length;
    await deps.db.rows(sql`
      insert into unclaimed_files (sha256, since) select hash, clock_timestamp() from unnest(${unknown}::text[]) hash on conflict do nothing`);
  };
  for (let turn = 0; turn < shardsPerDay; turn += 1) {
    let hashes: string[] = [];
    for await (const file of deps.files.list(shardOf((first + turn) % shards))) {
      if (!isOld(file)) continue;
      const name = file.key.slice(keptFolder.length + 3);
      if (/^[0-9a-f]{64}$/.test(name)) hashes.push(name);
      else if (name.endsWith('.part')) await discard(deps, [file.key]);
      if (hashes.length < batch) continue;
      await note(hashes);
      hashes = [];
    }
    if (hashes.length > 0) await note(hashes);
  }
  return { strays };
}
