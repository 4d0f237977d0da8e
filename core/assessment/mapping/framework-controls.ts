import type { Framework } from './mapping.ts';
import { annexAControls } from './statement.ts';

/** Safeguards of CIS Controls 8.1 by control, 1 to 18. */
const safeguards = [5, 7, 14, 12, 6, 8, 7, 12, 7, 7, 5, 8, 11, 9, 7, 14, 9, 5] as const;

/** Subcategories of NIST CSF 2.0 by category. Numbers that version 2.0 no longer has are left out. */
const subcategories: Readonly<Record<string, readonly number[]>> = {
  'GV.OC': [1, 2, 3, 4, 5],
  'GV.RM': [1, 2, 3, 4, 5, 6, 7],
  'GV.RR': [1, 2, 3, 4],
  'GV.PO': [1, 2],
  'GV.OV': [1, 2, 3],
  'GV.SC': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  'ID.AM': [1, 2, 3, 4, 5, 7, 8],
  'ID.RA': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  'ID.IM': [1, 2, 3, 4],
  'PR.AA': [1, 2, 3, 4, 5, 6],
  'PR.AT': [1, 2],
  'PR.DS': [1, 2, 10, 11],
  'PR.PS': [1, 2, 3, 4, 5, 6],
  'PR.IR': [1, 2, 3, 4],
  'DE.CM': [1, 2, 3, 6, 9],
  'DE.AE': [2, 3, 4, 6, 7, 8],
  'RS.MA': [1, 2, 3, 4, 5],
  'RS.AN': [3, 6, 7, 8],
  'RS.CO': [2, 3],
  'RS.MI': [1, 2],
  'RC.RP': [1, 2, 3, 4, 5, 6],
  'RC.CO': [3, 4],
};

/** Clauses of ISO/IEC 27001:2022 that state requirements; they are no controls, so that none of them is a gap. */
export const isoClauses: readonly string[] =
  '4.1 4.2 4.3 4.4 5.1 5.2 5.3 6.1.1 6.1.2 6.1.3 6.2 6.3 7.1 7.2 7.3 7.4 7.5 8.1 8.2 8.3 9.1 9.2 9.3 10.1 10.2'.split(' ');

/** Identifiers of all controls of a framework; null where only those are known that questions are mapped to. */
export const frameworkControls: Readonly<Record<Framework, readonly string[] | null>> = {
  iso27001: annexAControls,
  csf: Object.entries(subcategories).flatMap(([category, numbers]) =>
    numbers.map((number) => `${category}-${String(number).padStart(2, '0')}`),
  ),
  cis: safeguards.flatMap((count, index) => Array.from({ length: count }, (_, at) => `${index + 1}.${at + 1}`)),
  cyfun: null,
};
