import { periodInForce } from '#core/account/entitlements/access.ts';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import type { RevocationReason } from '#core/certificate/certification.ts';
import { record } from '#server/platform/security/audit.ts';
import type { AuditAction } from '#server/platform/security/audit-actions.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { revokeOrAnnounce } from './revocation.ts';
import {
  endSessionsOf,
  endSessionsOfMembers,
  lockOrganization,
  organizationExists,
  setConsultant as saveConsultant,
  type Consultant,
  moveEnd,
  periodsOf,
  listMembers,
} from '#server/account/public.ts';
import { orderRefund } from '#server/billing/public.ts';
import { type Declaration, reissueCertificate } from '#server/certificate/public.ts';

type Operator = Principal<'operator'>;
type About = Readonly<{ organizationId: string; id: string; note: string }>;

/** Every act of an operator is in the log of the organisation, with its reason. */
function log(deps: Deps, db: Db, operator: Operator, act: About & { action: AuditAction; more?: object }): Promise<void> {
  const { organizationId, id, note, action, more = {} } = act;
  return record(deps, db, operator, { action, id, organizationId, metadata: { note, ...more } });
}

type Revocation = About & Readonly<{ reason: RevocationReason; told?: string | undefined }>;

/** Revokes for good, or announces it where the organisation may explain itself first, and notifies it why. */
export async function revoke(deps: Deps, operator: Operator, act: Revocation): Promise<{ ok: true }> {
  await deps.db.transaction((tx) => revokeOrAnnounce(deps, tx, operator, act));
  return { ok: true };
}

type Reissue = About & Readonly<{ declaration?: Declaration | undefined }>;

export async function reissue(deps: Deps, operator: Operator, act: Reissue): Promise<{ certificateNumber: string }> {
  const { certificateNumber } = await reissueCertificate(deps, { ...act, userId: operator.account.userId, origin: operator.origin });
  return { certificateNumber };
}

/** Orders back a part or what is left of a payment; once all of it is given, the period ends. */
export async function refund(deps: Deps, operator: Operator, act: About & { amount?: number | undefined }): Promise<{ ok: true }> {
  const partMinor = act.amount === undefined ? undefined : Math.round(act.amount * 100);
  await deps.db.transaction(async (tx) => {
    const payment = { organizationId: act.organizationId, paymentId: act.id };
    await orderRefund(deps, tx, payment, { reason: 'operator', orderedBy: operator.account.userId, partMinor });
    await log(deps, tx, operator, { ...act, action: 'operator.refund', more: act.amount === undefined ? {} : { amount: act.amount } });
  });
  return { ok: true };
}

type Extension = Readonly<{ organizationId: string; periodId: string; endsAt: string; note: string }>;

const mostYearsAhead = 10;

/** Moves the end of a paid period, forward or back, never before now and at most ten years from now; what waits behind it moves along. */
export async function extend(deps: Deps, operator: Operator, act: Extension): Promise<{ ok: true }> {
  const { organizationId, periodId, note } = act;
  const endsAt = new Date(act.endsAt);
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const periods = await periodsOf(tx, organizationId);
    const period = periods.find((one) => one.id === periodId);
    if (!period) throw notFound();
    // What is over is opened again only where nothing else runs: it would lie on top of it.
    const covered = period.endsAt <= deps.now() && periodInForce(periods, deps.now()) !== null;
    const tooFar = endsAt > addMonths(deps.now(), 12 * mostYearsAhead);
    const unfit = covered || tooFar || endsAt <= deps.now() || endsAt <= period.startsAt || period.endedAt !== null;
    if (unfit) throw new AppError(400, 'invalid_input', { fields: { endsAt: 'invalid' } });
    await moveEnd(deps, tx, organizationId, period, endsAt, deps.now());
    const more = { from: period.endsAt.toISOString(), to: endsAt.toISOString() };
    await log(deps, tx, operator, { organizationId, id: periodId, note, action: 'operator.extended', more });
  });
  return { ok: true };
}

type Appointment = Readonly<{ organizationId: string; consultant: Consultant | null; note: string }>;

export async function setConsultant(deps: Deps, operator: Operator, act: Appointment): Promise<{ ok: true }> {
  const { organizationId, consultant, note } = act;
  await deps.db.transaction(async (tx) => {
    if (!(await saveConsultant(tx, organizationId, consultant, deps.now()))) throw notFound();
    const more = { consultant: consultant?.name ?? null };
    await log(deps, tx, operator, { organizationId, id: organizationId, note, action: 'operator.consultant', more });
  });
  return { ok: true };
}

async function memberByEmail(db: Db, organizationId: string, email: string): Promise<string | null> {
  return (await listMembers(db, organizationId)).find((member) => member.email === email)?.id ?? null;
}

type SigningOut = Readonly<{ organizationId: string; note: string; email: string | null }>;

/** Signs everybody of an organisation out, or one of them, for a lost laptop or an account that somebody else got into. */
export async function endSessions(deps: Deps, operator: Operator, { organizationId, note, email }: SigningOut): Promise<{ ended: number }> {
  return deps.db.transaction(async (tx) => {
    if (!(await organizationExists(tx, organizationId))) throw notFound();
    const person = email === null ? null : await memberByEmail(tx, organizationId, email);
    if (email !== null && !person) throw new AppError(400, 'invalid_input', { fields: { email: 'not_a_member' } });
    const ended = await (person ? endSessionsOf(tx, person) : endSessionsOfMembers(tx, organizationId));
    const more = { ended, ...(person ? { person } : {}) };
    await log(deps, tx, operator, { organizationId, id: organizationId, note, action: 'operator.sessions_ended', more });
    return { ended };
  });
}
