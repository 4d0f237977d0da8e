// @module-tag long
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#contract/billing/operator-invoices.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { readsOf } from '#server/testing/databases/reads.ts';
import { openWorld } from '#server/testing/world.ts';

const lanes = 1;
const world = openWorld({ poolSize: lanes });
const many = 5000;
let operator: TestOrganization;

beforeAll(async () => {
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
  // Five of them are sold at a time.
  await world.deps.db.rows(sql`
    insert into invoices (organization_id, id, payment_id, kind, seller, buyer, plan, net_amount, vat_amount, gross_amount, vat_percent, currency, sold_at, created_at)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'VAT', '{}', '{"name": "Nowak", "address": "x", "postalCode": "90-001", "city": "x", "country": "Polska", "nip": "9990000000"}',
      'basic', 1, 0.23, 1.23, 23, 'PLN', at, at
    from generate_series(1, ${many}::int) n, lateral (select timestamptz '2026-11-01 12:00Z' + make_interval(mins => n / 5) as at) t`);
  await world.deps.db.raw('vacuum analyze invoices', []);
}, 30_000);

async function page(after?: string): Promise<Invoice[]> {
  const query = after ? `?after=${encodeURIComponent(after)}` : '';
  const answer = await world.call('GET', `/api/operator/invoices/2026-11${query}`, { cookie: operator.cookie });
  return answer.json();
}

it.each(['2026-32-50T99:99:99Z', '2026-11-21T:.Z'])('a place in them that no answer ever gave is refused: %s', async (at) => {
  const query = `?after=${encodeURIComponent(`${at}_${randomUUID()}`)}`;
  const answer = await world.call('GET', `/api/operator/invoices/2026-11${query}`, { cookie: operator.cookie });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
});

it('the invoices of a month are read fifty at a time, each once', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  for (;;) {
    const invoices = await page(after);
    seen.push(...invoices.map(({ id }) => id));
    const last = invoices.at(-1);
    if (!last || invoices.length < 50) break;
    after = `${last.soldAt}_${last.id}`;
  }
  expect([seen.length, new Set(seen).size]).toEqual([many, many]);
  const { rows } = await readsOf(world.deps.db, lanes, () => page(after));
  expect(rows).toBeLessThan(500);
});
