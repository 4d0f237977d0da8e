import sql from 'sql-template-tag';
import { arrange, ended, lastEndOf, newPeriod, periodInForce, withEnd } from '#core/account/entitlements/access.ts';
import { plansAllowing } from '#core/account/entitlements/entitlements.ts';
import { paidMonths, type PlanId } from '#core/account/entitlements/plans.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import * as repository from './repository.ts';
import type { EndedBy, EndingPeriod, PeriodRow } from './repository.ts';

export type { PeriodRow };

export function periodsOf(db: Db, organizationId: string): Promise<PeriodRow[]> {
  return repository.periodsOf(db, organizationId);
}

export function periodOfPayment(db: Db, organizationId: string, paymentId: string): Promise<PeriodRow | null> {
  return repository.periodOfPayment(db, organizationId, paymentId);
}

type Events = Pick<Deps, 'events'>;

/** Brings what follows from the periods into line: the account's plan and the order of the registry. */
async function publishPeriods({ events }: Events, db: Db, organizationId: string, periods: readonly PeriodRow[], now: Date): Promise<void> {
  await events.periodsChanged(db, {
    organizationId,
    plan: periodInForce(periods, now)?.plan ?? null,
    registryPriorityUntil: lastEndOf(periods, plansAllowing('registry_priority')),
    at: now,
  });
}

/** Puts the periods of a locked organisation in their places after a change; stores what moved. */
async function rearrange(deps: Events, db: Db, organizationId: string, changed: readonly PeriodRow[], now: Date): Promise<PeriodRow[]> {
  const stored = await repository.periodsOf(db, organizationId);
  const byId = new Map(changed.map((period) => [period.id, period]));
  const known = [
    ...stored.map((period) => byId.get(period.id) ?? period),
    ...changed.filter(({ id }) => !stored.some((one) => one.id === id)),
  ];
  const extra = new Map(known.map(({ id, paymentId, endedBy }) => [id, { paymentId, endedBy }]));
  const periods = arrange(known, now).map((period): PeriodRow => ({ ...period, ...extra.get(period.id)! }));
  for (const period of periods) {
    const before = stored.find((one) => one.id === period.id);
    if (!before) await repository.insertPeriod(db, organizationId, period);
    else if (isMoved(before, period)) await repository.movePeriod(db, organizationId, period);
  }
  await publishPeriods(deps, db, organizationId, periods, now);
  return periods;
}

function isMoved(before: PeriodRow, after: PeriodRow): boolean {
  const times = ({ startsAt, endsAt, endedAt, addedSeconds }: PeriodRow): string =>
    [startsAt.getTime(), endsAt.getTime(), endedAt?.getTime(), addedSeconds].join(' ');
  return times(before) !== times(after);
}

type Grant = Readonly<{ id: string; organizationId: string; paymentId: string | null; plan: PlanId; now: Date }>;

/** Gives the months that a payment bought, where they belong among the periods there are. The organisation is locked. */
export async function grantPeriod(deps: Events, db: Db, { id, organizationId, paymentId, plan, now }: Grant): Promise<PeriodRow> {
  const bought: PeriodRow = { ...newPeriod({ id, plan, months: paidMonths, at: now }), paymentId, endedBy: null };
  const granted = (await rearrange(deps, db, organizationId, [bought], now)).find((period) => period.id === id);
  if (!granted) throw new Error('a granted period is gone');
  return granted;
}

/** Ends a period at once, for good; what waits behind it moves forward. The organisation is locked. */
export async function endPeriod(deps: Events, db: Db, organizationId: string, period: PeriodRow, by: EndedBy, now: Date): Promise<void> {
  if (period.endedAt !== null) return;
  await rearrange(deps, db, organizationId, [{ ...period, ...ended(period, now), endedBy: by }], now);
}

/** Ends periods whose unused days a greater plan was credited with. The organisation is locked. */
export async function endByUpgrade(deps: Events, db: Db, organizationId: string, periods: readonly PeriodRow[], now: Date): Promise<void> {
  const ends = periods.map((period): PeriodRow => ({ ...period, ...ended(period, now), endedBy: 'upgrade' }));
  await rearrange(deps, db, organizationId, ends, now);
}

/** Gives periods back that an upgrade had ended, each with the end that it had. The organisation is locked. */
export async function reopenPeriods(
  deps: Events,
  db: Db,
  organizationId: string,
  periods: readonly PeriodRow[],
  now: Date,
): Promise<PeriodRow[]> {
  const open = periods.map((period): PeriodRow => ({ ...period, endedAt: null, endedBy: null }));
  const all = await rearrange(deps, db, organizationId, open, now);
  return all.filter(({ id }) => periods.some((period) => period.id === id));
}

/** Moves the end of a period; what waits behind it moves with it. The organisation is locked. */
export async function moveEnd(deps: Events, db: Db, organizationId: string, period: PeriodRow, endsAt: Date, now: Date): Promise<void> {
  await rearrange(deps, db, organizationId, [{ ...period, ...withEnd(period, endsAt) }], now);
}

/** Brings plan and registry order into line where a period began or ended by itself. Returns in how many organisations. */
export async function publishPeriodsOfDay(deps: Events, db: Db, since: Date, now: Date): Promise<number> {
  const organizations = await repository.changedSince(db, since, now);
  for (const id of organizations) await publishPeriods(deps, db, id, await repository.periodsOf(db, id), now);
  return organizations.length;
}

/** Periods `s` that ended or will end between two instants, that nothing ended early and that no later one follows, as far as `also` holds. */
export function endingPeriods(db: Db, from: Date, to: Date, also = sql`true`): Promise<EndingPeriod[]> {
  return repository.endingPeriods(db, from, to, also);
}
