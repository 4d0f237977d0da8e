import { soonestEnd, supplierStatusOf, type SupplierStatus } from '#core/supplier/supplier-status.ts';
import { certifiedName } from '#client/supplier/suppliers/certified-name.ts';
import type { Watched } from '#client/supplier/suppliers/queries.ts';

/** A watched supplier as a row of the list. */
export type Listed = Watched &
  Readonly<{
    /** What it is called: by the organisation, its certificate or the company register; empty where none of them names it. */
    name: string;
    isNameOfRegister: boolean;
    status: SupplierStatus;
    /** When its certificate in force that ends first does; empty for none. */
    end: string;
  }>;

export function nameOf(supplier: Watched): Pick<Listed, 'name' | 'isNameOfRegister'> {
  const own = supplier.label || certifiedName(supplier);
  return { name: own || supplier.registeredName, isNameOfRegister: own === '' && supplier.registeredName !== '' };
}

/** How suppliers stand at the moment that the registry answered for. */
export function listedOf(suppliers: readonly Watched[], checkedAt: string): Listed[] {
  const at = new Date(checkedAt);
  return suppliers.map((one) => ({ ...one, ...nameOf(one), status: supplierStatusOf(one, at), end: soonestEnd(one) }));
}
