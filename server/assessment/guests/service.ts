import { catalogues } from '#content/questions/catalogue.ts';
import type { Guest } from '#contract/assessment/answering/guests.ts';
import type { RouteCall } from '#contract/routes.ts';
import { guestExpiry, guestLimits } from '#core/assessment/guests/guests.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { listMembers, lockOrganization, requirePeriod } from '#server/account/public.ts';
import { lockOpen } from '#server/assessment/results/open.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { type Actor, record } from '#server/platform/security/audit.ts';
import type { Member, Principal } from '#server/platform/security/principal.ts';
import { enqueueInvitation } from './mail.ts';
import * as repository from './repository.ts';
import { guestViews } from './view.ts';

type Editor = Principal<'editor'>;
type CallInput = NonNullable<RouteCall<'POST /api/guests'>['body']>;
const dayMillis = 86_400_000;

export async function listGuests(deps: Deps, { organization }: Member): Promise<Guest[]> {
  return guestViews(deps, organization.id, await repository.guestsOf(deps.db, organization.id, guestLimits.listed));
}

async function oneView(deps: Deps, organizationId: string, id: string): Promise<Guest> {
  const row = await repository.guestById(deps.db, organizationId, id);
  const [view] = row ? await guestViews(deps, organizationId, [row]) : [];
  if (!view) throw notFound();
  return view;
}

/** Questions of a regime in its order, each once; another one is refused. */
function chosenQuestions(regime: Regime, requested: readonly string[]): string[] {
  const wanted = new Set(requested);
  const chosen = questionsOf(catalogues[regime]).flatMap(({ id }) => (wanted.has(id) ? [id] : []));
  if (chosen.length !== wanted.size) throw new AppError(400, 'invalid_input', { fields: { questionIds: 'invalid' } });
  return chosen;
}

/** Refuses with 429 when the organisation, or everybody together to that address, sent too many in the last 24 hours. */
async function requireRoom(deps: Deps, tx: Db, organizationId: string, email: string): Promise<void> {
  const since = new Date(deps.now().getTime() - dayMillis);
  const sent = await repository.countSendings(tx, { organizationId, email, since });
  const { organization, address } = guestLimits.mailsPerDay;
  if (sent.organization < organization && sent.address < address) return;
  throw new AppError(429, 'invitations_exhausted', { retryAfterSeconds: dayMillis / 1000 });
}

/** Mails an invitation that is there already once more, as it is requested now. */
async function renew(deps: Deps, tx: Db, caller: Editor, one: repository.NewGuest, action: 'guest.invited' | 'guest.resent') {
  const at = deps.now();
  const renewed = { ...one, invitedBy: caller.account.userId, expiresAt: guestExpiry(at, one.days) };
  await repository.renewGuest(tx, renewed, at);
  await record(deps, tx, caller, { action, id: one.id, metadata: { questions: one.questionIds.length, days: one.days } });
  await enqueueInvitation(deps, tx, caller, renewed);
}

async function insert(deps: Deps, tx: Db, caller: Editor, one: Omit<repository.NewGuest, 'id' | 'createdAt' | 'expiresAt' | 'invitedBy'>) {
  const [id, createdAt] = [deps.newId(), deps.now()];
  if ((await repository.countOpen(tx, one.organizationId, createdAt)) >= guestLimits.open) {
    throw new AppError(409, 'guests_exhausted', { facts: { most: guestLimits.open } });
  }
  const row = { ...one, id, invitedBy: caller.account.userId, createdAt, expiresAt: guestExpiry(createdAt, one.days) };
  await repository.insertGuest(tx, row);
  await record(deps, tx, caller, { action: 'guest.invited', id, metadata: { questions: one.questionIds.length, days: one.days } });
  await enqueueInvitation(deps, tx, caller, row);
  return id;
}

/**
 * Invites somebody without an account to questions of an open assessment, under a paid period that covers it. Who is invited to it already
 * is asked these questions too, with a new link in the place of the one before.
 */
export async function inviteGuest(deps: Deps, caller: Editor, input: CallInput): Promise<Guest> {
  const { id: organizationId } = caller.account.organization;
  const { assessmentId, email, name = '', note = '', language = caller.language, days } = input;
  const id = await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const { regime } = await lockOpen(tx, organizationId, assessmentId);
    requirePeriod(caller.account, regime);
    const questionIds = chosenQuestions(regime, input.questionIds);
    if ((await listMembers(tx, organizationId)).some((one) => one.email === email)) throw new AppError(409, 'already_member');
    await requireRoom(deps, tx, organizationId, email);
    const known = await repository.openGuestOf(tx, { organizationId, assessmentId, email, now: deps.now() });
    const invitation = { organizationId, assessmentId, email, note, language, days };
    if (!known) return insert(deps, tx, caller, { ...invitation, name, questionIds });
    const both = chosenQuestions(regime, [...questionsKnown(regime, known.questionIds), ...questionIds]);
    await renew(deps, tx, caller, { ...known, ...invitation, name: name === '' ? known.name : name, questionIds: both }, 'guest.invited');
    return known.id;
  });
  return oneView(deps, organizationId, id);
}

/** Of questions that were asked before those that still are. */
function questionsKnown(regime: Regime, ids: readonly string[]): string[] {
  const knownIds = new Set(questionsOf(catalogues[regime]).map(({ id }) => id));
  return ids.filter((id) => knownIds.has(id));
}

/** Mails a new link, for as many days as before from now on; a revoked invitation stays revoked (404). */
export async function resendGuest(deps: Deps, caller: Editor, id: string): Promise<Guest> {
  const { id: organizationId } = caller.account.organization;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const known = await repository.guestById(tx, organizationId, id);
    if (!known || known.revokedAt) throw notFound();
    const { regime } = await lockOpen(tx, organizationId, known.assessmentId);
    requirePeriod(caller.account, regime);
    const [now, { assessmentId, email }] = [deps.now(), known];
    const other = await repository.openGuestOf(tx, { organizationId, assessmentId, email, now });
    if (other && other.id !== id) throw new AppError(409, 'already_invited');
    if (!other && (await repository.countOpen(tx, organizationId, now)) >= guestLimits.open) {
      throw new AppError(409, 'guests_exhausted', { facts: { most: guestLimits.open } });
    }
    await requireRoom(deps, tx, organizationId, email);
    await renew(deps, tx, caller, known, 'guest.resent');
  });
  return oneView(deps, organizationId, id);
}

async function revoke(deps: Deps, tx: Db, by: Actor | Editor, organizationId: string, id: string): Promise<void> {
  const isEnded = await repository.revokeGuest(tx, { organizationId, id, at: deps.now() });
  if (isEnded) await record(deps, tx, by, { action: 'guest.revoked', id });
}

/** Ends an invitation at once; one that is over already stays as it is. */
export async function revokeGuest(deps: Deps, caller: Editor, id: string): Promise<{ ok: true }> {
  const { id: organizationId } = caller.account.organization;
  await deps.db.transaction(async (tx) => {
    if (!(await repository.guestById(tx, organizationId, id))) throw notFound();
    await revoke(deps, tx, caller, organizationId, id);
  });
  return { ok: true };
}

/**
 * Ends what somebody invited whose rights were removed, within a transaction. Whoever leaves by themselves leaves their guests to the other
 * editors, who see and may revoke them.
 */
export async function revokeGuestsOf(
  deps: Deps,
  tx: Db,
  by: Actor,
  { organizationId, userId }: Readonly<{ organizationId: string; userId: string }>,
): Promise<void> {
  if (by.userId === userId) return;
  for (const id of await repository.openGuestsBy(tx, { organizationId, userId, now: deps.now() })) {
    await revoke(deps, tx, by, organizationId, id);
  }
}
