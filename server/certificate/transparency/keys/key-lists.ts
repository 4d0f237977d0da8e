import sql from 'sql-template-tag';
import { utf8 } from '#proof/bytes.ts';
import { hashOf, keysLeaf } from '#proof/log/leaves.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { enqueueLeaf } from '#server/certificate/transparency/log.ts';

/**
 * Publishes the list of keys of this start and adds to the log its leaf; the same list is published once. Rejects another
 * list under a version that was published before: a version states one thing for ever.
 */
export async function publishKeyList({ db, keyring, now }: Pick<Deps, 'db' | 'keyring' | 'now'>): Promise<void> {
  const { version } = keyring.manifest;
  await db.transaction(async (tx) => {
    const [published] = await tx.rows<{ note: string }>(sql`select note from key_lists where version = ${version}`);
    if (published && published.note !== keyring.keyList) {
      throw new Error(`Version ${version} of the list of keys was published with other contents; sign the next version.`);
    }
    if (published) return;
    await tx.rows(sql`insert into key_lists (version, note, created_at) values (${version}, ${keyring.keyList}, ${now()})`);
    await enqueueLeaf(tx, keysLeaf(version, await hashOf(utf8(keyring.keyList))), now());
  });
}

/** A list of keys as it was published; null when there is no such version. */
export async function publishedKeyList(db: Db, version: number): Promise<string | null> {
  const [row] = await db.rows<{ note: string }>(sql`select note from key_lists where version = ${version}`);
  return row?.note ?? null;
}
