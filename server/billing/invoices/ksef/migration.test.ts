// @module-tag long
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { databaseUrl, earlierDatabase, onServer } from '#server/testing/databases/databases.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
const [organization, payment, typed, waiting, draft] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
let client: pg.Client;

async function invoice(id: string, sequence: number, more: { number?: string; ksefNumber?: string } = {}) {
  await client.query(
    `insert into invoices (organization_id, id, payment_id, kind, reason, sequence, corrects, seller, buyer, plan, net_amount, vat_amount, gross_amount,
      vat_percent, currency, sold_at, created_at, number, exported_at, ksef_number)
    values ($1, $2, $3, $4, $5, $6, $7, '{}', '{"name": "A"}', 'basic', 1500, 345, 1845, 23, 'PLN', '2026-11-20', '2026-11-20', $8, $9, $10)`,
    [
      organization,
      id,
      payment,
      sequence === 0 ? 'VAT' : 'KOR',
      sequence === 0 ? 'sale' : 'refund',
      sequence,
      sequence === 0 ? null : typed,
      more.number ?? null,
      more.number ? '2026-11-21' : null,
      more.ksefNumber ?? null,
    ],
  );
}

beforeAll(async () => {
  await onServer(inject('postgresUrl'), (server) => server.query(`create database ${name}`));
  const url = databaseUrl(inject('postgresUrl'), name);
  client = await earlierDatabase(url, '0555');
  await client.query(
    `insert into payments (organization_id, id, amount, status, order_number, user_id, language, created_at)
    values ($1, $2, 1845, 'paid', 'AT-2026-ALT', $3, 'pl', now())`,
    [organization, payment, randomUUID()],
  );
  await invoice(typed, 0, { number: 'FV/2026/11/0001', ksefNumber: '9999999999-20261121-0123456789AB-CD' });
  await invoice(waiting, 1, { number: 'FK/2026/11/0001' });
  await invoice(draft, 2);
  await migrate(url);
});
afterAll(async () => {
  await client.end();
  await onServer(inject('postgresUrl'), (server) => server.query(`drop database ${name} with (force)`));
});

it('of invoices that were exported before preserves everything, and has numbers that were typed queried', async () => {
  const { rows } = await client.query('select id, number, ksef_number from invoices order by sequence');
  expect(rows).toEqual([
    { id: typed, number: 'FV/2026/11/0001', ksef_number: '9999999999-20261121-0123456789AB-CD' },
    { id: waiting, number: 'FK/2026/11/0001', ksef_number: null },
    { id: draft, number: null, ksef_number: null },
  ]);
  expect((await client.query('select invoice_id, known from ksef_typed_numbers')).rows).toEqual([{ invoice_id: typed, known: null }]);
  expect((await client.query('select count(*)::int as count from ksef_documents')).rows).toEqual([{ count: 0 }]);
});

it('allows a second invoice behind a correction to zero, and still no first row that is a correction', async () => {
  const again = randomUUID();
  await client.query(
    `insert into invoices (organization_id, id, payment_id, kind, reason, sequence, seller, buyer, plan, net_amount, vat_amount, gross_amount, vat_percent,
      currency, sold_at, created_at)
    select organization_id, $1, payment_id, 'VAT', 'sale', 3, seller, buyer, plan, net_amount, vat_amount, gross_amount, vat_percent, currency, sold_at, created_at
    from invoices where id = $2`,
    [again, typed],
  );
  const wrong = client.query(`update invoices set number = 'FV/2026/11/0009' where id = $1`, [typed]);
  await expect(wrong).rejects.toThrow('cannot be changed');
  const first = client.query(
    `insert into invoices (organization_id, id, payment_id, kind, reason, sequence, seller, buyer, plan, net_amount, vat_amount, gross_amount, vat_percent,
      currency, sold_at, created_at)
    select organization_id, $1, $1, 'KOR', 'refund', 0, seller, buyer, plan, net_amount, vat_amount, gross_amount, vat_percent, currency, sold_at, created_at
    from invoices where id = $2`,
    [randomUUID(), typed],
  );
  await expect(first).rejects.toThrow('invoices_first');
});
