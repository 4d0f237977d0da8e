/** For how many days an address shows something. */
export const shareDays = { least: 1, most: 90, usual: 14 } as const;

/** How many addresses of an organisation may be open at a time. */
export const openSharesAtMost = 50;

const dayMillis = 86_400_000;

export function shareExpiry(createdAt: Date, days: number): Date {
  return new Date(createdAt.getTime() + days * dayMillis);
}

export const shareStates = ['open', 'expired', 'revoked'] as const;
export type ShareState = (typeof shareStates)[number];

/** Whether an address shows something now; one that was revoked stays so after its end. */
export function shareState({ expiresAt, revokedAt }: Readonly<{ expiresAt: Date; revokedAt: Date | null }>, now: Date): ShareState {
  if (revokedAt) return 'revoked';
  return now < expiresAt ? 'open' : 'expired';
}
