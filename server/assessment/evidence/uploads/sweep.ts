import type { Deps } from '#server/deps.ts';
import { discard } from '#server/platform/files/store.ts';
import * as rows from './upload-rows.ts';

/** What nobody went on sending for a day is abandoned. */
const idleMillis = 86_400_000;
/** A file is written before its row: younger ones may get theirs yet. */
const youngMillis = 3_600_000;
const batch = 500;
/** Nothing else in the store is ours to remove. */
const ours = ['evidence/', 'uploads/', 'receipts/', 'questionnaires/'] as const;

/**
 * Gives up files that stopped on their way, and removes from the store what no row names: parts of files that were abandoned, what a crash
 * left behind, and everything of organisations that are gone.
 */
export async function deleteUnusedFiles(deps: Deps): Promise<{ uploads: number; files: number }> {
  const now = deps.now().getTime();
  const parts = await rows.deleteIdle(deps.db, new Date(now - idleMillis));
  await discard(deps, parts);
  let files = 0;
  const sweep = async (keys: readonly string[]): Promise<void> => {
    const known = await rows.knownKeys(deps.db, keys);
    const orphans = keys.filter((key) => !known.has(key));
    await discard(deps, orphans);
    files += orphans.length;
  };
  let keys: string[] = [];
  for (const folder of ours)
    for await (const { key, storedAt } of deps.files.list(folder)) {
      if (storedAt.getTime() > now - youngMillis) continue;
      keys.push(key);
      if (keys.length < batch) continue;
      await sweep(keys);
      keys = [];
    }
  await sweep(keys);
  return { uploads: parts.length, files };
}
