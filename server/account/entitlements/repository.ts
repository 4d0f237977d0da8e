import sql, { type Sql } from 'sql-template-tag';
import type { PaidPeriod } from '#core/account/entitlements/access.ts';
import type { PeriodEnd } from '#server/platform/events/domain-events.ts';
import type { Db } from '#server/platform/db/db.ts';

/** Why a period ended before its time. */
export type EndedBy = PeriodEnd | 'upgrade';

export type PeriodRow = PaidPeriod & Readonly<{ paymentId: string | null; endedBy: EndedBy | null }>;

const columns = sql`id, plan, starts_at, ends_at, months, added_seconds, ended_at, ended_by, payment_id, created_at as granted_at`;

export function periodsOf(db: Db, organizationId: string): Promise<PeriodRow[]> {
  return db.rows<PeriodRow>(sql`
    select ${columns} from subscriptions where organization_id = ${organizationId} order by starts_at, id`);
}

export async function periodOfPayment(db: Db, organizationId: string, paymentId: string): Promise<PeriodRow | null> {
  const [row] = await db.rows<PeriodRow>(sql`
    select ${columns} from subscriptions where organization_id = ${organizationId} and payment_id = ${paymentId}`);
  return row ?? null;
}

export async function insertPeriod(db: Db, organizationId: string, period: PeriodRow): Promise<void> {
  await db.rows(sql`
    insert into subscriptions (organization_id, id, plan, starts_at, ends_at, months, payment_id, created_at)
    values (${organizationId}, ${period.id}, ${period.plan}, ${period.startsAt}, ${period.endsAt}, ${period.months}, ${period.paymentId},
      ${period.grantedAt})`);
}

export async function movePeriod(db: Db, organizationId: string, period: PeriodRow): Promise<void> {
  await db.rows(sql`
    update subscriptions set starts_at = ${period.startsAt}, ends_at = ${period.endsAt}, added_seconds = ${period.addedSeconds},
      ended_at = ${period.endedAt}, ended_by = ${period.endedBy}
    where organization_id = ${organizationId} and id = ${period.id}`);
}

/** Periods `s` that ended or will end between two instants and that no later one of the organisation follows, as far as `also` holds. */
export type EndingPeriod = Readonly<{ organizationId: string; id: string; plan: PaidPeriod['plan']; endsAt: Date }>;

export function endingPeriods(db: Db, from: Date, to: Date, also: Sql): Promise<EndingPeriod[]> {
  return db.rows<EndingPeriod>(sql`
    select organization_id, id, plan, ends_at from subscriptions s
    where ended_at is null and ends_at > starts_at and ends_at between ${from} and ${to}
      and not exists (select 1 from subscriptions l where l.organization_id = s.organization_id and l.ends_at > s.ends_at) and ${also}`);
}

/** Organisations in which a period began or ended since an instant. */
export async function changedSince(db: Db, since: Date, now: Date): Promise<string[]> {
  const rows = await db.rows<{ organizationId: string }>(sql`
    select distinct organization_id from subscriptions
    where starts_at between ${since} and ${now} or ends_at between ${since} and ${now}`);
  return rows.map((row) => row.organizationId);
}
