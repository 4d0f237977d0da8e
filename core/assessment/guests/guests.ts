/** For how many days a guest may be invited; the first one is usual. */
export const guestDays = [14, 7, 30] as const;
export type GuestDays = (typeof guestDays)[number];

export const guestLimits = {
  /** Guests of an organisation who may answer at a time. */
  open: 20,
  /** Questions of one invitation: more than any assessment has. */
  questions: 100,
  /** Mails with links in 24 hours: of an organisation, and to one address from anybody. */
  mailsPerDay: { organization: 40, address: 5 },
  /** Codes that one invitation may ask for. */
  codesPerHour: 5,
  codesPerDay: 12,
  codeTries: 5,
  /** What the list of an organisation shows, those that are over included. */
  listed: 100,
} as const;

export const guestCodeMinutes = 15;
export const guestCodeDigits = 6;
export const guestSessionHours = 12;

const [minuteMillis, hourMillis, dayMillis] = [60_000, 3_600_000, 86_400_000];

export function guestExpiry(from: Date, days: number): Date {
  return new Date(from.getTime() + days * dayMillis);
}

export function guestCodeExpiry(from: Date): Date {
  return new Date(from.getTime() + guestCodeMinutes * minuteMillis);
}

/** A session ends with its invitation, and by itself before that. */
export function guestSessionExpiry(from: Date, invitationEnd: Date): Date {
  return new Date(Math.min(from.getTime() + guestSessionHours * hourMillis, invitationEnd.getTime()));
}

export const guestStates = ['open', 'expired', 'revoked'] as const;
export type GuestState = (typeof guestStates)[number];

/** Whether an invitation lets somebody answer now; one that was revoked stays so after its end. */
export function guestState({ expiresAt, revokedAt }: Readonly<{ expiresAt: Date; revokedAt: Date | null }>, now: Date): GuestState {
  if (revokedAt) return 'revoked';
  return now < expiresAt ? 'open' : 'expired';
}

/** How a guest is known as the author of an answer. */
export function guestLabel({ name, email }: Readonly<{ name: string; email: string }>): string {
  return name === '' ? email : `${name} (${email})`;
}

/** An address of which whoever reads that mailbox recognises it, and nobody else learns it: `e…@firma.pl`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}…${email.slice(at)}`;
}

/** What was typed as a code, without blanks and dashes; null for what is none. */
export function guestCodeOf(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return digits.length === guestCodeDigits && /^\d+$/.test(digits) ? digits : null;
}
