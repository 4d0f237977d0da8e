import { statusAt } from './certification.ts';

/**
 * What the registry says of a company: a certificate in force, or how the newest one ended, or none. “None” means that there is none
 * here, and nothing about the company (docs/product.md, “Suppliers”).
 */
export const supplierStates = ['valid', 'expired', 'revoked', 'none'] as const;
export type SupplierState = (typeof supplierStates)[number];

type Dated = Readonly<{ issuedAt: Date; expiresAt: Date; revokedAt: Date | null }>;

export function supplierState(certificates: readonly Dated[], now: Date): SupplierState {
  const newest = certificates.toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime());
  const statuses = newest.map((one) => statusAt(one, now));
  if (statuses.includes('active')) return 'valid';
  const [last] = statuses;
  return last === undefined || last === 'active' ? 'none' : last;
}
