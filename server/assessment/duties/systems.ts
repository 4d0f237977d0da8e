import { allMetOn } from '#core/assessment/ai-systems/proved.ts';
import type { DutyProof } from '#core/assessment/duties/duties.ts';
import type { Db } from '#server/platform/db/db.ts';
import { systemsOf } from '#server/assessment/ai-systems/repository.ts';
import { provedDaysOf, statedDuties } from '#server/assessment/ai-systems/view.ts';

/** Duties of the scope check that assessments of single systems meet. */
export const impactDuties: readonly string[] = ['ai_act:impact', 'ai_act:impact_binding'];

/** The impact assessments of all systems that need one, as proofs of the duty; null where no system of the inventory does. */
export async function impactProofs(db: Db, organizationId: string, today: string): Promise<DutyProof[] | null> {
  const systems = await systemsOf(db, organizationId);
  const bound = systems.filter((row) => statedDuties(row, today).some(({ code }) => code === 'impact'));
  if (bound.length === 0) return null;
  const doneOn = allMetOn(bound.map((row) => provedDaysOf(row).get('impact') ?? null));
  return doneOn === null ? [] : impactDuties.map((duty) => ({ duty, doneOn }));
}
