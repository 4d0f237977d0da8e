// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCertificate, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { grantPeriod, moveEnd, periodsOf } from '#server/account/entitlements/periods.ts';
import { runDaily } from './daily.ts';

const world = openWorld();
const dayMillis = 86_400_000;

/** Runs the daily jobs on every day between, early in the morning. */
async function live(from: string, to: string): Promise<void> {
  for (let at = Date.parse(`${from}T03:15:00Z`); at <= Date.parse(`${to}T03:15:00Z`); at += dayMillis) {
    world.at(new Date(at).toISOString());
    await runDaily(world.deps);
  }
}

async function reminders(org: TestOrganization) {
  return world.deps.db.rows<{ day: string; kind: string; days: number }>(sql`
    select to_char(sent_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD') as day, notification_type as kind, days_before_expiry as days
    from certificate_notifications where organization_id = ${org.id} order by sent_at, notification_type`);
}

async function queuedMails(org: TestOrganization): Promise<number> {
  const [row] = await world.deps.db.rows<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} and data ? 'notificationId'`);
  return row!.count;
}

describe('two years of daily jobs', () => {
  let org: TestOrganization;
  let number: string;
  let sent: Awaited<ReturnType<typeof reminders>>;
  beforeAll(async () => {
    // A leap day: 12 months later is 28 February.
    world.at('2028-02-29T10:00:00.000Z');
    org = await anOrganization(world.deps, { plan: 'basic' });
    number = (await aCertificate(world.deps, org)).certificateNumber;
    await live('2028-03-01', '2029-06-01');
    sent = await reminders(org);
    await live('2029-06-02', '2030-03-01');
  }, 300_000);

  it('remind 30 and 7 days before the end and once 7 days after it, of certificate and subscription', async () => {
    expect(sent).toEqual([
      // The period began the day before, on 28 February.
      { day: '2029-01-29', kind: 'certificate_expiring', days: 30 },
      { day: '2029-01-29', kind: 'subscription_ending', days: 30 },
      { day: '2029-02-21', kind: 'certificate_expiring', days: 7 },
      { day: '2029-02-21', kind: 'subscription_ending', days: 7 },
      { day: '2029-03-07', kind: 'certificate_expired', days: -7 },
      { day: '2029-03-07', kind: 'subscription_ended', days: -7 },
    ]);
    expect(await queuedMails(org)).toBe(6);
  });

  it('let the certificate expire on its day', async () => {
    const [row] = await world.deps.db.rows<{ status: string; expiresAt: Date }>(sql`
      select status, expires_at from certificates where certificate_number = ${number}`);
    expect(row).toEqual({ status: 'expired', expiresAt: new Date('2029-02-28T10:00:00.000Z') });
  });

  it('forget the sign-ins after twelve months and keep the history of answers without addresses', async () => {
    const [log] = await world.deps.db.rows<{ answers: number; addresses: number; old: number }>(sql`
      select count(*) filter (where action = 'answer.saved')::int as answers,
        count(*) filter (where ip_address is not null and created_at < '2029-03-01')::int as addresses,
        count(*) filter (where action not like 'answer.%' and created_at < '2029-03-01')::int as old
      from audit_logs where organization_id = ${org.id}`);
    expect(log).toEqual({ answers: 49, addresses: 0, old: 0 });
  });
});

describe('the plan in force', () => {
  it('stands with the account from the day on which a queued one begins', async () => {
    world.at('2041-03-10T10:00:00.000Z');
    const org = await anOrganization(world.deps, { plan: null });
    const grant = (plan: 'basic' | 'pro') =>
      world.deps.db.transaction((tx) =>
        grantPeriod(world.deps, tx, { id: world.deps.newId(), organizationId: org.id, paymentId: null, plan, now: world.deps.now() }),
      );
    await grant('pro');
    await grant('basic');
    const plan = async () =>
      (await world.deps.db.rows<{ plan: string }>(sql`select subscription_plan as plan from users where id = ${org.userId}`))[0]?.plan;
    expect(await plan()).toBe('pro');
    await live('2042-03-09', '2042-03-10');
    expect(await plan()).toBe('pro');
    await live('2042-03-11', '2042-03-11');
    expect(await plan()).toBe('basic');
  });
});

describe('reminders', () => {
  it('make up for days that were slept through, and are never sent twice', async () => {
    world.at('2031-03-10T10:00:00.000Z');
    const org = await anOrganization(world.deps, { plan: 'pro' });
    await aCertificate(world.deps, org);
    await live('2032-02-20', '2032-02-20');
    await Promise.all([runDaily(world.deps), runDaily(world.deps)]);
    expect((await reminders(org)).map((one) => one.days)).toEqual([30, 30]);
    await live('2032-03-07', '2032-03-08');
    expect((await reminders(org)).map((one) => one.days)).toEqual([30, 30, 7, 7]);
  });

  it('stop with one click, which mail programs may make', async () => {
    world.at('2033-03-10T10:00:00.000Z');
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const [user] = await world.deps.db.rows<{ token: string }>(sql`select unsubscribe_token as token from users where id = ${org.userId}`);
    const clicked = await world.app.inject({
      method: 'POST',
      url: `/api/unsubscribe?token=${user!.token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.json()).toEqual({ ok: true });
    await live('2034-02-07', '2034-02-10');
    expect(await reminders(org)).toEqual([]);
  });

  it('are sent anew for an end that an operator moved', async () => {
    world.at('2037-03-10T10:00:00.000Z');
    const org = await anOrganization(world.deps, { plan: 'basic' });
    const [period] = await periodsOf(world.deps.db, org.id);
    await live('2038-02-07', '2038-02-08');
    expect((await reminders(org)).map((one) => one.days)).toEqual([30]);
    await world.deps.db.transaction((tx) => moveEnd(world.deps, tx, org.id, period!, new Date('2038-05-09T10:00:00Z'), world.deps.now()));
    await live('2038-02-09', '2038-05-03');
    expect((await reminders(org)).map(({ day, days }) => [day, days])).toEqual([
      ['2038-02-07', 30],
      ['2038-04-09', 30],
      ['2038-05-02', 7],
    ]);
  });

  it('are about the last end only: none for what was renewed or refunded', async () => {
    world.at('2035-06-01T10:00:00.000Z');
    const org = await anOrganization(world.deps, { plan: 'basic' });
    await world.deps.db.rows(sql`
      insert into subscriptions (organization_id, id, plan, starts_at, ends_at, created_at)
      values (${org.id}, ${world.deps.newId()}, 'basic', '2036-05-31T10:00:00Z', '2037-05-31T10:00:00Z', ${world.deps.now()})`);
    await live('2036-05-01', '2036-05-03');
    expect(await reminders(org)).toEqual([]);
  });
});
