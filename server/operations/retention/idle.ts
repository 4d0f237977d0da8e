import sql, { type Sql } from 'sql-template-tag';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { retention } from '#core/platform/retention.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { revokeAllOf } from '#server/certificate/public.ts';
import { organizationName, writeToOwners } from '#server/account/public.ts';

const origin = { ipAddress: '', userAgent: 'retention' };
const dayMillis = 86_400_000;

const idleMonths = { neverPaid: retention.unpaidIdleMonths, paid: 12 * retention.paidIdleYears } as const;
const noticeDays = retention.idleNoticeDays;
/** Days on which retention ran since the mail before anything is deleted: a clock that leapt ahead passes no days. */
const leastRunDays = 20;

type Deletes = Pick<Deps, 'db' | 'now' | 'events'> & Readonly<{ queue: Deps['queue'] | null }>;
type Idle = Readonly<{ id: string; userId: string }>;

/** Whether anybody used the organisation after a moment: signed in, was made, or had another program call. */
function usedAfter(moment: Date): Sql {
  return sql`(o.created_at > ${moment}
    or exists (select 1 from users u where u.id = o.user_id and (u.created_at > ${moment} or exists (
      select 1 from audit_logs l where l.user_id = u.id and l.action = 'user.signed_in' and l.created_at > ${moment})))
    or exists (select 1 from memberships m join users k on k.id = m.user_id where m.organization_id = o.id and m.ended_at is null
      and (k.created_at > ${moment} or exists (
        select 1 from audit_logs l where l.user_id = k.id and l.action = 'user.signed_in' and l.created_at > ${moment})))
    or exists (select 1 from api_keys a where a.organization_id = o.id and a.last_used_at > ${moment}))`;
}

/** Organisations whose time is over, or will be in so many days, by whether they ever paid (docs/product.md, “Retention”). */
function idle(now: Date, ahead: number): Sql {
  const at = new Date(now.getTime() + ahead * dayMillis);
  const [unpaidBefore, paidBefore] = [addMonths(at, -idleMonths.neverPaid), addMonths(at, -idleMonths.paid)];
  const unpaid = sql`not exists (select 1 from subscriptions s where s.organization_id = o.id)
    and not exists (select 1 from payments p where p.organization_id = o.id and p.paid_at is not null)`;
  // The log remembers twelve months: who paid once and signed in within them is not idle either.
  return sql`((${unpaid} and not ${usedAfter(unpaidBefore)})
    or (not exists (select 1 from subscriptions s where s.organization_id = o.id and s.ends_at > ${paidBefore})
      and o.created_at <= ${paidBefore} and not ${usedAfter(unpaidBefore)}))`;
}

/** Who can be idle at all: most organisations pay, so that nobody has to look whether they are used. */
function longUnpaid(now: Date, ahead: number): Sql {
  const at = new Date(now.getTime() + ahead * dayMillis);
  return sql`select o.* from organizations o where o.created_at <= ${addMonths(at, -idleMonths.neverPaid)}
    and not exists (select 1 from subscriptions s where s.organization_id = o.id and s.ends_at > ${addMonths(at, -idleMonths.paid)})`;
}

/** Those who were notified, first: or whether they are used would be looked up of everybody. */
const notifiedOrganizations = sql`select t.* from idle_notices i cross join lateral (select * from organizations where id = i.organization_id) t`;

/** Notices that no longer say the truth: the account is used again, or they were written by a clock that was ahead. */
async function dropNotices(deps: Deletes, tx: Db): Promise<void> {
  const now = deps.now();
  await tx.rows(sql`
    with told as materialized (${notifiedOrganizations})
    delete from idle_notices n using told o where o.id = n.organization_id and (n.told_at > ${now} or not ${idle(now, noticeDays)})`);
}

/** Notifies the owners thirty days ahead, once for each spell of disuse. */
async function announce({ queue, now: clock }: Deletes, tx: Db): Promise<number> {
  if (!queue) return 0;
  const now = clock();
  const due = await tx.rows<Idle>(sql`
    with unpaid as materialized (${longUnpaid(now, noticeDays)})
    select o.id, o.user_id from unpaid o where ${idle(now, noticeDays)}
      and not exists (select 1 from idle_notices n where n.organization_id = o.id) order by o.id`);
  for (const { id } of due) {
    await tx.rows(sql`insert into idle_notices (organization_id, told_at) values (${id}, ${now})`);
    const organization = await organizationName(tx, id);
    const last = new Date(now.getTime() + noticeDays * dayMillis);
    const valuesIn = (language: Parameters<typeof dayText>[1]) => ({ organization, date: dayText(last, language) });
    await writeToOwners({ queue }, tx, id, { kind: 'account_ending', valuesIn });
  }
  return due.length;
}

/** Deletes what was announced at least thirty days ago and stayed unused, if this job ran on enough days in between. */
async function deleteAnnounced(deps: Deletes, tx: Db): Promise<number> {
  const now = deps.now();
  // The day that the mail names is whole.
  const notifiedBefore = new Date(now.getTime() - (noticeDays + 1) * dayMillis);
  const due = await tx.rows<Idle>(sql`
    with told as materialized (${notifiedOrganizations})
    select o.id, o.user_id from told o join idle_notices n on n.organization_id = o.id
    where n.told_at <= ${notifiedBefore} and ${idle(now, 0)}
      and ${leastRunDays} <= (
        select count(distinct (r.started_at at time zone 'UTC')::date) from job_runs r
        where r.name = 'retention' and r.error is null and r.started_at >= n.told_at and r.started_at <= ${now})
    order by o.id`);
  for (const { id, userId } of due) {
    await revokeAllOf(deps, tx, { organizationId: id, userId: null, origin });
    await tx.rows(sql`delete from organizations where id = ${id}`);
    await tx.rows(sql`
      delete from users u where u.id = ${userId}
        and not exists (select 1 from memberships m where m.user_id = u.id and m.ended_at is null)
        and not exists (select 1 from organizations o where o.user_id = u.id)`);
  }
  return due.length;
}

/** Announces and deletes accounts that nobody uses; returns how many of each. */
export async function endIdleAccounts(deps: Deletes, tx: Db): Promise<{ idleAnnounced: number; idleAccounts: number }> {
  await dropNotices(deps, tx);
  const idleAccounts = await deleteAnnounced(deps, tx);
  return { idleAnnounced: await announce(deps, tx), idleAccounts };
}
