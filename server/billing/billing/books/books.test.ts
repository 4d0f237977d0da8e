import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { taskDecisions, type TaskKind } from '#core/platform/tasks.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { executeRefund } from '#server/billing/billing/refunds/refunds.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { deliver, eventOf, withSilentProvider, type TestOrder } from '#server/testing/stripe-events.ts';
import { transferArrives } from '#server/testing/transfers.ts';
import { openWorld } from '#server/testing/world.ts';
import { compareBooks } from './check.ts';

const world = openWorld();
const start = Date.parse('2026-11-21T09:00:00.000Z');
/** How many random histories are played; `HISTORIES=5000` for a long run. */
const histories = Number(process.env.HISTORIES ?? 40);
let operator: TestOrganization;
let minutes = 0;

beforeAll(async () => {
  withSilentProvider(world);
  world.deps.payments = { ...world.deps.payments, refund: async ({ key }) => ({ refundId: `re_ours_${key}` }) };
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
beforeEach(() => forgetAll());

async function forgetAll(): Promise<void> {
  later(0);
  for (const table of ['desk_tasks', 'transfers', 'refunds', 'payment_events', 'payments'])
    await world.deps.db.raw(`delete from ${table}`, []);
}

function later(more: number): void {
  minutes = more === 0 ? 0 : minutes + more;
  world.at(new Date(start + minutes * 60_000).toISOString());
}

async function anOrder(payBy: 'provider' | 'transfer'): Promise<TestOrder & { number: string }> {
  const org = await anOrganization(world.deps, { plan: null });
  const answer = await world.call('POST', '/api/create-checkout-session', {
    cookie: org.cookie,
    body: { plan: 'basic', payBy, earlyStart: true },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const [row] = await world.deps.db.rows<{ id: string; orderNumber: string }>(
    sql`select id, order_number from payments where organization_id = ${org.id}`,
  );
  return { id: row!.id, number: row!.orderNumber, organizationId: org.id, plan: 'basic' };
}

const arrives = (title: string, amountMinor: number, currency = 'PLN') => transferArrives(world, title, amountMinor, { currency });

async function tellOf(order: TestOrder, charge: number, kind: string, object: object = {}): Promise<void> {
  const metadata = { payment_id: order.id, organization_id: order.organizationId, plan: order.plan };
  const answer = await deliver(world, eventOf(world, order, kind, { payment_intent: `pi_${charge}_${order.id}`, metadata, ...object }));
  expect(answer.statusCode, answer.body).toBe(200);
}

type Task = Readonly<{ id: string; kind: TaskKind; facts: Record<string, unknown> }>;

function tasksOf(order: TestOrder): Promise<Task[]> {
  return world.deps.db.rows<Task>(sql`
    select id, kind, facts from desk_tasks where closed_at is null and (facts ->> 'paymentId' = ${order.id} or organization_id = ${order.organizationId})
    order by opened_at, kind, id`);
}

/** Decides an open task of an order, never by leaving money where it is. */
async function decideOne(order: TestOrder, which: number): Promise<void> {
  const tasks = (await tasksOf(order)).filter(({ kind }) => kind !== 'books_differ');
  const task = tasks[which % Math.max(1, tasks.length)];
  const decisions = taskDecisions[task?.kind ?? 'books_differ'].filter((one) => one !== 'dismiss' && one !== 'assign');
  const decision = decisions[which % Math.max(1, decisions.length)];
  if (!task || !decision) return;
  const body = { decision, note: 'sprawa 2026/20', proof: 'PRZELEW 1', told: 'Opłata została zwrócona.' };
  const answer = await world.call('POST', `/api/operator/desk/${task.id}/decision`, { cookie: operator.cookie, body });
  expect([200, 409], answer.body).toContain(answer.statusCode);
}

/** The provider gives what is owed through it, and tells of it. */
async function give(order: TestOrder, state: 'succeeded' | 'failed'): Promise<void> {
  const owed = await world.deps.db.rows<{ id: string; amount: number; attempt: number; providerPaymentId: string }>(sql`
    select id, amount, attempt, provider_payment_id from refunds where payment_id = ${order.id} and state in ('owed', 'sent') and method = 'provider'`);
  for (const { id, amount, attempt, providerPaymentId } of owed) {
    await executeRefund(world.deps, { organizationId: order.organizationId, refundId: id });
    const object = { id: `re_ours_${id}:${attempt}`, amount: Math.round(amount * 100), status: state, payment_intent: providerPaymentId };
    await tellOf(order, 1, state === 'failed' ? 'refundFailed' : 'refund', object);
  }
}

type Order = Awaited<ReturnType<typeof anOrder>>;
type Step = Readonly<{ says: string; play: (order: Order) => Promise<void> }>;
const grosz = fc.constantFrom(100, 84_500, 100_000, 184_499, 184_500, 200_000);
const charge = fc.constantFrom(1, 2);
const steps = fc.oneof(
  fc.record({ charge, amount: grosz }).map(({ charge: which, amount }): Step => ({
    says: `charge ${which} of ${amount}`,
    play: (order) => tellOf(order, which, 'paid', { amount_total: amount }),
  })),
  fc
    .record({
      charge,
      amount: fc.constantFrom(4500, 82_000, 184_500),
      id: fc.constantFrom('a', 'b'),
      status: fc.constantFrom('pending', 'succeeded'),
    })
    .map(({ charge: which, amount, id, status }): Step => ({
      says: `refund ${id} of ${amount} of charge ${which} ${status}`,
      play: (order) => tellOf(order, which, 'refund', { id: `re_${which}${id}_${order.id}`, amount, status }),
    })),
  fc.record({ charge, id: fc.constantFrom('a', 'b') }).map(({ charge: which, id }): Step => ({
    says: `refund ${id} of charge ${which} failed`,
    play: (order) => tellOf(order, which, 'refundFailed', { id: `re_${which}${id}_${order.id}`, amount: 4500 }),
  })),
  // One is won, another lost. That a lost one brings money back after somebody decided about the rest is what the alarm is for.
  fc.constantFrom('dispute', 'disputeLost', 'disputeWon').map((kind): Step => {
    const id = kind === 'disputeWon' ? 'dp_won' : 'dp_lost';
    return { says: kind, play: (order) => tellOf(order, 1, kind, { id: `${id}_${order.id}`, amount: 184_500 }) };
  }),
  fc.record({ amount: grosz, currency: fc.constantFrom('PLN', 'PLN', 'PLN', 'EUR') }).map(({ amount, currency }): Step => ({
    says: `transfer of ${amount} ${currency}`,
    play: async (order) => void (await arrives(order.number, amount, currency)),
  })),
  fc.nat(5).map((which): Step => ({ says: `decision ${which}`, play: (order) => decideOne(order, which) })),
  fc
    .constantFrom('succeeded' as const, 'failed' as const)
    .map((state): Step => ({ says: `owed refunds ${state}`, play: (order) => give(order, state) })),
);

describe('money and documents of an order', () => {
  it(`agree after every step of ${histories} random histories`, { timeout: histories * 10_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('provider' as const, 'transfer' as const),
        fc.array(steps, { minLength: 1, maxLength: 10 }),
        async (payBy, played) => {
          later(0);
          const order = await anOrder(payBy);
          for (const { play } of played) {
            later(1);
            await play(order);
            await compareBooks(world.deps);
            const differ = (await tasksOf(order)).filter(({ kind }) => kind === 'books_differ');
            expect(differ.map(({ facts }) => facts)).toEqual([]);
          }
          await world.deps.db.rows(sql`delete from desk_tasks`);
          await world.deps.db.rows(sql`delete from transfers`);
          await world.deps.db.rows(sql`delete from payments where id = ${order.id}`);
        },
      ),
      { numRuns: histories, examples: [] },
    );
  });

  it('that differ are a task, which goes when they agree again', async () => {
    const order = await anOrder('transfer');
    await arrives(order.number, 100_000);
    expect((await compareBooks(world.deps)).differ).toBe(0);
    await world.deps.db.rows(sql`update desk_tasks set closed_at = now(), decision = 'dismiss' where facts ->> 'paymentId' = ${order.id}`);
    expect((await compareBooks(world.deps)).differ).toBe(1);
    expect(await tasksOf(order)).toMatchObject([
      {
        kind: 'books_differ',
        facts: { differenceMinor: 100_000, receivedMinor: 100_000, invoicedMinor: 0, openMinor: 0 },
      },
    ]);
    await arrives(order.number, 84_500);
    expect((await compareBooks(world.deps)).differ).toBe(0);
    expect(await tasksOf(order)).toEqual([]);
  });
});
