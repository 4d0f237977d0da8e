import type { LawChange } from '#core/assessment/law/law-changes.ts';

/** When the acts that the product cites came to bind, where no later change is about the provision. */
export const actDates: readonly LawChange[] = [
  // Art. 41: transposed law applies from 18 October 2024; the directive itself is in force since 16 January 2023.
  { id: 'nis2-transposition', act: 'NIS2', cites: 'whole', kind: 'applies', day: '2024-10-18' },
  { id: 'uksc-2018', act: 'UKSC', cites: 'whole', kind: 'introduced', day: '2018-08-28' },
  { id: '2024-2690', act: '2024/2690', cites: 'whole', kind: 'introduced', day: '2024-11-07' },
  { id: '651-2014', act: '651/2014', cites: 'whole', kind: 'introduced', day: '2014-07-01' },
  { id: 'dora', act: 'DORA', cites: 'whole', kind: 'applies', day: '2025-01-17' },
  { id: 'gdpr', act: 'RODO', cites: 'whole', kind: 'applies', day: '2018-05-25' },
  { id: 'ai-act', act: 'AI Act', cites: 'whole', kind: 'introduced', day: '2024-08-01' },
];
