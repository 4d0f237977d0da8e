import { addMonths } from '#core/platform/calendar/calendar.ts';
import { planRank, type PlanId } from './plans.ts';

/** A paid period. It covers now while now is in [`startsAt`, `endsAt`). */
export type PaidPeriod = Readonly<{
  id: string;
  plan: PlanId;
  startsAt: Date;
  endsAt: Date;
  /** Calendar months that were bought. */
  months: number;
  /** What an operator added to the bought months, in seconds; negative where the end was moved back. */
  addedSeconds: number;
  /** When a refund, a withdrawal or a lost dispute ended it; null while nothing did. */
  endedAt: Date | null;
  /** When it was paid for; of periods that wait, the earlier one goes first. */
  grantedAt: Date;
}>;

type Span = Readonly<{ plan: PlanId; startsAt: Date; endsAt: Date }>;

function latest(...instants: readonly Date[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant.getTime())));
}

/** Where a period ends that begins then and that nothing ends before. */
function naturalEnd(period: Pick<PaidPeriod, 'months' | 'addedSeconds'>, startsAt: Date): Date {
  return latest(new Date(addMonths(startsAt, period.months).getTime() + period.addedSeconds * 1000), startsAt);
}

function placed(period: PaidPeriod, startsAt: Date): PaidPeriod {
  return { ...period, startsAt, endsAt: naturalEnd(period, startsAt) };
}

/** An ended period keeps its beginning; one that was ended before it began has no length. */
function cut(period: PaidPeriod, endedAt: Date): PaidPeriod {
  const end = latest(endedAt, period.startsAt).getTime();
  return { ...period, endsAt: new Date(Math.min(end, period.endsAt.getTime())) };
}

/** Ids are given in the order of time. */
function byId(one: PaidPeriod, other: PaidPeriod): number {
  return one.id < other.id ? -1 : 1;
}

/**
 * Puts periods in their places (docs/product.md, “Access”). What has begun stays where it began. What waits begins when
 * everything ends that goes before it: a plan goes before the lesser ones, of the same plan the one paid for earlier.
 * So paid time is neither lost nor doubled: nothing that waits lies on top of what runs, nothing that was ended is
 * filled again, and whatever length a period has it keeps when it moves. Doing it again changes nothing.
 */
export function arrange(periods: readonly PaidPeriod[], now: Date): PaidPeriod[] {
  const ended = periods.flatMap((period) => (period.endedAt ? [cut(period, period.endedAt)] : []));
  const open = periods.filter((period) => period.endedAt === null);
  const begun = open.filter((period) => period.startsAt <= now).map((period) => placed(period, period.startsAt));
  const waiting = open
    .filter((period) => period.startsAt > now)
    .toSorted(
      (one, other) => planRank(other.plan) - planRank(one.plan) || one.grantedAt.getTime() - other.grantedAt.getTime() || byId(one, other),
    );
  const settled = [...begun];
  for (const period of waiting) {
    const before = settled.filter((one) => planRank(one.plan) >= planRank(period.plan)).map((one) => one.endsAt);
    settled.push(placed(period, latest(now, ...before)));
  }
  return [...ended, ...settled].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || byId(one, other));
}

/** A period that begins at the earliest then, before `arrange` puts it in its place. */
export function newPeriod(bought: { id: string; plan: PlanId; months: number; at: Date }): PaidPeriod {
  const { id, plan, months, at } = bought;
  // One millisecond ahead it waits, whatever runs; alone it is moved to this very moment.
  const startsAt = new Date(at.getTime() + 1);
  return placed({ id, plan, months, addedSeconds: 0, endedAt: null, grantedAt: at, startsAt, endsAt: startsAt }, startsAt);
}

/** When a plan would begin that is bought now. */
export function startOfPlan(plan: PlanId, periods: readonly Span[], now: Date): Date {
  const before = periods.filter((period) => period.endsAt > period.startsAt && planRank(period.plan) >= planRank(plan));
  return latest(now, ...before.map((period) => period.endsAt));
}

/** A period whose end an operator moved. */
export function withEnd(period: PaidPeriod, endsAt: Date): PaidPeriod {
  const addedSeconds = Math.round((endsAt.getTime() - addMonths(period.startsAt, period.months).getTime()) / 1000);
  return { ...period, addedSeconds, endsAt: naturalEnd({ months: period.months, addedSeconds }, period.startsAt) };
}

/** A period that ends then at the latest. Ending it again changes nothing. */
export function ended(period: PaidPeriod, at: Date): PaidPeriod {
  return period.endedAt !== null ? period : cut({ ...period, endedAt: at }, at);
}

function runs(period: Span, now: Date): boolean {
  return period.startsAt <= now && period.endsAt > now;
}

/** The period in force: of those that run the one with the greatest plan, of these the one that ends last. */
export function periodInForce<P extends Span>(periods: readonly P[], now: Date): P | null {
  const [first = null] = periods
    .filter((period) => runs(period, now))
    .toSorted((one, other) => planRank(other.plan) - planRank(one.plan) || other.endsAt.getTime() - one.endsAt.getTime());
  return first;
}

/** End of the access that lasts without a gap from an instant on; the instant itself where nothing runs. */
export function accessUntil(periods: readonly Span[], from: Date): Date {
  const next = periods.find((period) => runs(period, from));
  return next ? accessUntil(periods, next.endsAt) : from;
}

export type Coverage<P extends Span> = Readonly<{
  current: P;
  /** When the current plan ends, with what follows of the same plan without a gap. */
  planUntil: Date;
  /** The first period of another plan that follows then without a gap. */
  next: P | null;
  /** When the access ends, whatever the plan. */
  until: Date;
}>;

/** What covers now and what comes after it; null where nothing does. */
export function coverage<P extends Span>(periods: readonly P[], now: Date): Coverage<P> | null {
  const current = periodInForce(periods, now);
  if (!current) return null;
  const planUntil = accessUntil(
    periods.filter((period) => period.plan === current.plan),
    now,
  );
  return { current, planUntil, next: periodInForce(periods, planUntil), until: accessUntil(periods, now) };
}

/** End of the last period that is over; null where none is. */
export function lastEnd(periods: readonly Span[], now: Date): Date | null {
  const over = periods.filter((period) => period.endsAt <= now && period.endsAt > period.startsAt);
  return over.length > 0 ? latest(...over.map((period) => period.endsAt)) : null;
}

/** When the last period of certain plans ends; null where there is none. */
export function lastEndOf(periods: readonly Span[], plans: readonly PlanId[]): Date | null {
  const theirs = periods.filter((period) => plans.includes(period.plan) && period.endsAt > period.startsAt);
  return theirs.length > 0 ? latest(...theirs.map((period) => period.endsAt)) : null;
}

/** State of an organisation's access. `ending` is active with at most 30 days left. */
export const accessStates = ['never_paid', 'pending', 'active', 'ending', 'ended', 'refunded'] as const;
export type AccessState = (typeof accessStates)[number];

const endingMillis = 30 * 86_400_000;

/**
 * The state of access. Without access it is what was heard last of the orders: one that can still be paid, one whose
 * money went back, or the end of what was paid.
 */
export function accessState(
  periods: readonly Span[],
  orders: readonly Readonly<{ open: boolean; paidAt: Date | null; givenBack: boolean }>[],
  now: Date,
): AccessState {
  const until = accessUntil(periods, now);
  if (until > now) return until.getTime() - now.getTime() <= endingMillis ? 'ending' : 'active';
  if (orders.some((order) => order.open)) return 'pending';
  const paid = orders.flatMap(({ paidAt, givenBack }) => (paidAt ? [{ paidAt, givenBack }] : []));
  const [newest] = paid.toSorted((one, other) => other.paidAt.getTime() - one.paidAt.getTime());
  if (newest?.givenBack) return 'refunded';
  return lastEnd(periods, now) ? 'ended' : 'never_paid';
}
