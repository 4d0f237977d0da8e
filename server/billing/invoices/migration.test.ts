import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { databaseUrl, earlierDatabase, onServer } from '#server/testing/databases/databases.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
const [organization, sold, refunded, payment] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
let client: pg.Client;

async function draft(id: string, kind: string, amounts: number[], more: { corrects?: string; from: string; to: string; number?: string }) {
  await client.query(
    `insert into invoices (organization_id, id, payment_id, kind, corrects, seller, buyer, plan, period_from, period_to, net_amount, vat_amount,
      gross_amount, vat_percent, currency, sold_at, created_at, number, exported_at)
    values ($1, $2, $3, $4, $5, '{}', '{"name": "A"}', 'basic', $6, $7, $8, $9, $10, 23, 'PLN', $6, $6, $11, $12)`,
    [
      organization,
      id,
      payment,
      kind,
      more.corrects ?? null,
      more.from,
      more.to,
      ...amounts,
      more.number ?? null,
      more.number ? more.from : null,
    ],
  );
}

beforeAll(async () => {
  await onServer(inject('postgresUrl'), (server) => server.query(`create database ${name}`));
  const url = databaseUrl(inject('postgresUrl'), name);
  client = await earlierDatabase(url, '0030');
  await client.query(
    `insert into payments (organization_id, id, amount, status, order_number, user_id, language, created_at)
    values ($1, $2, 1845, 'refunded', 'AT-2026-ALT', $3, 'de', now())`,
    [organization, payment, randomUUID()],
  );
  await draft(sold, 'VAT', [1500, 345, 1845], { from: '2026-11-20', to: '2027-11-20', number: 'FV/2026/11/0001' });
  await draft(refunded, 'KOR', [-1500, -345, -1845], { corrects: sold, from: '2026-11-20', to: '2026-11-20' });
  await migrate(url);
});
afterAll(async () => {
  await client.end();
  await onServer(inject('postgresUrl'), (server) => server.query(`drop database ${name} with (force)`));
});

describe('invoices from before', () => {
  it('keep everything, get their order, and a correction gets the period of its invoice', async () => {
    const { rows } = await client.query(`
      select id, kind, sequence, reason, order_number, language, gross_amount, number,
        to_char(period_to at time zone 'Europe/Warsaw', 'YYYY-MM-DD') as until
      from invoices order by sequence`);
    const same = { order_number: 'AT-2026-ALT', language: 'de', until: '2027-11-20' };
    expect(rows).toEqual([
      { ...same, id: sold, kind: 'VAT', sequence: 0, reason: 'sale', gross_amount: '1845.00', number: 'FV/2026/11/0001' },
      { ...same, id: refunded, kind: 'KOR', sequence: 1, reason: 'refund', gross_amount: '-1845.00', number: null },
    ]);
  });

  it('are guarded as before', async () => {
    await expect(client.query('update invoices set net_amount = 1')).rejects.toThrow('cannot be changed');
  });
});
