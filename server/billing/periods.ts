import sql from 'sql-template-tag';
import { addMonths } from '#core/calendar.ts';
import { paidMonths, periodStart, type PlanId } from '#core/plans.ts';
import { setRegistryPriority } from '#server/certificates/priority.ts';
import type { Db } from '#server/db/db.ts';

export type PeriodRow = Readonly<{ id: string; plan: PlanId; startsAt: Date; endsAt: Date; paymentId: string | null }>;

export function periodsOf(db: Db, organizationId: string): Promise<PeriodRow[]> {
  return db.rows<PeriodRow>(sql`
    select id, plan, starts_at, ends_at, payment_id from subscriptions
    where organization_id = ${organizationId} order by starts_at, ends_at`);
}

export async function periodOfPayment(db: Db, organizationId: string, paymentId: string): Promise<PeriodRow | null> {
  return (await periodsOf(db, organizationId)).find((period) => period.paymentId === paymentId) ?? null;
}

/** Pro entries are listed first in the registry for as long as Pro runs. */
async function setPriority(db: Db, organizationId: string): Promise<void> {
  const pro = (await periodsOf(db, organizationId)).filter((period) => period.plan === 'pro' && period.endsAt > period.startsAt);
  const until = pro.length > 0 ? new Date(Math.max(...pro.map((period) => period.endsAt.getTime()))) : null;
  await setRegistryPriority(db, organizationId, until);
}

/** Gives the 12 months that a payment bought, where they belong among the periods there are. */
export async function grantPeriod(
  db: Db,
  grant: { id: string; organizationId: string; paymentId: string; plan: PlanId; now: Date },
): Promise<PeriodRow> {
  const { id, organizationId, paymentId, plan, now } = grant;
  const startsAt = periodStart(plan, now, await periodsOf(db, organizationId));
  const endsAt = addMonths(startsAt, paidMonths);
  await db.rows(sql`
    insert into subscriptions (organization_id, id, plan, starts_at, ends_at, payment_id, created_at)
    values (${organizationId}, ${id}, ${plan}, ${startsAt}, ${endsAt}, ${paymentId}, ${now})`);
  await db.rows(sql`
    update users u set subscription_plan = ${plan}, updated_at = ${now} from organizations o
    where o.id = ${organizationId} and u.id = o.user_id`);
  await setPriority(db, organizationId);
  return { id, plan, startsAt, endsAt, paymentId };
}

/** Ends a period at once and moves what was queued right behind it forward, so that paid time is neither lost nor doubled. */
export async function endPeriod(db: Db, organizationId: string, period: PeriodRow, now: Date): Promise<void> {
  if (period.endsAt <= now && period.startsAt <= now) return;
  const endsAt = new Date(Math.max(now.getTime(), period.startsAt.getTime()));
  const ended = period.startsAt > now ? period.startsAt : endsAt;
  await db.rows(sql`
    update subscriptions set ends_at = ${ended} where organization_id = ${organizationId} and id = ${period.id}`);
  let [from, to] = [period.endsAt, period.startsAt > now ? period.startsAt : now];
  for (const queued of (await periodsOf(db, organizationId)).filter((one) => one.startsAt >= period.endsAt && one.id !== period.id)) {
    if (queued.startsAt.getTime() !== from.getTime()) break;
    from = queued.endsAt;
    const end = addMonths(to, paidMonths);
    await db.rows(sql`
      update subscriptions set starts_at = ${to}, ends_at = ${end} where organization_id = ${organizationId} and id = ${queued.id}`);
    to = end;
  }
  await setPriority(db, organizationId);
}

export async function extendPeriod(db: Db, organizationId: string, id: string, endsAt: Date): Promise<void> {
  await db.rows(sql`update subscriptions set ends_at = ${endsAt} where organization_id = ${organizationId} and id = ${id}`);
  await setPriority(db, organizationId);
}
