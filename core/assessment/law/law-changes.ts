import { addDays, calendarDay, isoOf } from '#core/platform/calendar/calendar.ts';
import type { LegalReference, ReferenceAct } from '#core/assessment/questionnaire/questionnaire.ts';
import { provisionsMeet } from './overlap.ts';

/** What a change does to the provisions it names: they are there from its day, they read differently, they begin to bind, they end. */
export const lawChangeKinds = ['introduced', 'amended', 'applies', 'repealed'] as const;
export type LawChangeKind = (typeof lawChangeKinds)[number];

/** A change of law with its day. Texts about it are content. */
export type LawChange = Readonly<{
  /** Stays for ever: feeds and notices name it. */
  id: string;
  act: ReferenceAct;
  /** The provisions in Polish form (`art. 6–27`); `whole` for every provision of the act. */
  cites: readonly string[] | 'whole';
  kind: LawChangeKind;
  /** Calendar day (ISO) from which it counts. */
  day: string;
}>;

type Place = Pick<LegalReference, 'act' | 'cite'>;

/** Whether a change is about a provision, or about a part or the whole of it. */
export function isTouched(change: LawChange, reference: Place): boolean {
  if (change.act !== reference.act) return false;
  return change.cites === 'whole' || change.cites.some((cite) => provisionsMeet({ act: change.act, cite }, reference));
}

/** Whether a change is about one of several provisions. */
export function touchesAny(change: LawChange, references: readonly Place[]): boolean {
  return references.some((one) => isTouched(change, one));
}

/** From when to when (ISO, calendar days) a provision reads as it does; `until` is its last day, null for none known. */
export type Validity = Readonly<{ from: string | null; until: string | null; change: LawChange | null; next: LawChange | null }>;

function dayBefore(day: string): string {
  return isoOf(addDays(calendarDay(day), -1));
}

/**
 * The reading of a provision on a day: from the last change that is about it until the day before the next one. Null as `from`
 * means that it is not in force yet, or that no change of the table brought it in.
 */
export function validityOf(reference: Place, changes: readonly LawChange[], today: string): Validity {
  const about = changes.filter((one) => isTouched(one, reference)).toSorted((a, b) => a.day.localeCompare(b.day));
  const comesIn = about.find(({ kind, cites }) => kind === 'introduced' && cites !== 'whole');
  if (comesIn && comesIn.day > today) return { from: null, until: null, change: null, next: comesIn };
  const change = about.findLast(({ day }) => day <= today) ?? null;
  const next = about.find(({ day }) => day > today) ?? null;
  const isOver = change?.kind === 'repealed';
  return {
    from: change && !isOver ? change.day : null,
    until: isOver ? dayBefore(change.day) : next && dayBefore(next.day),
    change,
    next,
  };
}

/** Changes whose day is still to come, the next one first. */
export function comingChanges(changes: readonly LawChange[], today: string): LawChange[] {
  return changes.filter(({ day }) => day > today).toSorted((a, b) => a.day.localeCompare(b.day));
}
