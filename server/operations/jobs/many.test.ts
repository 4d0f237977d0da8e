// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { sendReminders } from '#server/communication/reminders/service.ts';
import { readsOf } from '#server/testing/databases/reads.ts';
import { openWorld } from '#server/testing/world.ts';
import { partsOfDay } from './daily.ts';

const lanes = 1;
const world = openWorld({ poolSize: lanes });
const many = 8000;
/** What a part reads of so many companies when there is next to nothing to do. */
const allowed = 3000;
const dayMillis = 86_400_000;

/** Companies with a certificate, a period, an item of a plan, a piece of evidence and a history each, all of it kept up to yesterday. */
async function fill(): Promise<void> {
  const { db } = world.deps;
  await db.rows(sql`
    insert into users (id, email, password_hash, first_name, last_name, email_verified, created_at, updated_at)
    select gen_random_uuid(), 'jan' || n || '@example.com', 'x', 'Jan', 'Nowak', true, '2024-01-01', '2024-01-01' from generate_series(1, ${many}::int) n`);
  await db.rows(sql`
    insert into organizations (id, name, nip, address, city, postal_code, contact_email, user_id, created_at, updated_at)
    select gen_random_uuid(), 'Nowak', lpad(row_number() over ()::text, 10, '0'), '', '', '', '', id, created_at, created_at from users where email like 'jan%'`);
  await db.rows(
    sql`insert into memberships (organization_id, user_id, role, since) select id, user_id, 'owner', created_at from organizations where name = 'Nowak'`,
  );
  await db.rows(sql`insert into terms_notices (user_id, edition, told_at) select id, '2.0', created_at from users`);
  await db.rows(sql`
    insert into register_readings (organization_id, read_at, company)
    select id, '2026-11-19', '{"active": true}' from organizations where name = 'Nowak'`);
  // They end all around today, and everybody was notified.
  await db.rows(sql`
    create table ends as select id, nip, user_id, timestamptz '2026-11-21 09:00Z' + make_interval(days => (row_number() over () % 4000)::int - 500, hours => 1) as at
    from organizations where name = 'Nowak'`);
  await db.rows(sql`
    insert into subscriptions (organization_id, id, plan, starts_at, ends_at, created_at)
    select id, id, 'basic', at - interval '1 year', at, at - interval '1 year' from ends where at not between '2026-11-13' and '2026-11-22'`);
  await db.rows(sql`
    insert into subscriptions (organization_id, id, plan, starts_at, ends_at, created_at)
    select id, id, 'basic', timestamptz '2026-06-01', timestamptz '2027-06-01', timestamptz '2026-06-01' from ends where at between '2026-11-13' and '2026-11-22'`);
  await db.rows(sql`
    insert into certificates (organization_id, id, certificate_number, type, compliance_score, status, issued_at, expires_at, pdf_url, qr_code_url,
      verification_hash, credential, organization_name, organization_nip, search_text, status_list, status_place, created_at)
    select id, id, nip, 'nis2', 80, case when at < '2026-11-21 09:00Z' then 'expired' else 'active' end, at - interval '1 year', at, '', '',
      repeat('a', 64), '', 'Nowak', nip, '', 2026, row_number() over (), at from ends`);
  await db.rows(sql`
    insert into certificate_notifications (organization_id, id, certificate_id, subscription_id, notification_type, days_before_expiry, ends_at, sent_at)
    select s.organization_id, gen_random_uuid(), case when w = 'c' then s.id end, case when w = 's' then s.id end, w, d,
      case when w = 'c' then s.at else s.period end, '2026-11-20'
    from (select e.id as organization_id, e.id, e.at, p.ends_at as period from ends e join subscriptions p on p.id = e.id) s, unnest(array[30, 7, -7]) d, unnest(array['c', 's']) w`);
  await db.rows(sql`
    insert into evidence (organization_id, id, kind, name, url, valid_until, added_at)
    select id, id, 'link', 'x', 'https://example.com', case when nip like '%000' then date '2026-11-25' else '2030-01-01' end, '2026-01-01' from ends`);
  await db.rows(sql`
    insert into evidence_notices (organization_id, evidence_id, user_id, kind, valid_until, sent_at)
    select id, id, user_id, 'week', '2026-11-25', '2026-11-18' from ends where nip like '%000'`);
  await db.rows(sql`
    insert into audit_logs (user_id, organization_id, action, entity_type, entity_id, created_at)
    select user_id, id, 'answer.saved', 'answer', id::text, '2025-01-01' from ends`);
  await db.rows(sql`
    insert into security_events (minute, kind, ip_address, code, route, count, last_at)
    select '2026-11-20', 'access', id::text, 'x', '/', 1, '2026-11-20' from ends`);
  await db.rows(sql`
    insert into payments (organization_id, id, amount, status, plan, paid_at, created_at) select id, id, 0, 'paid', 'basic', '2026-01-01', '2026-01-01' from ends`);
  await db.rows(sql`
    insert into job_runs (name, started_at, finished_at) select 'retention', at, at from (
      select timestamptz '2026-11-21 08:00Z' - make_interval(mins => n) as at from generate_series(1, ${many}::int) n) t`);
  await db.rows(sql`
    insert into payment_events (id, type, payload, received_at, processed_at) select id::text, 'x', '{}', '2026-11-01', '2026-11-01' from ends`);
  await db.raw('drop table ends', []);
}

beforeAll(async () => {
  // Its day is today: it is notified, and expires.
  world.at(new Date(Date.parse('2026-11-21T09:00:00Z') - 365 * dayMillis - 3_600_000).toISOString());
  await aCertificate(world.deps, await anOrganization(world.deps));
  world.at('2026-11-21T09:00:00.000Z');
  await fill();
  // What is new is done once.
  for (const [, part] of partsOfDay(world.deps)) await part();
  await world.deps.db.raw('vacuum analyze', []);
}, 120_000);

/** These look once a day at every account or company, by design (docs/decisions/0626-indexes-for-searches-and-daily-work.md). */
const readAll: Readonly<Record<string, readonly string[]>> = {
  books: ['payments', 'invoices', 'transfers', 'refunds', 'payment_charges', 'desk_tasks'],
  terms: ['users', 'terms_notices'],
  retention: ['organizations', 'subscriptions'],
};

describe('a day among many', () => {
  it.each(partsOfDay(world.deps).map(([name]) => name))('of %s reads what is due', async (name) => {
    const part = partsOfDay(world.deps).find(([one]) => one === name)![1];
    const { rows, whole } = await readsOf(world.deps.db, lanes, part);
    const known = readAll[name] ?? [];
    expect(whole.filter((table) => !known.includes(table.split(' ')[0] ?? ''))).toEqual([]);
    if (known.length === 0) expect(rows).toBeLessThan(allowed);
  });

  it('reports what ends and writes down what ended, once', async () => {
    const [row] = await world.deps.db.rows<{ status: string; told: number }>(sql`
      select status, (select count(*)::int from certificate_notifications n where n.certificate_id = c.id) as told
      from certificates c where organization_name = 'Zakład Testowy'`);
    expect(row).toEqual({ status: 'expired', told: 0 });
  });

  it('reads what ends in a few days at a time, where all of it ends within a year', async () => {
    const { db } = world.deps;
    await db.rows(sql`
      create table year_of as select organization_id, id, timestamptz '2026-11-21 10:00Z' + make_interval(days => (status_place % 365)::int - 60) as at
      from certificates where organization_name = 'Nowak'`);
    await db.rows(
      sql`update certificates c set issued_at = y.at - interval '1 year', expires_at = y.at, status = 'active' from year_of y where y.id = c.id`,
    );
    await db.rows(sql`
      update certificate_notifications n set ends_at = y.at from year_of y where y.organization_id = n.organization_id and n.certificate_id = y.id`);
    await db.rows(sql`
      insert into certificate_notifications (organization_id, id, certificate_id, notification_type, days_before_expiry, ends_at, sent_at)
      select y.organization_id, gen_random_uuid(), y.id, 'c', d, y.at, '2026-11-20' from year_of y, unnest(array[30, 7, -7]) d on conflict do nothing`);
    await db.raw('vacuum analyze certificates, certificate_notifications', []);
    const { whole } = await readsOf(db, lanes, () => sendReminders(world.deps));
    expect(whole).toEqual([]);
  });
});
