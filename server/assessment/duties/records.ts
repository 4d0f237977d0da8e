import type { DutyEvent, DutyProof } from '#core/assessment/duties/duties.ts';
import type { Db } from '#server/platform/db/db.ts';
import { headDuty, trainingProofs } from './board/proofs.ts';
import { changeEvents } from './register-entry/watch.ts';
import { systemProofs } from './systems.ts';
import { proofsOf } from './repository.ts';

export type DutyRecords = Readonly<{ proofs: readonly DutyProof[]; events: readonly DutyEvent[] }>;

/** What shows that duties of an organisation were met, and what is still to be reported, for the rules of duties. */
export async function dutyRecords(db: Db, organizationId: string, today: string): Promise<DutyRecords> {
  const proofs = await proofsOf(db, organizationId);
  const trained = await trainingProofs(db, organizationId, today);
  const ofSystems = await systemProofs(db, organizationId, today);
  // Once people, systems or measures are recorded, these records count and no earlier statement.
  const byRecords = new Set([...(trained === null ? [] : [headDuty]), ...ofSystems.duties]);
  const counted = [...proofs.filter(({ duty }) => !byRecords.has(duty)), ...(trained ?? []), ...ofSystems.proofs];
  return { proofs: counted, events: await changeEvents(db, organizationId, proofs) };
}
