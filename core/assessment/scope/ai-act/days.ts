import { act } from './answers.ts';
import type { ScopeDuty } from '#core/assessment/scope/duty.ts';

/** Days of application of Regulation (EU) 2024/1689 as amended by Regulation (EU) 2026/1744. */
export const days = {
  chapters1And2: '2025-02-02',
  models: '2025-08-02',
  general: '2026-08-02',
  /** Also the end of what art. 111 ust. 4 leaves to earlier generators. */
  newPractices: '2026-12-02',
  annex3: '2027-12-02',
  annex1: '2028-08-02',
} as const;

export function duty(code: ScopeDuty['code'], from: string | null, ...cites: readonly string[]): ScopeDuty {
  return { code, from, references: cites.map(act) };
}
