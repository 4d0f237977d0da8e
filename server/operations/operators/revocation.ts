import { revocationReasons } from '#content/mails/reasons.ts';
import { isAnnounced, type AnnouncedReason, type RevocationReason } from '#core/certificate/certification.ts';
import { dayText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { announce, settle, revokeWithin, numberOf } from '#server/certificate/public.ts';
import { writeToOwners } from '#server/account/public.ts';

type Operator = Principal<'operator'>;
type About = Readonly<{ organizationId: string; id: string; note: string }>;
type Revocation = About & Readonly<{ reason: RevocationReason }>;

/** Revokes a certificate for good and notifies the organisation why, in one transaction. */
export async function revokeAndNotify(deps: Deps, tx: Db, operator: Operator, revocation: Revocation): Promise<void> {
  const { organizationId, id, reason, note } = revocation;
  const number = await numberOf(tx, organizationId, id);
  await revokeWithin(deps, tx, { organizationId, id, reason, userId: operator.account.userId, origin: operator.origin, note });
  const valuesIn = (language: Language) => ({ number, date: dayText(deps.now(), language), reason: revocationReasons[reason][language] });
  await writeToOwners(deps, tx, organizationId, { kind: 'certificate_revoked', valuesIn });
}

/** What a customer is shown; refuses with 400 where that is missing. */
export function requireCustomerNote(told: string | undefined): string {
  if (!told) throw new AppError(400, 'invalid_input', { fields: { told: 'required' } });
  return told;
}

/** Notifies the organisation that its certificate is to be revoked and on what grounds; a person decides after 14 days. */
export async function announceAndNotify(
  deps: Deps,
  tx: Db,
  operator: Operator,
  { organizationId, id, reason, note, told }: About & Readonly<{ reason: AnnouncedReason; told: string | undefined }>,
): Promise<void> {
  const grounds = requireCustomerNote(told);
  const { number, until } = await announce(deps, tx, { organizationId, id, reason, grounds });
  await record(deps, tx, operator, {
    action: 'certificate.revocation_announced',
    id,
    organizationId,
    metadata: { reason, note, until: until.toISOString() },
  });
  const valuesIn = (language: Language) => ({
    number,
    grounds,
    date: dayText(until, language),
    reason: revocationReasons[reason][language],
  });
  await writeToOwners(deps, tx, organizationId, { kind: 'revocation_announced', valuesIn });
}

/** For what an organisation did it is notified first; what an authority demands takes effect at once. */
export function revokeOrAnnounce(deps: Deps, tx: Db, operator: Operator, act: Revocation & { told?: string | undefined }): Promise<void> {
  const { reason, told } = act;
  if (isAnnounced(reason)) return announceAndNotify(deps, tx, operator, { ...act, reason, told });
  return revokeAndNotify(deps, tx, operator, act);
}

type Decided = Readonly<{ organizationId: string; noticeId: string; note: string }>;

/** Revokes what was announced, after the time to explain is over. */
export async function revokeAnnounced(deps: Deps, tx: Db, operator: Operator, decided: Decided): Promise<void> {
  const { certificateId, reason } = await settle(deps, tx, { ...decided, outcome: 'revoked' });
  await revokeAndNotify(deps, tx, operator, { organizationId: decided.organizationId, id: certificateId, reason, note: decided.note });
}

/** Leaves in force what was to be revoked, and states it. */
export async function saveAnnounced(deps: Deps, tx: Db, operator: Operator, decided: Decided): Promise<void> {
  const { organizationId, note } = decided;
  const { certificateId } = await settle(deps, tx, { ...decided, outcome: 'kept' });
  await record(deps, tx, operator, { action: 'certificate.revocation_dropped', id: certificateId, organizationId, metadata: { note } });
  const number = await numberOf(tx, organizationId, certificateId);
  await writeToOwners(deps, tx, organizationId, { kind: 'revocation_dropped', valuesIn: () => ({ number }) });
}
