import { demandedOf } from '#server/account/sessions/demands.ts';
import { isOpenedByMail, markOpenedByMail } from '#server/account/sessions/sessions.ts';
import { redeemToken } from '#server/account/people/passwords/tokens.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse, type Limit } from '#server/platform/http/limits/rate-limits.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { factorsOf } from '#server/account/authenticators/factors.ts';

type SignedIn = Principal<'signed-in'>;

const links: Limit = { name: 'enrolment-link', points: 5, seconds: 3600 };
const tries: Limit = { name: 'enrolment-link-try', points: 20, seconds: 3600 };

/**
 * Whether this session has to show a mailed link before it sets up a second factor: one is demanded, there is none yet, and the
 * session was opened by the password alone (decision 0618).
 */
export async function needsMailedLink(deps: Deps, { account, session }: SignedIn): Promise<boolean> {
  if (!(await demandedOf(deps, account)) || (await factorsOf(deps.db, account.userId)).length > 0) return false;
  return !session.token || !(await isOpenedByMail(deps.db, session.token));
}

/** Refuses to set up a factor with 403: `enrolment_link_needed` for the first, `second_factor_required` beside those there are. */
export async function requireEnrolment(deps: Deps, caller: SignedIn): Promise<void> {
  if (await needsMailedLink(deps, caller)) throw new AppError(403, 'enrolment_link_needed');
  const { account } = caller;
  const passed = account.secondFactor || !(await demandedOf(deps, account)) || (await factorsOf(deps.db, account.userId)).length === 0;
  if (!passed) throw new AppError(403, 'second_factor_required');
}

/** Sends the link to the address of the account. */
export async function sendEnrolmentLink(deps: Deps, { account, language }: SignedIn): Promise<{ ok: true }> {
  await countOrRefuse(deps, links, account.userId);
  await deps.queue.enqueueMail(deps.db, { kind: 'enrolment_link', userId: account.userId, language });
  return { ok: true };
}

/** Opens the setting up in this session to whoever reads the mailbox of the account. Refuses what is no link of it with 400. */
export async function openEnrolment(deps: Deps, caller: SignedIn, token: string): Promise<{ ok: true }> {
  const { account, session } = caller;
  await countOrRefuse(deps, tries, account.userId);
  await deps.db.transaction(async (tx) => {
    const userId = await redeemToken(tx, 'enrolment', token, deps.now());
    if (userId !== account.userId || !session.token) throw new AppError(400, 'token_invalid');
    await markOpenedByMail(tx, session.token);
    await record(deps, tx, caller, { action: 'user.enrolment_opened', id: userId });
  });
  return { ok: true };
}
