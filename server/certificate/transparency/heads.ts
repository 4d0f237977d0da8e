import sql from 'sql-template-tag';
import { headLeaf } from '#proof/log/leaves.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { LoggedPlace } from '#server/platform/events/domain-events.ts';
import type { Deps } from '#server/deps.ts';
import { enqueueLeaf, proofOf } from './log.ts';

/** Enqueues the newest hash of a record for the log: nothing of what the record states, and nothing of whose it is. */
export function enqueueHead(tx: Db, hash: string, at: Date): Promise<void> {
  return enqueueLeaf(tx, headLeaf(hash), at);
}

export async function placeOfHead(db: Db, hash: string): Promise<number | null> {
  const [row] = await db.rows<{ index: number }>(sql`select index from log_leaves where leaf = ${headLeaf(hash)}`);
  return row ? row.index + 1 : null;
}

/** The proof of a hash with the list of keys of today: with both anybody checks it without the service. */
export async function proofOfHead(deps: Pick<Deps, 'db' | 'keyring'>, hash: string): Promise<LoggedPlace | null> {
  const logged = await proofOf(deps, headLeaf(hash));
  return logged && { logProof: logged.proof, keys: deps.keyring.keyList };
}
