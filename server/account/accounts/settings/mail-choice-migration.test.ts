// @module-tag long
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { databaseUrl, earlierDatabase, onServer } from '#server/testing/databases/databases.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
const [quiet, loud, bakery, mill] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
let client: pg.Client;

beforeAll(async () => {
  await onServer(inject('postgresUrl'), (server) => server.query(`create database ${name}`));
  const url = databaseUrl(inject('postgresUrl'), name);
  client = await earlierDatabase(url, '0140');
  for (const [id, email, reminders] of [
    [quiet, 'quiet@example.com', false],
    [loud, 'loud@example.com', true],
  ]) {
    await client.query(
      `insert into users (id, email, password_hash, first_name, last_name, reminders, created_at, updated_at)
      values ($1, $2, '!', 'A', 'B', $3, now(), now())`,
      [id, email, reminders],
    );
  }
  for (const [id, owner, nip] of [
    [bakery, quiet, '9990000008'],
    [mill, loud, '9990000014'],
  ]) {
    await client.query(
      `insert into organizations (id, name, nip, address, city, postal_code, contact_email, user_id, created_at, updated_at)
      values ($1, 'A', $3, 'x', 'y', 'z', 'a@example.com', $2, now(), now())`,
      [id, owner, nip],
    );
  }
  const member = `insert into memberships (organization_id, user_id, role, since, ended_at) values ($1, $2, $3, $4, $5)`;
  const since = '2026-03-01T10:00:00Z';
  await client.query(member, [bakery, quiet, 'owner', since, null]);
  await client.query(member, [mill, loud, 'owner', since, null]);
  await client.query(member, [mill, quiet, 'editor', since, '2026-04-01T10:00:00Z']);
  await migrate(url);
});
afterAll(async () => {
  await client.end();
  await onServer(inject('postgresUrl'), async (server) => void (await server.query(`drop database ${name} with (force)`)));
});

it('leaves whoever had ended reminders without them, everybody else with them, and the mails that it never was about', async () => {
  const { rows } = await client.query('select organization_id, user_id, kind from mail_refusals order by kind');
  expect(rows).toEqual(['ends', 'plan_digest', 'plan_reminder'].map((kind) => ({ organization_id: bakery, user_id: quiet, kind })));
});
