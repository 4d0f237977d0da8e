import type { Access, KeyAccess } from '#contract/platform/endpoint.ts';
import type { Language } from '#core/platform/languages.ts';
import type { AccountRole } from '#core/account/people/roles.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { ExitKind } from '#core/account/entitlements/exit.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

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
  /** Whether its first use is stored already, or there is no payment to keep it with. */
  used: boolean;
}>;

/** An organisation that leaves: since when, and until when (`core/account/entitlements/exit.ts`). */
export type ExitFacts = Readonly<{ kind: ExitKind; requestedAt: string; endsAt: string; eraseAt: string; extendedAt: string | null }>;

/** An organisation as one of its members sees it. */
export type Membership = Readonly<{ id: string; name: string; nip: string; role: MemberRole }>;

/** Somebody who is signed in, as the database knows them now. */
export type Account = Readonly<{
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: AccountRole;
  language: Language | null;
  /** The organisation that the session is about, and the role in it; null for people who belong to none. */
  organization: Membership | null;
  /** The paid period that is active now. */
  period: Period | null;
  /** Whether the contract of the organisation has ended, so that it only reads and takes along (`server/account/exits`). */
  exited: boolean;
  /** The exit of the organisation with its dates in ISO 8601; null while it stays. */
  exit: ExitFacts | null;
  /** End of the last paid period once it is over. */
  endedAt: Date | null;
  /** The plan chosen at registration; null for people who were invited. */
  chosenPlan: PlanId | null;
  /** Whether the session passed a second step beside the password. */
  secondFactor: boolean;
  /** Whether the organisation demands one. */
  demandsSecondFactor: boolean;
  /** When whoever holds the session last showed who they are; null where nobody knows, and without a session. */
  provenAt: Date | null;
}>;

export type Visit = Readonly<{
  language: Language;
  origin: Origin;
  session: Readonly<{ token: string | undefined; start(token: string): void; end(): void }>;
  /** The session of a guest in this browser, beside that of an account and with no right of one. */
  guest: Readonly<{ token: string | undefined; start(token: string, seconds: number): void; end(): void }>;
  /** Sets a response header. */
  header(name: string, value: string): void;
}>;

/** Somebody who acts in an organisation. */
export type Member = Account & Readonly<{ organization: Membership }>;

/** A program that calls with a key of an organisation; `exited` where the contract of that has ended. */
export type ApiKey = Readonly<{ id: string; organizationId: string; name: string; scopes: readonly string[]; exited: boolean }>;

/** Who calls: a handler of an `anyone` endpoint has no account to read, one that requests a role has an organisation. */
export type Principal<A extends Access = Access> = A extends 'anyone'
  ? Visit
  : A extends KeyAccess
    ? Visit & Readonly<{ key: ApiKey }>
    : Visit & Readonly<{ account: A extends MemberRole ? Member : Account }>;

/** Id of the account's organisation; refuses accounts without one, such as operators, with 403. */
export function organizationOf(account: Account): string {
  if (!account.organization) throw new AppError(403, 'forbidden');
  return account.organization.id;
}
