import type { ObservationVerdict } from '#core/assessment/observations/checks.ts';
import type { Counts, FactKind } from './kinds.ts';

/** What is judged of the counts, and of which kind each is. */
export const kindOfCheck = {
  entra_mfa: 'entra_mfa',
  google_2sv: 'google_2sv',
  google_unused: 'google_2sv',
  device_compliance: 'intune_devices',
  device_encryption: 'intune_devices',
  backup_success: 'backup_jobs',
  training_done: 'training',
  updates_installed: 'updates',
} as const satisfies Readonly<Record<string, FactKind>>;
export type FactCheck = keyof typeof kindOfCheck;
export const factChecks = Object.keys(kindOfCheck) as [FactCheck, ...FactCheck[]];

export function checksOf(kind: FactKind): FactCheck[] {
  return factChecks.filter((check) => kindOfCheck[check] === kind);
}

/** What was counted, with what follows from it. */
export const verdictOfFact = {
  mfa_admin_without: 'red',
  mfa_low: 'red',
  mfa_partial: 'amber',
  mfa_high: 'green',
  two_step_low: 'red',
  two_step_partial: 'amber',
  two_step_high: 'green',
  unused_some: 'amber',
  unused_none: 'green',
  compliance_low: 'red',
  compliance_partial: 'amber',
  compliance_high: 'green',
  encryption_low: 'red',
  encryption_partial: 'amber',
  encryption_high: 'green',
  backup_missed: 'red',
  backup_warned: 'amber',
  backup_recent: 'green',
  training_low: 'red',
  training_partial: 'amber',
  training_high: 'green',
  updates_low: 'red',
  updates_partial: 'amber',
  updates_high: 'green',
  /** More devices did not report than may be left out. */
  silent: 'unknown',
  /** A column that it takes is missing. */
  uncounted: 'unknown',
  /** What could not be read might change the verdict. */
  unclear: 'unknown',
  /** There is nobody and nothing to count. */
  nothing: 'unknown',
} as const satisfies Readonly<Record<string, ObservationVerdict>>;
export type FactReason = keyof typeof verdictOfFact;
export const factReasons = Object.keys(verdictOfFact) as [FactReason, ...FactReason[]];

/** In percent of those that count: below `low` an answer is contradicted, from `high` on it is supported. */
export const shareBounds = { low: 80, high: 95 } as const;
/** In percent of the devices that reported: above `many` an answer is contradicted, up to `few` it is supported. */
export const deviceBounds = { few: 5, many: 20 } as const;
/** In percent of all devices: of more that are silent nothing is known. */
export const silentAtMost = 20;

type Grade = 'low' | 'partial' | 'high' | 'uncounted' | 'unclear' | 'nothing';

function gradeOfShare(part: number, whole: number): Grade {
  if (part * 100 < shareBounds.low * whole) return 'low';
  return part * 100 < shareBounds.high * whole ? 'partial' : 'high';
}

/** The share of those that have something; open where what could not be read (`unclear`) decides. */
function gradeOf(part: number | null | undefined, whole: number | null | undefined, unclear: number): Grade {
  if (typeof part !== 'number' || typeof whole !== 'number') return 'uncounted';
  if (whole === 0) return 'nothing';
  const [worst, best] = [gradeOfShare(part, whole), gradeOfShare(part + unclear, whole)];
  return worst === best ? worst : 'unclear';
}

function gradeOfLack(lack: number, withGrace: number, whole: number): Grade {
  if (lack * 100 > deviceBounds.many * whole) return 'low';
  return withGrace * 100 > deviceBounds.few * whole ? 'partial' : 'high';
}

type Lack = Readonly<{ lack: number | null | undefined; grace: number; has: number | null | undefined }>;

/** Devices that lack something, among those that reported; a device in its grace period keeps the verdict from green and makes none red. */
function gradeOfDevices({ devices, silent }: Counts, { lack, grace, has }: Lack): Grade | 'silent' {
  if ([devices, silent, lack, has].some((count) => typeof count !== 'number')) return 'uncounted';
  const [all, mute, without] = [devices ?? 0, silent ?? 0, lack ?? 0];
  const heard = all - mute;
  if (all === 0) return 'nothing';
  if (heard === 0 || mute * 100 > silentAtMost * all) return 'silent';
  const open = heard - without - grace - (has ?? 0);
  const [worst, best] = [gradeOfLack(without + open, without + grace + open, heard), gradeOfLack(without, without + grace, heard)];
  return worst === best ? worst : 'unclear';
}

type Graded<Name extends string> = `${Name}_low` | `${Name}_partial` | `${Name}_high` | 'uncounted' | 'unclear' | 'nothing' | 'silent';

function reason<Name extends string>(name: Name, grade: Grade | 'silent'): Graded<Name> {
  return grade === 'low' || grade === 'partial' || grade === 'high' ? `${name}_${grade}` : grade;
}

/** One administrator without is enough; without the column for administrators nothing is good. */
function reasonOfMfa({ members, membersWithMfa, admins, adminsWithMfa, unclear }: Counts): FactReason {
  const grade = reason('mfa', gradeOf(membersWithMfa, members, unclear ?? 0));
  if (grade === 'mfa_low' || grade === 'uncounted' || grade === 'nothing') return grade;
  if (typeof admins !== 'number' || typeof adminsWithMfa !== 'number') return 'uncounted';
  const without = admins - adminsWithMfa;
  if (without > (unclear ?? 0)) return 'mfa_admin_without';
  return without > 0 ? 'unclear' : grade;
}

function reasonOfUnused({ accounts, unused, unclear }: Counts): FactReason {
  if (typeof accounts !== 'number' || typeof unused !== 'number') return 'uncounted';
  if (accounts === 0) return 'nothing';
  if (unused > 0) return 'unused_some';
  return (unclear ?? 0) > 0 ? 'unclear' : 'unused_none';
}

function reasonOfBackups({ jobs, succeeded, warned, unclear }: Counts): FactReason {
  if (typeof jobs !== 'number' || typeof succeeded !== 'number') return 'uncounted';
  if (jobs === 0) return 'nothing';
  const [warnings, open] = [warned ?? 0, unclear ?? 0];
  if (jobs - succeeded - warnings - open > 0) return 'backup_missed';
  if (open > 0) return 'unclear';
  return warnings > 0 ? 'backup_warned' : 'backup_recent';
}

const reasonOf: Readonly<Record<FactCheck, (counts: Counts) => FactReason>> = {
  entra_mfa: reasonOfMfa,
  google_2sv: ({ accounts, enrolled, unclear }) => reason('two_step', gradeOf(enrolled, accounts, unclear ?? 0)),
  google_unused: reasonOfUnused,
  device_compliance: (counts) => {
    const { compliant: has, notCompliant: lack, inGrace } = counts;
    return reason('compliance', gradeOfDevices(counts, { has, lack, grace: inGrace ?? 0 }));
  },
  device_encryption: (counts) => {
    const { encrypted: has, notEncrypted: lack } = counts;
    return reason('encryption', gradeOfDevices(counts, { has, lack, grace: 0 }));
  },
  backup_success: reasonOfBackups,
  training_done: ({ people, trained, unclear }) => reason('training', gradeOf(trained, people, unclear ?? 0)),
  updates_installed: ({ devices, upToDate, unclear }) => reason('updates', gradeOf(upToDate, devices, unclear ?? 0)),
};

/** What follows from counts, by rule and from nothing else. */
export function reasonOfFact(check: FactCheck, counts: Counts): FactReason {
  return reasonOf[check](counts);
}

type Share = Readonly<{ part: number; whole: number }>;

/** What a check is about in two figures, as it is shown: so many of so many; null where that is not known. */
export function shareOfFact(check: FactCheck, counts: Counts): Share | null {
  const { devices, silent } = counts;
  const heard = typeof devices === 'number' && typeof silent === 'number' ? devices - silent : null;
  const shares: Readonly<Record<FactCheck, readonly [number | null | undefined, number | null | undefined]>> = {
    entra_mfa: [counts.membersWithMfa, counts.members],
    google_2sv: [counts.enrolled, counts.accounts],
    google_unused: [counts.unused, counts.accounts],
    device_compliance: [counts.compliant, heard],
    device_encryption: [counts.encrypted, heard],
    backup_success: [counts.succeeded, counts.jobs],
    training_done: [counts.trained, counts.people],
    updates_installed: [counts.upToDate, devices],
  };
  const [part, whole] = shares[check];
  return typeof part === 'number' && typeof whole === 'number' ? { part, whole } : null;
}
