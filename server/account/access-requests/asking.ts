import type { AccessRequest } from '#contract/account/access-requests.ts';
import type { RouteCall } from '#contract/routes.ts';
import {
  accessRequestExpiry,
  accessRequestLimits,
  accessRequestPauseHours,
  countedSince,
  declinedUntil,
  isBelowLimits,
  resendFrom,
} from '#core/account/members/access-requests.ts';
import { momentText } from '#core/platform/text/formats.ts';
import { organizationsOf } from '#server/account/membership/repository.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { type Actor, record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { enqueueRequest } from './mail.ts';
import * as repository from './repository.ts';

type SignedIn = Principal<'signed-in'>;
type Row = repository.AccessRequestRow;

function view(row: Row, now: Date): AccessRequest {
  const { id, nip, email, expiresAt, sentAt } = row;
  const from = resendFrom(row);
  return {
    id,
    nip,
    email,
    sentAt: (sentAt.at(-1) ?? expiresAt).toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
    resendFrom: from?.toISOString() ?? null,
    mayResend: from !== null && from <= now && now < expiresAt,
  };
}

/** Whom a person asks is stored with the person: no organisation that they work for learns of another. */
function actorOf({ account, origin }: SignedIn): Actor {
  return { userId: account.userId, organizationId: null, origin };
}

/** Refuses whoever works for the service: they belong to no organisation. */
function requireUser({ account }: SignedIn): string {
  if (account.role !== 'user') throw new AppError(403, 'forbidden');
  return account.userId;
}

/** Refuses with 429 beyond the mails of a person in a day, or those to an address from anybody. */
async function requireRoom(deps: Deps, tx: Db, about: Readonly<{ requesterId: string; email: string }>): Promise<void> {
  const sent = await repository.countSent(tx, { ...about, since: countedSince(deps.now()) });
  if (isBelowLimits(sent)) return;
  throw new AppError(429, 'access_requests_exhausted', { retryAfterSeconds: accessRequestPauseHours * 3600 });
}

/** What stands in the way of requesting a NIP; all of it is known to whoever asks. A request that ran out makes way. */
async function requireFree(deps: Deps, tx: Db, caller: SignedIn, nip: string): Promise<void> {
  const { userId } = caller.account;
  const now = deps.now();
  if ((await organizationsOf(tx, userId)).some((own) => own.nip === nip)) throw new AppError(409, 'already_client');
  const undecided = await repository.undecidedOf(tx, userId);
  const waiting = undecided.filter(({ expiresAt }) => expiresAt > now);
  if (waiting.some((one) => one.nip === nip)) throw new AppError(409, 'access_request_pending');
  const declinedAt = await repository.lastDeclined(tx, userId, nip);
  if (declinedAt && now < declinedUntil(declinedAt)) {
    const until = momentText(declinedUntil(declinedAt), caller.language, 'short');
    throw new AppError(409, 'access_request_declined', { facts: { until } });
  }
  const { pending: most } = accessRequestLimits;
  if (waiting.length >= most) throw new AppError(409, 'access_requests_full', { facts: { most } });
  const over = undecided.find((one) => one.nip === nip);
  if (over) await repository.endRequest(tx, over.id, { state: 'withdrawn', at: now });
}

export async function listAccessRequests(deps: Deps, { account }: SignedIn): Promise<AccessRequest[]> {
  return (await repository.undecidedOf(deps.db, account.userId)).map((row) => view(row, deps.now()));
}

type AccessInput = NonNullable<RouteCall<'POST /api/access-requests'>['body']>;

/** Asks an address for access to the organisation with a NIP. Nothing is looked up, so the answer is the same whether there is one or not. */
export async function requestAccess(
  deps: Deps,
  caller: SignedIn,
  { nip, email, language = caller.language }: AccessInput,
): Promise<AccessRequest> {
  const requesterId = requireUser(caller);
  return deps.db.transaction(async (tx) => {
    await repository.lockCounts(tx, { requesterId, email });
    await requireFree(deps, tx, caller, nip);
    await requireRoom(deps, tx, { requesterId, email });
    const [id, at] = [deps.newId(), deps.now()];
    const row = { id, requesterId, nip, email, language, expiresAt: accessRequestExpiry(at) };
    await repository.insertRequest(tx, { ...row, at });
    await record(deps, tx, actorOf(caller), { action: 'access.requested', id });
    await enqueueRequest(deps, tx, { ...row, sentAt: [at] });
    return view({ ...row, sentAt: [at] }, at);
  });
}

async function ownUndecided(tx: Db, requesterId: string, id: string): Promise<Row> {
  const row = (await repository.undecidedOf(tx, requesterId)).find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

/** Mails a request once more, a day later at the earliest; its end stays. */
export async function resendAccessRequest(deps: Deps, caller: SignedIn, id: string): Promise<AccessRequest> {
  const requesterId = requireUser(caller);
  return deps.db.transaction(async (tx) => {
    const { email } = await ownUndecided(tx, requesterId, id);
    await repository.lockCounts(tx, { requesterId, email });
    const row = await ownUndecided(tx, requesterId, id);
    const at = deps.now();
    if (!view(row, at).mayResend) throw new AppError(409, 'access_request_resend', { facts: { hours: accessRequestPauseHours } });
    await requireRoom(deps, tx, { requesterId, email });
    await repository.recordResent(tx, id, at);
    await record(deps, tx, actorOf(caller), { action: 'access.resent', id });
    const resent = { ...row, sentAt: [...row.sentAt, at] };
    await enqueueRequest(deps, tx, resent);
    return view(resent, at);
  });
}

export async function withdrawAccessRequest(deps: Deps, caller: SignedIn, id: string): Promise<{ ok: true }> {
  const requesterId = requireUser(caller);
  await deps.db.transaction(async (tx) => {
    await ownUndecided(tx, requesterId, id);
    if (!(await repository.endRequest(tx, id, { state: 'withdrawn', at: deps.now() }))) throw notFound();
    await record(deps, tx, actorOf(caller), { action: 'access.withdrawn', id });
  });
  return { ok: true };
}
