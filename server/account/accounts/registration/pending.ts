import sql from 'sql-template-tag';
import type { PendingRegistration } from '#contract/account/accounts.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { followContact } from '#server/account/companies/organization.ts';
import { violatesUnique, type Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { usualOrganization } from '#server/account/membership/service.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { isRefused } from '#server/adapters/mail/refused-addresses.ts';
import { limitByAddress, limitMails } from '#server/account/people/limits.ts';
import { pendingOfSession, saveSentTo, type PendingSession } from '#server/account/sessions/pending-sessions.ts';
import { credentialsByEmail } from '#server/account/accounts/repository.ts';
import { accountOfSession, startSession } from '#server/account/sessions/sessions.ts';
import { endSession } from '#server/account/sessions/session-ends.ts';

type Visitor = Principal<'anyone'>;

/** Mails for one registration in an hour, and addresses tried for it in a day. */
const mailsPerHour = 5;
export const correctionsPerDay = 5;

const hourSeconds = 3600;
const mails = { name: 'pending-mail', points: mailsPerHour, seconds: hourSeconds };
const corrections = { name: 'correction', points: correctionsPerDay, seconds: 24 * hourSeconds };

/**
 * Remembers in this browser which account waits for its address to be confirmed. It signs nobody in. Whoever is signed in
 * already stays so.
 */
export async function rememberPending(deps: Deps, db: Db, caller: Visitor, userId: string): Promise<void> {
  const { token } = caller.session;
  if (token && (await accountOfSession(deps, token))) return;
  if (token) await endSession(db, token);
  caller.session.start(await startSession(deps, db, userId, caller.origin, { pending: true }));
}

async function pendingOf(deps: Deps, { session }: Visitor): Promise<PendingSession | null> {
  return session.token ? pendingOfSession(deps, session.token) : null;
}

async function requirePending(deps: Deps, caller: Visitor): Promise<PendingSession> {
  const pending = await pendingOf(deps, caller);
  if (!pending) throw new AppError(409, 'nothing_pending');
  await limitByAddress(deps, 'verification', caller.origin.ipAddress);
  return pending;
}

async function shown(deps: Deps, email: string): Promise<PendingRegistration> {
  return { email, refused: await isRefused(deps.db, email, deps.now()) };
}

/** Where the mail for the registration of this browser went; null when none waits. */
export async function readPending(deps: Deps, caller: Visitor): Promise<{ pending: PendingRegistration | null }> {
  const pending = await pendingOf(deps, caller);
  return { pending: pending && (await shown(deps, pending.sentTo)) };
}

/** Takes the address over where it is free; an address that has another account stays with it, and that account is returned. */
async function changeAddress(deps: Deps, tx: Db, { userId, email }: PendingSession, wanted: string): Promise<string | null> {
  if (wanted === email) return null;
  const holder = await credentialsByEmail(tx, wanted);
  if (holder) return holder.id;
  await tx.rows(sql`update users set email = ${wanted}, updated_at = ${deps.now()} where id = ${userId}`);
  await followContact(tx, userId, { from: email, to: wanted, at: deps.now() });
  return null;
}

/**
 * Sends the mail that leads on, to an address that may be another one than before. What came before stops working. The answer is the
 * same whether or not the address has an account: one that has is notified by mail.
 */
async function sendTo(deps: Deps, caller: Visitor, pending: PendingSession, wanted: string): Promise<void> {
  const { userId, email, token } = pending;
  await limitMails(deps, 'verification', wanted);
  await deps.db.transaction(async (tx) => {
    const [waiting] = await tx.rows(sql`
      update users set verification_token = null, verification_token_expires_at = null
      where id = ${userId} and not email_verified returning id`);
    if (!waiting) throw new AppError(409, 'nothing_pending');
    const holderId = await changeAddress(deps, tx, pending, wanted);
    if (wanted !== email) {
      const organizationId = await usualOrganization(tx, userId);
      const act = { action: 'user.email_corrected', id: userId, metadata: { from: email, to: wanted } } as const;
      await record(deps, tx, { userId, organizationId, origin: caller.origin }, act);
    }
    await saveSentTo(tx, { userId, token }, holderId === null ? null : wanted);
    const { language } = caller;
    const mail = holderId === null ? ({ kind: 'verification', userId } as const) : ({ kind: 'address_known', userId: holderId } as const);
    await deps.queue.enqueueMail(tx, { ...mail, language });
  });
}

/** Sends the mail of a registration again. */
export async function resendPending(deps: Deps, caller: Visitor): Promise<{ pending: PendingRegistration }> {
  const pending = await requirePending(deps, caller);
  await countOrRefuse(deps, mails, pending.userId);
  await sendTo(deps, caller, pending, pending.sentTo);
  return { pending: await shown(deps, pending.sentTo) };
}

/** Corrects the address of a registration that waits, for whoever registered or knows its password. */
export async function correctPending(deps: Deps, caller: Visitor, email: string): Promise<{ pending: PendingRegistration }> {
  const pending = await requirePending(deps, caller);
  await countOrRefuse(deps, corrections, pending.userId);
  try {
    await sendTo(deps, caller, pending, email);
  } catch (error) {
    if (!violatesUnique(error, 'users_email_key')) throw error;
    // Somebody took the address in the same moment: now it is known.
    await sendTo(deps, caller, pending, email);
  }
  return { pending: await shown(deps, email) };
}
