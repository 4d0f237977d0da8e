import type { CompanyDossier } from '#server/adapters/registers/company-register.ts';

/** The registered seat in one line. */
export function seatOf({ address, postalCode, city }: CompanyDossier): string {
  return `${address}, ${postalCode} ${city}`;
}
