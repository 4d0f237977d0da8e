import { randomUUID } from 'node:crypto';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { discard, store } from '#server/platform/files/store.ts';
import { lockOrganization } from '#server/account/public.ts';
import { currentOf } from '#server/assessment/results/repository.ts';
import { sha256Of } from './check.ts';
import { addToPlace } from './places.ts';
import * as repository from './repository.ts';
import { requireRoomFor } from './uploads/uploads.ts';

type Made = Readonly<{ name: string; bytes: Buffer; questionId: string; validUntil: string }>;

/** Stores a PDF that we made as evidence of a question: in the plan, and in the assessment that is open. `also` is done in the same transaction. */
export async function saveOwnDocument(
  deps: Deps,
  caller: Principal<'consultant'>,
  { name, bytes, questionId, validUntil }: Made,
  also: (tx: Db) => Promise<void>,
): Promise<void> {
  const organizationId = organizationOf(caller.account);
  const [id, storeKey, sha256] = [deps.newId(), `evidence/${organizationId}/${randomUUID()}`, await sha256Of(bytes)];
  await store(deps, storeKey, bytes);
  await deps.db
    .transaction(async (tx) => {
      await also(tx);
      await lockOrganization(tx, organizationId);
      await requireRoomFor(tx, organizationId, bytes.length, id);
      const facts = { mediaType: 'application/pdf', bytes: bytes.length, sha256, storeKey, scanned: false };
      await repository.insertFile(tx, { organizationId, id, name, addedBy: caller.account.userId, at: deps.now(), ...facts });
      await repository.setValidUntil(tx, organizationId, id, validUntil);
      await record(deps, tx, caller, { action: 'evidence.added', id, metadata: { name, sha256, bytes: bytes.length } });
      const current = await currentOf(tx, organizationId, 'nis2');
      for (const assessmentId of current && !current.completedAt ? [null, current.id] : [null]) {
        await addToPlace(deps, tx, caller, { organizationId, id, name, place: { assessmentId, questionId } });
      }
    })
    .catch(async (error: unknown) => {
      await discard(deps, [storeKey]);
      throw error;
    });
}
