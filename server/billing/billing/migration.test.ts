// @module-tag long
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { databaseUrl, earlierDatabase, onServer } from '#server/testing/databases/databases.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
const [user, organization] = [randomUUID(), randomUUID()];
const payments = { left: randomUUID(), owed: randomUUID(), used: randomUUID(), odd: randomUUID() };
let client: pg.Client;

async function payment(id: string, more: Record<string, unknown> = {}): Promise<void> {
  const row = { plan: 'pro', status: 'paid', paid_at: '2026-11-01T10:00:00Z', order_number: `AT-${id.slice(0, 8)}`, ...more };
  const names = Object.keys(row);
  await client.query(
    `insert into payments (organization_id, id, amount, net_amount, vat_percent, created_at, buyer, ${names.join(', ')})
    values ($1, $2, 2460, 2000, 23, '2026-11-01T09:00:00Z', '{"name": "A"}', ${names.map((_, index) => `$${index + 3}`).join(', ')})`,
    [organization, id, ...Object.values(row)],
  );
}

async function period(paymentId: string | null, startsAt: string, endsAt: string): Promise<void> {
  await client.query(
    `insert into subscriptions (organization_id, id, plan, starts_at, ends_at, payment_id, created_at) values ($1, $2, 'pro', $3, $4, $5, $3)`,
    [organization, randomUUID(), startsAt, endsAt, paymentId],
  );
}

beforeAll(async () => {
  await onServer(inject('postgresUrl'), (server) => server.query(`create database ${name}`));
  const url = databaseUrl(inject('postgresUrl'), name);
  client = await earlierDatabase(url, '0020');
  await client.query(
    `insert into users (id, email, password_hash, first_name, last_name, created_at, updated_at) values ($1, 'a@example.com', '!', 'A', 'B', now(), now())`,
    [user],
  );
  await client.query(
    `insert into organizations (id, name, nip, address, city, postal_code, contact_email, user_id, created_at, updated_at)
    values ($1, 'A', '9990000008', 'x', 'y', 'z', 'a@example.com', $2, now(), now())`,
    [organization, user],
  );
  await payment(payments.left, {
    status: 'refunded',
    withdrawn_at: '2026-11-02T10:00:00Z',
    refunded_at: '2026-11-02T10:01:00Z',
    refunded_amount: 2460,
  });
  await payment(payments.owed, { withdrawn_at: '2026-11-03T10:00:00Z', stripe_payment_intent_id: 'pi_owed' });
  await payment(payments.used);
  await payment(payments.odd, { attention: ['amount_mismatch'] });
  // The mistake of the earlier version: a period that was ended is moved and filled again.
  await period(payments.left, '2026-11-02T10:00:00Z', '2027-11-02T10:00:00Z');
  await period(payments.used, '2026-11-05T10:00:00Z', '2027-11-15T10:00:00Z');
  await client.query(
    `insert into assessments (organization_id, id, type, status, catalogue_version, created_at, updated_at) values ($1, $1, 'nis2', 'in_progress', '1', now(), now())`,
    [organization],
  );
  await client.query(
    `insert into questions (id, type, section, question_number, question_text, reference, help_text, created_at) values ('q', 'nis2', 1, 1, '', '', '', now())`,
  );
  await client.query(
    `insert into answers (organization_id, assessment_id, question_id, answer, answered_at, updated_at) values ($1, $1, 'q', 'yes', '2026-11-06T10:00:00Z', '2026-11-06T10:00:00Z')`,
    [organization],
  );
  await migrate(url);
});
afterAll(async () => {
  await client.end();
  await onServer(inject('postgresUrl'), async (server) => void (await server.query(`drop database ${name} with (force)`)));
});

const one = async (text: string, id: string) => (await client.query<Record<string, unknown>>(text, [id])).rows[0];

describe('money of the earlier version', () => {
  it('that was refunded gives no access any more, also where a period was filled again', async () => {
    expect(await one('select starts_at = ends_at as empty, ended_by from subscriptions where payment_id = $1', payments.left)).toEqual({
      empty: true,
      ended_by: 'withdrawal',
    });
  });

  it('preserves days that an operator added', async () => {
    const row = await one('select added_seconds, ended_at, ends_at from subscriptions where payment_id = $1', payments.used);
    expect(row).toEqual({ added_seconds: String(10 * 86_400), ended_at: null, ends_at: new Date('2027-11-15T10:00:00Z') });
  });

  it('knows its first use', async () => {
    expect(await one('select first_used_at, first_use from payments where id = $1', payments.used)).toEqual({
      first_used_at: new Date('2026-11-06T10:00:00Z'),
      first_use: 'answer',
    });
  });

  it('that is to be refunded stays due', async () => {
    expect(await one('select state, reason, amount::float as amount from refunds where payment_id = $1', payments.owed)).toEqual({
      state: 'owed',
      reason: 'withdrawal',
      amount: 2460,
    });
    expect(await one('select count(*)::int as count from refunds where payment_id = $1', payments.left)).toEqual({ count: 0 });
  });

  it('that waited for an operator still does, and grants nothing before a decision', async () => {
    expect(await one(`select kind, closed_at from desk_tasks where facts ->> 'paymentId' = $1`, payments.odd)).toEqual({
      kind: 'amount_mismatch',
      closed_at: null,
    });
    expect(await one('select charged is not null as charged, accepted_at from payments where id = $1', payments.odd)).toEqual({
      charged: true,
      accepted_at: null,
    });
  });
});
