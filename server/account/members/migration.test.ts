// @module-tag long
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { databaseUrl, earlierDatabase, onServer } from '#server/testing/databases/databases.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
const [first, second, operator] = [randomUUID(), randomUUID(), randomUUID()];
const [bakery, mill] = [randomUUID(), randomUUID()];
let client: pg.Client;

beforeAll(async () => {
  await onServer(inject('postgresUrl'), (server) => server.query(`create database ${name}`));
  const url = databaseUrl(inject('postgresUrl'), name);
  client = await earlierDatabase(url, '0090');
  for (const [index, id] of [first, second, operator].entries()) {
    await client.query(
      `insert into users (id, email, password_hash, first_name, last_name, created_at, updated_at) values ($1, $2, '!', 'A', 'B', now(), now())`,
      [id, `person-${index}@example.com`],
    );
  }
  for (const [id, owner, nip] of [
    [bakery, first, '9990000008'],
    [mill, second, '9990000014'],
  ]) {
    await client.query(
      `insert into organizations (id, name, nip, address, city, postal_code, contact_email, user_id, created_at, updated_at)
      values ($1, 'A', $3, 'x', 'y', 'z', 'a@example.com', $2, '2026-03-01T10:00:00Z', now())`,
      [id, owner, nip],
    );
  }
  await migrate(url);
});
afterAll(async () => {
  await client.end();
  await onServer(inject('postgresUrl'), async (server) => void (await server.query(`drop database ${name} with (force)`)));
});

it('makes whoever had an organisation its owner, since it exists, and nobody else a member', async () => {
  const { rows } = await client.query(
    'select organization_id, user_id, role, since, ended_at from memberships order by user_id = $1 desc',
    [first],
  );
  const since = new Date('2026-03-01T10:00:00Z');
  expect(rows).toEqual([
    { organization_id: bakery, user_id: first, role: 'owner', since, ended_at: null },
    { organization_id: mill, user_id: second, role: 'owner', since, ended_at: null },
  ]);
  expect((await client.query('select count(*)::int as count from organizations')).rows).toEqual([{ count: 2 }]);
});
