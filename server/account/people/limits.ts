import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { tokenLifetimes } from './passwords/tokens.ts';
import { countOrRefuse, returnPoint, type Limit } from '#server/platform/http/limits/rate-limits.ts';

const hourSeconds = 3600;

/** How often one address may do it in an hour, or claim what another holds in a day: enough for an office behind one address, too little for a flood. */
const limits = {
  register: { name: 'register', points: 200, seconds: hourSeconds },
  verification: { name: 'verification', points: 100, seconds: hourSeconds },
  reset: { name: 'reset', points: 100, seconds: hourSeconds },
  dispute: { name: 'dispute', points: 5, seconds: 24 * hourSeconds },
  token: { name: 'token', points: 300, seconds: hourSeconds },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counts one more; refuses with 429 and `Retry-After` when it was too often. */
export function limitByAddress(deps: Deps, kind: keyof typeof limits, address: string): Promise<void> {
  return countOrRefuse(deps, limits[kind], address);
}

const daySeconds = 24 * hourSeconds;
/** Mails of a kind to one address in a day, whoever causes them: a mailbox is not filled by anonymous callers. */
export const mailsPerRecipient = 3;
const mails = {
  verification: { name: 'mail-verification', points: mailsPerRecipient, seconds: daySeconds },
  reset: { name: 'mail-reset', points: mailsPerRecipient, seconds: daySeconds },
} as const satisfies Readonly<Record<string, Limit>>;

/** Links for a new password beyond these: one for as long as it works. */
const furtherResets: Limit = { name: 'further-reset', points: 1, seconds: tokenLifetimes.reset / 1000 };

/**
 * Counts one more mail to an address, which need not have an account; refuses with 429. Anonymous callers who request somebody else use up
 * nothing: while it is refused, a link that was sent to that mailbox still works, whoever requested it.
 */
export async function limitMails(deps: Deps, kind: keyof typeof mails, email: string): Promise<void> {
  try {
    await countOrRefuse(deps, mails[kind], email);
  } catch (error) {
    if (kind !== 'reset' || !(error instanceof AppError)) throw error;
    await countOrRefuse(deps, furtherResets, email);
  }
}

const passwords: Limit = { name: 'password', points: 10, seconds: 15 * 60 };

/** Counts one more password tried for an account, from whatever address and before it is checked; right ones are not counted. */
export async function limitPasswords(deps: Deps, userId: string, isRight: () => Promise<boolean>): Promise<boolean> {
  await countOrRefuse(deps, passwords, userId);
  const right = await isRight();
  if (right) await returnPoint(deps, passwords, userId);
  return right;
}
