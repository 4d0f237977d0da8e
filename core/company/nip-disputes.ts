import type { ConfirmationLevel } from './confirmation.ts';

// Who holds a NIP when two accounts say that they are the same company (docs/product.md, “Who a company is”).

/** An account that is not confirmed keeps a NIP for so many days; a confirmed one has as many to answer a claim. */
export const answerDays = 7;
/** Within so many days a dispute is decided. */
export const decideDays = 14;
/** Both sides are notified so many days before the time to decide is over. */
const reminderDays = 3;
/** Accounts that may claim one NIP beside its holder. */
export const claimantsPerNip = 3;
/** How often one account may open a dispute. */
export const disputesPerAccount = 3;

const dayMillis = 86_400_000;

function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMillis);
}

export function decideBy(openedAt: Date): Date {
  return daysAfter(openedAt, decideDays);
}

/** Disputes that are decided before this moment are notified now. */
export function reminderUntil(now: Date): Date {
  return daysAfter(now, reminderDays);
}

/** What counts of an account now: 0 while nothing does. */
export type AccountLevel = 0 | ConfirmationLevel;

export type Holder = Readonly<{ level: AccountLevel; createdAt: Date }>;
export type Dispute = Readonly<{ holder: Holder | null; claimant: AccountLevel; openedAt: Date; now: Date }>;

/** Until when a holder cannot lose the NIP to somebody who is confirmed better. */
export function answerBy({ level, createdAt }: Holder, openedAt: Date): Date {
  return daysAfter(level === 0 ? createdAt : openedAt, answerDays);
}

/**
 * Who a dispute gives the NIP to: the one who is confirmed better, once the holder had the time to answer; a NIP that nobody
 * holds goes to the claimant. A claimant who is not better when the time to decide is over loses to a better holder. `open`
 * as long as a person may have to decide.
 */
export function disputeOutcome({ holder, claimant, openedAt, now }: Dispute): 'claimant' | 'holder' | 'open' {
  if (!holder) return 'claimant';
  if (claimant > holder.level) return now >= answerBy(holder, openedAt) ? 'claimant' : 'open';
  return claimant < holder.level && now >= decideBy(openedAt) ? 'holder' : 'open';
}

/** Whether the holder is issued nothing until the dispute is decided: somebody else is confirmed at least as well. */
export function isIssuingBlocked(holder: AccountLevel, claimant: AccountLevel): boolean {
  return claimant > 0 && claimant >= holder;
}
