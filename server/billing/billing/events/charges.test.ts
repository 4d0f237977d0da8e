import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { anOrder, deliver, eventOf, withSilentProvider, type TestOrder } from '#server/testing/billing/stripe-events.ts';
import { orderRefund } from '#server/billing/billing/decisions/decisions.ts';
import { acceptTransfer } from '#server/billing/billing/transfers/transfers.ts';
import { transferArrives } from '#server/testing/billing/transfers.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
beforeAll(() => withSilentProvider(world));
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

const aBuyer = (): Promise<TestOrganization> => anOrganization(world.deps, { plan: null });
const billing = async (org: TestOrganization): Promise<Billing> => (await world.call('GET', '/api/billing', { cookie: org.cookie })).json();

/** Something that is reported of the first or the second of two charges of one order. */
async function reportEvent(order: TestOrder, which: 1 | 2, kind: string, object: object = {}): Promise<void> {
  const charge = {
    payment_intent: `pi_${which}_${order.id}`,
    metadata: { payment_id: order.id, organization_id: order.organizationId, plan: order.plan },
  };
  expect((await deliver(world, eventOf(world, order, kind, { ...charge, ...object }))).statusCode).toBe(200);
}

async function openTasks(order: TestOrder) {
  return world.deps.db.rows<{ kind: string; subject: string; facts: Record<string, unknown> }>(sql`
    select kind, subject, facts from desk_tasks where facts ->> 'paymentId' = ${order.id} and closed_at is null order by kind`);
}

const own = async (order: TestOrder) =>
  (
    await world.deps.db.rows<Record<string, unknown>>(sql`
      select p.status, p.provider_payment_id, p.refunded_amount, (select array_agg(i.gross_amount order by i.sequence) from invoices i where i.payment_id = p.id) as invoices
      from payments p where p.id = ${order.id}`)
  )[0];

describe('an order that was paid by two charges', () => {
  it.each([
    ['refund', { status: 'succeeded' }],
    ['refunded', {}],
  ] as const)('of which one went back before either was heard of (%s) is paid by the other', async (kind, object) => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    await reportEvent(order, 2, kind, { id: kind === 'refund' ? `re_2_${order.id}` : 'ch_2', ...object });
    await reportEvent(order, 1, 'paid');
    await reportEvent(order, 2, 'paid');
    expect(await own(order)).toEqual({ status: 'paid', providerPaymentId: `pi_1_${order.id}`, refundedAmount: 0, invoices: [1845] });
    expect([(await billing(org)).plan, await openTasks(order)]).toEqual(['basic', []]);
  });

  it('of which the second stays is a question, which ends when it goes back', async () => {
    const order = await anOrder(world, await aBuyer());
    await reportEvent(order, 1, 'paid');
    await reportEvent(order, 2, 'paid');
    expect(await openTasks(order)).toMatchObject([
      { kind: 'second_payment', subject: `pi_2_${order.id}`, facts: { amountMinor: 184_500 } },
    ]);
    await reportEvent(order, 2, 'refund', { id: `re_2_${order.id}`, status: 'pending' });
    expect(await openTasks(order)).toHaveLength(1);
    await reportEvent(order, 2, 'refund', { id: `re_2_${order.id}`, status: 'succeeded' });
    expect(await openTasks(order)).toEqual([]);
    expect(await own(order)).toMatchObject({ status: 'paid', refundedAmount: 0, invoices: [1845] });
  });

  it('of which the second comes back after it had gone is a question again', async () => {
    const order = await anOrder(world, await aBuyer());
    await reportEvent(order, 1, 'paid');
    await reportEvent(order, 2, 'paid');
    await reportEvent(order, 2, 'refund', { id: `re_2_${order.id}`, status: 'succeeded' });
    expect(await openTasks(order)).toEqual([]);
    await reportEvent(order, 2, 'refundFailed', { id: `re_2_${order.id}` });
    expect(await openTasks(order)).toMatchObject([{ kind: 'second_payment', subject: `pi_2_${order.id}` }]);
  });

  it('is paid by the one that was paid, not by one that was declined before', async () => {
    const order = await anOrder(world, await aBuyer());
    await reportEvent(order, 2, 'attempt', { id: `pi_2_${order.id}` });
    await reportEvent(order, 1, 'paid');
    expect(await own(order)).toMatchObject({ status: 'paid', providerPaymentId: `pi_1_${order.id}` });
  });

  it('is paid by a transfer, and refunded so, when a card was declined before', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    await reportEvent(order, 1, 'attempt', { id: `pi_1_${order.id}` });
    const [{ orderNumber } = { orderNumber: '' }] = await world.deps.db.rows<{ orderNumber: string }>(
      sql`select order_number from payments where id = ${order.id}`,
    );
    await transferArrives(world, orderNumber, 184_500);
    const [{ id } = { id: '' }] = await world.deps.db.rows<{ id: string }>(sql`select id from transfers where payment_id = ${order.id}`);
    await world.deps.db.transaction((tx) => acceptTransfer(world.deps, tx, id));
    expect(await own(order)).toMatchObject({ status: 'paid', providerPaymentId: null });
    await reportEvent(order, 1, 'disputeLost', { id: `dp_${order.id}` });
    expect(await own(order)).toMatchObject({ status: 'paid', refundedAmount: 0 });
    await world.deps.db.transaction((tx) =>
      orderRefund(world.deps, tx, { organizationId: org.id, paymentId: order.id }, { reason: 'operator', orderedBy: org.userId }),
    );
    const refunds = await world.deps.db.rows(sql`select method from refunds where payment_id = ${order.id}`);
    expect([refunds, id.length]).toEqual([[{ method: 'transfer' }], 36]);
  });
});
