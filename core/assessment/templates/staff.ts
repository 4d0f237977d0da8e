/** For how many days staff may confirm a document by its link; the first one is usual. */
export const staffLinkDays = [30, 90, 365] as const;

export const staffLimits = {
  /** Domains to which addresses may be restricted. */
  domains: 10,
  /** Codes for one address to one document in an hour, for one address in a day, and of an organisation in a day. */
  codesPerHour: 5,
  codesPerDay: 12,
  organizationCodesPerDay: 1000,
  codeTries: 5,
  /** Confirmations of one document. */
  readings: 5000,
} as const;

const dayMillis = 86_400_000;

export function staffLinkExpiry(from: Date, days: number): Date {
  return new Date(from.getTime() + days * dayMillis);
}

export const staffLinkStates = ['open', 'expired', 'revoked', 'replaced'] as const;
export type StaffLinkState = (typeof staffLinkStates)[number];

/** Whether a link lets somebody confirm now; `isInForce` is whether its document is the one approved last. */
export function staffLinkState(
  { expiresAt, revokedAt }: Readonly<{ expiresAt: Date; revokedAt: Date | null }>,
  { isInForce, now }: Readonly<{ isInForce: boolean; now: Date }>,
): StaffLinkState {
  if (revokedAt) return 'revoked';
  if (!isInForce) return 'replaced';
  return now < expiresAt ? 'open' : 'expired';
}

/** Whether an address is of one of the domains, or of any where there are none. A domain below another one is another domain. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1));
}
