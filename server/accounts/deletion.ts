import type { z } from 'zod';
import type { deletionPreview } from '#contract/settings.ts';
import { record } from '#server/audit.ts';
import { listAssessments } from '#server/assessments/service.ts';
import { countPaidOrders } from '#server/billing/service.ts';
import { revokeAllOf } from '#server/certificates/revocation.ts';
import { listCertificates } from '#server/certificates/service.ts';
import { leaveNip, lockOwnNip } from '#server/confirmation/disputes.ts';
import type { Deps } from '#server/deps.ts';
import { periodsOf, type PeriodRow } from '#server/entitlements/periods.ts';
import { deleteUser } from './repository.ts';
import { endSessionsOf } from './sessions.ts';
import { requirePassword } from './settings.ts';
import { type Account, type Caller, organizationOf } from '#server/caller.ts';

/** What a deletion would end, and what the law keeps. */
export async function previewDeletion(deps: Deps, account: Account): Promise<z.output<typeof deletionPreview>> {
  const id = organizationOf(account);
  const certificates = await listCertificates(deps, account);
  const until = accessUntilAll(await periodsOf(deps.db, id), deps.now());
  return {
    assessments: (await listAssessments(deps, account)).length,
    certificates: certificates.filter((certificate) => certificate.status === 'active').length,
    payments: await countPaidOrders(deps.db, id),
    paidUntil: until?.toISOString() ?? null,
  };
}

/** End of the last period that is not over; null where none is. */
function accessUntilAll(periods: readonly PeriodRow[], now: Date): Date | null {
  const ahead = periods.filter((period) => period.endsAt > now && period.endsAt > period.startsAt).map((period) => period.endsAt.getTime());
  return ahead.length > 0 ? new Date(Math.max(...ahead)) : null;
}

/**
 * Deletes account and organisation with everything they made. Payments, invoices and certificates stay for as long as
 * the law or the terms say (docs/product.md, “Retention”); certificates in force are revoked at the organisation's own
 * request, so that the registry no longer names it.
 */
export async function deleteAccount(deps: Deps, caller: Caller<'signed-in'>, password: string): Promise<{ ok: true }> {
  const { account, origin, language } = caller;
  const organizationId = organizationOf(account);
  await requirePassword(deps, caller, password, 'password');
  const { userId, email, firstName, lastName } = account;
  await deps.db.transaction(async (tx) => {
    await lockOwnNip(tx, organizationId);
    const revoked = await revokeAllOf(deps, tx, { organizationId, userId, origin });
    await record(deps, tx, caller, { action: 'user.deleted', id: userId, metadata: { revoked } });
    await deps.queue.oweMail(tx, { kind: 'account_deleted', userId, language, recipient: { email, firstName, lastName } });
    await endSessionsOf(tx, userId);
    const by = { userId, organizationId, origin };
    await leaveNip(deps, tx, organizationId, by, () => deleteUser(tx, userId));
  });
  caller.session.end();
  caller.header('clear-site-data', '"cache"');
  return { ok: true };
}
