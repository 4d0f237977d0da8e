// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { runKsef } from './run.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { dying, Killed, type Death } from '#server/testing/processes/simulated-kill.ts';
import type { ModelKsef } from '#server/testing/ksef/ksef.ts';
import { documentsOfSale, forgetTrouble, passMinutes, withKsef } from '#server/testing/ksef/world.ts';
import { aSale, refunded } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let ksef: ModelKsef;
let org: TestOrganization;
const start = Date.parse('2027-02-01T09:00:00Z');
let days = 0;

beforeEach(async () => {
  ksef = withKsef(world);
  await forgetTrouble(world);
  org = await anOrganization(world.deps, { plan: null });
});

/** A sale with a part of it refunded: two documents, the second behind the first. */
async function aSaleWithCorrection() {
  days += 1;
  world.at(new Date(start + days * 86_400_000).toISOString());
  const paidAt = new Date(world.deps.now().getTime() - 600_000);
  const sale = await aSale(world.deps, org, { paidAt: paidAt.toISOString() });
  await refunded(world.deps, sale, [{ at: new Date(paidAt.getTime() + 60_000).toISOString(), amountMinor: 50_000 }]);
  return sale;
}

/** Runs a process that dies so, and how many steps it came. */
async function runAndDie(death: Death | null): Promise<number> {
  const { deps, steps } = dying(world.deps, death);
  await runKsef(deps).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
  return steps();
}

it('whatever step a process dies at, each document is accepted once, notified once, and none is lost', async () => {
  await aSaleWithCorrection();
  const last = await runAndDie(null);
  await passMinutes(world, 3);
  expect(last).toBeGreaterThan(30);
  const deaths = Array.from({ length: last }, (_, index) => index + 1).flatMap((step): Death[] => [
    { step, when: 'before' },
    { step, when: 'after' },
  ]);
  expect(deaths.length).toBeGreaterThanOrEqual(60);
  for (const death of deaths) {
    const sale = await aSaleWithCorrection();
    await runAndDie(death);
    await passMinutes(world, 5);
    const documents = await documentsOfSale(world, sale);
    const facts = documents.map(({ number, state, version, confirmed }) => [number.slice(0, 2), state, version, confirmed]);
    expect(facts, JSON.stringify(death)).toEqual([
      ['FV', 'accepted', 1, true],
      ['FK', 'accepted', 1, true],
    ]);
    for (const { hash } of documents) expect(ksef.accepted().filter((one) => one.hash === hash)).toHaveLength(1);
    const tasks = await world.deps.db.rows<{ kind: string }>(sql`
      select data ->> 'kind' as kind from pgboss.job
      where name = 'mail' and data ->> 'kind' like '%issued' and data -> 'values' ->> 'orderNumber' = ${sale.orderNumber} order by 1`);
    expect(
      tasks.map(({ kind }) => kind),
      JSON.stringify(death),
    ).toEqual(['correction_issued', 'invoice_issued']);
  }
  expect(new Set(ksef.accepted().map(({ p2 }) => p2)).size).toBe(ksef.accepted().length);
}, 600_000);
