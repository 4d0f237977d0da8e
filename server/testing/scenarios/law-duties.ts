import type { Duties, DutyView } from '#contract/assessment/duties/duties.ts';

/** The rows of the list of duties that the law sets. */
export function lawDuties({ duties }: Duties): DutyView[] {
  return duties.filter((row) => row.kind === 'law');
}
