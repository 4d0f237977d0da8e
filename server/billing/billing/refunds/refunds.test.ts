// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperatorTask } from '#contract/operations/tasks.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { AlreadyRefunded, type RefundOrder } from '#server/adapters/payments/payments.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { anOrder, aPaidOrder, sendPaymentEvent, withSilentProvider, type TestOrder } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';
import { executeRefund, resumeRefunds } from './refunds.ts';

const world = openWorld();
const start = Date.parse('2026-11-21T09:00:00.000Z');
const hour = 3_600_000;
const note = 'sprawa 2026/18';
let operator: TestOrganization;
let requested: RefundOrder[] = [];

beforeAll(async () => {
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
beforeEach(async () => {
  requested = [];
  await later(0);
  withSilentProvider(world);
  provider(async (order) => {
    requested.push(order);
    return { refundId: `re_${order.payment!.id}` };
  });
});

function provider(refund: (order: RefundOrder) => Promise<{ refundId: string }>): void {
  world.deps.payments = { ...world.deps.payments, refund };
}

async function later(millis: number): Promise<void> {
  world.at(new Date(start + millis).toISOString());
  await world.deps.db.rows(sql`update sessions set expire = ${new Date(start + millis + 24 * hour)}`);
}

const aBuyer = (): Promise<TestOrganization> => anOrganization(world.deps, { plan: null });
const withdraw = (org: TestOrganization, order: TestOrder) =>
  world.call('POST', `/api/billing/payments/${order.id}/withdrawal`, { cookie: org.cookie });
const orderRefund = (org: TestOrganization, order: TestOrder, more: object = {}) =>
  world.call('POST', `/api/operator/payments/${order.id}/refund`, {
    cookie: operator.cookie,
    body: { organizationId: org.id, note, ...more },
  });

type Row = Readonly<Record<string, unknown> & { id: string }>;

async function refundsOf(order: TestOrder): Promise<Row[]> {
  return world.deps.db.rows<Row>(sql`
    select id, amount, reason, method, state, attempt, provider_id, failure, ordered_by, tried_at, given_at from refunds
    where payment_id = ${order.id} order by owed_at, id`);
}

async function jobsOf(id: string): Promise<number> {
  const jobs = await world.deps.db.rows(sql`select 1 from pgboss.job where name = 'refund' and data ->> 'refundId' = ${id}`);
  await world.deps.db.rows(sql`delete from pgboss.job where name = 'refund' and data ->> 'refundId' = ${id}`);
  return jobs.length;
}

async function tasks(org: TestOrganization): Promise<OperatorTask[]> {
  const { tasks: all } = (await world.call('GET', '/api/operator/tasks', { cookie: operator.cookie })).json<{ tasks: OperatorTask[] }>();
  return all.filter((task) => task.organizationId === org.id);
}

async function decide(org: TestOrganization, decision: string, proof?: string) {
  const [task] = await tasks(org);
  const body = { decision, note, ...(proof ? { proof } : {}) };
  return world.call('POST', `/api/operator/tasks/${task!.id}/decision`, { cookie: operator.cookie, body });
}

/** A payment whose whole amount is due back after a withdrawal. */
async function refundsDue() {
  const org = await aBuyer();
  const order = await aPaidOrder(world, org);
  await withdraw(org, order);
  const [refund] = await refundsOf(order);
  return { org, order, id: refund!.id, job: { organizationId: org.id, refundId: refund!.id } };
}

describe('a refund that is due', () => {
  it('is requested once at the provider, whole and under its own name', async () => {
    const { org, order, id, job } = await refundsDue();
    expect(await refundsOf(order)).toMatchObject([
      { amount: 1845, reason: 'withdrawal', method: 'provider', state: 'owed', attempt: 1, orderedBy: null },
    ]);
    expect(await jobsOf(id)).toBe(1);
    await executeRefund(world.deps, job);
    await executeRefund(world.deps, job);
    expect(requested).toEqual([
      { intentId: `pi_${order.id}`, key: `${id}:1`, amount: 184_500, payment: { id: order.id, organizationId: org.id } },
    ]);
    expect(await refundsOf(order)).toMatchObject([{ state: 'sent', providerId: `re_${order.id}`, triedAt: world.deps.now() }]);
    await later(hour);
    await sendPaymentEvent(world, order, 'refund');
    expect(await refundsOf(order)).toMatchObject([{ state: 'given', givenAt: world.deps.now() }]);
  });

  it('of a part is given once the provider reports it, and the order stays paid', async () => {
    const { org, order, id, job } = await refundsDue();
    await world.deps.db.rows(sql`update refunds set amount = 100 where id = ${id}`);
    await executeRefund(world.deps, job);
    expect(requested).toMatchObject([{ amount: 10_000 }]);
    await sendPaymentEvent(world, order, 'refund', { amount: 10_000 });
    expect(await refundsOf(order)).toMatchObject([{ state: 'given' }]);
    expect((await world.call('GET', '/api/billing', { cookie: org.cookie })).json().payments).toMatchObject([
      { status: 'paid', refunded: 100 },
    ]);
    expect(await tasks(org)).toEqual([]);
  });

  it('is given when the provider has reported it before it answered', async () => {
    const { order, job } = await refundsDue();
    provider(async () => {
      await sendPaymentEvent(world, order, 'refund');
      return { refundId: `re_${order.id}` };
    });
    await executeRefund(world.deps, job);
    expect(await refundsOf(order)).toMatchObject([{ state: 'given' }]);
  });

  it('is given when the provider reports that everything went back already', async () => {
    const { order, job } = await refundsDue();
    provider(() => Promise.reject(new AlreadyRefunded('again')));
    await executeRefund(world.deps, job);
    expect(await refundsOf(order)).toMatchObject([{ state: 'given' }]);
  });

  it('stays due with the reason when the provider fails', async () => {
    const { order, job } = await refundsDue();
    provider(() => Promise.reject(new Error('provider down')));
    await expect(executeRefund(world.deps, job)).rejects.toThrow('provider down');
    expect(await refundsOf(order)).toMatchObject([{ state: 'owed', failure: 'Error: provider down', triedAt: world.deps.now() }]);
  });

  it('is retried after an hour, again after six, and reported to an operator after a day', async () => {
    const { org, order, id } = await refundsDue();
    await jobsOf(id);
    const resumedAfter = async (millis: number) => {
      await later(millis);
      await resumeRefunds(world.deps);
      return jobsOf(id);
    };
    expect([await resumedAfter(hour), await resumedAfter(hour + 1)]).toEqual([0, 1]);
    expect(await refundsOf(order)).toMatchObject([{ failure: 'begun anew', state: 'owed' }]);
    expect([await resumedAfter(7 * hour + 1), await resumedAfter(7 * hour + 2)]).toEqual([0, 1]);
    expect(await tasks(org)).toEqual([]);
    await world.deps.db.rows(sql`update refunds set tried_at = null where id = ${id}`);
    expect(await resumedAfter(24 * hour)).toBe(1);
    expect(await tasks(org)).toEqual([]);
    await world.deps.db.rows(sql`update refunds set tried_at = null where id = ${id}`);
    expect(await resumedAfter(24 * hour + 1)).toBe(1);
    expect(await tasks(org)).toMatchObject([
      { kind: 'refund_overdue', facts: { refundId: id, paymentId: order.id, refundMinor: 184_500, currency: 'PLN', buyer: org.name } },
    ]);
    expect(await resumeRefunds(world.deps)).toEqual({ refundsTakenUp: 0 });
  });
});

describe('an operator who refunds', () => {
  it('orders it by name, once; then nothing is left', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    expect((await orderRefund(org, order)).statusCode).toBe(200);
    expect(await refundsOf(order)).toMatchObject([{ amount: 1845, reason: 'operator', state: 'owed', orderedBy: operator.userId }]);
    const again = await orderRefund(org, order);
    expect([again.statusCode, again.json().code]).toEqual([409, 'not_refundable']);
    expect(await refundsOf(order)).toHaveLength(1);
  });

  it('gives what is left after a part went back', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await sendPaymentEvent(world, order, 'partly');
    await orderRefund(org, order);
    expect(await refundsOf(order)).toMatchObject([{ amount: 1844 }]);
  });

  it('refunds the part that was named, and never more than is left', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    expect((await orderRefund(org, order, { amount: 45.5 })).statusCode).toBe(200);
    expect(await refundsOf(order)).toMatchObject([{ amount: 45.5, state: 'owed' }]);
    // What the owner is shown of a withdrawal counts what is on its way.
    expect((await world.call('GET', '/api/billing', { cookie: org.cookie })).json().payments).toMatchObject([
      { refunded: 0, refundable: 1799.5 },
    ]);
    const [entry] = await world.deps.db.rows<{ metadata: object }>(sql`
      select metadata from audit_logs where action = 'operator.refund' and organization_id = ${org.id}`);
    expect(entry?.metadata).toEqual({ note, amount: 45.5 });
    expect((await orderRefund(org, order, { amount: 1799.51 })).json().code).toBe('not_refundable');
    for (const amount of [0, -1, 0.001]) expect((await orderRefund(org, order, { amount })).json().fields).toHaveProperty('amount');
    expect((await orderRefund(org, order)).statusCode).toBe(200);
    expect((await refundsOf(order)).map((refund) => Number(refund.amount)).toSorted((a, b) => a - b)).toEqual([45.5, 1799.5]);
  });

  it('finds nothing to refund of an order that is not paid, or of another organisation', async () => {
    const [org, other] = [await aBuyer(), await aBuyer()];
    const order = await anOrder(world, org);
    const unpaid = await orderRefund(org, order);
    expect([unpaid.statusCode, unpaid.json().code]).toEqual([409, 'not_refundable']);
    expect((await orderRefund(other, order)).statusCode).toBe(404);
  });

  it('repeats a failed one under a new name, and nothing that was given', async () => {
    const { org, order, id, job } = await refundsDue();
    await executeRefund(world.deps, job);
    await sendPaymentEvent(world, order, 'refundFailed');
    expect(await refundsOf(order)).toMatchObject([{ state: 'failed' }]);
    expect(await tasks(org)).toMatchObject([{ kind: 'refund_failed', facts: { refundMinor: 184_500 } }]);
    await jobsOf(id);
    expect((await decide(org, 'repeat')).json()).toEqual({ ok: true });
    expect(await refundsOf(order)).toMatchObject([{ state: 'owed', attempt: 2, providerId: null, triedAt: null }]);
    expect(await jobsOf(id)).toBe(1);
  });

  it('does not repeat or transfer what arrived meanwhile', async () => {
    const { org, order, id } = await refundsDue();
    await later(25 * hour);
    await resumeRefunds(world.deps);
    await world.deps.db.rows(sql`update refunds set state = 'given' where id = ${id}`);
    for (const [decision, proof] of [['repeat'], ['by_transfer', 'PRZELEW 9']] as const) {
      const answer = await decide(org, decision, proof);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_refundable']);
    }
    expect(await refundsOf(order)).toMatchObject([{ state: 'given', attempt: 1 }]);
  });

  it('proves a transfer, which ends the order as refunded', async () => {
    const { org, order } = await refundsDue();
    await later(25 * hour);
    await resumeRefunds(world.deps);
    expect((await decide(org, 'by_transfer', 'PRZELEW 10')).json()).toEqual({ ok: true });
    expect(await refundsOf(order)).toMatchObject([{ state: 'given', method: 'transfer', givenAt: world.deps.now() }]);
    const { payments } = (await world.call('GET', '/api/billing', { cookie: org.cookie })).json();
    expect(payments).toMatchObject([{ status: 'refunded', refunded: 1845, refundedAt: world.deps.now().toISOString() }]);
    expect(await tasks(org)).toEqual([]);
  });
});

describe('money that went back', () => {
  it('in full closes what was on its way, without a word about the single refund', async () => {
    const { order, job } = await refundsDue();
    await executeRefund(world.deps, job);
    await sendPaymentEvent(world, order, 'refunded');
    expect(await refundsOf(order)).toMatchObject([{ state: 'given' }]);
  });

  it('in part without an order from here is one question, with the sum as it is now', async () => {
    const [org, other] = [await aBuyer(), await aBuyer()];
    const [order, another] = [await aPaidOrder(world, org), await aPaidOrder(world, other)];
    await sendPaymentEvent(world, another, 'partly');
    await sendPaymentEvent(world, order, 'partly');
    expect(await tasks(org)).toMatchObject([
      { kind: 'partial_refund', facts: { refundMinor: 100, paymentId: order.id, amountMinor: 184_500 } },
    ]);
    await sendPaymentEvent(world, order, 'partly', { amount_refunded: 250 });
    expect(await tasks(org)).toMatchObject([{ kind: 'partial_refund', facts: { refundMinor: 250 } }]);
    expect(await tasks(other)).toMatchObject([{ kind: 'partial_refund', facts: { refundMinor: 100 } }]);
    await sendPaymentEvent(world, order, 'refunded');
    expect(await tasks(org)).toEqual([]);
    expect(await tasks(other)).toHaveLength(1);
  });

  it('in part by an order from here is no question', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await orderRefund(org, order);
    const [refund] = await refundsOf(order);
    await world.deps.db.rows(sql`update refunds set amount = 1 where id = ${refund!.id}`);
    await sendPaymentEvent(world, order, 'partly');
    expect(await tasks(org)).toEqual([]);
  });
});
