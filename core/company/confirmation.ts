import { daysBetween, businessDay, type CalendarDay } from '#core/platform/calendar/calendar.ts';

/** How a company can be confirmed (docs/product.md, “Who a company is”). */
export const confirmationMethods = ['register_email', 'website', 'transfer', 'letter', 'signature', 'operator'] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];

/**
 * What is known: 1 a contact that a register holds, 2 the company's account or seat, 3 somebody who may represent it. An
 * account that merely states so stands at 0.
 */
export const confirmationLevels = [1, 2, 3] as const;
export type ConfirmationLevel = (typeof confirmationLevels)[number];

export const levelOf: Readonly<Record<ConfirmationMethod, ConfirmationLevel>> = {
  register_email: 1,
  website: 1,
  transfer: 2,
  letter: 2,
  operator: 2,
  signature: 3,
};

const dayMillis = 86_400_000;
/** After that a company confirms itself anew (CA/Browser Forum, Baseline Requirements 4.2.1). */
export const confirmedForDays = 398;

export type Confirmation = Readonly<{ method: ConfirmationMethod; level: ConfirmationLevel; confirmedAt: Date; endedAt: Date | null }>;

/** First instant at which a confirmation no longer counts. */
export function countsUntil({ confirmedAt }: Pick<Confirmation, 'confirmedAt'>): Date {
  return new Date(confirmedAt.getTime() + confirmedForDays * dayMillis);
}

/** The confirmation that counts now: of the highest level, and of these the newest; null when none does. */
export function confirmationInForce<C extends Confirmation>(all: readonly C[], now: Date): C | null {
  const counting = all.filter((one) => one.endedAt === null && one.confirmedAt <= now && now < countsUntil(one));
  const best = counting.toSorted((a, b) => b.level - a.level || b.confirmedAt.getTime() - a.confirmedAt.getTime());
  return best[0] ?? null;
}

/** Methods that hand out a code, and for how many days it works. */
export const codeDays = { register_email: 1, letter: 30 } as const;
export type CodeMethod = keyof typeof codeDays;

export const codeTries = 5;
/** Codes for one NIP in 24 hours, whoever asks for them. */
export const codesPerDay = 3;

export function codeExpiry(method: CodeMethod, from: Date): Date {
  return new Date(from.getTime() + codeDays[method] * dayMillis);
}

/** When the next code for a NIP may be asked for, given when codes were; null when at once. */
export function nextCodeAt(asked: readonly Date[], now: Date): Date | null {
  const lately = asked.filter((at) => at.getTime() > now.getTime() - dayMillis).toSorted((a, b) => b.getTime() - a.getTime());
  const blocking = lately[codesPerDay - 1];
  return blocking ? new Date(blocking.getTime() + dayMillis) : null;
}

/** Crockford's base 32: no I, L, O and U, so that a printed code is read in one way only. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 8;

/** A code from integers below 32, as it is compared. */
export function codeFrom(drawn: readonly number[]): string {
  return drawn.map((index) => codeAlphabet[index]).join('');
}

/** A code as it is written: two groups of four. */
export function readableCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** A code as typed: case, blanks and dashes do not matter, and letters that look like digits count as those. */
export function normalizedCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\u00a0-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

export function isCode(code: string): boolean {
  return code.length === codeLength && Array.from(code).every((letter) => codeAlphabet.includes(letter));
}

/** What a register changed so lately proves nothing: somebody may have changed it for this. */
export const quarantineDays = 14;

/** Whether a contact changed too lately to be used; a day that is not known is no change. */
export function isQuarantined(changedOn: CalendarDay | null, now: Date): boolean {
  return changedOn !== null && daysBetween(changedOn, businessDay(now)) < quarantineDays;
}

/** From so many NIPs on an address belongs to somebody who serves companies, such as an accounting office. */
const sharedFrom = 3;

/** Whether an address stands for too many companies to prove one of them; `others` are NIPs beside the own one. */
export function isSharedContact(others: number): boolean {
  return others + 1 >= sharedFrom;
}

/** Days that a register notes about a company, as ISO 8601; null where there is none. */
export type CompanyDays = Readonly<{
  suspendedOn: string | null;
  resumedOn: string | null;
  endedOn: string | null;
  deletedOn: string | null;
  bankruptOn: string | null;
  bankruptcyEndedOn: string | null;
}>;

export const companyStatuses = ['active', 'suspended', 'bankrupt', 'ended'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

function lastsSince(from: string | null, until: string | null): boolean {
  return from !== null && (until === null || until < from);
}

/** How a company stands with the register; only an active one is issued a certificate. */
export function companyStatusOf({ active, ...days }: CompanyDays & Readonly<{ active: boolean }>): CompanyStatus {
  if (!active || days.endedOn !== null || days.deletedOn !== null) return 'ended';
  if (lastsSince(days.bankruptOn, days.bankruptcyEndedOn)) return 'bankrupt';
  return lastsSince(days.suspendedOn, days.resumedOn) ? 'suspended' : 'active';
}

/** An address with most of it hidden, so that only who knows it recognises it: b***@l***a.example. */
export function maskedEmail(address: string): string {
  const [local = '', host = ''] = address.split('@');
  const [first = '', ...rest] = host.split('.');
  return `${local.slice(0, 1)}***@${[`${first.slice(0, 1)}***${first.length > 3 ? first.slice(-1) : ''}`, ...rest].join('.')}`;
}
