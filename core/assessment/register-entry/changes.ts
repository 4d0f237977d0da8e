import { calendarDay, isoOf } from '#core/platform/calendar/calendar.ts';
import { termOf } from '#core/platform/calendar/deadlines.ts';
import { entryInputs } from './fields.ts';

/** Days in which a change of listed data is to be reported (UKSC art. 7c ust. 3). */
export const changeTermDays = 14;

/** The duties that an entry in the register meets. */
export const registrationDuties = ['nis2:register', 'nis2:register_later', 'nis2:register_ex_officio'] as const;
export const changeDuty = 'nis2:register_changes';

/** Data that are compared with what is listed: those of the sheet, and the legal form that the register of companies names. */
export const watchedData = [...entryInputs, 'legalForm'] as const;
export type WatchedDatum = (typeof watchedData)[number];
export type ListedData = Partial<Readonly<Record<WatchedDatum, string>>>;

/** A listed datum that is no longer as it was; `revertedOn` is the day (ISO) on which it was seen as before. */
export type EntryChange = Readonly<{
  id: string;
  datum: WatchedDatum;
  before: string;
  after: string;
  changedOn: string;
  noticedAt: Date;
  revertedOn: string | null;
}>;
type Proof = Readonly<{ duty: string; doneOn: string; recordedAt?: Date }>;

/** Case, blanks and punctuation between words are no change. */
function compared(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s.,;"„”'–-]+/gu, ' ')
    .trim();
}

/** Whether a change was reported after its day, or on it by a proof that was recorded when the change was known. */
function isReported({ changedOn, noticedAt }: EntryChange, proofs: readonly Proof[]): boolean {
  const duties = new Set<string>([changeDuty, ...registrationDuties]);
  return proofs.some(({ duty, doneOn, recordedAt }) => {
    if (!duties.has(duty)) return false;
    return doneOn > changedOn || (doneOn === changedOn && recordedAt !== undefined && recordedAt >= noticedAt);
  });
}

/** Changes that are still to be reported, the earliest first. */
export function openChanges<C extends EntryChange>(changes: readonly C[], proofs: readonly Proof[]): C[] {
  return changes
    .filter((change) => change.revertedOn === null && !isReported(change, proofs))
    .toSorted((a, b) => a.changedOn.localeCompare(b.changedOn) || a.id.localeCompare(b.id));
}

/** The last day to report a change: as counted, and where that day is free of work the next working day. */
export function changeTerm(changedOn: string): Readonly<{ aim: string; last: string }> {
  const { aim, last } = termOf(calendarDay(changedOn), { days: changeTermDays });
  return { aim: isoOf(aim), last: isoOf(last) };
}

export type Comparison = Readonly<{
  found: readonly Readonly<{ datum: WatchedDatum; before: string; after: string }>[];
  /** Ids of open changes whose datum is again as it was before the first of them. */
  reverted: readonly string[];
}>;

/**
 * Compares data with those that are listed and with the changes that are known. What is not known now is no change: a register that says
 * nothing has not deleted anything.
 */
export function compareListed(
  { listed, current }: Readonly<{ listed: ListedData; current: ListedData }>,
  changes: readonly EntryChange[],
  proofs: readonly Proof[],
): Comparison {
  const found: { datum: WatchedDatum; before: string; after: string }[] = [];
  const reverted: string[] = [];
  for (const datum of watchedData) {
    const now = current[datum] ?? '';
    if (now === '') continue;
    const known = changes.filter((one) => one.datum === datum && one.revertedOn === null);
    const open = openChanges(known, proofs);
    const [first] = open;
    const last = known.toSorted((a, b) => a.changedOn.localeCompare(b.changedOn) || a.id.localeCompare(b.id)).at(-1);
    const before = last?.after ?? listed[datum] ?? '';
    if (compared(before) === compared(now)) continue;
    if (first && compared(first.before) === compared(now)) reverted.push(...open.map(({ id }) => id));
    else found.push({ datum, before, after: now });
  }
  return { found, reverted };
}
