import fc from 'fast-check';
import type { FieldValue } from './ids.ts';

const some = fc.constantFrom;

/** What calls about document templates mean. */
export const templateMeanings: Readonly<Record<string, Readonly<Record<string, FieldValue>>>> = {
  'POST /api/templates/:name/adoptions/:evidence/staff/link': { domains: () => [] },
  'DELETE /api/templates/:name/adoptions/:evidence/staff/:id': { id: ({ things }) => things.staffReading },
  'PUT /api/templates/:name/texts': {
    section: () => some('', 'Zakres i\u00a0odpowiedzialność'),
    revision: () => some(0, 0, 1, 2),
    own: () => some(null, { title: 'Zakres', text: '1. Kopie robi [[kto]].' }),
  },
  'PUT /api/templates/:name/gaps': { revision: () => some(0, 0, 1, 2), gaps: () => [] },
  'POST /api/templates/:name/adoptions': { evidenceId: ({ things }) => things.adopted, approvedOn: () => '2026-11-20' },
};
