import type { Supplier } from '#client/supplier/suppliers/queries.ts';
import { certifiedName } from '#client/supplier/suppliers/certified-name.ts';
import { StateBadge, SupplierLines } from './supplier-status.tsx';

/** A supplier that was asked about: who, and what the registry states. */
export function SupplierRow({ supplier, label = '' }: { supplier: Supplier; label?: string }) {
  const name = certifiedName(supplier);
  return (
    <li className="py-4 sm:grid sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-6">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{label || name || `NIP ${supplier.nip}`}</p>
        {label && name && label !== name && <p className="text-sm text-muted [overflow-wrap:anywhere]">{name}</p>}
        {(label || name) && <p className="text-sm text-muted">NIP {supplier.nip}</p>}
      </div>
      <div className="min-w-0 max-sm:mt-2">
        <StateBadge supplier={supplier} />
        <SupplierLines supplier={supplier} />
      </div>
    </li>
  );
}
