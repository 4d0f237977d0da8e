import { isStaff } from '#core/account/people/roles.ts';
import type { z } from 'zod';
import type { OwnOrganization } from '#contract/account/members.ts';
import type { deletionPreview } from '#contract/account/settings.ts';
import { defaultLanguage } from '#core/platform/languages.ts';
import { exitDates } from '#core/account/entitlements/exit.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Account, Principal, Origin } from '#server/platform/security/principal.ts';
import { listAssessments } from '#server/assessment/public.ts';
import { countPaidOrders } from '#server/billing/public.ts';
import { revokeAllOf, listCertificates } from '#server/certificate/public.ts';
import { leaveNip, lockOwnNip } from '#server/company/public.ts';
import {
  lockOrganization,
  organizationName,
  removeOrganization,
  periodsOf,
  type PeriodRow,
  beginDeletion,
  type ExitRow,
  notifyDeleted,
  listMembers,
  ownOrganizations,
  leaveWithin,
  requireDemandsOfAll,
  deleteUser,
  accountIn,
  accountOfUser,
  endSessionsOf,
  requirePassword,
} from '#server/account/public.ts';

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
async function lossOf(deps: Deps, { userId }: Account, { id }: Fate): Promise<Omit<Preview, 'organizations' | 'eraseAt'>> {
  const account = await accountIn(deps, deps.db, id, userId);
  const until = accessUntilAll(await periodsOf(deps.db, id), deps.now());
  return {
    assessments: account ? (await listAssessments(deps, account)).length : 0,
    certificates: account ? (await listCertificates(deps, account)).filter(({ status }) => status === 'active').length : 0,
    payments: await countPaidOrders(deps.db, id),
    paidUntil: until?.toISOString() ?? null,
  };
}

/** What a deletion would end, and what the law requires to retain. */
export async function previewDeletion(deps: Deps, account: Account): Promise<Preview> {
  await requireDemandsOfAll(deps, account);
  const fates = await fatesOf(deps, deps.db, account.userId);
  const losses: Omit<Preview, 'organizations' | 'eraseAt'>[] = [];
  for (const fate of fates.filter(({ deleted }) => deleted)) losses.push(await lossOf(deps, account, fate));
  const sum = (read: (loss: (typeof losses)[number]) => number): number => losses.reduce((all, loss) => all + read(loss), 0);
  return {
    organizations: fates.map(({ name, deleted, others }) => ({ name, deleted, others })),
    assessments: sum(({ assessments }) => assessments),
    certificates: sum(({ certificates }) => certificates),
    payments: sum(({ payments }) => payments),
    paidUntil: losses.map(({ paidUntil }) => paidUntil).toSorted((one, other) => (other ?? '').localeCompare(one ?? ''))[0] ?? null,
    eraseAt: losses.length > 0 ? exitDates(deps.now()).eraseAt.toISOString() : null,
  };
}

/** End of the last period that is not over; null where none is. */
function accessUntilAll(periods: readonly PeriodRow[], now: Date): Date | null {
  const ahead = periods.filter((period) => period.endsAt > now && period.endsAt > period.startsAt).map((period) => period.endsAt.getTime());
  return ahead.length > 0 ? new Date(Math.max(...ahead)) : null;
}

const byItself = { ipAddress: '', userAgent: 'exit' };

type Gone = Readonly<{ id: string; name: string }>;

/** Deletes an organisation with everything it made, and notifies whoever else worked in it. Returns how many certificates it revoked. */
async function eraseOrganization(
  deps: Deps,
  tx: Db,
  by: Readonly<{ userId: string | null; organizationId: string; origin: Origin }>,
  { id, name }: Gone,
): Promise<number> {
  const revoked = await revokeAllOf(deps, tx, by);
  await record(deps, tx, by, { action: 'organization.deleted', id, metadata: { revoked } });
  await notifyDeleted(deps, tx, { id, name }, by.userId);
  await leaveNip(deps, tx, id, by, () => removeOrganization(tx, id));
  return revoked;
}

type Leaver = Pick<Principal<'signed-in'>, 'account' | 'language' | 'origin'>;

async function lockAll(tx: Db, userId: string): Promise<void> {
  const ids = (await ownOrganizations(tx, userId)).map(({ id }) => id).toSorted();
  for (const id of ids) await lockOwnNip(tx, id);
  for (const id of ids) await lockOrganization(tx, id);
}

/** Erases a person, who leaves every organisation that has another owner; those that have none go along at once. */
async function eraseAccount(deps: Deps, tx: Db, leaver: Leaver): Promise<void> {
  const { account, language, origin } = leaver;
  const { userId, email, firstName, lastName } = account;
  let revoked = 0;
  for (const fate of await fatesOf(deps, tx, userId)) {
    if (fate.deleted) revoked += await eraseOrganization(deps, tx, { userId, organizationId: fate.id, origin }, fate);
    else await leaveWithin(deps, tx, leaver, fate);
  }
  await record(deps, tx, leaver, { action: 'user.deleted', id: userId, metadata: { revoked } });
  await deps.queue.enqueueMail(tx, { kind: 'account_deleted', userId, language, recipient: { email, firstName, lastName } });
  await endSessionsOf(tx, userId);
  await deleteUser(tx, userId);
}

/** Erases what is due of an exit: the organisation, and the account of whoever deleted it where it owns nothing else alone. */
export async function eraseExited(deps: Deps, tx: Db, { organizationId, requestedBy, withAccount }: ExitRow): Promise<void> {
  await lockOwnNip(tx, organizationId);
  await lockOrganization(tx, organizationId);
  const name = await organizationName(tx, organizationId);
  await eraseOrganization(deps, tx, { userId: null, organizationId, origin: byItself }, { id: organizationId, name });
  if (!withAccount || !requestedBy) return;
  const account = await accountOfUser(deps, tx, requestedBy);
  if (!account || isStaff(account.role)) return;
  await lockAll(tx, requestedBy);
  if ((await fatesOf(deps, tx, requestedBy)).some(({ deleted }) => deleted)) return;
  await eraseAccount(deps, tx, { account, language: account.language ?? defaultLanguage, origin: byItself });
}

type CallInput = Readonly<{ password: string; deleteShared?: boolean | undefined; immediately?: boolean | undefined }>;

/** What is done at once, and what waits. Returns until when it can be fetched; null where everything is erased. */
async function endAccount(deps: Deps, tx: Db, caller: Principal<'signed-in'>, { deleteShared, immediately }: Omit<CallInput, 'password'>) {
  const { userId } = caller.account;
  await lockAll(tx, userId);
  const ending = (await fatesOf(deps, tx, userId)).filter(({ deleted }) => deleted);
  const shared = ending.filter(({ others }) => others > 0).map(({ name }) => name);
  if (shared.length > 0 && !deleteShared) throw new AppError(409, 'owner_of_others', { facts: { organizations: shared.join(', ') } });
  if (immediately || ending.length === 0) {
    await eraseAccount(deps, tx, caller);
    return null;
  }
  const ends: number[] = [];
  for (const { id } of ending) ends.push((await beginDeletion(deps, tx, { userId, organizationId: id, origin: caller.origin })).getTime());
  return new Date(Math.max(...ends));
}

/**
 * Deletes the account. A person is erased at once where no organisation goes along; an organisation whose last owner it is can be read and
 * taken along for at least thirty days, and the account with it, unless that is expressly waived (decision 0624). Organisations in which
 * other people work go only when that was requested. Payments, invoices and certificates stay for as long as the law or the terms say
 * (docs/product.md, “Retention”); certificates in force are revoked with the erasure, at the organisation's own request, so that the
 * registry no longer names it.
 */
export async function deleteAccount(
  deps: Deps,
  caller: Principal<'signed-in'>,
  input: CallInput,
): Promise<{ ok: true; eraseAt: string | null }> {
  if (isStaff(caller.account.role)) throw new AppError(403, 'forbidden');
  await requireDemandsOfAll(deps, caller.account);
  await requirePassword(deps, caller, input.password, 'password');
  const eraseAt = await deps.db.transaction((tx) => endAccount(deps, tx, caller, input));
  if (eraseAt) return { ok: true, eraseAt: eraseAt.toISOString() };
  caller.session.end();
  caller.header('clear-site-data', '"cache"');
  return { ok: true, eraseAt: null };
}
