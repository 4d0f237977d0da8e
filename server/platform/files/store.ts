import type { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

type Store = Pick<Deps, 'files' | 'log'>;

/** Brings a file to the store; where that does not answer now, it is worth another try (503). */
export async function store({ files, log }: Store, key: string, bytes: Buffer): Promise<void> {
  await files.put(key, bytes).catch((error: unknown) => {
    log.error({ err: error, key }, 'file not stored');
    throw new AppError(503, 'busy', { retryAfterSeconds: 5 });
  });
}

/**
 * Does what names a stored file, and removes the file where that is refused. Should the database be lost nobody knows whether it stored the
 * row: the file stays, and is swept away if no row names it.
 */
export async function named<T>(deps: Store, key: string, name: () => Promise<T>): Promise<T> {
  return name().catch(async (error: unknown) => {
    if (error instanceof AppError && error.status < 500) await discard(deps, [key]);
    throw error;
  });
}

/** A stored file that a row names, or a part of it; refuses with 503 while the store does not have it. */
export async function stored(
  { files, log }: Store,
  key: string,
  part: Parameters<Store['files']['get']>[1] | null = null,
): Promise<Readable> {
  const stream = await files.get(key, part ?? undefined);
  if (stream) return stream;
  log.error({ key }, 'a file that a row names is not in the store');
  throw new AppError(503, 'evidence_unavailable', { retryAfterSeconds: 60 });
}

/** Removes files that nothing names any more. What fails here is swept later. */
export async function discard({ files, log }: Store, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key).catch((error: unknown) => log.warn({ err: error, key }, 'file not removed'));
}
