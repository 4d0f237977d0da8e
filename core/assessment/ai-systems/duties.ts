import { addDays, calendarDay, isoOf } from '#core/platform/calendar/calendar.ts';
import { classOf, isAnnex3HighRisk, type Classified } from './class.ts';
import { classDay, dutyTable, referencesOf, type SystemDuty, type SystemDutyCode } from './duty-table.ts';
import { days } from './law.ts';
import type { SystemFacts, SystemRole } from './system.ts';

/** `due`: applies within `soonDays`, or at once without a day of its own. */
export const dutyStates = ['binding', 'due', 'coming', 'done'] as const;
export type DutyState = (typeof dutyStates)[number];
const soonDays = 90;

/** When a duty was met, as a calendar day (ISO). */
export type DutyProofs = ReadonlyMap<SystemDutyCode, string>;

/** With the roles that art. 25 adds: a manufacturer of a product of section A, and others by what they do to the system. */
export function effectiveRoles({ roles, changes, product }: SystemFacts, { atLeast }: Classified): ReadonlySet<SystemRole> {
  const isHigh = atLeast === 'high_risk';
  const byChange = changes.some((change) => change === 'own_brand' || isHigh);
  const byProduct = roles.includes('manufacturer') && product === 'section_a';
  return new Set<SystemRole>([...roles, ...(byChange || byProduct ? (['provider'] as const) : [])]);
}

type When = Readonly<Pick<SystemDuty, 'day' | 'condition'>>;

/** From when the duties of a high-risk system bind; Annex III where both annexes do, since it comes first. */
function dayOfClass(facts: SystemFacts): When {
  const day = isAnnex3HighRisk(facts) ? days.annex3 : days.annex1;
  const isEarlier = facts.since !== null && facts.since < day && !facts.changedLater;
  if (!isEarlier) return { day, condition: null };
  if (facts.user === 'public_authority') return { day: days.earlierPublic, condition: null };
  return { day: null, condition: 'significant_change' };
}

/** What follows for a system, in the order of the act. */
function followingFor(facts: SystemFacts): SystemDuty[] {
  const classified = classOf(facts);
  if (classified.class === 'excluded') return [];
  const input = { facts, classified, roles: effectiveRoles(facts, classified) };
  const ofClass = dayOfClass(facts);
  return dutyTable
    .filter((row) => row.when(input))
    .map((row) => {
      const when: When =
        row.day === classDay ? ofClass : { day: typeof row.day === 'function' ? row.day(facts) : row.day, condition: null };
      return { code: row.code, references: referencesOf(row), basis: row.basis ?? 'law', ...when };
    });
}

function isDone({ code, day }: SystemDuty, proofs: DutyProofs): boolean {
  const doneOn = proofs.get(code);
  if (doneOn === undefined) return false;
  // A review of the past does not stand for the next one.
  return code !== 'review' || day === null || doneOn >= day;
}

function stateOf(duty: SystemDuty, today: string, proofs: DutyProofs): DutyState {
  if (isDone(duty, proofs)) return 'done';
  if (duty.condition) return 'coming';
  if (duty.day === null) return 'due';
  if (duty.day <= today) return 'binding';
  return duty.day <= isoOf(addDays(calendarDay(today), soonDays)) ? 'due' : 'coming';
}

export type StatedDuty = SystemDuty & Readonly<{ state: DutyState }>;

/** What is to be done for a system on that calendar day (ISO): what binds without a proof first, then by day; met duties last. */
export function dutiesOf(facts: SystemFacts, today: string, proofs: DutyProofs = new Map()): StatedDuty[] {
  const last = '9999';
  return followingFor(facts)
    .map((duty) => ({ ...duty, state: stateOf(duty, today, proofs) }))
    .toSorted((a, b) => dutyStates.indexOf(a.state) - dutyStates.indexOf(b.state) || (a.day ?? last).localeCompare(b.day ?? last));
}
