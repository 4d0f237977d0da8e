import { endsIn } from './supplier-news.ts';
import type { SupplierState } from './supplier-state.ts';

/**
 * How a supplier stands for a buyer, what needs looking at first: beside how its certificate ended, whether the company was confirmed when it
 * was issued, whether something contradicts its answers, and whether it ends soon.
 */
export const supplierStatuses = ['revoked', 'expired', 'unverified', 'contradicted', 'unconfirmed', 'none', 'ending', 'valid'] as const;
export type SupplierStatus = (typeof supplierStatuses)[number];

/** So many days before its end a certificate counts as ending. */
export const endingDays = endsIn.ends_in_30;

const dayMillis = 86_400_000;

type IssuedCertificate = Readonly<{ status: string; confirmation: unknown; expiresAt: string; contradicted: number }>;
type Seen = Readonly<{ state: SupplierState; certificates: readonly IssuedCertificate[] }>;

/** When the certificate in force that ends first does; empty where none is in force. */
export function soonestEnd({ certificates }: Pick<Seen, 'certificates'>): string {
  const ends = certificates.filter(({ status }) => status === 'active').map(({ expiresAt }) => expiresAt);
  return ends.toSorted()[0] ?? '';
}

/** Of how many answers of certificates in force something says the contrary. */
export function contradictedCount({ certificates }: Pick<Seen, 'certificates'>): number {
  return certificates.reduce((sum, { status, contradicted }) => sum + (status === 'active' ? contradicted : 0), 0);
}

/** A certificate in force counts as that only where it, or another in force, was issued to a confirmed company. */
export function supplierStatusOf(seen: Seen, now: Date): SupplierStatus {
  const { state, certificates } = seen;
  if (state !== 'valid') return state;
  if (contradictedCount(seen) > 0) return 'contradicted';
  if (!certificates.some(({ status, confirmation }) => status === 'active' && confirmation !== null)) return 'unconfirmed';
  const end = Date.parse(soonestEnd(seen));
  return end - now.getTime() <= endingDays * dayMillis ? 'ending' : 'valid';
}

/** Problems first; of two that stand alike the one whose certificate ends sooner. */
export function byConcern(a: Readonly<{ status: SupplierStatus; end: string }>, b: typeof a): number {
  const rank = supplierStatuses.indexOf(a.status) - supplierStatuses.indexOf(b.status);
  return rank || (a.end < b.end ? -1 : a.end > b.end ? 1 : 0);
}
