import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';

/** Units of law that the rules of the Polish act rest on; `verified: false` is not confirmed and not shown. */
export const uksc = (cite: string, verified = true): LegalReference => ({ act: 'UKSC', cite, verified });
export const nis2 = (cite: string): LegalReference => ({ act: 'NIS2', cite });
export const dora = (cite: string): LegalReference => ({ act: 'DORA', cite });
export const sizeRule: LegalReference = { act: '651/2014', cite: 'załącznik I' };
