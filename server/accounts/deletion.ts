import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { deletionPreview } from '#contract/settings.ts';
import { record } from '#server/audit.ts';
import { revokeAllOf } from '#server/certificates/revocation.ts';
import type { Deps } from '#server/deps.ts';
import { endSessionsOf } from './sessions.ts';
import { requirePassword } from './settings.ts';
import { type Account, type Caller, organizationOf } from '#server/caller.ts';

/** What a deletion would end, and what the law keeps. */
export async function previewDeletion(deps: Deps, account: Account): Promise<z.output<typeof deletionPreview>> {
  const id = organizationOf(account);
  const [counts] = await deps.db.rows<{ assessments: number; certificates: number; payments: number; paidUntil: Date | null }>(sql`
    select (select count(*)::int from assessments where organization_id = ${id}) as assessments,
      (select count(*)::int from certificates where organization_id = ${id} and revoked_at is null
        and expires_at > ${deps.now()}) as certificates,
      (select count(*)::int from payments where organization_id = ${id} and status in ('paid', 'refunded')) as payments,
      (select max(ends_at) from subscriptions where organization_id = ${id} and ends_at > ${deps.now()}) as paid_until`);
  if (!counts) throw new Error('a count answered nothing');
  return { ...counts, paidUntil: counts.paidUntil?.toISOString() ?? null };
}

/**
 * Deletes account and organisation with everything they made. Payments, invoices and certificates stay for as long as
 * the law or the terms say (specification section 9); certificates in force are revoked at the organisation's own
 * request, so that the registry no longer names it.
 */
export async function deleteAccount(deps: Deps, caller: Caller<'signed-in'>, password: string): Promise<{ ok: true }> {
  const { account, origin, language } = caller;
  const organizationId = organizationOf(account);
  await requirePassword(deps, caller, password, 'password');
  const { userId, email, firstName, lastName } = account;
  await deps.db.transaction(async (tx) => {
    const revoked = await revokeAllOf(deps, tx, { organizationId, userId, origin });
    await record(deps, tx, caller, { action: 'user.deleted', id: userId, metadata: { revoked } });
    await deps.queue.oweMail(tx, { kind: 'account_deleted', userId, language, recipient: { email, firstName, lastName } });
    await endSessionsOf(tx, userId);
    await tx.rows(sql`delete from users where id = ${userId}`);
  });
  caller.session.end();
  caller.header('clear-site-data', '"cache"');
  return { ok: true };
}
