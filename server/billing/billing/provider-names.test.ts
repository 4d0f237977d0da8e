// @module-tag long
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { earlierDatabase, emptyDatabase } from '#server/testing/databases/databases.ts';

const [user, organization] = [randomUUID(), randomUUID()];
const [card, transfer, later] = [randomUUID(), randomUUID(), randomUUID()];
let client: pg.Client;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await emptyDatabase(inject('postgresUrl'));
  drop = database.drop;
  client = await earlierDatabase(database.url, '0530');
  await client.query(
    `insert into users (id, email, password_hash, first_name, last_name, created_at, updated_at) values ($1, 'a@example.com', '!', 'A', 'B', now(), now())`,
    [user],
  );
  await client.query(
    `insert into organizations (id, name, nip, address, city, postal_code, contact_email, user_id, created_at, updated_at)
    values ($1, 'A', '9990000008', 'x', 'y', 'z', 'a@example.com', $2, now(), now())`,
    [organization, user],
  );
  const pay = (id: string, status: string, channel: string, session: string | null, intent: string | null) =>
    client.query(
      `insert into payments (organization_id, id, amount, plan, buyer, order_number, created_at, status, channel, stripe_session_id, stripe_payment_intent_id)
      values ($1, $2, 1845, 'basic', '{"name": "A"}', $3, now(), $4, $5, $6, $7)`,
      [organization, id, `AT-${id.slice(0, 8)}`, status, channel, session, intent],
    );
  await pay(card, 'paid', 'stripe', 'cs_1', 'pi_1');
  await pay(transfer, 'expired', 'transfer', null, null);
  await client.query(
    `insert into refunds (organization_id, id, payment_id, amount, reason, method, stripe_payment_intent_id, owed_at) values ($1, $2, $2, 1, 'operator', 'stripe', 'pi_1', now())`,
    [organization, card],
  );
  await client.query(`insert into stripe_events (id, type, payload, received_at, note) values ('evt_1', 'x', '{"a": 1}', now(), 'kept')`);
  await client.query(
    `insert into invoices (organization_id, id, payment_id, kind, net_amount, vat_amount, gross_amount, vat_percent, currency, plan, seller, buyer,
      stripe_payment_intent_id, number, exported_at, sold_at, created_at)
    values ($1, $2, $2, 'VAT', 1500, 345, 1845, 23, 'PLN', 'basic', '{}', '{}', 'pi_1', 'FV 1', now(), now(), now())`,
    [organization, card],
  );
  await migrate(database.url);
});
afterAll(async () => {
  await client.end();
  await drop();
});

const rows = async (text: string, ...values: unknown[]) => (await client.query<Record<string, unknown>>(text, values)).rows;

describe('payments of the version before', () => {
  it('are all there under names of any provider', async () => {
    expect(
      await rows('select channel, provider_session_id, provider_payment_id from payments where id = any($1) order by channel', [
        card,
        transfer,
      ]),
    ).toEqual([
      { channel: 'provider', provider_session_id: 'cs_1', provider_payment_id: 'pi_1' },
      { channel: 'transfer', provider_session_id: null, provider_payment_id: null },
    ]);
    expect(await rows('select method, provider_payment_id from refunds')).toEqual([{ method: 'provider', provider_payment_id: 'pi_1' }]);
    expect(await rows('select number, provider_payment_id from invoices')).toEqual([{ number: 'FV 1', provider_payment_id: 'pi_1' }]);
    expect(await rows('select id, payload, note from payment_events')).toEqual([{ id: 'evt_1', payload: { a: 1 }, note: 'kept' }]);
  });

  it('are read and written by it as before while it is replaced', async () => {
    expect(await rows(`select id from payments where stripe_session_id = 'cs_1' and stripe_payment_intent_id = 'pi_1'`)).toEqual([
      { id: card },
    ]);
    await client.query(
      `insert into payments (organization_id, id, amount, plan, buyer, order_number, created_at, channel) values ($1, $2, 1, 'pro', '{}', 'AT-3', now(), 'stripe')`,
      [organization, later],
    );
    await client.query(`update payments set stripe_session_id = 'cs_3' where id = $1`, [later]);
    await client.query(`update payments set stripe_payment_intent_id = coalesce(stripe_payment_intent_id, 'pi_3') where id = $1`, [later]);
    const named = `select channel, provider_session_id, provider_payment_id from payments where id = $1`;
    expect(await rows(named, later)).toEqual([{ channel: 'provider', provider_session_id: 'cs_3', provider_payment_id: 'pi_3' }]);
    const insertEvent = `insert into stripe_events (id, type, payload, received_at, processed_at, note) values ('evt_2', 'x', '{}', now(), null, null) on conflict do nothing`;
    await client.query(insertEvent);
    await client.query(insertEvent);
    await client.query('begin');
    expect(await rows(`select 1 as found from stripe_events where id = 'evt_2' and processed_at is null for update`)).toEqual([
      { found: 1 },
    ]);
    await client.query(`update stripe_events set processed_at = now(), tries = tries + 1 where id = 'evt_2'`);
    await client.query('commit');
    expect(await rows(`select tries, processed_at is not null as done from payment_events where id = 'evt_2'`)).toEqual([
      { tries: 1, done: true },
    ]);
  });

  it('are what the version after writes, also for the version before', async () => {
    await client.query(`update payments set provider_session_id = 'cs_4' where id = $1`, [transfer]);
    expect(await rows('select stripe_session_id from payments where id = $1', transfer)).toEqual([{ stripe_session_id: 'cs_4' }]);
    await expect(client.query(`update payments set channel = 'other' where id = $1`, [transfer])).rejects.toThrow('payments_channel_check');
    await expect(client.query(`update invoices set provider_payment_id = 'pi_9'`)).rejects.toThrow('an invoice cannot be changed');
    await expect(client.query(`update invoices set stripe_payment_intent_id = 'pi_9'`)).rejects.toThrow('an invoice cannot be changed');
  });
});

/** What states the name of the provider that is used: its adapter, its settings, where it is played, and what only lists those. */
const mayName = [
  /^server\/adapters\/payments\/(stripe|stripe-news|open-payments)\.ts$/,
  /^server\/platform\/config\/(config|company-settings|fictional-company|insecure-settings|secret-settings)\.ts$/,
  /^server\/(testing|operations\/demo)\//,
  /^(sandbox|bench|scripts)\//,
  // The sender of its payouts in a statement of the bank, and the list of adapters.
  /^core\/company\/account-checks\.ts$/,
  /^content\/legal\/(no-personal-data|functions\/orders)\.ts$/,
];

it('nothing but the adapter of a payment provider and its settings names it', async () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const folders = await Promise.all(
    ['core', 'content', 'contract', 'server', 'client'].map((folder) =>
      readdir(join(root, folder), { recursive: true }).then((files) => files.map((file) => `${folder}/${file}`)),
    ),
  );
  const sources = folders
    .flat()
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !mayName.some((may) => may.test(file)));
  const naming = await Promise.all(sources.map(async (file) => (/stripe/i.test(await readFile(join(root, file), 'utf8')) ? [file] : [])));
  expect(sources.length).toBeGreaterThan(500);
  expect(naming.flat()).toEqual([]);
});
