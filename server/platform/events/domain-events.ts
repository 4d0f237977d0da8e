import type { ScopeCheck } from '#contract/platform/scope-check.ts';
import type { RevocationReason } from '#core/certificate/certification.ts';
import type { IssuedCertificate } from '#core/assessment/duties/other-dates.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Actor } from '#server/platform/security/audit.ts';

/** A certificate as it is passed to those who listen to its events. */
export type CertificateFacts = Readonly<{
  organizationId: string;
  certificateNumber: string;
  regime: Regime;
  organizationName: string;
  organizationNip: string;
  issuedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}>;

/** What ended a paid period before its time. */
export type PeriodEnd = 'withdrawal' | 'dispute' | 'refund';

/**
 * What happens in a module and concerns modules above it, which it does not import. Each is called inside the transaction in which it
 * happens; who listens stands in `server/listeners.ts`, one entry for each, complete by the compiler. A listener that throws undoes the act.
 */
export type DomainEvents<Deps> = Readonly<{
  /** Somebody registers with a NIP that another organisation holds; a listener may refuse. */
  nipClaimed(tx: Db, claim: Readonly<{ nip: string }>): Promise<void>;
  /** An account was made with its organisation; `scopes` are the scope checks that came along. */
  organizationRegistered(
    tx: Db,
    registered: Readonly<{ organizationId: string; userId: string; scopes: readonly ScopeCheck[]; at: Date }>,
  ): Promise<void>;
  /** The owner of an organisation confirmed the e-mail address of the account. */
  emailConfirmed(deps: Deps, tx: Db, confirmed: Readonly<{ organizationId: string; by: Actor }>): Promise<void>;
  /** Somebody may no longer act as an owner, or no longer even as an editor, of an organisation. */
  rightsLost(
    deps: Deps,
    tx: Db,
    lost: Readonly<{ by: Actor; organizationId: string; userId: string; asOwner: boolean; asEditor: boolean }>,
  ): Promise<void>;
  /** The paid periods of an organisation are others than before, or one began or ended by itself. */
  periodsChanged(
    tx: Db,
    changed: Readonly<{ organizationId: string; plan: PlanId | null; registryPriorityUntil: Date | null; at: Date }>,
  ): Promise<void>;
  /** A paid period was ended because its money went back. */
  paidPeriodEnded(
    deps: Deps,
    tx: Db,
    ended: Readonly<{ organizationId: string; periodId: string; endedBy: PeriodEnd; orderNumber: string; buyer: string }>,
  ): Promise<void>;
  /** An organisation lost its NIP to another one. */
  nipLost(deps: Deps, tx: Db, lost: Readonly<{ organizationId: string }>): Promise<void>;
  assessmentReopened(tx: Db, reopened: Readonly<{ organizationId: string; assessmentId: string; at: Date }>): Promise<void>;
  certificateIssued(tx: Db, issued: Readonly<{ certificate: CertificateFacts; at: Date }>): Promise<void>;
  /** `replaced`: a corrected certificate takes its place. */
  certificateRevoked(
    tx: Db,
    revoked: Readonly<{ certificate: CertificateFacts; at: Date; reason: RevocationReason | 'replaced' }>,
  ): Promise<void>;
  /** A record that only grows has a new hash that covers everything in it so far. */
  recordGrew(tx: Db, grown: Readonly<{ hash: string; at: Date }>): Promise<void>;
}>;

/** Where the transparency log holds something, with the proof of it and the list of keys that signs the log. */
export type LoggedPlace = Readonly<{ logProof: string; keys: string }>;

/** What a module asks of modules above it; answered in `server/listeners.ts`. */
export type DomainQuestions<Deps> = Readonly<{
  /** Whether an organisation is confirmed, uncontested, and holds its NIP. */
  isConfirmedHolder(db: Db, organizationId: string, now: Date): Promise<boolean>;
  /** Every certificate that was issued to an organisation. */
  heldCertificates(db: Db, organizationId: string): Promise<IssuedCertificate[]>;
  /** The place of a hash of a record in the transparency log, from 1 on; null while it has none. */
  placeOfHead(db: Db, hash: string): Promise<number | null>;
  /** The proof of that place; null while it has none. */
  proofOfHead(deps: Deps, hash: string): Promise<LoggedPlace | null>;
}>;
