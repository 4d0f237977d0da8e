import { countAccounts, countMembers } from './count-accounts.ts';
import { countBackups, countDevices, countTraining, countUpdates } from './count-work.ts';
import type { Columns } from './columns.ts';
import type { Row } from './csv.ts';
import type { Counts, FactKind } from './kinds.ts';
import { sheetOf, type Sheet } from './sheet.ts';

const counters: Readonly<Record<FactKind, (sheet: Sheet) => Counts>> = {
  entra_mfa: countMembers,
  google_2sv: countAccounts,
  intune_devices: countDevices,
  backup_jobs: countBackups,
  training: countTraining,
  updates: countUpdates,
};

/** Counts the rows below the headers. What a missing column would show stays unknown. */
export function countRows(kind: FactKind, rows: readonly Row[], columns: Columns, takenOn: string): Counts {
  return counters[kind](sheetOf(rows, columns, takenOn));
}
