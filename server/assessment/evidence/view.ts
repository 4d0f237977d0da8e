import type { EvidencePayload } from '#contract/assessment/evidence/evidence.ts';
import type { EvidenceRow } from './repository.ts';

/** What leaves the server of it; the promise lets nothing else through, so that the key of the store stays. */
export function evidenceView(row: EvidenceRow): EvidencePayload {
  return {
    ...row,
    addedAt: row.addedAt.toISOString(),
    uses: row.uses.map((use) => ({ ...use, attachedAt: new Date(use.attachedAt).toISOString() })),
  };
}
