import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { store } from './store.ts';

type FileDeps = Pick<Deps, 'db' | 'files' | 'log'>;

/** A file that the store holds under the hash of its contents, for as long as any row names it. */
export type StoredFile = Readonly<{ sha256: string; size: number }>;

/** Files by their contents, in 256 folders. */
export const storeFolder = 'documents/';

/** The folder of so many of them that a listing is short. */
export function shardOf(number: number): string {
  return `${storeFolder}${number.toString(16).padStart(2, '0')}/`;
}

export function keyOf(sha256: string): string {
  return `${storeFolder}${sha256.slice(0, 2)}/${sha256}`;
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Brings a file to the store before the transaction that names it. First it is written down as one that nobody names yet: what a crash
 * leaves behind is then known, and nobody removes it for as long as its transaction may still come.
 */
export async function storeFile(deps: FileDeps, bytes: Buffer): Promise<StoredFile> {
  const sha256 = sha256Of(bytes);
  await deps.db.rows(sql`
    insert into unclaimed_files (sha256, since) values (${sha256}, clock_timestamp())
    on conflict (sha256) do update set since = excluded.since`);
  await store(deps, keyOf(sha256), bytes);
  return { sha256, size: bytes.length };
}

/**
 * Takes a file that was stored for the row that this transaction writes: until it ends nobody removes it. Refuses with 503 what was stored
 * so long ago that it may be gone again.
 */
export async function claimFile(tx: Db, { sha256 }: Pick<StoredFile, 'sha256'>): Promise<void> {
  const rows = await tx.rows(sql`select 1 from unclaimed_files where sha256 = ${sha256} for key share`);
  if (rows.length === 0) throw new AppError(503, 'busy', { retryAfterSeconds: 2 });
}

/** Why a file cannot be handed out: the store does not have it, or it has something else under its name. */
export type Loss = 'missing' | 'damaged';

/** The file as it was stored, or why it cannot be had; refuses with 503 while the store does not answer. */
export async function readStored(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  { sha256 }: Pick<StoredFile, 'sha256'>,
): Promise<Buffer | Loss> {
  try {
    const stream = await files.get(keyOf(sha256));
    if (!stream) return 'missing';
    const bytes = await buffer(stream);
    return sha256Of(bytes) === sha256 ? bytes : 'damaged';
  } catch (error) {
    log.error({ err: error, sha256 }, 'file not read');
    throw new AppError(503, 'document_unavailable', { retryAfterSeconds: 30 });
  }
}
