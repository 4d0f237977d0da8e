import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';

/** Units of Regulation (EU) 2024/1689, in Polish form. */
export function units(...cites: readonly string[]): LegalReference[] {
  return cites.map((cite) => ({ act: 'AI Act', cite }));
}

/** Days of application of Regulation (EU) 2024/1689 as amended by Regulation (EU) 2026/1744. */
export const days = {
  chapters1And2: '2025-02-02',
  general: '2026-08-02',
  newPractices: '2026-12-02',
  /** Art. 111 ust. 4: marking by systems that were on the market before 2 August 2026. */
  earlierMarking: '2026-12-02',
  annex3: '2027-12-02',
  annex1: '2028-08-02',
  /** Art. 111 ust. 2: earlier systems for public authorities. */
  earlierPublic: '2030-08-02',
} as const;
