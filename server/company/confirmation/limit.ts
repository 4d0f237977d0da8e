import { nextCodeAt } from '#core/company/confirmation.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { codesRequestedSince, lockNip } from './repository.ts';

const dayMillis = 86_400_000;

/** Refuses with 429 a code too many for a NIP in a day, whoever asks; others wait until the transaction ends. */
export async function refuseTooMany(deps: Pick<Deps, 'now'>, tx: Db, nip: string): Promise<void> {
  await lockNip(tx, nip);
  const now = deps.now();
  const next = nextCodeAt(await codesRequestedSince(tx, nip, new Date(now.getTime() - dayMillis)), now);
  if (!next) return;
  throw new AppError(429, 'codes_used_up', { retryAfterSeconds: Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000)) });
}
