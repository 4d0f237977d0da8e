import type { SupplierStatuses } from './suppliers.ts';

/** The key under which suppliers that a visitor asked about without scripts stand in the data of their page. */
export const checkedSuppliersKey = ['checked-suppliers'] as const;

/** The list as it was sent, and what the registry states about it; null where nothing in it could be asked about. */
export type CheckedSuppliers = Readonly<{ text: string; answer: SupplierStatuses | null }>;
