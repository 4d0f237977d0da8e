import type { Access } from '#contract/endpoint.ts';
import type { Language } from '#core/languages.ts';
import type { PlanId } from '#core/plans.ts';
import { Refusal } from './refusal.ts';

/** Where an act came from, for the audit log. */
export type Origin = Readonly<{ ipAddress: string; userAgent: string }>;

/** A paid period, from `startsAt` until before `endsAt`. */
export type Period = Readonly<{
  id: string;
  plan: PlanId;
  startsAt: Date;
  endsAt: Date;
  /** The payment that bought it; null for one that was given. */
  paymentId: string | null;
  /** Whether its first use is kept already, or there is no payment to keep it with. */
  used: boolean;
}>;

/** Somebody who is signed in, as the database knows them now. */
export type Account = Readonly<{
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: 'user' | 'operator';
  language: Language | null;
  organization: Readonly<{ id: string; name: string; nip: string }> | null;
  /** The paid period that is active now. */
  period: Period | null;
  /** End of the last paid period once it is over. */
  endedAt: Date | null;
}>;

export type Visit = Readonly<{
  language: Language;
  origin: Origin;
  session: Readonly<{ token: string | undefined; start(token: string): void; end(): void }>;
  /** Sets a response header. */
  header(name: string, value: string): void;
}>;

/** Who calls: a handler of an `anyone` endpoint has no account to read. */
export type Caller<A extends Access = Access> = A extends 'anyone' ? Visit : Visit & Readonly<{ account: Account }>;

/** Id of the account's organisation; refuses accounts without one, such as operators, with 403. */
export function organizationOf(account: Account): string {
  if (!account.organization) throw new Refusal(403, 'forbidden');
  return account.organization.id;
}
