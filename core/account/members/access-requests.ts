/** How long a consultant's request for access waits for an owner (docs/product.md, “Adding a client”). */
export const accessRequestDays = 30;

export const accessRequestLimits = {
  /** Requests of one person that wait at a time, those that ran out aside. */
  pending: 20,
  /** Mails in 24 hours that one person causes. */
  perDay: 10,
  /** Mails to one address, whoever causes them: in 24 hours and in 30 days. */
  addressPerDay: 2,
  addressPerMonth: 6,
  /** Mails of one request: the first one and one more. */
  mails: 2,
} as const;

/** How long after the first mail it may be sent again. */
export const accessRequestPauseHours = 24;

/** How long whoever was declined waits before the same NIP can be asked for again. */
export const declinedPauseDays = 30;

export const accessRequestStates = ['pending', 'accepted', 'declined', 'withdrawn'] as const;
export type AccessRequestState = (typeof accessRequestStates)[number];

const [hourMillis, dayMillis] = [3_600_000, 86_400_000];

export function accessRequestExpiry(from: Date): Date {
  return new Date(from.getTime() + accessRequestDays * dayMillis);
}

/** When the mail of a request may be sent once more; null where it may not. */
export function resendFrom({ sentAt, expiresAt }: Readonly<{ sentAt: readonly Date[]; expiresAt: Date }>): Date | null {
  const last = sentAt.at(-1);
  if (!last || sentAt.length >= accessRequestLimits.mails) return null;
  const from = new Date(last.getTime() + accessRequestPauseHours * hourMillis);
  return from < expiresAt ? from : null;
}

/** Mails that went out lately. */
export type SentLately = Readonly<{ byRequester: number; toAddress: number; toAddressInMonth: number }>;

export function isBelowLimits({ byRequester, toAddress, toAddressInMonth }: SentLately): boolean {
  const { perDay, addressPerDay, addressPerMonth } = accessRequestLimits;
  return byRequester < perDay && toAddress < addressPerDay && toAddressInMonth < addressPerMonth;
}

/** Since when mails are counted against the limits of a day and of a month. */
export function countedSince(now: Date): Readonly<{ day: Date; month: Date }> {
  return { day: new Date(now.getTime() - dayMillis), month: new Date(now.getTime() - accessRequestDays * dayMillis) };
}

/** Until when whoever was declined waits. */
export function declinedUntil(declinedAt: Date): Date {
  return new Date(declinedAt.getTime() + declinedPauseDays * dayMillis);
}
