import { businessDay, endOfDay } from '#core/platform/calendar/calendar.ts';
import { termOf, workingDayFrom } from '#core/platform/calendar/deadlines.ts';
import { isWorkingDay } from '#core/platform/calendar/working-days.ts';
import { clocksFor, forceOf, ruleFor, type ClockForce } from './clock-rules.ts';
import type { ClockId, Firm, IncidentFacts } from './facts.ts';
import type { ClockRule, ClockStart } from './regimes.ts';

export const clockStates = ['running', 'amber', 'overdue', 'sent', 'sent_late', 'waiting', 'at_once', 'not_required'] as const;
export type ClockState = (typeof clockStates)[number];

/** Until when: `aim` as the count gives it, `last` where a day free of work moves it. A term of days ends with its day (`wholeDay`). */
export type Due = Readonly<{ aim: Date; last: Date; wholeDay: boolean }>;

export type IncidentClock = Readonly<{
  id: ClockId;
  rule: ClockRule;
  force: ClockForce;
  state: ClockState;
  start: ClockStart;
  startedAt: Date | null;
  /** Null while it waits for its start, and for what has no time but “at once”. */
  due: Due | null;
  sentAt: Date | null;
}>;

const hour = 3_600_000;
/** From when on it is urgent: before an instant, and before the end of a day. */
const amberBefore = { instant: 6 * hour, day: 72 * hour } as const;

/** The instant from which on what is due is urgent. */
export function amberFrom({ last, wholeDay }: Due): Date {
  return new Date(last.getTime() - (wholeDay ? amberBefore.day : amberBefore.instant));
}

function later(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * hour);
}

/** The first working day after a day free of work, at noon (Delegated Regulation (EU) 2025/301, art. 5). */
function noonOfWorkingDay(at: Date): Date {
  const day = businessDay(at);
  return isWorkingDay(day) ? at : new Date(endOfDay(workingDayFrom(day)).getTime() + 1 - 12 * hour);
}

/** Within four hours of “major” and, where it was classified in time, a day of awareness at the most. */
function initialDora(classified: Date, detected: Date): Date {
  const [byClass, byDay] = [later(classified, 4), later(detected, 24)];
  return classified <= byDay && byDay < byClass ? byDay : byClass;
}

function doraDue(id: ClockId, from: Date, firm: Firm, { detected }: IncidentFacts): Due {
  if (id === 'dora_final') {
    const { aim } = termOf(businessDay(from), { months: 1 });
    return { aim: endOfDay(aim), last: noonOfWorkingDay(endOfDay(aim)), wholeDay: true };
  }
  const aim = id === 'dora_initial' ? initialDora(from, detected) : later(from, 72);
  return { aim, last: firm.finance === 'credit' ? aim : noonOfWorkingDay(aim), wholeDay: false };
}

function dueOf(id: ClockId, { length, regime }: ClockRule, from: Date, about: { firm: Firm; facts: IncidentFacts }): Due | null {
  if (regime === 'dora') return doraDue(id, from, about.firm, about.facts);
  if ('atOnce' in length) return null;
  if ('hours' in length) {
    const aim = later(from, length.hours);
    return { aim, last: aim, wholeDay: false };
  }
  const { aim, last } = termOf(businessDay(from), length);
  return { aim: endOfDay(aim), last: endOfDay(last), wholeDay: true };
}

function startOf(start: ClockStart, facts: IncidentFacts): Date | null {
  switch (start) {
    case 'detected':
    case 'told':
    case 'classified':
    case 'fixed':
    case 'asked':
    case 'ended':
      return facts[start];
    default:
      return facts.sent[start] ?? null;
  }
}

function stateOf({ due, sentAt, startedAt }: Pick<IncidentClock, 'due' | 'sentAt' | 'startedAt'>, now: Date): ClockState {
  if (sentAt) return due && sentAt > due.last ? 'sent_late' : 'sent';
  if (!startedAt) return 'waiting';
  if (!due) return 'at_once';
  if (now > due.last) return 'overdue';
  return now >= amberFrom(due) ? 'amber' : 'running';
}

/** Whether a decision that the incident is not significant ends the duty: it is about significant incidents only. */
function endsByDecision({ regime }: ClockRule): boolean {
  return regime === 'ksc' || regime === 'eidas';
}

/** A progress report is due in the place of the final one where the handling outlasts the month after the notification. */
export function hasProgressReport({ stillOpen, ended, sent }: IncidentFacts): boolean {
  if (stillOpen || sent.ksc_progress) return true;
  const notified = sent.ksc_notification;
  return Boolean(ended && notified && ended > endOfDay(termOf(businessDay(notified), { months: 1 }).last));
}

/** Every clock of the incident: which, why, from when, until when, to whom, and where it stands. */
export function incidentClocks(firm: Firm, facts: IncidentFacts, now: Date): readonly IncidentClock[] {
  const hasProgress = hasProgressReport(facts);
  return clocksFor(firm, facts, hasProgress).map((id) => {
    const rule = ruleFor(id, firm, facts, hasProgress);
    const startedAt = startOf(rule.start, facts);
    const due = startedAt && dueOf(id, rule, startedAt, { firm, facts });
    const sentAt = facts.sent[id] ?? null;
    const ends = !sentAt && facts.significance === 'not_significant' && endsByDecision(rule);
    const state = ends ? 'not_required' : stateOf({ due, sentAt, startedAt }, now);
    return { id, rule, force: forceOf(rule.regime, firm, facts), state, start: rule.start, startedAt, due, sentAt };
  });
}

/** The clock that is met next: the earliest that runs or is overdue. */
export function nextClock(clocks: readonly IncidentClock[]): IncidentClock | null {
  const open = clocks.filter(({ state, due }) => due && (state === 'running' || state === 'amber' || state === 'overdue'));
  return open.toSorted((a, b) => a.due!.last.getTime() - b.due!.last.getTime())[0] ?? null;
}
