import type { OutputOf } from '#contract/platform/endpoint.ts';
import type { OpenedLink, enterAsGuest as enterCall } from '#contract/assessment/answering/guests.ts';
import { guestCodeOf, guestLabel, guestLimits, guestSessionExpiry, guestState, maskedAddress } from '#core/assessment/guests/guests.ts';
import type { Language } from '#core/platform/languages.ts';
import { limitByAddress } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { countOrRefuse, type Limit } from '#server/platform/http/limits/rate-limits.ts';
import { record } from '#server/platform/security/audit.ts';
import { refusedCode } from '#server/platform/security/mailed-codes.ts';
import type { Visit } from '#server/platform/security/principal.ts';
import { hashOfSecret, newSecret } from '#server/platform/security/secrets.ts';
import { requestCode, tryCode } from './codes.ts';
import { enqueueCode } from './mail.ts';
import { guestById, guestByToken, type GuestRow, touchGuest } from './repository.ts';
import { deleteSession, insertSession, sessionByToken } from './sessions.ts';
import { assessmentOfGuest, openedView, requireUnpaused } from './view.ts';

const hourSeconds = 3600;
const codesPerHour: Limit = { name: 'guest-code', points: guestLimits.codesPerHour, seconds: hourSeconds };
const codesPerDay: Limit = { name: 'guest-codes', points: guestLimits.codesPerDay, seconds: 24 * hourSeconds };

/** The invitation of a link that is open now. What is unknown, over, revoked and replaced is refused alike, so that nobody learns which. */
async function openInvitation(deps: Deps, { origin }: Visit, token: string): Promise<GuestRow> {
  await limitByAddress(deps, 'token', origin.ipAddress);
  const guest = await guestByToken(deps.db, hashOfSecret(token));
  if (!guest || guestState(guest, deps.now()) !== 'open') throw new AppError(404, 'guest_link_over');
  return guest;
}

async function isEntered(deps: Deps, { guest: { token } }: Visit, { organizationId, id }: GuestRow): Promise<boolean> {
  const session = token ? await sessionByToken(deps.db, hashOfSecret(token), { now: deps.now() }) : null;
  return session?.organizationId === organizationId && session.invitationId === id;
}

/** What a link is about, before anything is given to whoever holds it. */
export async function openGuestLink(deps: Deps, visit: Visit, token: string, language: Language): Promise<OpenedLink> {
  const guest = await openInvitation(deps, visit, token);
  const opened = await openedView(deps, guest, language);
  return { ...opened, sentTo: maskedAddress(guest.email), entered: await isEntered(deps, visit, guest) };
}

/** Mails a code to the address that was invited, and to no other; refuses with 429 one too many. */
export async function sendGuestCode(deps: Deps, visit: Visit, token: string): Promise<{ sentTo: string }> {
  const guest = await openInvitation(deps, visit, token);
  await requireUnpaused(deps, deps.db, await assessmentOfGuest(deps.db, guest));
  await countOrRefuse(deps, codesPerHour, guest.id);
  await countOrRefuse(deps, codesPerDay, guest.id);
  const codeId = deps.newId();
  await deps.db.transaction(async (tx) => {
    await requestCode(tx, guest, codeId);
    await enqueueCode(deps, tx, guest, codeId);
  });
  return { sentTo: maskedAddress(guest.email) };
}

/** Redeems a code for a session of this browser, in the place of one of another invitation. A member’s own session stays as it is. */
export async function enterAsGuest(
  deps: Deps,
  visit: Visit,
  { token, code: typed }: Readonly<{ token: string; code: string }>,
): Promise<OutputOf<typeof enterCall>> {
  const guest = await openInvitation(deps, visit, token);
  const code = guestCodeOf(typed);
  if (!code) throw new AppError(400, 'invalid_input', { fields: { code: 'guest_code_form' } });
  const { organizationId, id } = guest;
  const [secret, now] = [newSecret(), deps.now()];
  const by = { userId: null, organizationId, origin: visit.origin };
  const act = { id, metadata: { guest: guestLabel(guest) } };
  const tried = await deps.db.transaction(async (tx) => {
    const result = await tryCode(tx, guest, code, now);
    await record(deps, tx, by, { action: result.right ? 'guest.entered' : 'guest.code_refused', ...act });
    if (!result.right) return result;
    // What was revoked or mailed anew meanwhile is not entered any more.
    const current = await guestById(tx, organizationId, id);
    if (!current || guestState(current, now) !== 'open') throw new AppError(404, 'guest_link_over');
    if (visit.guest.token) await deleteSession(tx, hashOfSecret(visit.guest.token));
    const expiresAt = guestSessionExpiry(now, current.expiresAt);
    await insertSession(tx, hashOfSecret(secret), { organizationId, invitationId: id, expiresAt }, now);
    await touchGuest(tx, guest, now);
    return { right: true, expiresAt } as const;
  });
  if (!tried.right) throw refusedCode(tried);
  visit.guest.start(secret, Math.ceil((tried.expiresAt.getTime() - now.getTime()) / 1000));
  return { endsAt: tried.expiresAt.toISOString() };
}

/** Ends the session of this browser. */
export async function leaveAsGuest(deps: Deps, { guest }: Visit): Promise<{ ok: true }> {
  if (guest.token) await deleteSession(deps.db, hashOfSecret(guest.token));
  guest.end();
  return { ok: true };
}
