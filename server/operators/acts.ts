import sql from 'sql-template-tag';
import { dayText } from '#core/formats.ts';
import type { RevocationReason } from '#core/certification.ts';
import { revocationReasons } from '#content/mails/reasons.ts';
import { accountOfUser } from '#server/accounts/sessions.ts';
import { owner } from '#server/accounts/service.ts';
import { lockOrganization } from '#server/companies/organization.ts';
import { record, type AuditAction } from '#server/audit.ts';
import { extendPeriod, periodsOf } from '#server/billing/periods.ts';
import { paymentById } from '#server/billing/payments.ts';
import { numberOf } from '#server/certificates/service.ts';
import { revokeWithin } from '#server/certificates/revocation.ts';
import { reissueCertificate } from '#server/certificates/reissue.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Caller } from '#server/caller.ts';

type Operator = Caller<'operator'>;
type About = Readonly<{ organizationId: string; id: string; note: string }>;

/** Every act of an operator is in the log of the organisation, with its reason. */
function log(deps: Deps, db: Db, operator: Operator, act: About & { action: AuditAction; more?: object }): Promise<void> {
  const { organizationId, id, note, action, more = {} } = act;
  return record(deps, db, operator, { action, id, organizationId, metadata: { note, ...more } });
}

/** Revokes for good and tells the organisation why. */
export async function revoke(deps: Deps, operator: Operator, act: About & { reason: RevocationReason }): Promise<{ ok: true }> {
  const { organizationId, id, reason, note } = act;
  const { userId } = operator.account;
  const number = await numberOf(deps, organizationId, id);
  const ownerId = await owner(deps.db, organizationId);
  const account = ownerId ? await accountOfUser(deps, deps.db, ownerId) : null;
  await deps.db.transaction(async (tx) => {
    await revokeWithin(deps, tx, { organizationId, id, reason, userId, origin: operator.origin, note });
    if (!account) return;
    const language = account.language ?? 'pl';
    const values = { number, date: dayText(deps.now(), language), reason: revocationReasons[reason][language] };
    await deps.queue.oweMail(tx, { kind: 'certificate_revoked', userId: account.userId, language, values });
  });
  return { ok: true };
}

export function reissue(deps: Deps, operator: Operator, act: About): Promise<{ certificateNumber: string }> {
  return reissueCertificate(deps, { ...act, userId: operator.account.userId, origin: operator.origin });
}

/** Owes the whole amount back; the provider's webhook ends the period. */
export async function refund(deps: Deps, operator: Operator, act: About): Promise<{ ok: true }> {
  const row = await paymentById(deps.db, act.organizationId, act.id);
  if (!row) throw notFound();
  if (row.status !== 'paid') throw new Refusal(409, 'not_refundable');
  await deps.db.transaction(async (tx) => {
    await deps.queue.oweRefund(tx, { organizationId: act.organizationId, paymentId: act.id });
    await log(deps, tx, operator, { ...act, action: 'operator.refund' });
  });
  return { ok: true };
}

export async function settle(deps: Deps, operator: Operator, act: About): Promise<{ ok: true }> {
  await deps.db.transaction(async (tx) => {
    const [row] = await tx.rows<{ attention: string[] }>(sql`
      with old as (select attention from payments where organization_id = ${act.organizationId} and id = ${act.id})
      update payments p set attention = '{}' from old
      where p.organization_id = ${act.organizationId} and p.id = ${act.id} returning old.attention`);
    if (!row) throw notFound();
    await log(deps, tx, operator, { ...act, action: 'operator.attention_settled', more: row });
  });
  return { ok: true };
}

/** Moves the end of a paid period, forward or back, never before now. */
export async function extend(
  deps: Deps,
  operator: Operator,
  act: { organizationId: string; periodId: string; endsAt: string; note: string },
): Promise<{ ok: true }> {
  const { organizationId, periodId, note } = act;
  const endsAt = new Date(act.endsAt);
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const period = (await periodsOf(tx, organizationId)).find((one) => one.id === periodId);
    if (!period) throw notFound();
    if (endsAt <= deps.now() || endsAt <= period.startsAt) throw new Refusal(400, 'invalid_input', { fields: { endsAt: 'invalid' } });
    await extendPeriod(tx, organizationId, periodId, endsAt);
    const more = { from: period.endsAt.toISOString(), to: endsAt.toISOString() };
    await log(deps, tx, operator, { organizationId, id: periodId, note, action: 'operator.extended', more });
  });
  return { ok: true };
}

export async function setConsultant(
  deps: Deps,
  operator: Operator,
  act: { organizationId: string; consultant: { name: string; email: string; phone: string } | null; note: string },
): Promise<{ ok: true }> {
  const { organizationId, consultant, note } = act;
  await deps.db.transaction(async (tx) => {
    const rows = await tx.rows(sql`
      update organizations set consultant = ${consultant ? JSON.stringify(consultant) : null}::jsonb, updated_at = ${deps.now()}
      where id = ${organizationId} returning id`);
    if (rows.length === 0) throw notFound();
    const more = { consultant: consultant?.name ?? null };
    await log(deps, tx, operator, {
      organizationId,
      id: organizationId,
      note,
      action: 'operator.consultant',
      more,
    });
  });
  return { ok: true };
}
