// @module-tag long
import { expect, it } from 'vitest';
import { openKsef } from '#server/adapters/ksef/open.ts';
import { admitCall } from '#server/billing/invoices/ksef/sending/limits.ts';
import { runKsef } from '#server/billing/invoices/ksef/sending/run.ts';
import { failureWorld } from '#server/testing/ksef/failures.ts';
import { refunded } from '#server/testing/billing/sales.ts';

const { world, ksef, paid, documents, tasks, mails } = failureWorld('2027-01-08T09:00:00Z');

it('two workers at once send each document once, and each correction after its invoice', async () => {
  const sales: Awaited<ReturnType<typeof paid>>[] = [];
  for (let count = 0; count < 8; count += 1) {
    const sale = await paid();
    sales.push(sale);
    if (count % 2 === 0) await refunded(world.deps, sale, [{ at: world.deps.now().toISOString(), amountMinor: 50_000 }]);
  }
  const { deps } = world;
  const other = {
    ...deps,
    now: () => deps.now(),
    ksef: openKsef({ settings: deps.config.ksef, log: deps.log, now: () => deps.now(), admit: (group) => admitCall(deps, group) }),
  };
  for (let minutes = 0; minutes < 6; minutes += 1) {
    await Promise.all([runKsef(deps), runKsef(other)]);
    await ksef.pass(1);
  }
  const all = (await Promise.all(sales.map(documents))).flat();
  expect(all).toHaveLength(12);
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['accepted']));
  const held = await ksef.held();
  for (const { hash, ksefNumber } of all) {
    expect(held.filter((one) => one.hash === hash)).toMatchObject([{ code: 200, number: ksefNumber }]);
  }
  const orderOf = (hash: string): number => held.findIndex((one) => one.hash === hash);
  for (const sale of sales) {
    const [invoice, correction] = await documents(sale);
    if (correction) expect(orderOf(correction.hash)).toBeGreaterThan(orderOf(invoice!.hash));
    if (correction) expect(correction.xml).toContain(`<NrKSeFFaKorygowanej>${invoice!.ksefNumber}</NrKSeFFaKorygowanej>`);
  }
  expect(new Set(all.map(({ number }) => number)).size).toBe(12);
  expect(await mails()).toHaveLength(12);
  expect(await tasks()).toEqual([]);
  // No call was refused for being one too many.
  expect((await ksef.calls()).filter(({ status }) => status === 429)).toEqual([]);
}, 60_000);
