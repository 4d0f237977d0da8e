import sql from 'sql-template-tag';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import { statementsOf } from '#server/platform/db/schema/migrate.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { aSale } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

it('what was corrected and issued before the upgrade stays as it was', async () => {
  const { db } = world.deps;
  const sale = await aSale(world.deps, await anOrganization(world.deps));
  const draft = await aSale(world.deps, await anOrganization(world.deps));
  await db.rows(sql`update invoices set number = 'FV/2026/11/0901', exported_at = now() where payment_id = ${sale.paymentId}`);
  const disputes = {
    dp_lost: { amount: 184_500, stages: { open: 1, lost: 2 } },
    dp_reversed: { amount: 184_500, stages: { lost: 2, won: 3 } },
    dp_open: { amount: 184_500, stages: { open: 1 } },
  };
  await db.rows(sql`update payments set disputes = ${JSON.stringify(disputes)}::jsonb where id = ${sale.paymentId}`);
  const file = join(import.meta.dirname, '..', '..', 'platform', 'db', 'migrations', '0554-billing-of-before.sql');
  for (let times = 0; times < 2; times += 1) {
    for (const statement of statementsOf(await readFile(file, 'utf8'))) await db.raw(statement, []);
  }
  const [payment] = await db.rows(sql`select corrected_disputes from payments where id = ${sale.paymentId}`);
  expect(payment).toEqual({ correctedDisputes: ['dp_lost'] });
  const dayBefore = new Date(addMonths(sale.paidAt, 12).getTime() - 86_400_000).toISOString().slice(0, 10);
  const days = await db.rows<{ paymentId: string; day: string | null }>(sql`
    select payment_id, to_char(period_last_day, 'YYYY-MM-DD') as day from invoices where payment_id in (${sale.paymentId}, ${draft.paymentId})`);
  expect(new Map(days.map(({ paymentId, day }) => [paymentId, day] as const))).toEqual(
    new Map([
      [sale.paymentId, dayBefore],
      [draft.paymentId, null],
    ]),
  );
});
