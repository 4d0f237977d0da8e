import pg from 'pg';
import { startSession } from '#server/account/sessions/sessions.ts';
import { notifyWatchers } from '#server/supplier/suppliers/news.ts';
import { call, medianMillis, print } from './measure.ts';
import type { Setting } from './setting.ts';

const certificates = 1_000_000;
const organizations = 1000;
const watchesEach = 100;
const asked = 2000;
const turns = 15;
const allowed = { statusMillis: 300, daySeconds: 60 } as const;

/** NIPs with a right check digit (core/account/companies/nip.ts), in SQL: of the nine digits of `n` and their weights. */
const validNips = `select n, base || (s % 11)::text as nip from (
    select n, base, (select sum(w * substr(base, i::int, 1)::int) from unnest(array[6,5,7,2,3,4,5,6,7]) with ordinality as x (w, i))::int as s
    from (select n, (100000000 + n)::text as base from generate_series($1::int, $2::int) n) numbers) sums
  where s % 11 <> 10`;

/** A certificate for each of so many companies, their ends spread evenly over the year to come. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into certificates (organization_id, id, certificate_number, type, compliance_score, issued_at, expires_at, pdf_url, qr_code_url,
       verification_hash, credential, metadata, organization_name, organization_nip, search_text, created_at)
     select gen_random_uuid(), gen_random_uuid(), 'ATESTO-NIS2-2025-' || lpad(to_hex(n), 6, '0'), 'nis2', 80, at, at + interval '1 year', '', '',
       repeat('b', 64), 'h.p.s', '{"confirmation":{"method":"transfer","level":2,"confirmedAt":"2026-01-01T00:00:00.000Z"}}', 'Firma ' || n, nip, '', at
     from (select n, nip, date_trunc('milliseconds', now() - n * interval '28.6 seconds') as at from (${validNips}) v limit ${certificates}) rows`,
    [1, certificates * 1.2],
  );
}

/** Organisations with an owner each, and their lists: different companies for all. */
async function fillWatches(client: pg.Client): Promise<string> {
  await client.query(
    `insert into users (id, email, password_hash, first_name, last_name, email_verified, created_at, updated_at)
     select md5('user' || n)::uuid, 'buyer' || n || '@example.com', 'x', 'Anna', 'Kupująca', true, now(), now() from generate_series(1, $1::int) n`,
    [organizations],
  );
  await client.query(
    `insert into organizations (id, name, nip, address, city, postal_code, contact_email, user_id, created_at, updated_at)
     select md5('org' || n)::uuid, 'Kupujący ' || n, lpad(n::text, 10, '0'), 'ul. Prosta 1', 'Łódź', '90-001', 'k@example.com', md5('user' || n)::uuid, now(), now()
     from generate_series(1, $1::int) n`,
    [organizations],
  );
  await client.query(
    `insert into memberships (organization_id, user_id, role, since)
     select md5('org' || n)::uuid, md5('user' || n)::uuid, 'owner', now() from generate_series(1, $1::int) n`,
    [organizations],
  );
  await client.query(
    `insert into supplier_watches (organization_id, nip, added_by, added_at)
     select md5('org' || (1 + (k / 10) % $1::int))::uuid, nip, md5('user' || (1 + (k / 10) % $1::int))::uuid, now() - interval '30 days'
     from (select row_number() over (order by organization_nip) as k, organization_nip as nip from certificates
       where certificate_number like 'ATESTO-NIS2-2025-%') c where k % 10 = 0 limit $2::int`,
    [organizations, organizations * watchesEach],
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ id: string }>(`select md5('user1')::uuid as id`);
  return rows[0]?.id ?? '';
}

async function benchStatus({ port, deps }: Setting, client: pg.Client, userId: string): Promise<void> {
  const { rows } = await client.query<{ nip: string }>(
    `select organization_nip as nip from certificates where certificate_number like 'ATESTO-NIS2-2025-%' order by md5(organization_nip) limit ${asked * (turns + 3)}`,
  );
  const cookie = `atesto_session=${await startSession(deps, deps.db, userId, { ipAddress: '', userAgent: 'bench' })}`;
  const part = (turn: number) => rows.slice((turn + 3) * asked, (turn + 4) * asked).map(({ nip }) => nip);
  const millis = await medianMillis(turns, async (turn) => {
    const answer = await call(port, 'POST', '/api/suppliers/status', { cookie, body: { nips: part(turn) } });
    if (!answer.includes('"valid"')) throw new Error('nothing was found');
  });
  print(
    `status of ${asked} NIPs at ${certificates.toLocaleString('en')}`,
    `${millis.toFixed(1)} ms`,
    `at most ${allowed.statusMillis} ms`,
    millis / allowed.statusMillis,
  );
}

/** How often a large table was read from its beginning to its end. */
async function wholeReads(client: pg.Client): Promise<number> {
  await client.query('select pg_stat_force_next_flush(), pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ count: string }>(
    `select coalesce(sum(seq_scan), 0) as count from pg_stat_user_tables where relname in ('supplier_watches', 'certificates')`,
  );
  return Number(rows[0]?.count ?? 0);
}

async function day(name: string, { deps }: Setting, client: pg.Client): Promise<void> {
  await client.query('truncate supplier_digests');
  const before = await wholeReads(client);
  const started = performance.now();
  const { noted, owed } = await notifyWatchers(deps);
  const seconds = (performance.now() - started) / 1000;
  const read = (await wholeReads(client)) - before;
  print(
    `${name}: ${noted} ends, ${owed} mails`,
    `${seconds.toFixed(1)} s`,
    `at most ${allowed.daySeconds} s`,
    seconds / allowed.daySeconds,
  );
  print('', '', `whole tables read: ${read}`, null);
}

/** What the registry says of a long list, and a day of watching, at a million certificates. */
export async function benchSuppliers(setting: Setting): Promise<void> {
  const client = new pg.Client({ connectionString: setting.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  await fill(client);
  const userId = await fillWatches(client);
  await benchStatus(setting, client, userId);
  await client.query(
    `insert into supplier_clock (looked_until) values (now() - interval '1 day') on conflict (single) do update set looked_until = excluded.looked_until`,
  );
  const total = (organizations * watchesEach).toLocaleString('en');
  await day(`a day of ${total} watches`, setting, client);
  // The most that can be: something happened to every company that is watched.
  await client.query(
    `insert into supplier_events (nip, certificate_number, kind, happened_at)
     select w.nip, c.certificate_number, 'issued', now() from supplier_watches w join certificates c on c.organization_nip = w.nip on conflict do nothing`,
  );
  await day(`news of all ${total}`, setting, client);
  await client.end();
}
