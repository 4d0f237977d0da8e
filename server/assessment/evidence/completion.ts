import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { EvidencePayload } from '#contract/assessment/evidence/evidence.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { discard, named, store } from '#server/platform/files/store.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { checkFile, type Checked } from './check.ts';
import { recordChanges, openPlaces, addToPlace } from './places.ts';
import * as repository from './repository.ts';
import { inTenantQueue } from '#server/platform/process/tenant-queue.ts';
import * as rows from './uploads/upload-rows.ts';
import { requireRoomFor } from './uploads/uploads.ts';
import { evidenceView } from './view.ts';
import { lockOrganization } from '#server/account/public.ts';

type SignedIn = Principal<'consultant'>;

async function existing(db: Db, organizationId: string, id: string): Promise<EvidencePayload> {
  const row = await repository.byId(db, organizationId, id);
  if (!row) throw notFound();
  return evidenceView(row);
}

async function assembled(deps: Deps, { parts, bytes }: rows.UploadRow): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (const key of parts) {
    const stream = await deps.files.get(key);
    if (stream) pieces.push(await buffer(stream));
  }
  const whole = Buffer.concat(pieces);
  if (whole.length !== bytes) throw new AppError(409, 'upload_differs');
  return whole;
}

/** The new file replaces the old one in every place that can still be changed; the old one goes unless it stands, or a report names it, elsewhere. */
async function replace(
  deps: Deps,
  tx: Db,
  caller: SignedIn,
  { organizationId, from, to, name }: { organizationId: string; from: string; to: string; name: string },
) {
  const old = await repository.byId(tx, organizationId, from);
  if (!old) return [];
  const places = await openPlaces(tx, organizationId, old);
  for (const place of places) {
    await repository.deleteUse(tx, { organizationId, id: from, ...place });
    await addToPlace(deps, tx, caller, { organizationId, id: to, name, place });
  }
  if (old.reported || places.length < old.uses.length) return [];
  await recordChanges(deps, tx, organizationId, places);
  await repository.remove(tx, organizationId, from);
  await record(deps, tx, caller, { action: 'evidence.removed', id: from, metadata: { name: old.name, sha256: old.sha256 } });
  return old.storeKey ? [old.storeKey] : [];
}

/** Writes that the file is stored; null when it was stored, or abandoned, by another call meanwhile. */
async function saveEvidence(
  deps: Deps,
  tx: Db,
  caller: SignedIn,
  { upload, file, storeKey }: { upload: rows.UploadRow; file: Checked; storeKey: string },
): Promise<string[] | null> {
  const organizationId = organizationOf(caller.account);
  const { id, replaces, assessmentId, questionId } = upload;
  const { name, mediaType, sha256, scanned } = file;
  await lockOrganization(tx, organizationId);
  const parts = await rows.deleteUpload(tx, organizationId, id);
  if (!parts) return null;
  await requireRoomFor(tx, organizationId, file.bytes.length, id);
  const facts = { mediaType, bytes: file.bytes.length, sha256, storeKey, scanned };
  await repository.insertFile(tx, { organizationId, id, name, addedBy: caller.account.userId, at: deps.now(), ...facts });
  await record(deps, tx, caller, { action: 'evidence.added', id, metadata: { name, sha256, bytes: facts.bytes } });
  if (questionId) await addToPlace(deps, tx, caller, { organizationId, id, name, place: { assessmentId, questionId } });
  const gone = replaces ? await replace(deps, tx, caller, { organizationId, from: replaces, to: id, name }) : [];
  return [...parts, ...gone];
}

/** The file goes to the store first and its row after, so that a row never names a file that is not there. */
async function checkAndSave(deps: Deps, caller: SignedIn, upload: rows.UploadRow): Promise<EvidencePayload> {
  const organizationId = organizationOf(caller.account);
  const file = await checkFile(deps, { ...upload, bytes: await assembled(deps, upload) });
  const storeKey = `evidence/${organizationId}/${randomUUID()}`;
  await store(deps, storeKey, file.bytes);
  const gone = await named(deps, storeKey, () => deps.db.transaction((tx) => saveEvidence(deps, tx, caller, { upload, file, storeKey })));
  await discard(deps, gone ?? [storeKey]);
  return existing(deps.db, organizationId, upload.id);
}

/** Deletes a file that is not accepted, and logs why. */
async function forget(deps: Deps, caller: SignedIn, { id, name }: rows.UploadRow, reason: string): Promise<void> {
  const organizationId = organizationOf(caller.account);
  const parts = await deps.db.transaction(async (tx) => {
    const deleted = await rows.deleteUpload(tx, organizationId, id);
    if (deleted) await record(deps, tx, caller, { action: 'evidence.refused', id, metadata: { name, reason } });
    return deleted;
  });
  await discard(deps, parts ?? []);
}

/** Checks a file that has arrived and stores it. What is refused is forgotten; what could not be checked now can be completed later. */
export function completeUpload(deps: Deps, caller: SignedIn, id: string): Promise<EvidencePayload> {
  const organizationId = organizationOf(caller.account);
  return inTenantQueue(organizationId, async () => {
    const upload = await rows.uploadById(deps.db, organizationId, id);
    if (!upload) return existing(deps.db, organizationId, id);
    if (upload.received < upload.bytes) throw new AppError(409, 'upload_offset', { facts: { received: upload.received } });
    try {
      return await checkAndSave(deps, caller, upload);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) await forget(deps, caller, upload, error.code);
      throw error;
    }
  });
}
