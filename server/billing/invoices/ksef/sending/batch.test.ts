// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { runKsef } from './run.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { dying, Killed, type Death } from '#server/testing/processes/simulated-kill.ts';
import type { ModelKsef } from '#server/testing/ksef/ksef.ts';
import { documentsOfSale, forgetTrouble, ksefTasks, passMinutes, withKsef } from '#server/testing/ksef/world.ts';
import { aSale } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let ksef: ModelKsef;
let org: TestOrganization;
let months = 0;
const many = 24;

beforeEach(async () => {
  months += 1;
  world.at(new Date(Date.UTC(2027, months, 10, 9)).toISOString());
  ksef = withKsef(world);
  await forgetTrouble(world);
  await world.deps.db.rows(sql`delete from pgboss.job where name = 'mail'`);
  org = await anOrganization(world.deps, { plan: null });
});

type Sale = Awaited<ReturnType<typeof aSale>>;

async function manySales(): Promise<Sale[]> {
  const paidAt = new Date(world.deps.now().getTime() - 300_000).toISOString();
  const sales: Sale[] = [];
  for (let count = 0; count < many; count += 1) sales.push(await aSale(world.deps, org, { paidAt }));
  return sales;
}

async function expectAllAccepted(sales: readonly Sale[]): Promise<void> {
  // Confirmations are fetched twenty in a run.
  await passMinutes(world, 2);
  const documents = (await Promise.all(sales.map((sale) => documentsOfSale(world, sale)))).flat();
  expect(documents).toHaveLength(many);
  for (const { hash, state, ksefNumber, xml } of documents) {
    expect([
      state,
      ksef
        .accepted()
        .filter((one) => one.hash === hash)
        .map((one) => one.ksefNumber),
    ]).toEqual(['accepted', [ksefNumber]]);
    expect(xml).toContain(`<P_1>${world.deps.now().toISOString().slice(0, 10)}</P_1>`);
  }
  expect(ksef.accepted()).toHaveLength(many);
  const mails = await world.deps.db.rows(sql`select 1 from pgboss.job where name = 'mail' and data ->> 'kind' = 'invoice_issued'`);
  expect(mails).toHaveLength(many);
  expect(await ksefTasks(world)).toEqual([]);
}

const count = (call: string): number => ksef.calls.filter((one) => one === call).length;

describe('many documents at once', () => {
  it('go together once KSeF took the first of them', async () => {
    const sales = await manySales();
    expect(await runKsef(world.deps)).toMatchObject({ issued: many, sent: many });
    expect([count('send'), count('sendBatch')]).toEqual([1, 1]);
    await passMinutes(world, 1);
    await expectAllAccepted(sales);
    // Its session was queried once for all of them.
    expect(count('documentsOf')).toBe(1);
  });

  it('are not issued where KSeF does not take the first', async () => {
    const sales = await manySales();
    ksef.fail('send', 'before');
    expect(await runKsef(world.deps)).toMatchObject({ issued: 1, sent: 0 });
    await passMinutes(world, 4);
    await expectAllAccepted(sales);
  });

  it.each([
    ['the answer to opening is lost', 'sendBatch', 'after'],
    ['it cannot be opened', 'sendBatch', 'before'],
    ['KSeF refuses the batch', 'sendBatch', 'refused'],
    ['the answer to closing is lost', 'closeSession', 'after'],
    ['it was never closed', 'closeSession', 'before'],
  ] as const)('are accepted once each, though %s', async (_, call, trouble) => {
    const sales = await manySales();
    ksef.fail(call, trouble);
    await passMinutes(world, 8);
    await expectAllAccepted(sales);
  });

  it('are accepted once each, though too many calls were made', async () => {
    const sales = await manySales();
    ksef.fail('closeSession', 'limited');
    await passMinutes(world, 8);
    await expectAllAccepted(sales);
  });

  it('are accepted once each by two processes at once', async () => {
    const sales = await manySales();
    const other = { ...world.deps };
    await Promise.all([runKsef(world.deps), runKsef(other)]);
    await passMinutes(world, 4);
    await expectAllAccepted(sales);
  });

  it('are accepted once each, whatever step a process dies at', async () => {
    const last = await acceptedAfter(null);
    for (let step = 11; step <= last; step += 41) await acceptedAfter({ step, when: 'after' });
  }, 300_000);
});

/** Many sales in a month of their own and a process that dies so; all are accepted by those after it. How many steps it came. */
async function acceptedAfter(death: Death | null): Promise<number> {
  months += 1;
  world.at(new Date(Date.UTC(2027, months, 10, 9)).toISOString());
  ksef = withKsef(world);
  await world.deps.db.rows(sql`delete from pgboss.job where name = 'mail'`);
  const sales = await manySales();
  const { deps, steps } = dying(world.deps, death);
  await runKsef(deps).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
  await passMinutes(world, 6);
  await expectAllAccepted(sales);
  return steps();
}
