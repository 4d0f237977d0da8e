import sql from 'sql-template-tag';
import { Contradiction } from '#proof/log/audit.ts';
import { equal } from '#proof/bytes.ts';
import { noteKeysOf } from '#proof/log/key-manifest.ts';
import { leafKind } from '#proof/log/leaves.ts';
import { openCheckpoint, type Witnessed } from '#proof/log/log.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { appendLeaves, leavesFrom, lockSequencer, enqueueLeaf, rootOfLog, sizeOf } from '#server/certificate/transparency/log.ts';

type RestoreDeps = Pick<Deps, 'db' | 'now' | 'keyring'>;
/** What was done: entries that were there already, that were moved behind the others, and that came back. */
export type Restored = Readonly<{ kept: number; moved: number; restored: number }>;

const batch = 5000;

/** How many of the entries the database begins with. */
async function commonBeginning(tx: Db, entries: readonly string[], size: number): Promise<number> {
  for (let at = 0; at < Math.min(size, entries.length); at += batch) {
    const own = await leavesFrom(tx, at, batch);
    const differing = own.findIndex((leaf, index) => leaf !== entries[at + index]);
    if (differing >= 0) return at + differing;
  }
  return Math.min(size, entries.length);
}

/** Takes out what nobody witnessed after a place, and gives it to the log again. Only the owner of the tables may. */
async function moveAway(tx: Db, from: number, at: Date): Promise<number> {
  const rows = await tx.rows<{ leaf: string }>(sql`select leaf from log_leaves where index >= ${from} order by index`);
  for (const table of [sql`log_leaves`, sql`log_hashes`]) await tx.rows(sql`alter table ${table} disable trigger user`);
  await tx.rows(sql`delete from log_leaves where index >= ${from}`);
  await tx.rows(sql`delete from log_hashes where (index + 1) * power(2, level) > ${from}`);
  for (const table of [sql`log_leaves`, sql`log_hashes`]) await tx.rows(sql`alter table ${table} enable trigger user`);
  for (const { leaf } of rows) if (leafKind(leaf) !== 'status') await enqueueLeaf(tx, leaf, at);
  return rows.length;
}

async function opened({ keyring }: RestoreDeps, note: string): Promise<Witnessed> {
  const { manifest, origin } = keyring;
  const trust = { origin: `${origin}/log`, log: await noteKeysOf(manifest, 'log'), witnesses: await noteKeysOf(manifest, 'witness') };
  const witnessed = await openCheckpoint(note, trust);
  if (witnessed.witnesses.length < manifest.quorum) throw new Contradiction('not_yet_witnessed', 'checkpoint');
  return witnessed;
}

/**
 * Brings back the entries of the log that a restored database lacks, from a copy that an audit from outside stored, and the checkpoint that witnesses
 * signed over them. What was logged since the restore goes behind them. All of it happens or nothing; rejects with a `Contradiction` a copy
 * that does not make the root of the checkpoint.
 */
export async function restoreLog(deps: RestoreDeps, entries: readonly string[], note: string): Promise<Restored> {
  const { checkpoint, witnesses } = await opened(deps, note);
  if (entries.length < checkpoint.size) throw new Contradiction('copy_too_short', 'copy');
  const wanted = entries.slice(0, checkpoint.size);
  return deps.db.transaction(async (tx) => {
    await lockSequencer(tx);
    const size = await sizeOf(tx);
    const common = await commonBeginning(tx, wanted, size);
    const moved = common < size && common < wanted.length ? await moveAway(tx, common, deps.now()) : 0;
    await tx.rows(sql`delete from log_checkpoints where size > ${common} and ${moved > 0}`);
    for (let at = common; at < wanted.length; at += batch) {
      const leaves = wanted.slice(at, at + batch);
      await tx.rows(sql`delete from log_pending where leaf = any(${leaves}::text[])`);
      await appendLeaves(tx, at, leaves);
    }
    if (!equal(await rootOfLog(tx, checkpoint.size), checkpoint.root)) throw new Contradiction('other_root', 'copy');
    await tx.rows(sql`
      insert into log_checkpoints (size, note, witnesses, created_at) values (${checkpoint.size}, ${note}, ${witnesses.length}, ${deps.now()})
      on conflict (size) do update set note = excluded.note, witnesses = excluded.witnesses`);
    return { kept: common, moved, restored: wanted.length - common };
  });
}
