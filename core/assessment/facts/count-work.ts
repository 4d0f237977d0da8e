import { dayReader, daysBefore, plain, wordSet, yesOrNo } from './cells.ts';
import type { FieldName } from './columns.ts';
import type { Row } from './csv.ts';
import { backupWithinDays, silentAfterDays, trainedWithinDays } from './days.ts';
import type { Counts } from './kinds.ts';
import type { Sheet } from './sheet.ts';

/** A time in another zone may be of the next day. */
const zoneDays = 1;

type Compliance = 'compliant' | 'notCompliant' | 'inGrace';

/** States in words. Exports of codes without their translated twin stay unread: their numbers differ from report to report. */
const complianceWords: Readonly<Record<string, Compliance>> = {
  compliant: 'compliant',
  zgodne: 'compliant',
  konform: 'compliant',
  conforme: 'compliant',
  noncompliant: 'notCompliant',
  notcompliant: 'notCompliant',
  niezgodne: 'notCompliant',
  nichtkonform: 'notCompliant',
  nonconforme: 'notCompliant',
  ingraceperiod: 'inGrace',
};
const encryptionWords: Readonly<Record<string, boolean>> = { encrypted: true, notencrypted: false, unencrypted: false };
/** Dates that stand for “never”. */
const latestGrace = '9000-01-01';

/** Devices of Intune; a state that is not understood is of none of the kinds. */
export function countDevices({ rows, takenOn, has, cell, column }: Sheet): Counts {
  const [contactOf, graceOf] = [dayReader(column('contact')), dayReader(column('grace'))];
  const counts = { devices: 0, compliant: 0, notCompliant: 0, inGrace: 0, silent: 0, encrypted: 0, notEncrypted: 0 };
  for (const row of rows) {
    if (cell(row, 'device') === '') continue;
    counts.devices += 1;
    const contact = contactOf(cell(row, 'contact'));
    if (has('contact') && (contact === null || daysBefore(contact, takenOn) > silentAfterDays)) {
      counts.silent += 1;
      continue;
    }
    const state = complianceWords[plain(cell(row, 'compliance'))];
    const grace = graceOf(cell(row, 'grace'));
    const isInGrace = state === 'notCompliant' && grace !== null && grace >= takenOn && grace < latestGrace;
    if (state) counts[isInGrace ? 'inGrace' : state] += 1;
    const encryption = cell(row, 'encryption');
    const isEncrypted = encryptionWords[plain(encryption)] ?? yesOrNo(encryption);
    if (isEncrypted !== null) counts[isEncrypted ? 'encrypted' : 'notEncrypted'] += 1;
  }
  return {
    ...counts,
    ...(has('contact') ? {} : { silent: null }),
    ...(has('encryption') ? {} : { encrypted: null, notEncrypted: null }),
  };
}

/** Rows by what they are about, however it is written. */
function grouped({ rows, cell }: Sheet, name: FieldName): Row[][] {
  const named = rows.filter((row) => cell(row, name) !== '');
  return [...Map.groupBy(named, (row) => cell(row, name).toLowerCase()).values()];
}

type Run = 'succeeded' | 'warned' | 'failed' | 'open';

const runWords: Readonly<Record<Exclude<Run, 'open'>, ReadonlySet<string>>> = {
  succeeded: wordSet('success succeeded successful ok completed sukces powodzenie erfolgreich erfolg reussi succes'),
  warned: wordSet('warning completedwithwarnings ostrzezenie warnung avertissement'),
  failed: wordSet('failed failure error blad niepowodzenie fehlgeschlagen fehler echec canceled cancelled'),
};
/** What is still under way says nothing of a job. */
const unfinished = wordSet('running inprogress pending none wtrakcie lauft encours');

function runOf(status: string): Run | 'unfinished' {
  const word = plain(status);
  for (const run of ['succeeded', 'warned', 'failed'] as const) if (runWords[run].has(word)) return run;
  return unfinished.has(word) ? 'unfinished' : 'open';
}

/** Backup jobs by the best that each came to in the last days. That it succeeded proves neither that the copy is stored separately nor that it can be restored. */
export function countBackups(sheet: Sheet): Counts {
  const { takenOn, has, cell, column } = sheet;
  const time = has('end') ? 'end' : 'start';
  const dayOf = dayReader(column(time));
  const counts = { jobs: 0, succeeded: 0, warned: 0, unclear: 0 };
  for (const rows of grouped(sheet, 'job')) {
    counts.jobs += 1;
    const best = rows.flatMap((row) => {
      const [run, day] = [runOf(cell(row, 'status')), dayOf(cell(row, time))];
      const days = day === null ? null : daysBefore(day, takenOn);
      if (run === 'unfinished' || run === 'failed') return [];
      if (run === 'open' || days === null || days < -zoneDays) return ['open' as const];
      return days <= backupWithinDays ? [run] : [];
    });
    const runs = new Set<Run>(best);
    if (runs.has('succeeded')) counts.succeeded += 1;
    else if (runs.has('open')) counts.unclear += 1;
    else if (runs.has('warned')) counts.warned += 1;
  }
  return counts;
}

/** People by whether one of their rows states that they were trained, or gives a day within a year. An empty cell states that they were not. */
export function countTraining(sheet: Sheet): Counts {
  const { takenOn, cell, column } = sheet;
  const dayOf = dayReader(column('done'));
  const isTrained = (done: string): boolean | null => {
    const day = dayOf(done);
    if (day === null) return done === '' ? false : yesOrNo(done);
    const days = daysBefore(day, takenOn);
    return days >= -zoneDays && days <= trainedWithinDays;
  };
  return countGroups(grouped(sheet, 'person'), (row) => isTrained(cell(row, 'done')), 'some', ['people', 'trained']);
}

/** Devices by whether every row of theirs states that nothing is missing. */
export function countUpdates(sheet: Sheet): Counts {
  const { has, cell } = sheet;
  const isUpToDate = (row: Row): boolean | null => {
    if (!has('missing')) return yesOrNo(cell(row, 'compliant'));
    const missing = cell(row, 'missing');
    return /^\d{1,6}$/.test(missing) ? Number(missing) === 0 : null;
  };
  return countGroups(grouped(sheet, 'device'), isUpToDate, 'every', ['devices', 'upToDate']);
}

/** How many groups there are, and in how many some row or every row is good; one that an unread row decides is unclear. */
function countGroups(
  groups: readonly Row[][],
  isGood: (row: Row) => boolean | null,
  needed: 'some' | 'every',
  [whole, part]: readonly ['people', 'trained'] | readonly ['devices', 'upToDate'],
): Counts {
  let [good, unclear] = [0, 0];
  for (const rows of groups) {
    const found = new Set(rows.map(isGood));
    const decisive = needed === 'some';
    if (found.has(decisive)) good += decisive ? 1 : 0;
    else if (found.has(null)) unclear += 1;
    else good += decisive ? 0 : 1;
  }
  return { [whole]: groups.length, [part]: good, unclear };
}
