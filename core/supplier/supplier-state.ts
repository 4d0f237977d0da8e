import type { RegistryStatus } from '#core/certificate/certification.ts';

/**
 * What the registry states about a company: a certificate in force, or how the newest one ended, or none. “None” means that there is none
 * here, and nothing about the company (docs/product.md, “Suppliers”). Unverified is one whose record differs from what was signed.
 */
export const supplierStates = ['valid', 'expired', 'revoked', 'unverified', 'none'] as const;
export type SupplierState = (typeof supplierStates)[number];

export function supplierState(certificates: readonly Readonly<{ issuedAt: Date; status: RegistryStatus }>[]): SupplierState {
  const statuses = certificates.toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime()).map(({ status }) => status);
  const [last] = statuses;
  if (statuses.includes('active') || last === 'active') return 'valid';
  return last ?? 'none';
}
