import type { Deps } from '#server/deps.ts';
import { storeFile, readStored, sha256Of } from '#server/platform/files/stored-files.ts';
import { findStrays, recordUnclaimed, releaseFiles } from '#server/platform/files/release.ts';
import { findLostFiles, notifyLost } from './missing-documents.ts';
import * as rows from './rows.ts';

/** How long one run moves documents, so that others come to their turn; and how many it requests at a time. */
const runMillis = 240_000;
const batch = 50;
/** Files without a document that nobody wonders about: so many, or such a share of those that were checked. */
const [usualStrays, usualShare] = [50, 0.01];

/** Has the store hold a document of a row, verified; false when the row has something else than its hash states. */
async function store(deps: Deps, row: rows.InRow, emptied: boolean): Promise<boolean> {
  let file = await readStored(deps, row);
  if (!Buffer.isBuffer(file)) {
    const bytes = await rows.bytesInRow(deps.db, row.organizationId, row.sha256);
    // Deleted, or moved by another process.
    if (!bytes) return true;
    if (sha256Of(bytes) !== row.sha256) {
      await notifyLost(deps, row, 'damaged');
      return false;
    }
    await storeFile(deps, bytes);
    file = await readStored(deps, row);
    if (!Buffer.isBuffer(file)) throw new Error('the file store does not give back what it was given');
  }
  await rows.recordStored(deps.db, row, { size: file.length, emptied });
  return true;
}

/**
 * Moves documents that the version before wrote into their rows to the store, the oldest first. The bytes leave the rows when no process
 * of that version can be running any more. Ends and goes on anywhere; two at once only do some work twice.
 */
export async function moveDocuments(deps: Deps): Promise<{ moved: number }> {
  const emptied = !(await rows.isReadByEarlier(deps.db));
  const which = emptied ? 'all' : 'unstored';
  let [moved, failed] = [0, 0];
  for (const begun = performance.now(); performance.now() - begun < runMillis;) {
    const page = await rows.withBytes(deps.db, which, { skip: failed, limit: batch });
    if (page.length === 0) break;
    for (const row of page) {
      if (await store(deps, row, emptied)) moved += 1;
      else failed += 1;
    }
  }
  return { moved };
}

/** Every ten minutes: moves what is still in the database, removes files that nobody names, and checks whether what was lost is back. */
export async function saveDocumentFiles(deps: Deps): Promise<{ moved: number; removed: number; found: number }> {
  const isNamed = async (sha256: string): Promise<boolean> => (await rows.namedAmong(deps.db, [sha256])).size > 0;
  return {
    ...(await moveDocuments(deps)),
    ...(await releaseFiles(deps, rows.namedAmong)),
    ...(await findLostFiles(deps, isNamed)),
  };
}

/**
 * Daily: a part of the store is scanned for files that no row names. Many at once are not removed but said, because the store may
 * belong to another database.
 */
export async function deleteUnusedDocumentFiles(deps: Deps): Promise<{ strays: number }> {
  const { listed, strays } = await findStrays(deps, rows.namedAmong);
  if (strays.length > usualStrays && strays.length > listed * usualShare)
    throw new Error(`no document is known of ${strays.length} of ${listed} files: do the database and the file store belong together?`);
  await recordUnclaimed(deps.db, strays);
  return { strays: strays.length };
}
