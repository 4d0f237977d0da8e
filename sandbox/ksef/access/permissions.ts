import { KsefError } from '#sandbox/ksef/api/errors.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';

/** What a company may do in its own context until configured otherwise. */
const usual: readonly string[] = ['InvoiceWrite', 'InvoiceRead'];

/** What somebody who signed in for a NIP may do. */
export function permissionsOf(ksef: Ksef, nip: string): readonly string[] {
  return ksef.state.permissions.get(nip) ?? usual;
}

export function requirePermission(ksef: Ksef, nip: string, needed: readonly string[]): void {
  const present = permissionsOf(ksef, nip);
  if (needed.length === 0 || needed.some((one) => present.includes(one))) return;
  const security = { requiredAnyOfPermissions: needed, presentPermissions: present };
  const detail = 'Brak wymaganych uprawnień do wykonania operacji w bieżącym kontekście.';
  throw new KsefError({ status: 403, detail, reasonCode: 'missing-permissions', security });
}
