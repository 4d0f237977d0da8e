import type { z } from 'zod';
import type { OwnOrganization } from '#contract/members.ts';
import type { deletionPreview } from '#contract/settings.ts';
import { record } from '#server/audit.ts';
import { listAssessments } from '#server/assessments/service.ts';
import { countPaidOrders } from '#server/billing/service.ts';
import { revokeAllOf } from '#server/certificates/revocation.ts';
import { listCertificates } from '#server/certificates/service.ts';
import { leaveNip, lockOwnNip } from '#server/confirmation/disputes.ts';
import { lockOrganization, removeOrganization } from '#server/companies/organization.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { periodsOf, type PeriodRow } from '#server/entitlements/periods.ts';
import { tellDeleted } from '#server/members/notices.ts';
import { listMembers, ownOrganizations } from '#server/members/service.ts';
import { leaveWithin } from '#server/members/team.ts';
import { Refusal } from '#server/refusal.ts';
import { requireDemandsOfAll } from './demands.ts';
import { deleteUser } from './repository.ts';
import { accountIn } from './sessions.ts';
import { endSessionsOf } from './session-ends.ts';
import { requirePassword } from './settings.ts';
import type { Account, Caller } from '#server/caller.ts';

type Fate = OwnOrganization & Readonly<{ deleted: boolean; others: number }>;

/** What becomes of each organisation of a user: without another owner it goes with them. */
async function fatesOf(deps: Deps, db: Db, userId: string): Promise<Fate[]> {
  const fates: Fate[] = [];
  for (const own of await ownOrganizations(db, userId)) {
    const others = (await listMembers(db, own.id)).filter(({ id }) => id !== userId);
    const deleted = own.role === 'owner' && !others.some(({ role }) => role === 'owner');
    fates.push({ ...own, deleted, others: others.length });
  }
  return fates;
}

type Preview = z.output<typeof deletionPreview>;

/** What the end of one organisation would end. */
async function lossOf(deps: Deps, { userId }: Account, { id }: Fate): Promise<Omit<Preview, 'organizations'>> {
  const account = await accountIn(deps, deps.db, id, userId);
  const until = accessUntilAll(await periodsOf(deps.db, id), deps.now());
  return {
    assessments: account ? (await listAssessments(deps, account)).length : 0,
    certificates: account ? (await listCertificates(deps, account)).filter(({ status }) => status === 'active').length : 0,
    payments: await countPaidOrders(deps.db, id),
    paidUntil: until?.toISOString() ?? null,
  };
}

/** What a deletion would end, and what the law keeps. */
export async function previewDeletion(deps: Deps, account: Account): Promise<Preview> {
  await requireDemandsOfAll(deps, account);
  const fates = await fatesOf(deps, deps.db, account.userId);
  const losses: Omit<Preview, 'organizations'>[] = [];
  for (const fate of fates.filter(({ deleted }) => deleted)) losses.push(await lossOf(deps, account, fate));
  const sum = (read: (loss: (typeof losses)[number]) => number): number => losses.reduce((all, loss) => all + read(loss), 0);
  return {
    organizations: fates.map(({ name, deleted, others }) => ({ name, deleted, others })),
    assessments: sum(({ assessments }) => assessments),
    certificates: sum(({ certificates }) => certificates),
    payments: sum(({ payments }) => payments),
    paidUntil: losses.map(({ paidUntil }) => paidUntil).toSorted((one, other) => (other ?? '').localeCompare(one ?? ''))[0] ?? null,
  };
}

/** End of the last period that is not over; null where none is. */
function accessUntilAll(periods: readonly PeriodRow[], now: Date): Date | null {
  const ahead = periods.filter((period) => period.endsAt > now && period.endsAt > period.startsAt).map((period) => period.endsAt.getTime());
  return ahead.length > 0 ? new Date(Math.max(...ahead)) : null;
}

/** Deletes an organisation with everything it made, and tells whoever else worked in it. Returns how many certificates it revoked. */
async function deleteOrganizationOf(deps: Deps, tx: Db, { account, origin }: Caller<'signed-in'>, { id, name }: Fate): Promise<number> {
  const by = { userId: account.userId, organizationId: id, origin };
  const revoked = await revokeAllOf(deps, tx, by);
  await record(deps, tx, by, { action: 'organization.deleted', id, metadata: { revoked } });
  await tellDeleted(deps, tx, { id, name }, account.userId);
  await leaveNip(deps, tx, id, by, () => removeOrganization(tx, id));
  return revoked;
}

async function endAccount(deps: Deps, tx: Db, caller: Caller<'signed-in'>, deleteShared: boolean): Promise<void> {
  const { account, language } = caller;
  const { userId, email, firstName, lastName } = account;
  const ids = (await ownOrganizations(tx, userId)).map(({ id }) => id).toSorted();
  for (const id of ids) await lockOwnNip(tx, id);
  for (const id of ids) await lockOrganization(tx, id);
  const fates = await fatesOf(deps, tx, userId);
  const shared = fates.filter(({ deleted, others }) => deleted && others > 0).map(({ name }) => name);
  if (shared.length > 0 && !deleteShared) throw new Refusal(409, 'owner_of_others', { facts: { organizations: shared.join(', ') } });
  let revoked = 0;
  for (const fate of fates) {
    if (fate.deleted) revoked += await deleteOrganizationOf(deps, tx, caller, fate);
    else await leaveWithin(deps, tx, caller, fate);
  }
  await record(deps, tx, caller, { action: 'user.deleted', id: userId, metadata: { revoked } });
  await deps.queue.oweMail(tx, { kind: 'account_deleted', userId, language, recipient: { email, firstName, lastName } });
  await endSessionsOf(tx, userId);
  await deleteUser(tx, userId);
}

/**
 * Deletes the account, and each organisation whose last owner it is with everything made there; others are left. Organisations in which
 * other people work go only when that was asked for. Payments, invoices and certificates stay for as long as the law or the terms say
 * (docs/product.md, “Retention”); certificates in force are revoked at the organisation's own request, so that the registry no longer
 * names it.
 */
export async function deleteAccount(
  deps: Deps,
  caller: Caller<'signed-in'>,
  { password, deleteShared = false }: { password: string; deleteShared?: boolean | undefined },
): Promise<{ ok: true }> {
  if (caller.account.role === 'operator') throw new Refusal(403, 'forbidden');
  await requireDemandsOfAll(deps, caller.account);
  await requirePassword(deps, caller, password, 'password');
  await deps.db.transaction((tx) => endAccount(deps, tx, caller, deleteShared));
  caller.session.end();
  caller.header('clear-site-data', '"cache"');
  return { ok: true };
}
