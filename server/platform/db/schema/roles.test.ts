// @module-tag long
import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type pg from 'pg';
import { makeApp } from '#server/app.ts';
import { retention } from '#core/platform/retention.ts';
import type { Deps } from '#server/deps.ts';
import { openQueue, prepareQueue } from '#server/platform/jobs/queue.ts';
import { applyRetention } from '#server/operations/retention/service.ts';
import { anOrganization, testPassword } from '#server/testing/builders.ts';
import { earlierDatabase, onServer } from '#server/testing/databases/databases.ts';
import { openWorld } from '#server/testing/world.ts';
import { mayChangeTables, openDatabase, type Database } from '#server/platform/db/db.ts';
import { migrate } from './migrate.ts';
import { grantApplication, onlyGrowing } from './roles.ts';

const world = openWorld();
const role = `app_${randomBytes(5).toString('hex')}`;
let db: Database;

/** The same database, as another role. */
function as(name: string, url: string): string {
  const other = new URL(url);
  other.username = name;
  return other.toString();
}

beforeAll(async () => {
  const { databaseUrl } = world.deps.config;
  await grantApplication(databaseUrl, as(role, databaseUrl));
  // Once more, as at every start.
  await grantApplication(databaseUrl, as(role, databaseUrl));
  db = openDatabase({ url: as(role, databaseUrl), poolSize: 4, onError: () => {} });
});
afterAll(async () => {
  await db.close();
  await world.deps.db.rows(sql`drop owned by ${sql([role])}`);
  await onServer(inject('postgresUrl'), async (server: pg.Client) => void (await server.query(`drop role ${role}`)));
});

const refused = (text: string): Promise<unknown> =>
  db.raw(text, []).then(
    () => `allowed: ${text}`,
    (error: { code: string }) => error.code,
  );

it('the application may take out of logs what is as old as the constant of retention states, and nothing younger', async () => {
  const [own] = await db.rows<{ isPromised: boolean; isBound: boolean }>(sql`
    select retired_before(now() - make_interval(months => ${retention.logMonths})) = now() - make_interval(months => ${retention.logMonths}) as is_promised,
      retired_before(now()) = now() - make_interval(months => ${retention.logMonths}) as is_bound`);
  expect(own, 'retired_before() of the migrations holds the months too: a shorter or longer time needs a migration').toEqual({
    isPromised: true,
    isBound: true,
  });
});

describe('the role that the application works with', () => {
  it.each([
    'create table x (id int)',
    'create schema x',
    'create function x() returns int language sql return 1',
    'create role x',
    'drop table users',
    'drop schema pgboss cascade',
    'alter table users add column x int',
    'alter table audit_logs disable trigger all',
    'drop trigger audit_logs_stay on audit_logs',
    'create index x on users (email)',
    'truncate audit_logs',
    "set session_replication_role = 'replica'",
    "insert into migrations (name, checksum) values ('x', 'x')",
    'delete from migrations',
    ...onlyGrowing.map((table) => `delete from ${table}`),
    "update audit_logs set action = 'x'",
    'update log_leaves set leaf = leaf',
    'update log_hashes set hash = hash',
    'update key_lists set note = note',
    "update security_events set ip_address = 'x'",
    "select set_config('atesto.retires', 'on', false); delete from audit_logs",
  ])('may not %s', async (text) => {
    expect(await refused(text)).toBe('42501');
  });

  it('lets old entries go when they are due, and none before', async () => {
    const org = await anOrganization(world.deps);
    const insert = (age: string) => sql`
      insert into audit_logs (user_id, organization_id, action, entity_type, entity_id, ip_address, created_at)
      values (${org.userId}, ${org.id}, 'user.signed_in', 'user', 'x', '10.0.0.1', now() - ${age}::interval)`;
    await db.rows(insert('13 months'));
    await db.rows(insert('11 months'));
    const left = async () =>
      (await db.rows(sql`select 1 from audit_logs where organization_id = ${org.id} and action = 'user.signed_in'`)).length;
    // As somebody would who wants to have all traces go.
    await db.rows(sql`select retire_audit_logs('infinity')`);
    await db.rows(sql`select strip_audit_logs('infinity')`);
    await db.rows(sql`select retire_security_events('infinity')`);
    expect(await left()).toBe(1);
    expect((await db.rows(sql`select 1 from audit_logs where organization_id = ${org.id} and ip_address is not null`)).length).toBe(1);
    await db.rows(insert('13 months'));
    const counts = await applyRetention({ ...world.deps, db, now: () => new Date(), databaseNow: async () => new Date(), queue: null });
    expect([counts.securityLogs, await left()]).toEqual([1, 1]);
  });

  it('is enough for the application', async () => {
    expect([await mayChangeTables(db), await mayChangeTables(world.deps.db)]).toEqual([false, true]);
    const url = as(role, world.deps.config.databaseUrl);
    const queue = await openQueue({ url, onError: () => {}, retryDelay: 1, prepares: false });
    const deps: Deps = { ...world.deps, db, queue };
    const app = await makeApp(deps);
    const org = await anOrganization(deps);
    const headers = { cookie: org.cookie };
    expect((await app.inject({ url: '/readyz' })).json()).toMatchObject({ database: 'ok', roles: 'two' });
    expect(
      (await app.inject({ method: 'PATCH', url: '/api/account/name', headers, payload: { firstName: 'Ewa', lastName: 'Nowa' } }))
        .statusCode,
    ).toBe(200);
    for (let tried = 0; tried < 2; tried += 1) {
      await app.inject({ method: 'POST', url: '/api/account/proof', headers, payload: { password: 'zgadywane' } });
      await app.inject({ url: '/api/operator/log', headers });
    }
    const deletion = await app.inject({
      method: 'POST',
      url: '/api/account/deletion',
      headers,
      payload: { password: testPassword, immediately: true },
    });
    expect(deletion.statusCode, deletion.body).toBe(200);
    await app.close();
    await queue.close();
    expect((await db.rows(sql`select kind from security_events where user_id = ${org.userId} order by kind`)).length).toBe(2);
  });
});

describe('what only grows', () => {
  it('stays as it is for the owner too', async () => {
    await anOrganization(world.deps);
    await world.deps.db.rows(sql`
      insert into audit_logs (action, entity_type, entity_id, created_at) values ('user.signed_in', 'user', 'x', now())`);
    for (const text of ["update audit_logs set action = 'x'", 'delete from audit_logs', 'truncate audit_logs', 'truncate log_leaves']) {
      await expect(world.deps.db.raw(text, []), text).rejects.toThrow('only grows');
    }
  });
});

describe('a database of the version before', () => {
  it('gets its second role with everything it held', async () => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    const server = inject('postgresUrl');
    await onServer(server, (client) => client.query(`create database ${name}`));
    const url = new URL(server);
    url.pathname = `/${name}`;
    const client = await earlierDatabase(url.toString(), '0300');
    await client.query(
      "insert into audit_logs (action, entity_type, entity_id, created_at) values ('user.signed_in', 'user', 'x', now() - interval '2 years')",
    );
    await client.query(`insert into sessions (sid, sess, expire) values ('x', '{"userId":"x"}', now() + interval '1 day')`);
    await migrate(url.toString());
    await prepareQueue(url.toString());
    await grantApplication(url.toString(), as(role, url.toString()));
    expect((await client.query('select authenticated_at from sessions')).rows).toEqual([{ authenticated_at: null }]);
    const own = openDatabase({ url: as(role, url.toString()), poolSize: 1, onError: () => {} });
    expect((await own.rows(sql`select 1 from audit_logs`)).length).toBe(1);
    expect((await own.rows(sql`select retire_audit_logs(now())`)).length).toBe(1);
    await own.close();
    await client.end();
    await onServer(server, async (at) => void (await at.query(`drop database ${name} with (force)`)));
  });

  it('reports when one role is named twice, or a role with a password is not there', async () => {
    const { databaseUrl } = world.deps.config;
    await expect(grantApplication(databaseUrl, databaseUrl)).rejects.toThrow('two roles');
    const absent = new URL(as('nobody_here', databaseUrl));
    absent.password = 'x';
    await expect(grantApplication(databaseUrl, absent.toString())).rejects.toThrow('create it first');
  });
});
