import { calendarDay, isoOf } from '#core/platform/calendar/calendar.ts';
import { termOf } from '#core/platform/calendar/deadlines.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import type { CheckedScope } from '#core/assessment/scope/questions/contradictions.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import type { ScopeDuty, ScopeDutyCode } from '#core/assessment/scope/duty.ts';
import { dutyRules, type DutyRule } from './duty-rules.ts';

/**
 * Where a duty stands, what is most urgent first: its last day has passed, it binds and nothing proves that it is met, its day is to come, it is
 * met whenever something happens, it is met.
 */
export const dutyStates = ['overdue', 'binding', 'coming', 'on_event', 'done'] as const;
export type DutyState = (typeof dutyStates)[number];

/** Something that shows that a duty was met on a calendar day (ISO). */
export type DutyProof = Readonly<{ duty: string; doneOn: string }>;

/** Something that happened on a calendar day (ISO) and that nothing proves to be reported yet. */
export type DutyEvent = Readonly<{ duty: string; happenedOn: string }>;

export type Duty = Readonly<{
  /** Regime and code, as proofs name it. */
  key: string;
  regime: Regime;
  code: ScopeDutyCode;
  state: DutyState;
  /** The day (ISO) that counts next: the last one, the one from which it binds, or the one by which it is to be met again; null for none. */
  day: string | null;
  references: readonly LegalReference[];
  /** Whether a proof ends it. */
  provable: boolean;
}>;

/** The name of a duty among the proofs of an organisation. */
export function dutyKey(regime: Regime, code: ScopeDutyCode): string {
  return `${regime}:${code}`;
}

type Met = Extract<DutyRule, Readonly<{ met: 'by_proof' }>>;

/** The last day (ISO) by which what was met on a day has to be met again; null for never. */
export function metUntil({ again }: Met, doneOn: string): string | null {
  if (again === 'never') return null;
  if (again === 'calendar_year') return `${calendarDay(doneOn).year + 1}-12-31`;
  return isoOf(termOf(calendarDay(doneOn), again).last);
}

/** Where a duty stands that was met last on `doneOn`: what returns every calendar year is open from the first day of the next. */
function afterProof(rule: Met, doneOn: string, today: string): Pick<Duty, 'state' | 'day'> {
  const day = metUntil(rule, doneOn);
  if (day === null) return { state: 'done', day };
  if (day < today) return { state: 'overdue', day };
  const isOpenAgain = rule.again === 'calendar_year' && calendarDay(today).year > calendarDay(doneOn).year;
  return { state: isOpenAgain ? 'coming' : 'done', day };
}

function withoutProof(duty: Pick<ScopeDuty, 'from'>, { deadline, day }: Met, today: string): Pick<Duty, 'state' | 'day'> {
  const from = duty.from ?? day ?? null;
  if (from !== null && (deadline ? from >= today : from > today)) return { state: 'coming', day: from };
  return { state: deadline && from !== null ? 'overdue' : 'binding', day: from };
}

/** The last day (ISO) of a duty that has passed on a day, for whoever did not meet it; null where none has. */
export function missedDay(duty: Readonly<{ code: string; from: string | null }>, today: string): string | null {
  const rules: Readonly<Record<string, DutyRule | null | undefined>> = dutyRules;
  const rule = rules[duty.code];
  const { state, day } = rule?.met === 'by_proof' ? withoutProof(duty, rule, today) : { state: null, day: null };
  return state === 'overdue' ? day : null;
}

type Known = Readonly<{ doneOn: string | null; happenedOn: string | null; today: string }>;

function placed(duty: ScopeDuty, rule: DutyRule, { doneOn, happenedOn, today }: Known): Pick<Duty, 'state' | 'day'> {
  if (rule.met === 'by_proof') return doneOn === null ? withoutProof(duty, rule, today) : afterProof(rule, doneOn, today);
  if (rule.met === 'on_event') {
    if (rule.within && happenedOn !== null) {
      const day = isoOf(termOf(calendarDay(happenedOn), rule.within).last);
      return { state: day < today ? 'overdue' : 'coming', day };
    }
    return duty.from !== null && duty.from > today ? { state: 'coming', day: duty.from } : { state: 'on_event', day: null };
  }
  return { state: 'binding', day: null };
}

/** The newest day that proofs of a duty name; a day to come proves nothing. */
export function lastDone(proofs: readonly DutyProof[], key: string, today: string): string | null {
  const days = proofs.filter(({ duty, doneOn }) => duty === key && doneOn <= today).map(({ doneOn }) => doneOn);
  return days.toSorted().at(-1) ?? null;
}

/** The earliest day on which something happened that is still to be reported. */
function firstEvent(events: readonly DutyEvent[], key: string): string | null {
  return (
    events
      .filter(({ duty }) => duty === key)
      .map(({ happenedOn }) => happenedOn)
      .toSorted()[0] ?? null
  );
}

/** The most urgent state first, then by day; what has no day of its own comes first among its like. */
export function byUrgency(a: Pick<Duty, 'state' | 'day'>, b: Pick<Duty, 'state' | 'day'>): number {
  return dutyStates.indexOf(a.state) - dutyStates.indexOf(b.state) || (a.day ?? '').localeCompare(b.day ?? '');
}

/** What the scope checks of an organisation ask of it by the rules of today, the most urgent first. `today` is the calendar day (ISO). */
export function dutiesOf(
  scopes: readonly CheckedScope[],
  proofs: readonly DutyProof[],
  today: string,
  events: readonly DutyEvent[] = [],
): Duty[] {
  return scopes
    .flatMap(({ regime, answers }) =>
      scopeDuties(regime, answers).flatMap((duty): Duty[] => {
        const rule = dutyRules[duty.code];
        if (!rule) return [];
        const key = dutyKey(regime, duty.code);
        const provable = (rule.met === 'by_proof' && !rule.byRecords) || (rule.met === 'on_event' && rule.within !== undefined);
        const place = placed(duty, rule, { doneOn: lastDone(proofs, key, today), happenedOn: firstEvent(events, key), today });
        return [{ key, regime, code: duty.code, ...place, references: duty.references, provable }];
      }),
    )
    .toSorted(byUrgency);
}
