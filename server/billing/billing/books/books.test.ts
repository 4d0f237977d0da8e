// @module-tag long
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { taskDecisions, type TaskKind } from '#core/platform/tasks.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { correctBuyer } from '#server/billing/invoices/acts.ts';
import { invoicesOfPayment } from '#server/billing/invoices/repository.ts';
import { executeRefund } from '#server/billing/billing/refunds/refunds.ts';
import { signedIn } from '#server/operations/demo/callers.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { expectCredits } from '#server/testing/billing/credits.ts';
import { deliver, eventOf, withSilentProvider, type TestOrder } from '#server/testing/billing/stripe-events.ts';
import { transferArrives } from '#server/testing/billing/transfers.ts';
import { openWorld } from '#server/testing/world.ts';
import { compareBooks } from './check.ts';

const world = openWorld();
const start = Date.parse('2026-11-21T09:00:00.000Z');
/** How many random histories are played; `HISTORIES=5000` for a long run. */
const histories = Number(process.env.HISTORIES ?? 40);
let operator: TestOrganization;
let minutes = 0;
let issued = 0;

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

type Order = TestOrder & Readonly<{ number: string; amountMinor: number; org: TestOrganization }>;

async function anOrder(payBy: 'provider' | 'transfer', of: TestOrganization | null = null, plan = 'basic'): Promise<Order> {
  const org = of ?? (await anOrganization(world.deps, { plan: null }));
  const answer = await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body: { plan, payBy, earlyStart: true } });
  expect(answer.statusCode, answer.body).toBe(200);
  const [row] = await world.deps.db.rows<{ id: string; number: string; amountMinor: number }>(sql`
    select id, order_number as number, (amount * 100)::int as amount_minor from payments
    where organization_id = ${org.id} and plan = ${plan} order by created_at desc limit 1`);
  return { ...row!, organizationId: org.id, plan, org };
}

const arrives = (title: string, amountMinor: number, currency = 'PLN') => transferArrives(world, title, amountMinor, { currency });

async function reportEvent(order: Order, charge: number, kind: string, object: object = {}): Promise<void> {
  const metadata = { payment_id: order.id, organization_id: order.organizationId, plan: order.plan };
  const answer = await deliver(world, eventOf(world, order, kind, { payment_intent: `pi_${charge}_${order.id}`, metadata, ...object }));
  expect(answer.statusCode, answer.body).toBe(200);
}

type Task = Readonly<{ id: string; kind: TaskKind; facts: Record<string, unknown> }>;

function tasksOf(order: Order): Promise<Task[]> {
  return world.deps.db.rows<Task>(sql`
    select id, kind, facts from desk_tasks where closed_at is null and (facts ->> 'paymentId' = ${order.id} or organization_id = ${order.organizationId})
    order by opened_at, kind, id`);
}

/** Decides an open task of an order, never by leaving money where it is. */
async function decideOne(order: Order, which: number): Promise<void> {
  const tasks = (await tasksOf(order)).filter(({ kind }) => kind !== 'books_differ');
  const task = tasks[which % Math.max(1, tasks.length)];
  const decisions = taskDecisions[task?.kind ?? 'books_differ'].filter((one) => one !== 'dismiss' && one !== 'assign');
  const decision = decisions[which % Math.max(1, decisions.length)];
  if (!task || !decision) return;
  const body = { decision, note: 'sprawa 2026/20', proof: 'PRZELEW 1', told: 'Opłata została zwrócona.' };
  const answer = await world.call('POST', `/api/operator/tasks/${task.id}/decision`, { cookie: operator.cookie, body });
  expect([200, 409], answer.body).toContain(answer.statusCode);
}

/** The provider gives what is due through it, and reports it. */
async function settleRefund(order: Order, state: 'succeeded' | 'failed'): Promise<void> {
  const due = await world.deps.db.rows<{ id: string; amount: number; attempt: number; providerPaymentId: string }>(sql`
    select id, amount, attempt, provider_payment_id from refunds where payment_id = ${order.id} and state in ('owed', 'sent') and method = 'provider'`);
  for (const { id, amount, attempt, providerPaymentId } of due) {
    await executeRefund(world.deps, { organizationId: order.organizationId, refundId: id });
    const object = { id: `re_ours_${id}:${attempt}`, amount: Math.round(amount * 100), status: state, payment_intent: providerPaymentId };
    await reportEvent(order, 1, state === 'failed' ? 'refundFailed' : 'refund', object);
  }
}

/** Everything that has no number is issued. */
async function issue({ id }: Order): Promise<void> {
  issued += 1;
  await world.deps.db.rows(sql`
    update invoices set number = case kind when 'VAT' then 'FV/' else 'FK/' end || ${`2026/11/${issued}-`}::text || sequence, exported_at = ${world.deps.now()}
    where payment_id = ${id} and number is null`);
}

/** Corrects who bought on the last invoice; another NIP is one to zero and a new invoice. */
async function correct(order: Order, change: object): Promise<void> {
  const rows = await invoicesOfPayment(world.deps.db, order.organizationId, order.id);
  const invoice = rows.findLast(({ kind }) => kind === 'VAT');
  if (!invoice) return;
  const { email: _, ...buyer } = rows.at(-1)!.buyer;
  const data = { ...buyer, recipient: null, localGovernment: false, vatGroup: false, ...change };
  const entry = { organizationId: order.organizationId, id: invoice.id, note: 'zgłoszenie', buyer: data };
  await correctBuyer(world.deps, await signedIn(world.deps, operator.email), entry).catch((error: { code?: string }) => {
    if (!['nothing_changed', 'nothing_to_replace'].includes(error.code ?? '')) throw error;
  });
}

/** Basic, and what was bought over it. */
type History = { orders: Order[] };

async function pay(order: Order, payBy: 'provider' | 'transfer'): Promise<void> {
  if (payBy === 'transfer') await arrives(order.number, order.amountMinor);
  else await reportEvent(order, 1, 'paid', { amount_total: order.amountMinor });
}

async function upgrade(history: History, payBy: 'provider' | 'transfer', isPaid: boolean): Promise<void> {
  const [basic] = history.orders;
  if (!basic || history.orders.length > 2) return;
  const pro = await anOrder(payBy, basic.org, 'pro');
  if (!history.orders.some(({ id }) => id === pro.id)) history.orders.push(pro);
  if (isPaid) await pay(pro, payBy);
}

type Step = Readonly<{ says: string; play: (order: Order, history: History) => Promise<void> }>;
/** All that an order requests is the price of Basic in the steps. */
const whole = 184_500;
const of = (order: Order, amount: number): number => (amount === whole ? order.amountMinor : amount);
const grosz = fc.constantFrom(100, 84_500, 100_000, 184_499, 184_500, 200_000);
const charge = fc.constantFrom(1, 2);
const steps = fc.oneof(
  fc.record({ charge, amount: grosz }).map(({ charge: which, amount }): Step => ({
    says: `charge ${which} of ${amount}`,
    play: (order) => reportEvent(order, which, 'paid', { amount_total: of(order, amount) }),
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
      play: (order) => reportEvent(order, which, 'refund', { id: `re_${which}${id}_${order.id}`, amount: of(order, amount), status }),
    })),
  fc.record({ charge, id: fc.constantFrom('a', 'b') }).map(({ charge: which, id }): Step => ({
    says: `refund ${id} of charge ${which} failed`,
    play: (order) => reportEvent(order, which, 'refundFailed', { id: `re_${which}${id}_${order.id}`, amount: 4500 }),
  })),
  // One is won, another lost. That a lost one brings money back after somebody decided about the rest is what the alarm is for.
  fc.constantFrom('dispute', 'disputeLost', 'disputeWon').map((kind): Step => {
    const id = kind === 'disputeWon' ? 'dp_won' : 'dp_lost';
    return { says: kind, play: (order) => reportEvent(order, 1, kind, { id: `${id}_${order.id}`, amount: order.amountMinor }) };
  }),
  fc.record({ amount: grosz, currency: fc.constantFrom('PLN', 'PLN', 'PLN', 'EUR') }).map(({ amount, currency }): Step => ({
    says: `transfer of ${amount} ${currency}`,
    play: async (order) => void (await arrives(order.number, of(order, amount), currency)),
  })),
  fc.nat(5).map((which): Step => ({ says: `decision ${which}`, play: (order) => decideOne(order, which) })),
  fc
    .constantFrom('succeeded' as const, 'failed' as const)
    .map((state): Step => ({ says: `owed refunds ${state}`, play: (order) => settleRefund(order, state) })),
  fc.record({ payBy: fc.constantFrom('provider' as const, 'transfer' as const), isPaid: fc.boolean() }).map(({ payBy, isPaid }): Step => ({
    says: `upgrade by ${payBy}${isPaid ? ', paid' : ''}`,
    play: (_, history) => upgrade(history, payBy, isPaid),
  })),
  fc.constant<Step>({
    says: 'withdrawal',
    play: async ({ org, id }) => {
      const answer = await world.call('POST', `/api/billing/payments/${id}/withdrawal`, { cookie: org.cookie });
      expect(answer.statusCode, answer.body).toBe(200);
    },
  }),
  fc.constant<Step>({ says: 'invoices issued', play: issue }),
  fc
    .constantFrom<object>({ name: 'Nowa Nazwa sp. z o.o.' }, { nip: '9990000014' }, { nip: '9990000020' })
    .map((change): Step => ({ says: `buyer ${JSON.stringify(change)}`, play: (order) => correct(order, change) })),
);
const played = fc.array(fc.record({ step: steps, on: fc.nat(2) }), { minLength: 1, maxLength: 12 });

describe('money and documents of an order', () => {
  it(`agree after every step of ${histories} random histories`, { timeout: histories * 10_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('provider' as const, 'transfer' as const),
        fc.constantFrom('open' as const, 'paid' as const, 'upgraded' as const),
        played,
        async (payBy, begun, happenings) => {
          later(0);
          const order = await anOrder(payBy);
          const history: History = { orders: [order] };
          if (begun !== 'open') await pay(order, payBy);
          later(1);
          if (begun === 'upgraded') await upgrade(history, payBy, true);
          for (const { step, on } of happenings) {
            later(1);
            await step.play(history.orders[on % history.orders.length] ?? order, history);
            await expectCredits(world, order.organizationId);
            await compareBooks(world.deps);
            const differ = (await tasksOf(order)).filter(({ kind }) => kind === 'books_differ');
            expect(differ.map(({ facts }) => facts)).toEqual([]);
          }
          await world.deps.db.rows(sql`delete from desk_tasks`);
          await world.deps.db.rows(sql`delete from transfers`);
          await world.deps.db.rows(sql`delete from payments where organization_id = ${order.organizationId}`);
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
