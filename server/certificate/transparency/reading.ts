import sql from 'sql-template-tag';
import { Contradiction } from '#proof/log/audit.ts';
import { equal, NotProven, utf8 } from '#proof/bytes.ts';
import { noteKeysOf } from '#proof/log/key-manifest.ts';
import { readRevocation, type Revocation } from '#proof/log/leaves.ts';
import { openCheckpoint, type Checkpoint } from '#proof/log/log.ts';
import { leafHash } from '#proof/log/merkle.ts';
import { peaksOf, rootOfPeaks, withLeaf, type Peak } from '#proof/log/peaks.ts';
import type { LogState } from '#proof/credential/status-list.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Keyring } from '#server/platform/security/keyring.ts';
import { leavesFrom, newestCheckpoint, withHashes } from './log.ts';

/** Entries that are read at once. */
const batch = 5000;

/** What the entries of the log after an earlier state of it record of revocations, and the state that was read up to. */
export type LogReading = Readonly<{ state: LogState; revocations: readonly Revocation[] }>;

async function signedState(db: Db, { manifest, origin }: Keyring): Promise<Checkpoint | null> {
  const newest = await newestCheckpoint(db);
  if (!newest) return null;
  try {
    const trust = { origin: `${origin}/log`, log: await noteKeysOf(manifest, 'log'), witnesses: [] };
    return (await openCheckpoint(newest.note, trust)).checkpoint;
  } catch (error) {
    if (error instanceof NotProven) throw new Contradiction(error.code, 'log checkpoint');
    throw error;
  }
}

async function peaksAt(db: Db, { size, root }: LogState): Promise<Peak[]> {
  const peaks = await withHashes(db, (read) => peaksOf(read, size));
  if (!equal(await rootOfPeaks(peaks), root)) throw new Contradiction('other_root', 'log hashes');
  return peaks;
}

/**
 * Reads the entries after a state of the log that is known to be right, and recomputes from them the root that the log signed last.
 * Rejects with a `Contradiction` when the log is shorter than that state, lacks an entry, or its entries do not make the signed root.
 */
export async function readLogFrom(db: Db, keyring: Keyring, known: LogState): Promise<LogReading> {
  const signed = await signedState(db, keyring);
  const size = signed?.size ?? 0;
  if (size < known.size) throw new Contradiction('shorter', 'log size');
  let peaks = await peaksAt(db, known);
  const revocations: Revocation[] = [];
  for (let at = known.size; at < size;) {
    const leaves = await leavesFrom(db, at, Math.min(batch, size - at));
    if (leaves.length < Math.min(batch, size - at)) throw new Contradiction('missing_entry', 'log entries');
    for (const leaf of leaves) {
      peaks = await withLeaf(peaks, await leafHash(utf8(leaf)));
      const revocation = readRevocation(leaf);
      if (revocation) revocations.push(revocation);
    }
    at += leaves.length;
  }
  const root = await rootOfPeaks(peaks);
  if (signed && !equal(root, signed.root)) throw new Contradiction('other_root', 'log entries');
  return { state: { size, root }, revocations };
}

/** Revocations that wait for their place in the log, with the highest number among them, 0 for none. */
export async function pendingRevocations(db: Db): Promise<{ revocations: Revocation[]; upTo: number }> {
  const rows = await db.rows<{ id: number; leaf: string }>(sql`select id, leaf from log_pending where leaf like 'revoke %' order by id`);
  return { revocations: rows.flatMap(({ leaf }) => readRevocation(leaf) ?? []), upTo: rows.at(-1)?.id ?? 0 };
}

/** What the log holds or waits to hold of revocations of these credentials, by their hash. Where there are two entries, the one with a place. */
export async function revocationsOf(db: Db, hashes: readonly string[]): Promise<Map<string, Revocation>> {
  if (hashes.length === 0) return new Map();
  const wanted = [...hashes];
  const rows = await db.rows<{ leaf: string }>(sql`
    select leaf from log_leaves where leaf like 'revoke %' and substr(leaf, 8, 64) = any(${wanted}::text[])
    union all select leaf from log_pending where leaf like 'revoke %' and substr(leaf, 8, 64) = any(${wanted}::text[])`);
  const found = new Map<string, Revocation>();
  for (const revocation of rows.flatMap(({ leaf }) => readRevocation(leaf) ?? [])) {
    if (revocation.place !== null || !found.has(revocation.hash)) found.set(revocation.hash, revocation);
  }
  return found;
}
