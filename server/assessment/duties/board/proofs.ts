import type { DutyProof } from '#core/assessment/duties/duties.ts';
import { completeTrainings, trainingYear } from '#core/assessment/board/training.ts';
import type { Duties } from '#contract/assessment/duties/duties.ts';
import type { Db } from '#server/platform/db/db.ts';
import { peopleOf, trainingsOf } from './repository.ts';

export const headDuty = 'nis2:head';

/** Years in which everybody on the list was trained, as proofs of the yearly duty; null where nobody is on the list. */
export async function trainingProofs(db: Db, organizationId: string, today: string): Promise<DutyProof[] | null> {
  const people = await peopleOf(db, organizationId);
  if (people.length === 0) return null;
  const trainings = await trainingsOf(db, organizationId);
  return completeTrainings(people, trainings, today).map((doneOn) => ({ duty: headDuty, doneOn }));
}

/** Who of the list was trained this calendar year, by name. */
export async function boardTrainingOf(db: Db, organizationId: string, today: string): Promise<Duties['boardTraining']> {
  const people = await peopleOf(db, organizationId);
  const { year, trained, missing } = trainingYear(people, await trainingsOf(db, organizationId), Number(today.slice(0, 4)), today);
  const named = (ids: readonly string[]): string[] => people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return { year, trained: named(trained), missing: named(missing) };
}
