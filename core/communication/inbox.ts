import type { NeededMail, OptionalMail } from '#core/account/people/mail-choice.ts';

/** Groups of mails that are also stored in the inbox: what concerns work, and not the security of the account, which a mail alone may carry. */
const inboxGroups: Readonly<Record<OptionalMail | NeededMail, boolean>> = {
  ends: true,
  assigned: true,
  mentions: true,
  contradictions: true,
  guests: true,
  plan_reminder: true,
  plan_digest: true,
  monthly_report: true,
  suppliers: true,
  orders: true,
  documents: true,
  company: true,
  team: true,
  account: false,
  operator: false,
};

export function isInInbox(group: OptionalMail | NeededMail): boolean {
  return inboxGroups[group];
}

/** How many are shown; older ones stay until their time is over. */
export const inboxShown = 100;

/** How many are counted before it says “and more”. */
export const inboxCounted = 99;
