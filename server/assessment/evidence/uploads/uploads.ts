import { randomUUID } from 'node:crypto';
import type { EvidencePlace, UploadProgress } from '#contract/assessment/evidence/evidence.ts';
import { evidenceLimits } from '#core/assessment/evidence/evidence.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { discard, store } from '#server/platform/files/store.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { requirePlace } from '#server/assessment/evidence/places.ts';
import * as repository from '#server/assessment/evidence/repository.ts';
import * as rows from './upload-rows.ts';
import { lockOrganization } from '#server/account/public.ts';

const uploadsPerHour = { name: 'upload', points: 600, seconds: 3600 };

/** Who sends the same file to the same place again within this time, in milliseconds, did not learn that it had arrived. */
const unheardMillis = 600_000;

type Wanted = Readonly<{
  name: string;
  bytes: number;
  sha256?: string | undefined;
  place?: EvidencePlace | undefined;
  replaces?: string | undefined;
}>;

function progressOf({ id, received, bytes }: rows.UploadRow): UploadProgress {
  return { id, received, bytes, partBytes: evidenceLimits.part };
}

/** Refuses what the organisation has no quota for, beside what it stores and what is on its way. Asked with the organisation locked. */
export async function requireRoomFor(tx: Db, organizationId: string, bytes: number, without: string | null = null): Promise<void> {
  const used = await repository.usage(tx, organizationId, without);
  if (used.bytes + bytes > evidenceLimits.organization || used.items >= evidenceLimits.items) throw new AppError(409, 'evidence_full');
  if (without === null && used.openUploads >= evidenceLimits.openUploads)
    throw new AppError(429, 'too_many_attempts', { retryAfterSeconds: 60 });
}

/** Begins a file, with its quota reserved; the one that was begun before goes on where it stopped, and one just stored is only completed again. */
export async function startUpload(deps: Deps, caller: Principal<'consultant'>, wanted: Wanted): Promise<UploadProgress> {
  const organizationId = organizationOf(caller.account);
  const { userId } = caller.account;
  const { name, bytes, sha256 = null, place = null, replaces = null } = wanted;
  const upload = { organizationId, id: deps.newId(), userId, name, bytes, sha256, place, replaces, at: deps.now() };
  await countOrRefuse(deps, uploadsPerHour, organizationId);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if (place) await requirePlace(tx, caller.account, organizationId, place);
    else if (!caller.account.period) throw new AppError(402, 'subscription_required');
    // What takes the place of another is gone when it was stored already, so this is asked first.
    const stored = sha256 && (await rows.storedSince(tx, upload, new Date(upload.at.getTime() - unheardMillis)));
    if (stored) return { id: stored, received: bytes, bytes, partBytes: evidenceLimits.part };
    if (replaces && !(await repository.byId(tx, organizationId, replaces))) throw notFound();
    const begun = sha256 && (await rows.sameUpload(tx, upload));
    if (begun) return progressOf(begun);
    await requireRoomFor(tx, organizationId, bytes);
    await rows.insertUpload(tx, upload);
    return { id: upload.id, received: 0, bytes, partBytes: evidenceLimits.part };
  });
}

async function existingUpload(db: Db, organizationId: string, id: string): Promise<rows.UploadRow> {
  const row = await rows.uploadById(db, organizationId, id);
  if (!row) throw notFound();
  return row;
}

export async function readUpload(deps: Deps, account: Account, id: string): Promise<UploadProgress> {
  return progressOf(await existingUpload(deps.db, organizationOf(account), id));
}

function misplaced({ received }: rows.UploadRow): AppError {
  return new AppError(409, 'upload_offset', { facts: { received } });
}

/**
 * Stores the next part: in the file store first, then by its key, so that a crash between leaves a file that is swept and never a part
 * that is missing. Of two that begin at the same place one is stored.
 */
export async function receivePart(
  deps: Deps,
  account: Account,
  { id, offset }: { id: string; offset: number },
  bytes: Buffer,
): Promise<UploadProgress> {
  const organizationId = organizationOf(account);
  const upload = await existingUpload(deps.db, organizationId, id);
  if (offset !== upload.received || bytes.length === 0 || offset + bytes.length > upload.bytes) throw misplaced(upload);
  const key = `uploads/${id}/${offset}-${randomUUID()}`;
  await store(deps, key, bytes);
  const grown = await rows.addPart(deps.db, { organizationId, id, offset, bytes: bytes.length, key, at: deps.now() });
  if (grown) return progressOf(grown);
  await deps.files.remove(key);
  throw misplaced(await existingUpload(deps.db, organizationId, id));
}

export async function cancelUpload(deps: Deps, account: Account, id: string): Promise<{ ok: true }> {
  const parts = await rows.deleteUpload(deps.db, organizationOf(account), id);
  if (!parts) throw notFound();
  await discard(deps, parts);
  return { ok: true };
}
