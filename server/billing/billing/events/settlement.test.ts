// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { anOrder, aPaidOrder, sendPaymentEvent, withSilentProvider, type TestOrder } from '#server/testing/billing/stripe-events.ts';
import { correctLostDispute } from '#server/billing/billing/decisions/decisions.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const start = Date.parse('2026-11-21T09:00:00.000Z');
const hour = 3_600_000;

beforeEach(() => {
  later(0);
  withSilentProvider(world);
});

const later = (millis: number) => world.at(new Date(start + millis).toISOString());
const aBuyer = (): Promise<TestOrganization> => anOrganization(world.deps, { plan: null });
const billing = async (org: TestOrganization): Promise<Billing> => (await world.call('GET', '/api/billing', { cookie: org.cookie })).json();

async function logged(order: TestOrder) {
  return world.deps.db.rows<{ action: string; userId: string; metadata: object; userAgent: string }>(sql`
    select action, user_id, metadata, user_agent from audit_logs
    where entity_id = ${order.id} and action in ('payment.paid', 'payment.refunded') order by id`);
}

async function tasksOf(order: TestOrder) {
  return world.deps.db.rows<{ kind: string; subject: string; facts: Record<string, unknown> }>(sql`
    select kind, subject, facts from desk_tasks where facts ->> 'paymentId' = ${order.id} and closed_at is null order by opened_at, kind`);
}

async function mailsTo(org: TestOrganization): Promise<string[]> {
  const rows = await world.deps.db.rows<{ kind: string }>(sql`
    select data ->> 'kind' as kind from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} order by created_on, id`);
  return rows.map((row) => row.kind);
}

/** An operator has the accountant's word that the invoice is corrected after a lost dispute. */
async function correct(order: TestOrder): Promise<void> {
  const payment = { organizationId: order.organizationId, paymentId: order.id };
  await world.deps.db.transaction((tx) => correctLostDispute(world.deps, tx, payment, `dp_${order.id}`));
}

async function correctionsOf(order: TestOrder) {
  return world.deps.db.rows<{ grossAmount: number; soldAt: Date }>(sql`
    select gross_amount, sold_at from invoices where payment_id = ${order.id} and kind = 'KOR' order by sequence`);
}

describe('what follows from a payment', () => {
  it('is in the log with who paid what, once when it came and once when all of it went back', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    const [row] = await world.deps.db.rows<{ orderNumber: string }>(sql`select order_number from payments where id = ${order.id}`);
    await sendPaymentEvent(world, order, 'paidLater');
    await sendPaymentEvent(world, order, 'partly');
    await sendPaymentEvent(world, order, 'refunded');
    await sendPaymentEvent(world, order, 'refunded');
    const metadata = { orderNumber: row!.orderNumber, amount: 1845, currency: 'PLN', method: null };
    const entry = { userId: org.userId, metadata, userAgent: 'payment provider' };
    expect(await logged(order)).toEqual([
      { ...entry, action: 'payment.paid' },
      { ...entry, action: 'payment.refunded' },
    ]);
    expect((await mailsTo(org)).toSorted()).toEqual(['payment_received_early', 'payment_refunded']);
  });

  it('is no confirmation and no access when the money was back before it was known', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    await sendPaymentEvent(world, order, 'refunded');
    expect(await billing(org)).toMatchObject({ plan: null, payments: [{ status: 'refunded' }] });
    await sendPaymentEvent(world, order, 'paid');
    expect(await billing(org)).toMatchObject({ plan: null, payments: [{ status: 'refunded' }] });
    expect(await mailsTo(org)).not.toContain('payment_received_early');
  });

  it('is nothing for an organisation that is gone, but the log of its refund', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    await world.deps.db.rows(sql`delete from users where id = ${org.userId}`);
    await sendPaymentEvent(world, order, 'paid');
    expect((await tasksOf(order)).map((task) => task.kind)).toEqual(['organization_gone']);
    await sendPaymentEvent(world, order, 'refunded');
    expect((await logged(order)).map((entry) => entry.action)).toEqual(['payment.refunded']);
    expect(await mailsTo(org)).toEqual([]);
    expect((await correctionsOf(order)).map((row) => row.grossAmount)).toEqual([-1845]);
  });

  it('is found by the page that it was paid on where nothing else names the order', async () => {
    const [one, other] = [await anOrder(world, await aBuyer()), await anOrder(world, await aBuyer())];
    await sendPaymentEvent(world, one, 'expired', { metadata: null, payment_intent: null });
    const rows = await world.deps.db.rows(sql`select id, status from payments where id in (${one.id}, ${other.id}) order by status`);
    expect(rows).toEqual([
      { id: one.id, status: 'expired' },
      { id: other.id, status: 'pending' },
    ]);
  });

  it('preserves why an attempt failed until it is paid', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    const codeOf = async () =>
      (await world.deps.db.rows<{ failureCode: string | null }>(sql`select failure_code from payments where id = ${order.id}`))[0]
        ?.failureCode;
    await sendPaymentEvent(world, order, 'attempt');
    expect([await codeOf(), (await billing(org)).state]).toEqual(['card_declined', 'pending']);
    await sendPaymentEvent(world, order, 'unpaid');
    expect(await codeOf()).toBe('card_declined');
    await sendPaymentEvent(world, order, 'paid');
    expect(await codeOf()).toBeNull();
  });

  it('is reported to an operator with what was charged where that is not what was requested', async () => {
    const order = await anOrder(world, await aBuyer());
    await sendPaymentEvent(world, order, 'paid', { amount_total: 42_927, currency: 'eur' });
    expect(await tasksOf(order)).toMatchObject([
      { kind: 'currency_mismatch', facts: { chargedMinor: 42_927, chargedCurrency: 'EUR', chargedPlan: 'basic', amountMinor: 184_500 } },
    ]);
    await sendPaymentEvent(world, order, 'dispute');
    expect((await tasksOf(order)).map((task) => task.kind)).toEqual(['currency_mismatch', 'disputed']);
  });
});

describe('a second charge for an order', () => {
  it('that is disputed is reported, and says nothing of the order’s own money', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    const other = { payment_intent: 'pi_other', metadata: { payment_id: order.id, organization_id: org.id } };
    await sendPaymentEvent(world, order, 'disputeLost', { id: 'dp_other', amount: 5000, ...other });
    expect(await tasksOf(order)).toMatchObject([
      { kind: 'disputed', subject: 'dp_other', facts: { disputedMinor: 5000, intentId: 'pi_other' } },
    ]);
    await sendPaymentEvent(world, order, 'refundFailed', { id: 're_other', ...other });
    await sendPaymentEvent(world, order, 'refunded', other);
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ status: 'paid', refunded: 0, doubt: null }] });
    expect(await tasksOf(order)).toHaveLength(1);
  });

  it('of another amount is reported with its own', async () => {
    const order = await aPaidOrder(world, await aBuyer());
    await sendPaymentEvent(world, order, 'paid', { id: 'cs_other', payment_intent: 'pi_more', amount_total: 12_300 });
    expect(await tasksOf(order)).toMatchObject([
      { kind: 'second_payment', subject: 'pi_more', facts: { intentId: 'pi_more', amountMinor: 12_300 } },
    ]);
  });
});

describe('the corrections of a sale', () => {
  it('are one for each part that went back, with its day; a part that was reported only in the sum has its own', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    later(hour);
    await sendPaymentEvent(world, order, 'refund', { id: `re_1_${order.id}`, amount: 10_000, status: 'succeeded' });
    later(2 * hour);
    await sendPaymentEvent(world, order, 'refunded', { amount_refunded: 15_000 });
    later(3 * hour);
    await sendPaymentEvent(world, order, 'disputeLost', { amount: 20_000 });
    expect(await correctionsOf(order)).toHaveLength(2);
    await correct(order);
    const corrections = await correctionsOf(order);
    expect(corrections.slice(0, 2).map((row) => [row.grossAmount, row.soldAt])).toEqual([
      [-100, new Date(start + hour)],
      [-50, new Date(start + 2 * hour)],
    ]);
    expect(corrections.reduce((sum, row) => sum + row.grossAmount, 0)).toBe(-350);
    expect(corrections.at(-1)?.soldAt).toEqual(new Date(start + 3 * hour));
    await sendPaymentEvent(world, order, 'refundFailed', { id: `re_2_${order.id}`, amount: 3000 });
    const given = (await correctionsOf(order)).reduce((sum, row) => sum + row.grossAmount, 0);
    expect(given).toBe(-(await billing(org)).payments[0]!.refunded);
  });

  it('have the day of the refund or the lost dispute also where the payment became known later', async () => {
    const order = await anOrder(world, await aBuyer());
    await sendPaymentEvent(world, order, 'refund', { amount: 10_000, status: 'succeeded' });
    later(hour);
    await sendPaymentEvent(world, order, 'paid');
    expect(await correctionsOf(order)).toEqual([{ grossAmount: -100, soldAt: new Date(start) }]);
    later(0);
    const lost = await anOrder(world, await aBuyer());
    await sendPaymentEvent(world, lost, 'disputeLost', { amount: 20_000 });
    later(hour);
    await sendPaymentEvent(world, lost, 'paid');
    expect(await correctionsOf(lost)).toEqual([]);
    await correct(lost);
    expect(await correctionsOf(lost)).toEqual([{ grossAmount: -200, soldAt: new Date(start) }]);
  });

  it('do not count a dispute that was won or is open', async () => {
    const order = await aPaidOrder(world, await aBuyer());
    for (const kind of ['dispute', 'disputeTaken', 'disputeWon']) {
      await sendPaymentEvent(world, order, kind);
      expect(await correctionsOf(order)).toEqual([]);
    }
  });
});
