import sql, { type Sql } from 'sql-template-tag';
import { utf8, type Bytes } from '#proof/bytes.ts';
import { issueLeaf } from '#proof/log/leaves.ts';
import { openCheckpoint, writeCheckpoint, writeLogProof } from '#proof/log/log.ts';
import { consistencyPath, inclusionPath, leafHash, nodeHash, rootOf, type HashReader } from '#proof/log/merkle.ts';
import { signatureLine, writeNote } from '#proof/log/note.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';

type LogDeps = Pick<Deps, 'db' | 'now' | 'keyring'>;

/** One sequencer at a time, over all processes. */
const sequencerLock = 774_201;
/** Leaves that get their places in one step. */
const batch = 5000;
const hashBytes = 32;

/** Adds a leaf to what the log has to append, in the transaction of the act that it records; the same leaf is added once. */
export async function enqueueLeaf(db: Db, leaf: string, at: Date): Promise<void> {
  await db.rows(sql`
    insert into log_pending (leaf, created_at) select ${leaf}, ${at}
    where not exists (select 1 from log_leaves where leaf = ${leaf}) on conflict (leaf) do nothing`);
}

/** Adds a leaf for each row of a select of leaves that the log does not hold yet; counts them. */
export async function enqueueLeaves(db: Db, leaves: Sql, at: Date): Promise<number> {
  const pending = await db.rows(sql`
    insert into log_pending (leaf, created_at)
    select l.leaf, ${at} from (${leaves}) l (leaf) where not exists (select 1 from log_leaves k where k.leaf = l.leaf)
    on conflict (leaf) do nothing returning id`);
  return pending.length;
}

function bytesOf(buffer: Buffer): Bytes {
  return new Uint8Array(buffer);
}

/** Reads hashes of complete subtrees; those of the step that is being made come first. */
function hashReader(db: Db, made: ReadonlyMap<string, Bytes> = new Map()): HashReader {
  return async (level, index) => {
    const own = made.get(`${level}/${index}`);
    if (own) return own;
    const [row] = await db.rows<{ hash: Buffer }>(sql`select hash from log_hashes where level = ${level} and index = ${index}`);
    if (!row) throw new Error(`the log lacks the hash ${level}/${index}`);
    return bytesOf(row.hash);
  };
}

/**
 * Does work that needs hashes with a single question to the database: the work is first done with stand-ins, to learn
 * which hashes it wants.
 */
export async function withHashes<T>(db: Db, work: (read: HashReader) => Promise<T>): Promise<T> {
  const wanted = new Map<string, readonly [number, number]>();
  await work(async (level, index) => {
    wanted.set(`${level}/${index}`, [level, index]);
    return new Uint8Array(hashBytes);
  });
  const places = [...wanted.values()];
  const rows = await db.rows<{ level: number; index: number; hash: Buffer }>(sql`
    select h.level, h.index, h.hash from log_hashes h
    join unnest(${places.map(([level]) => level)}::int[], ${places.map(([, index]) => index)}::bigint[]) w (level, index)
      on h.level = w.level and h.index = w.index`);
  return work(hashReader(db, new Map(rows.map(({ level, index, hash }) => [`${level}/${index}`, bytesOf(hash)]))));
}

export async function sizeOf(db: Db): Promise<number> {
  const [row] = await db.rows<{ size: number }>(sql`select coalesce(max(index) + 1, 0) as size from log_leaves`);
  return row?.size ?? 0;
}

/** The hashes of all subtrees that become complete when leaves are appended to a log of that size. */
async function grown(db: Db, size: number, leaves: readonly string[]): Promise<Map<string, Bytes>> {
  const made = new Map<string, Bytes>();
  const at = hashReader(db, made);
  for (const [offset, leaf] of leaves.entries()) {
    let [level, index, hash] = [0, size + offset, await leafHash(utf8(leaf))];
    made.set(`${level}/${index}`, hash);
    while (index % 2 === 1) {
      hash = await nodeHash(await at(level, index - 1), hash);
      [level, index] = [level + 1, Math.floor(index / 2)];
      made.set(`${level}/${index}`, hash);
    }
  }
  return made;
}

async function insertGrown(tx: Db, size: number, leaves: readonly string[], made: ReadonlyMap<string, Bytes>): Promise<void> {
  await tx.rows(sql`
    insert into log_leaves (index, leaf)
    select ${size}::bigint + n - 1, leaf from unnest(${leaves}::text[]) with ordinality as l (leaf, n)`);
  const places = [...made.keys()].map((place) => place.split('/').map(Number));
  await tx.rows(sql`
    insert into log_hashes (level, index, hash)
    select * from unnest(${places.map(([level]) => level)}::int[], ${places.map(([, index]) => index)}::bigint[],
      ${[...made.values()].map((hash) => Buffer.from(hash))}::bytea[])`);
}

/** Only one process at a time gives places in the log. */
export async function lockSequencer(tx: Db): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(${sequencerLock})`);
}

/** Puts leaves behind a log of that size, with the hashes of the subtrees that they complete. */
export async function appendLeaves(tx: Db, size: number, leaves: readonly string[]): Promise<Map<string, Bytes>> {
  const made = await grown(tx, size, leaves);
  await insertGrown(tx, size, leaves, made);
  return made;
}

export function rootOfLog(db: Db, size: number): Promise<Bytes> {
  return rootOf(hashReader(db), size);
}

/** Gives what waits its places, signs the new size, and returns how many leaves that were. All of a step happens or nothing. */
export async function sequence({ db, now, keyring }: LogDeps): Promise<number> {
  return db.transaction(async (tx) => {
    await lockSequencer(tx);
    const waiting = await tx.rows<{ id: number; leaf: string }>(sql`select id, leaf from log_pending order by id limit ${batch}`);
    if (waiting.length === 0) return 0;
    const leaves = waiting.map(({ leaf }) => leaf);
    const before = await sizeOf(tx);
    const made = await appendLeaves(tx, before, leaves);
    await tx.rows(sql`delete from log_pending where id = any(${waiting.map(({ id }) => id)}::bigint[])`);
    const size = before + leaves.length;
    const text = writeCheckpoint({ origin: `${keyring.origin}/log`, size, root: await rootOf(hashReader(tx, made), size) });
    const note = writeNote({ text, signatures: [await signatureLine(keyring.log.key, keyring.log.sign, text)] });
    await tx.rows(sql`insert into log_checkpoints (size, note, created_at) values (${size}, ${note}, ${now()})`);
    return leaves.length;
  });
}

export type StoredCheckpoint = Readonly<{ size: number; note: string; witnesses: number }>;

export async function newestCheckpoint(db: Db): Promise<StoredCheckpoint | null> {
  const [row] = await db.rows<StoredCheckpoint>(sql`select size, note, witnesses from log_checkpoints order by size desc limit 1`);
  return row ?? null;
}

/** The newest up to a size, or made up to an instant; it may have been signed by witnesses or not. */
export async function earlierCheckpoint(
  db: Db,
  { size, at }: { size?: number | undefined; at?: Date | undefined },
): Promise<StoredCheckpoint | null> {
  const [row] = await db.rows<StoredCheckpoint>(sql`
    select size, note, witnesses from log_checkpoints
    where (${size ?? null}::bigint is null or size <= ${size ?? null}) and (${at ?? null}::timestamptz is null or created_at <= ${at ?? null})
    order by size desc limit 1`);
  return row ?? null;
}

/** The newest that enough witnesses saw. */
export async function witnessedCheckpoint(db: Db, quorum: number): Promise<StoredCheckpoint | null> {
  const [row] = await db.rows<StoredCheckpoint>(sql`
    select size, note, witnesses from log_checkpoints where witnesses >= ${quorum} order by size desc limit 1`);
  return row ?? null;
}

/** What the log shows the world: the newest checkpoint that enough witnesses saw, else the newest. */
export async function shownCheckpoint({ db, keyring }: Pick<Deps, 'db' | 'keyring'>): Promise<StoredCheckpoint | null> {
  return (await witnessedCheckpoint(db, keyring.manifest.quorum)) ?? newestCheckpoint(db);
}

export function consistency(db: Db, earlier: number, later: number): Promise<Bytes[]> {
  return earlier === 0 ? Promise.resolve([]) : withHashes(db, (read) => consistencyPath(read, earlier, later));
}

/** Adds the lines of witnesses to a checkpoint; lines that do not verify are left out. */
export async function addCosignatures({ db, keyring }: LogDeps, size: number, lines: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.rows<{ note: string }>(sql`select note from log_checkpoints where size = ${size} for update`);
    if (!row) return;
    const trust = { origin: `${keyring.origin}/log`, log: [keyring.log.key], witnesses: keyring.witnesses.map(({ key }) => key) };
    let [note, count] = [row.note, (await openCheckpoint(row.note, trust)).witnesses.length];
    for (const line of lines) {
      // A line that does not check out would make the whole note worthless: it is left out.
      const opened = await openCheckpoint(`${note}${line}`, trust).catch(() => null);
      if (opened && opened.witnesses.length > count) [note, count] = [`${note}${line}`, opened.witnesses.length];
    }
    await tx.rows(sql`update log_checkpoints set note = ${note}, witnesses = ${count} where size = ${size}`);
  });
}

/** The place of the issue of a credential in the log; null while it has none. */
export async function issuePlace(db: Db, hash: string): Promise<number | null> {
  const [row] = await db.rows<{ index: number }>(sql`select index from log_leaves where leaf = ${issueLeaf(hash)}`);
  return row?.index ?? null;
}

/** The proof of a leaf towards a checkpoint that holds it, preferably a witnessed one; null while it has no place yet. */
export async function proofOf(deps: Pick<Deps, 'db' | 'keyring'>, leaf: string): Promise<{ proof: string; witnesses: number } | null> {
  const { db, keyring } = deps;
  const [row] = await db.rows<{ index: number }>(sql`select index from log_leaves where leaf = ${leaf}`);
  if (!row) return null;
  const witnessed = await witnessedCheckpoint(db, keyring.manifest.quorum);
  const checkpoint = witnessed && witnessed.size > row.index ? witnessed : await newestCheckpoint(db);
  if (!checkpoint) return null;
  const path = await withHashes(db, (read) => inclusionPath(read, { index: row.index, size: checkpoint.size }));
  return { proof: writeLogProof({ index: row.index, path, checkpoint: checkpoint.note }), witnesses: checkpoint.witnesses };
}

/** Hashes of a tile: `width` of them at a level of the tree that is eight times the tile's. */
export async function tileHashes(db: Db, tile: { level: number; index: number; width: number }): Promise<Buffer[]> {
  const rows = await db.rows<{ hash: Buffer }>(sql`
    select hash from log_hashes where level = ${tile.level * 8} and index >= ${tile.index * 256} and index < ${tile.index * 256 + tile.width}
    order by index`);
  return rows.map(({ hash }) => hash);
}

export async function leavesFrom(db: Db, from: number, count: number): Promise<string[]> {
  const rows = await db.rows<{ leaf: string }>(sql`
    select leaf from log_leaves where index >= ${from} and index < ${from + count} order by index`);
  return rows.map(({ leaf }) => leaf);
}
