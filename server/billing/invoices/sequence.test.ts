import sql from 'sql-template-tag';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addOperator } from '#server/account/accounts/operators.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { aPaidOrder, deliver, eventOf, withSilentProvider, type TestOrder } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const start = Date.parse('2026-11-21T09:00:00.000Z');
const minute = 60_000;
let operator: TestOrganization;

const later = (minutes: number) => world.at(new Date(start + minutes * minute).toISOString());
beforeAll(async () => {
  withSilentProvider(world);
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
beforeEach(() => later(0));

/** What happened to an order, minutes after it was paid. */
type Happening = readonly [minutes: number, kind: string, object: { id?: string; [field: string]: unknown }];

/** Events of a time without webhooks: each states when it happened, all of them arrive later. */
async function arriveLate(order: TestOrder, happenings: readonly Happening[], arrival: number): Promise<number[]> {
  const events = happenings.map(([minutes, kind, object]) => {
    later(minutes);
    return eventOf(world, order, kind, object);
  });
  later(arrival);
  const statuses: number[] = [];
  for (const event of events) statuses.push((await deliver(world, event)).statusCode);
  return statuses;
}

async function correctionsOf(order: TestOrder) {
  return world.deps.db.rows<{ sequence: number; reason: string; gross: number; soldAt: Date }>(sql`
    select sequence, reason, gross_amount as gross, sold_at from invoices where payment_id = ${order.id} and kind = 'KOR' order by sequence`);
}

async function tasksOf(order: TestOrder): Promise<string[]> {
  const rows = await world.deps.db.rows<{ kind: string }>(sql`
    select kind from desk_tasks where facts ->> 'paymentId' = ${order.id} and closed_at is null order by kind`);
  return rows.map(({ kind }) => kind);
}

const [first, second] = [
  { id: 're_first', amount: 82_000 },
  { id: 're_second', amount: 164_000 },
];

it.each<[string, Happening[]]>([
  [
    'one by one',
    [
      [5, 'refund', first],
      [6, 'refund', { ...first, status: 'succeeded' }],
      [10, 'refund', second],
      [11, 'refunded', {}],
      [20, 'refundFailed', second],
    ],
  ],
  [
    'as totals first',
    [
      [5, 'partly', { amount_refunded: 82_000 }],
      [6, 'refund', { ...first, status: 'succeeded' }],
      [10, 'refunded', {}],
      [11, 'refund', second],
      [20, 'refundFailed', second],
    ],
  ],
])('refunds heard an hour late %s, of which the last one failed, are all corrected, and an operator hears of it', async (_, happenings) => {
  const order = await aPaidOrder(world, await anOrganization(world.deps, { plan: null }), 'pro');
  const own = happenings.map(
    ([minutes, kind, object]) => [minutes, kind, object.id ? { ...object, id: `${object.id}_${order.id}` } : object] as const,
  );
  expect(await arriveLate(order, own, 60)).toEqual([200, 200, 200, 200, 200]);
  const at = (minutes: number) => new Date(start + minutes * minute);
  expect(await correctionsOf(order)).toEqual([
    { sequence: 1, reason: 'refund', gross: -820, soldAt: at(5) },
    { sequence: 2, reason: 'refund', gross: -1640, soldAt: at(10) },
    { sequence: 3, reason: 'refund_failed', gross: 1640, soldAt: at(20) },
  ]);
  expect(await tasksOf(order)).toContain('refund_failed');
});

it('refunds that happened before the buyer was corrected, and were reported afterwards, are corrected behind it', async () => {
  const org = await anOrganization(world.deps, { plan: null });
  const order = await aPaidOrder(world, org, 'pro');
  await world.deps.db.rows(
    sql`update invoices set number = 'FV/2026/11/0777', exported_at = ${world.deps.now()} where payment_id = ${order.id}`,
  );
  const [invoice] = await world.deps.db.rows<{ id: string; buyer: Record<string, unknown> }>(sql`
    select id, buyer from invoices where payment_id = ${order.id}`);
  later(30);
  const { email: _, ...buyer } = invoice!.buyer;
  const body = { organizationId: org.id, note: 'pismo 7/2026', buyer: { ...buyer, name: 'Nowa Nazwa', recipient: null } };
  const answer = await world.call('POST', `/api/operator/invoices/${invoice!.id}/buyer`, { cookie: operator.cookie, body });
  expect(answer.statusCode, answer.body).toBe(200);
  const statuses = await arriveLate(
    order,
    [
      [5, 'refund', { id: 're_a', amount: 82_000 }],
      [10, 'refund', { id: 're_b', amount: 164_000 }],
    ],
    60,
  );
  expect(statuses).toEqual([200, 200]);
  expect((await correctionsOf(order)).map(({ sequence, reason, gross }) => [sequence, reason, gross])).toEqual([
    [1, 'buyer', 0],
    [2, 'refund', -820],
    [3, 'refund', -1640],
  ]);
  const periods = await world.deps.db.rows(
    sql`select 1 from subscriptions where payment_id = ${order.id} and ends_at > ${world.deps.now()}`,
  );
  expect(periods).toEqual([]);
});
