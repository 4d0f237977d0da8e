import type { RevocationReason } from '#core/certification.ts';
import { record } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/refusal.ts';
import * as repository from './repository.ts';
import type { Origin } from '#server/caller.ts';

type Revoker = Readonly<{ organizationId: string; userId: string | null; origin: Origin }>;
type Revocation = Revoker & Readonly<{ id: string; reason: RevocationReason; note?: string }>;

/**
 * Takes a certificate out of force for good, in the transaction of the act that causes it; it leaves the listing at once
 * (docs/product.md, “Certificates and registry”). Refuses with 404 what is not there or revoked already.
 */
export async function revokeWithin(deps: Pick<Deps, 'now'>, tx: Db, revocation: Revocation): Promise<void> {
  const { organizationId, id, reason, userId, origin, note } = revocation;
  const at = deps.now();
  if (!(await repository.revoke(tx, { organizationId, id, reason, at }))) throw notFound();
  await record(deps, tx, { userId, organizationId, origin }, { action: 'certificate.revoked', id, metadata: { reason, note } });
}

export function revokeCertificate(deps: Deps, revocation: Revocation): Promise<void> {
  return deps.db.transaction((tx) => revokeWithin(deps, tx, revocation));
}

/** Revokes what is in force at the organisation's own request; returns how many that were. What expired stays expired. */
export async function revokeAllOf(deps: Pick<Deps, 'now'>, tx: Db, revoker: Revoker): Promise<number> {
  const own = await repository.certificatesOf(tx, revoker.organizationId);
  const open = own.filter((row) => row.revokedAt === null && row.expiresAt > deps.now());
  for (const { id } of open) await revokeWithin(deps, tx, { ...revoker, id, reason: 'organisation_request' });
  return open.length;
}
