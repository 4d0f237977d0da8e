import { addDays, addMonthsToDay, businessDay, endOfDay, isoOf, startOfDay, type CalendarDay } from '#core/platform/calendar/calendar.ts';

/** What waits for an operator. */
export const needKinds = ['complaints', 'invoices', 'ksef', 'transfers', 'jobs', 'mails', 'tasks'] as const;
export type NeedKind = (typeof needKinds)[number];

/** How soon, the most urgent first. */
export const urgencies = ['urgent', 'soon', 'open'] as const;
export type Urgency = (typeof urgencies)[number];

/** `since` is that of the oldest, `deadline` the nearest; instants in ISO 8601. */
export type Need = Readonly<{ kind: NeedKind; count: number; urgency: Urgency; since: string | null; deadline: string | null }>;

const dayMillis = 86_400_000;
/** Days before a deadline from which it is soon, and days after which what has none is. */
const soonDays = 3;

/** By its deadline: past or within a day, within three days, or later. */
export function urgencyOfDeadline(deadline: Date, now: Date): Urgency {
  const left = deadline.getTime() - now.getTime();
  if (left <= dayMillis) return 'urgent';
  return left <= soonDays * dayMillis ? 'soon' : 'open';
}

/** What has no deadline is soon once it has waited for three days. */
export function urgencyOfAge(since: Date, now: Date): Urgency {
  return now.getTime() - since.getTime() >= soonDays * dayMillis ? 'soon' : 'open';
}

/** Urgent first, then what has the nearest deadline, then what has waited longest. */
export function inOrder(needs: readonly Need[]): Need[] {
  const last = '9999';
  const key = ({ urgency, deadline, since }: Need): string =>
    [urgencies.indexOf(urgency), deadline ?? last, since ?? last].map(String).join(' ');
  return needs.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** The steps of an organisation from its registration to its certificate. */
export const funnelSteps = ['registered', 'confirmed', 'paid', 'answered', 'completed', 'certified'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** Days of the cohort, today included. */
export const funnelDays = 30;
/** With fewer in the step before, a share says nothing. */
export const fewestForShare = 5;

/** What share of the step before came so far, in whole percent; null where that says nothing: too few, or more than there. */
export function shareOfStep(count: number, before: number): number | null {
  return before < fewestForShare || count > before ? null : Math.floor((100 * count) / before);
}

/** The first moment of the days of the cohort in Warsaw. */
export function funnelFrom(now: Date): Date {
  return startOfDay(addDays(businessDay(now), 1 - funnelDays));
}

/** Days in Warsaw, both included (ISO 8601), with the instants between which they lie. */
export type Span = Readonly<{ firstDay: string; lastDay: string; from: Date; to: Date }>;

function spanOf(first: CalendarDay, last: CalendarDay): Span {
  return { firstDay: isoOf(first), lastDay: isoOf(last), from: startOfDay(first), to: endOfDay(last) };
}

/** This month in Warsaw to today, and the month before to the same day, or to its last one where it is shorter. */
export function moneySpans(now: Date): Readonly<{ present: Span; previous: Span }> {
  const today = businessDay(now);
  const first = { ...today, day: 1 };
  return { present: spanOf(first, today), previous: spanOf(addMonthsToDay(first, -1), addMonthsToDay(today, -1)) };
}
