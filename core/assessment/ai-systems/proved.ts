import type { SystemDutyCode } from './duty-table.ts';
import type { DutyProofs } from './duties.ts';

/** What shows that duties of a system were met; days are calendar days (ISO). */
export type Shown = Readonly<{
  proofs: readonly Readonly<{ duty: SystemDutyCode; doneOn: string }>[];
  /** The newest finished impact assessment, where it still fits the description of the system. */
  impactOn: string | null;
  /** The newest measure for AI literacy that is about the system and counts today. */
  literacyOn: string | null;
}>;

/** Duties that a record of their own meets, and no statement. */
export const dutiesByRecord: readonly SystemDutyCode[] = ['impact'];

/** The day on which each duty was met: an impact assessment by itself, its notification only after the assessment that counts, AI literacy by a statement or by a recorded measure. */
export function provedDays({ proofs, impactOn, literacyOn }: Shown): DutyProofs {
  const counted = proofs.filter(({ duty, doneOn }) => {
    if (dutiesByRecord.includes(duty)) return false;
    return duty !== 'impact_notice' || (impactOn !== null && doneOn >= impactOn);
  });
  const stated = counted.find(({ duty }) => duty === 'literacy')?.doneOn;
  const literacy = [stated, literacyOn]
    .filter((day) => typeof day === 'string')
    .toSorted()
    .at(-1);
  return new Map([
    ...counted.map(({ duty, doneOn }) => [duty, doneOn] as const),
    ...(literacy === undefined ? [] : [['literacy', literacy] as const]),
    ...(impactOn === null ? [] : [['impact', impactOn] as const]),
  ]);
}

/** The day on which the last of several was met; null while one is not. */
export function allMetOn(days: readonly (string | null)[]): string | null {
  return days.includes(null)
    ? null
    : (days
        .filter((day) => day !== null)
        .toSorted()
        .at(-1) ?? null);
}
