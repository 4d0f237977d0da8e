import type { EvidenceList, EvidencePayload, EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import { evidenceLimits } from '#core/assessment/evidence/evidence.ts';
import { mayAct } from '#core/account/members/members.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { discard, stored } from '#server/platform/files/store.ts';
import type { File } from '#server/platform/http/responses/files.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { recordChanges, openPlaces, addToPlace, removeFromPlace } from './places.ts';
import * as repository from './repository.ts';
import { requireRoomFor } from './uploads/uploads.ts';
import { evidenceView } from './view.ts';
import { lockOrganization } from '#server/account/public.ts';

type SignedIn = Principal<'consultant'>;

const linksPerHour = { name: 'evidence-link', points: 300, seconds: 3600 };

async function existing(db: Db, organizationId: string, id: string): Promise<repository.EvidenceRow> {
  const row = await repository.byId(db, organizationId, id);
  if (!row) throw notFound();
  return row;
}

export async function listEvidence(deps: Deps, account: Account): Promise<EvidenceList> {
  const organizationId = organizationOf(account);
  const all = await repository.allOf(deps.db, organizationId);
  const { bytes } = await repository.usage(deps.db, organizationId);
  return { evidence: all.map(evidenceView), used: bytes, limit: evidenceLimits.organization, scanner: deps.virusScanner !== null };
}

/** Changes evidence in one transaction and answers it as it is then. */
async function changed(
  deps: Deps,
  caller: SignedIn,
  id: string,
  work: (tx: Db, row: repository.EvidenceRow, organizationId: string) => Promise<void>,
): Promise<EvidencePayload> {
  const organizationId = organizationOf(caller.account);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    await work(tx, await existing(tx, organizationId, id), organizationId);
    return evidenceView(await existing(tx, organizationId, id));
  });
}

export async function addLink(
  deps: Deps,
  caller: SignedIn,
  { name, url, place }: { name: string; url: string; place?: EvidencePlace | undefined },
): Promise<EvidencePayload> {
  const organizationId = organizationOf(caller.account);
  const { userId, period } = caller.account;
  const id = deps.newId();
  await countOrRefuse(deps, linksPerHour, organizationId);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if (!place && !period) throw new AppError(402, 'subscription_required');
    await requireRoomFor(tx, organizationId, 0, id);
    await repository.insertLink(tx, { organizationId, id, name, url, addedBy: userId, at: deps.now() });
    await record(deps, tx, caller, { action: 'evidence.added', id, metadata: { name, url } });
    if (place) await addToPlace(deps, tx, caller, { organizationId, id, name, place });
    return evidenceView(await existing(tx, organizationId, id));
  });
}

export function attachEvidence(deps: Deps, caller: SignedIn, id: string, place: EvidencePlace): Promise<EvidencePayload> {
  return changed(deps, caller, id, (tx, { name }, organizationId) => addToPlace(deps, tx, caller, { organizationId, id, name, place }));
}

export function detachEvidence(deps: Deps, caller: SignedIn, id: string, place: EvidencePlace): Promise<EvidencePayload> {
  return changed(deps, caller, id, (tx, { name }, organizationId) =>
    removeFromPlace(deps, tx, caller, { organizationId, id, name, place }),
  );
}

/** Until when it is valid, as open assessments will report it. */
export function changeEvidence(deps: Deps, caller: SignedIn, id: string, validUntil: string | null): Promise<EvidencePayload> {
  return changed(deps, caller, id, async (tx, row, organizationId) => {
    if (row.validUntil === validUntil) return;
    await repository.setValidUntil(tx, organizationId, id, validUntil);
    await recordChanges(deps, tx, organizationId, await openPlaces(tx, organizationId, row));
    await record(deps, tx, caller, { action: 'evidence.changed', id, metadata: { name: row.name, validUntil } });
  });
}

/** Deletes it everywhere. A finished report goes on naming it with its hash, so that editors decide about what one lists. */
export async function removeEvidence(deps: Deps, caller: SignedIn, id: string): Promise<{ ok: true }> {
  const organizationId = organizationOf(caller.account);
  const storeKey = await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const row = await existing(tx, organizationId, id);
    if (row.reported && !mayAct(caller.account.organization.role, 'editor')) throw new AppError(403, 'editor_needed');
    await recordChanges(deps, tx, organizationId, await openPlaces(tx, organizationId, row));
    await repository.remove(tx, organizationId, id);
    const { name, sha256, url } = row;
    await record(deps, tx, caller, { action: 'evidence.removed', id, metadata: { name, ...(url ? { url } : { sha256 }) } });
    return row.storeKey;
  });
  await discard(deps, storeKey ? [storeKey] : []);
  return { ok: true };
}

/** The file for saving, or a part of it; refuses with 503 while the store does not have it. */
export async function readFile(deps: Deps, account: Account, id: string): Promise<File> {
  const { storeKey, name, bytes, sha256 } = await existing(deps.db, organizationOf(account), id);
  if (storeKey === null || bytes === null || sha256 === null) throw notFound();
  return { open: (part) => stored(deps, storeKey, part), name, extent: { length: bytes, sha256 } };
}
