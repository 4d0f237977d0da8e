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

/** Removes files that nothing names any more. What fails here is swept later. */
export async function discard({ files, log }: Store, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key).catch((error: unknown) => log.warn({ err: error, key }, 'file not removed'));
}
