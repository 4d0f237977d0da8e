import type { SystemDutyCode } from '#core/assessment/ai-systems/duty-table.ts';
import { allMetOn } from '#core/assessment/ai-systems/proved.ts';
import { newestMeasure } from '#core/assessment/ai-sheets/literacy.ts';
import type { DutyProof } from '#core/assessment/duties/duties.ts';
import type { Db } from '#server/platform/db/db.ts';
import { completedMeasures } from '#server/assessment/ai-systems/literacy/repository.ts';
import { systemsOf, type SystemRow } from '#server/assessment/ai-systems/repository.ts';
import { dutyOf } from '#server/assessment/ai-systems/view.ts';

/** Duties of the scope check that assessments of single systems meet. */
const impactDuties: readonly string[] = ['ai_act:impact', 'ai_act:impact_binding'];
/** The duty of the scope check that measures for AI literacy meet. */
const literacyDuty = 'ai_act:literacy';

type Days = Readonly<{ doneOn: string | null }>;

/** The day on which the last system with a duty met it, null while one has not; null altogether where no system has the duty. */
function lastOf(systems: readonly SystemRow[], code: SystemDutyCode, today: string): Days | null {
  const bound = systems.map((row) => dutyOf(row, code, today)).filter(({ isBound }) => isBound);
  return bound.length === 0 ? null : { doneOn: allMetOn(bound.map(({ metOn }) => metOn)) };
}

/**
 * What records of AI systems prove, by duty: each duty named here is met by these proofs alone. Impact assessments count where a system needs one.
 * Measures for AI literacy count once one is recorded: every system with the duty is covered by one that counts, or has a statement of its own;
 * without such a system the newest measure counts.
 */
export async function systemProofs(db: Db, organizationId: string, today: string): Promise<{ duties: string[]; proofs: DutyProof[] }> {
  const systems = await systemsOf(db, organizationId);
  const measures = await completedMeasures(db, organizationId);
  const impact = lastOf(systems, 'impact', today);
  const literacy = measures.length === 0 ? null : (lastOf(systems, 'literacy', today) ?? { doneOn: newestMeasure(measures, today) });
  const found = [
    ...(impact ? impactDuties.map((duty) => ({ duty, doneOn: impact.doneOn })) : []),
    ...(literacy ? [{ duty: literacyDuty, doneOn: literacy.doneOn }] : []),
  ];
  return {
    duties: found.map(({ duty }) => duty),
    proofs: found.flatMap(({ duty, doneOn }) => (doneOn === null ? [] : [{ duty, doneOn }])),
  };
}

/** How far the record of measures goes: how many there are, and the systems with the duty that nothing proves, by name. */
export async function literacyOf(db: Db, organizationId: string, today: string): Promise<{ measures: number; uncovered: string[] }> {
  const measures = await completedMeasures(db, organizationId);
  const uncovered = (await systemsOf(db, organizationId)).filter((row) => {
    const { isBound, metOn } = dutyOf(row, 'literacy', today);
    return isBound && metOn === null;
  });
  return { measures: measures.length, uncovered: uncovered.map(({ name }) => name) };
}
