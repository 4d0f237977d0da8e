// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { aCertificate, anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { anOrder, aPaidOrder, sendPaymentEvent, withSilentProvider, type TestOrder } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const start = Date.parse('2026-11-21T09:00:00.000Z');
const day = 86_400_000;
const note = 'reklamacja 7';
let operator: TestOrganization;

beforeAll(async () => {
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
beforeEach(async () => {
  await later(0);
  withSilentProvider(world);
});

async function later(millis: number): Promise<void> {
  world.at(new Date(start + millis).toISOString());
  await world.deps.db.rows(sql`update sessions set expire = ${new Date(start + millis + day)}`);
}

const aBuyer = (): Promise<TestOrganization> => anOrganization(world.deps, { plan: null });
const withdraw = (org: TestOrganization, order: TestOrder) =>
  world.call('POST', `/api/billing/payments/${order.id}/withdrawal`, { cookie: org.cookie });
const billing = async (org: TestOrganization): Promise<Billing> => (await world.call('GET', '/api/billing', { cookie: org.cookie })).json();

async function named(org: TestOrganization, order: TestOrder) {
  const [row] = await world.deps.db.rows<{ orderNumber: string }>(sql`select order_number from payments where id = ${order.id}`);
  return { name: 'Anna Testowa', orderNumber: row!.orderNumber, email: org.email };
}
const check = (body: object) => world.call('POST', '/api/withdrawals/check', { body });

async function decide(org: TestOrganization, kind: string, decision: string) {
  const [task] = await world.deps.db.rows<{ id: string }>(sql`
    select id from desk_tasks where organization_id = ${org.id} and kind = ${kind} and closed_at is null`);
  return world.call('POST', `/api/operator/tasks/${task!.id}/decision`, { cookie: operator.cookie, body: { decision, note } });
}

const refundsDueFor = (order: TestOrder) =>
  world.deps.db.rows<{ amount: number; reason: string; orderedBy: string | null }>(sql`
    select amount, reason, ordered_by from refunds where payment_id = ${order.id} order by owed_at, id`);

describe('somebody without an account who names an order', () => {
  it('reads what a declaration would bring about, before and after it', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    const body = await named(org, order);
    const shown = { orderNumber: body.orderNumber, plan: 'basic', gross: 1845, currency: 'PLN', refund: 1845, credited: [] };
    const inLowerCase = { ...body, orderNumber: body.orderNumber.toLowerCase() };
    expect((await check(inLowerCase)).json()).toEqual({
      ...shown,
      until: '2026-12-07T22:59:59.999Z',
      outcome: 'refunded',
      declaredAt: null,
    });
    await anAssessment(world.deps, org, { answered: 1 });
    expect((await check(body)).json()).toEqual({ ...shown, until: null, outcome: 'received', declaredAt: null });
    await later(1000);
    await world.call('POST', '/api/withdrawals', { body });
    await world.deps.db.rows(sql`update payments set first_used_at = null, first_use = null where id = ${order.id}`);
    expect((await check(body)).json()).toMatchObject({ outcome: 'received', declaredAt: '2026-11-21T09:00:01.000Z' });
  });

  it('reads that an unpaid order would be closed, and nothing of an order with another e-mail', async () => {
    const org = await aBuyer();
    const body = await named(org, await anOrder(world, org));
    expect((await check(body)).json()).toMatchObject({ until: null, outcome: 'cancelled' });
    for (const wrong of [{ email: operator.email }, { orderNumber: 'AT-2026-AAAAAAAA' }]) {
      const answer = await check({ ...body, ...wrong });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
    }
  });

  it('may try thirty times an hour from one address', async () => {
    const body = { name: 'Anna Testowa', orderNumber: 'AT-2026-AAAAAAAA', email: 'x@example.com' };
    const from = (remoteAddress: string) =>
      world.app.inject({ method: 'POST', url: '/api/withdrawals/check', payload: body, remoteAddress });
    for (let tries = 0; tries < 30; tries += 1) expect((await from('192.0.2.30')).statusCode).toBe(404);
    expect((await from('192.0.2.30')).statusCode).toBe(429);
    expect((await from('192.0.2.31')).statusCode).toBe(404);
  });
});

describe('a declaration in time', () => {
  it('ends the access and refunds what did not go back before', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await sendPaymentEvent(world, order, 'partly');
    const declared = await withdraw(org, order);
    expect(declared.json()).toEqual({ outcome: 'refunded', withdrawnAt: '2026-11-21T09:00:00.000Z' });
    expect(await refundsDueFor(order)).toEqual([{ amount: 1844, reason: 'withdrawal', orderedBy: null }]);
    expect(await billing(org)).toMatchObject({
      plan: null,
      payments: [
        {
          withdrawalLost: 'withdrawn',
          withdrawal: { declaredAt: '2026-11-21T09:00:00.000Z', outcome: 'refunded', decision: null },
        },
      ],
    });
    await later(day);
    expect((await withdraw(org, order)).json()).toEqual(declared.json());
    expect(await refundsDueFor(order)).toHaveLength(1);
  });

  it('is nobody else’s, and of no unknown order', async () => {
    const [org, other] = [await aBuyer(), await aBuyer()];
    const order = await aPaidOrder(world, org);
    expect((await withdraw(other, order)).statusCode).toBe(404);
    expect((await withdraw(org, { ...order, id: world.deps.newId() })).statusCode).toBe(404);
    expect((await billing(org)).plan).toBe('basic');
  });

  it('of an unpaid order refunds nothing', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    await withdraw(org, order);
    expect(await billing(org)).toMatchObject({ payments: [{ status: 'expired' }] });
    expect(await refundsDueFor(order)).toEqual([]);
  });
});

describe('a declaration after first use', () => {
  async function received() {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await anAssessment(world.deps, org, { answered: 1 });
    await later(73 * day);
    await withdraw(org, order);
    return { org, order };
  }

  it('decided pro rata refunds the share of the time to come from the day of the declaration', async () => {
    const { org, order } = await received();
    await later(100 * day);
    expect((await decide(org, 'withdrawal_received', 'pro_rata')).json()).toEqual({ ok: true });
    // 292 of 365 days were to come.
    expect(await refundsDueFor(order)).toEqual([{ amount: 1476, reason: 'withdrawal', orderedBy: operator.userId }]);
    const [row] = await world.deps.db.rows(sql`select withdrawn_at, withdrawal_decided_at from payments where id = ${order.id}`);
    expect(row).toEqual({ withdrawnAt: world.deps.now(), withdrawalDecidedAt: world.deps.now() });
  });

  it('decided in full refunds all, however late', async () => {
    const { org, order } = await received();
    await decide(org, 'withdrawal_received', 'full');
    expect(await refundsDueFor(order)).toEqual([{ amount: 1845, reason: 'withdrawal', orderedBy: operator.userId }]);
  });

  it('decided pro rata refunds no more than is left', async () => {
    const { org, order } = await received();
    await sendPaymentEvent(world, order, 'partly', { amount_refunded: 184_400 });
    await decide(org, 'withdrawal_received', 'pro_rata');
    expect(await refundsDueFor(order)).toMatchObject([{ amount: 1 }]);
  });

  it('decided with nothing leaves the contract as it is', async () => {
    const { org, order } = await received();
    await decide(org, 'withdrawal_received', 'nothing');
    const [row] = await world.deps.db.rows(sql`select withdrawn_at, withdrawal_decision from payments where id = ${order.id}`);
    expect(row).toEqual({ withdrawnAt: null, withdrawalDecision: 'nothing' });
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ withdrawal: { decision: 'nothing' } }] });
  });

  it('puts certificates of the period before an operator, who revokes them at the request of the organisation', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    const { certificateNumber } = await aCertificate(world.deps, org);
    await withdraw(org, order);
    await decide(org, 'withdrawal_received', 'full');
    const [task] = await world.deps.db.rows<{ facts: object }>(sql`
      select facts from desk_tasks where organization_id = ${org.id} and kind = 'certificate_withdrawn'`);
    expect(task?.facts).toMatchObject({ certificateNumber, buyer: org.name, endedBy: 'withdrawal' });
    await decide(org, 'certificate_withdrawn', 'revoke');
    const entry = (await world.call('GET', `/api/registry/${certificateNumber}`)).json();
    expect(entry).toMatchObject({ status: 'revoked', revocationReason: 'organisation_request' });
  });
});

describe('why access ended', () => {
  it.each([
    ['refunded', 'refund'],
    ['disputeLost', 'dispute'],
  ])('by %s is told with the certificates of the period', async (kind, endedBy) => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await aCertificate(world.deps, org);
    await sendPaymentEvent(world, order, 'dispute', { id: `dp_open_${order.id}` });
    await sendPaymentEvent(world, order, kind);
    const [task] = await world.deps.db.rows<{ facts: object }>(sql`
      select facts from desk_tasks where organization_id = ${org.id} and kind = 'certificate_unpaid'`);
    expect(task?.facts).toMatchObject({ endedBy });
  });

  it('by a dispute that is turned round later stays, and is reported', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    const kinds = async () =>
      (
        await world.deps.db.rows<{ kind: string; facts: Record<string, unknown> }>(sql`
          select kind, facts from desk_tasks where organization_id = ${org.id} and closed_at is null order by kind`)
      ).map((task) => [task.kind, task.facts.disputedMinor]);
    await sendPaymentEvent(world, order, 'dispute');
    expect(await kinds()).toEqual([['disputed', 184_500]]);
    await sendPaymentEvent(world, order, 'disputeLost');
    expect(await kinds()).toEqual([['dispute_lost', 184_500]]);
    await sendPaymentEvent(world, order, 'disputeWon');
    expect((await kinds()).map(([kind]) => kind)).toContain('dispute_reversed');
    expect((await billing(org)).plan).toBeNull();
  });
});

describe('two orders', () => {
  it('that were open at the same time and are both paid are reported once each; one after the other is no question', async () => {
    const kinds = (org: TestOrganization) =>
      world.deps.db.rows<{ facts: Record<string, unknown> }>(sql`
        select facts from desk_tasks where organization_id = ${org.id} and kind = 'paid_twice'`);
    const [org, other] = [await aBuyer(), await aBuyer()];
    const first = await anOrder(world, org);
    await later(1000);
    const second = await anOrder(world, org, 'pro');
    await later(2000);
    await sendPaymentEvent(world, second, 'paid');
    expect(await kinds(org)).toEqual([]);
    await sendPaymentEvent(world, first, 'paid');
    const { orderNumber: otherOrderNumber } = await named(org, second);
    expect(await kinds(org)).toMatchObject([{ facts: { paymentId: first.id, otherOrderNumber } }]);
    await decide(org, 'paid_twice', 'refund');
    expect(await refundsDueFor(first)).toEqual([{ amount: 1845, reason: 'paid_twice', orderedBy: operator.userId }]);
    await aPaidOrder(world, other);
    await later(3000);
    await aPaidOrder(world, other);
    expect(await kinds(other)).toEqual([]);
  });

  it('of which one is paid in the second in which the other is placed are reported', async () => {
    const org = await aBuyer();
    await later(200);
    const first = await anOrder(world, org);
    await later(700);
    const second = await anOrder(world, org, 'pro');
    await sendPaymentEvent(world, second, 'paid');
    await sendPaymentEvent(world, first, 'paid');
    const tasks = await world.deps.db.rows(sql`select 1 from desk_tasks where organization_id = ${org.id} and kind = 'paid_twice'`);
    expect(tasks).toHaveLength(1);
  });
});
