import type { ObservationVerdict } from '#core/assessment/observations/checks.ts';
import { addDays, calendarDay, isoOf } from '#core/platform/calendar/calendar.ts';
import type { Counts, FactKind } from './kinds.ts';
import { reasonOfFact, verdictOfFact, type FactCheck, type FactReason } from './verdicts.ts';

/** For how many days a fact counts after the day it was taken. */
export const freshDaysOf: Readonly<Record<FactKind, number>> = {
  entra_mfa: 35,
  google_2sv: 35,
  intune_devices: 35,
  backup_jobs: 8,
  training: 366,
  updates: 35,
};

/** An account that was not signed in to for longer is unused. */
export const unusedAfterDays = 90;
/** A device that did not report for longer is silent: what it reported last is not known to be so. */
export const silentAfterDays = 30;
/** A backup counts for so many days, a training for so many. */
export const backupWithinDays = 7;
export const trainedWithinDays = 366;

export const factLimits = {
  /** Facts of a kind that are stored, for the line of earlier counts. */
  perKind: 24,
  /** How many days ago a fact may have been taken. */
  daysBack: 400,
} as const;

function daysAfter(day: string, days: number): string {
  return isoOf(addDays(calendarDay(day), days));
}

/** The first day (ISO) on which a fact that is reported today may have been taken. */
export function earliestCollected(today: string): string {
  return daysAfter(today, -factLimits.daysBack);
}

/** Whether a fact may have been taken on that day: today or before, and not too long ago. */
export function isCollectedInTime(takenOn: string, today: string): boolean {
  return takenOn <= today && takenOn >= earliestCollected(today);
}

/** The last day (ISO) on which a fact counts. */
export function lastFreshDay(kind: FactKind, takenOn: string): string {
  return daysAfter(takenOn, freshDaysOf[kind]);
}

/** What a check states today; once it is too old it says nothing, and before its day (a clock that was set back) neither. */
export function factVerdictNow(kind: FactKind, takenOn: string, reason: FactReason, today: string): ObservationVerdict {
  return takenOn > today || lastFreshDay(kind, takenOn) < today ? 'unknown' : verdictOfFact[reason];
}

type CollectedFact = Readonly<{ takenOn: string; counts: Counts }>;

/** Since which day a check has been found as the newest fact finds it; facts from the newest on. */
export function sinceWhen(check: FactCheck, facts: readonly CollectedFact[]): string | null {
  const [newest] = facts;
  if (!newest) return null;
  const reason = reasonOfFact(check, newest.counts);
  const changed = facts.findIndex(({ counts }) => reasonOfFact(check, counts) !== reason);
  return (changed === -1 ? facts.at(-1) : facts[changed - 1])?.takenOn ?? newest.takenOn;
}
