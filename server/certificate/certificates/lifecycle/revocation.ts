import type { RevocationReason } from '#core/certificate/certification.ts';
import { readCredential } from '#proof/credential/credential.ts';
import { revocationLeaf, type RevocationCode } from '#proof/log/leaves.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { dropAnnouncement } from '#server/certificate/certificates/issue/announcements.ts';
import * as repository from '#server/certificate/certificates/repository.ts';
import type { Origin } from '#server/platform/security/principal.ts';
import { enqueueLeaf } from '#server/certificate/transparency/log.ts';
import { revokePlace } from '#server/certificate/transparency/places.ts';
import { renewLists } from '#server/certificate/transparency/status.ts';
import { advanceLogSoon } from '#server/certificate/transparency/witnesses/witnesses.ts';

type Revoker = Readonly<{ organizationId: string; userId: string | null; origin: Origin }>;
/** `told` is what the log states of it, where the reason does not show it. */
type Revocation = Revoker & Readonly<{ id: string; reason: RevocationReason; code?: RevocationCode; note?: string }>;

function codeOf({ reason, code }: Revocation): RevocationCode {
  return code ?? (reason === 'organisation_request' ? 'own_wish' : 'finding');
}

/** Enters in the log, from which the list of its year is computed, that a certificate was revoked, and publishes it. */
async function publish(
  { events }: Pick<Deps, 'events'>,
  tx: Db,
  row: repository.CertificateRow,
  at: Date,
  revocation: Revocation,
): Promise<void> {
  const code = codeOf(revocation);
  const { statusList: list, statusPlace, verificationHash: hash } = row;
  if (list !== null && statusPlace !== null) await revokePlace(tx, { list, place: statusPlace });
  const place = (await readCredential(row.credential)).claims.status ?? 'none';
  await enqueueLeaf(tx, revocationLeaf({ hash, at: Math.floor(at.getTime() / 1000), code, place }), at);
  const reason = code === 'replaced' ? code : revocation.reason;
  await events.certificateRevoked(tx, { certificate: row, at, reason });
}

/**
 * Takes a certificate out of force for good, in the transaction of the act that causes it; it leaves the listing at once
 * (docs/product.md, “Certificates and registry”). Refuses with 404 what is not there or revoked already.
 */
export async function revokeWithin(deps: Pick<Deps, 'now' | 'events'>, tx: Db, revocation: Revocation): Promise<void> {
  const { organizationId, id, reason, userId, origin, note } = revocation;
  const at = deps.now();
  if (!(await repository.revoke(tx, { organizationId, id, reason, at }))) throw notFound();
  const row = await repository.certificateById(tx, organizationId, id);
  if (row) await publish(deps, tx, row, at, revocation);
  await dropAnnouncement(deps, tx, { organizationId, id });
  await record(deps, tx, { userId, organizationId, origin }, { action: 'certificate.revoked', id, metadata: { reason, note } });
}

/** Revokes, and signs the list of its year anew at once; where that fails, the next run of the job does it. */
export async function revokeCertificate(deps: Deps, revocation: Revocation): Promise<void> {
  await deps.db.transaction((tx) => revokeWithin(deps, tx, revocation));
  await deps.queue.wake('webhooks');
  await advanceLogSoon(deps);
  await renewLists(deps).catch((error: unknown) => deps.log.error({ err: error }, 'a list of revocations could not be signed'));
}

/** Revokes what is in force at the organisation's own request; returns how many that were. What expired stays expired. */
export async function revokeAllOf(deps: Pick<Deps, 'now' | 'events'>, tx: Db, revoker: Revoker): Promise<number> {
  const own = await repository.certificatesOf(tx, revoker.organizationId);
  const open = own.filter((row) => row.revokedAt === null && row.expiresAt > deps.now());
  for (const { id } of open) await revokeWithin(deps, tx, { ...revoker, id, reason: 'organisation_request' });
  return open.length;
}
