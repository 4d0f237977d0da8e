import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { currentOf } from '#server/assessment/results/repository.ts';
import { openPlaces, addToPlace, recordChanges } from './places.ts';
import * as repository from './repository.ts';
import { requireRoomFor } from './uploads/uploads.ts';

type OwnLink = Readonly<{ name: string; url: string; questionIds: readonly string[]; validUntil: string }>;

/** Lets a page of ours be evidence of questions of NIS2, in the plan and in the assessment that is open, once for each address. The organisation is locked. */
export async function saveOwnLink(
  deps: Deps,
  tx: Db,
  caller: Principal<'consultant'>,
  { name, url, questionIds, validUntil }: OwnLink,
): Promise<void> {
  const { userId, organization } = caller.account;
  const known = await repository.byUrl(tx, organization.id, url);
  const id = known?.id ?? deps.newId();
  if (!known) {
    await requireRoomFor(tx, organization.id, 0, id);
    await repository.insertLink(tx, { organizationId: organization.id, id, name, url, addedBy: userId, at: deps.now() });
    await record(deps, tx, caller, { action: 'evidence.added', id, metadata: { name, url } });
  }
  await repository.setValidUntil(tx, organization.id, id, validUntil);
  const current = await currentOf(tx, organization.id, 'nis2');
  for (const assessmentId of current && !current.completedAt ? [null, current.id] : [null]) {
    for (const questionId of questionIds) {
      await addToPlace(deps, tx, caller, {
        organizationId: organization.id,
        id,
        name: known?.name ?? name,
        place: { assessmentId, questionId },
      });
    }
  }
}

/** Deletes what links to a page of ours that is gone. A finished report goes on naming it. The organisation is locked. */
export async function removeOwnLink(deps: Deps, tx: Db, caller: Principal<'editor'>, url: string): Promise<void> {
  const { organization } = caller.account;
  const row = await repository.byUrl(tx, organization.id, url);
  if (!row) return;
  await recordChanges(deps, tx, organization.id, await openPlaces(tx, organization.id, row));
  await repository.remove(tx, organization.id, row.id);
  await record(deps, tx, caller, { action: 'evidence.removed', id: row.id, metadata: { name: row.name, url } });
}
