// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import type { OperatorTask } from '#contract/operations/tasks.ts';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import {
  aConfirmation,
  aCertificate,
  aCompletedAssessment,
  anAssessment,
  anOrganization,
  type TestOrganization,
} from '#server/testing/builders.ts';
import {
  anOrder,
  aPaidOrder,
  deliver,
  eventOf,
  sendPaymentEvent,
  withSilentProvider,
  type TestOrder,
} from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';
import { reconcilePayments } from './reconcile.ts';
import { executeRefund } from '#server/billing/billing/refunds/refunds.ts';

const world = openWorld();
const note = 'sprawa 2026/17';
let operator: TestOrganization;

beforeAll(async () => {
  withSilentProvider(world);
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});

const aBuyer = (): Promise<TestOrganization> => anOrganization(world.deps, { plan: null });
const billing = async (org: TestOrganization): Promise<Billing> => (await world.call('GET', '/api/billing', { cookie: org.cookie })).json();
const withdraw = async (org: TestOrganization, order: TestOrder) =>
  (await world.call('POST', `/api/billing/payments/${order.id}/withdrawal`, { cookie: org.cookie })).json();
/** Days go by; nobody is signed out meanwhile. */
async function after(days: number): Promise<void> {
  world.at(new Date(world.deps.now().getTime() + days * 86_400_000).toISOString());
  await world.deps.db.rows(sql`update sessions set expire = ${new Date(world.deps.now().getTime() + 86_400_000)}`);
}
beforeEach(() => after((Date.parse('2026-11-21T09:00:00Z') - world.deps.now().getTime()) / 86_400_000));

async function tasks(org: TestOrganization | null): Promise<OperatorTask[]> {
  const { tasks: all } = (await world.call('GET', '/api/operator/tasks', { cookie: operator.cookie })).json<{ tasks: OperatorTask[] }>();
  return all.filter((task) => task.organizationId === (org?.id ?? null));
}

async function decide(org: TestOrganization | null, kind: string, decision: string, proof?: string, told?: string) {
  const task = (await tasks(org)).find((one) => one.kind === kind);
  expect(task, `no task ${kind}`).toBeDefined();
  const body = { decision, note, ...(proof ? { proof } : {}), ...(told ? { told } : {}) };
  return world.call('POST', `/api/operator/tasks/${task!.id}/decision`, { cookie: operator.cookie, body });
}

async function refundsOf(order: TestOrder) {
  return world.deps.db.rows<{ id: string; amount: number; state: string; attempt: number }>(sql`
    select id, amount, state, attempt from refunds where payment_id = ${order.id} order by owed_at`);
}

/** Lets the provider settle the due refunds of an order, and reports them. */
async function refundDue(order: TestOrder, event: 'refund' | 'refundFailed' | null = 'refund'): Promise<void> {
  world.deps.payments = { ...world.deps.payments, refund: async () => ({ refundId: `re_${order.id}` }) };
  for (const { id } of await refundsOf(order)) await executeRefund(world.deps, { organizationId: order.organizationId, refundId: id });
  if (event) await sendPaymentEvent(world, order, event);
}

describe('two orders of Pro', () => {
  it.each([
    ['the second, then the first', [1, 0]],
    ['the first, then the second', [0, 1]],
  ] as const)('that are both left again (%s) leave no access behind', async (_, sequence) => {
    const org = await aBuyer();
    const orders = [await aPaidOrder(world, org, 'pro')];
    await after(1);
    orders.push(await aPaidOrder(world, org, 'pro'));
    await after(1);
    for (const which of sequence) {
      expect(await withdraw(org, orders[which]!)).toMatchObject({ outcome: 'refunded' });
      await sendPaymentEvent(world, orders[which]!, 'refunded');
    }
    expect(await billing(org)).toMatchObject({ plan: null, state: 'refunded' });
    await after(1);
    expect((await billing(org)).periods.filter((period) => period.state !== 'ended')).toEqual([]);
  });

  it('that an operator refunds leave no access behind', async () => {
    const org = await aBuyer();
    const first = await aPaidOrder(world, org, 'pro');
    await after(1);
    const second = await aPaidOrder(world, org, 'pro');
    await anAssessment(world.deps, org, { answered: 1 });
    for (const order of [second, first]) {
      const body = { organizationId: org.id, note };
      await world.call('POST', `/api/operator/payments/${order.id}/refund`, { cookie: operator.cookie, body });
      await sendPaymentEvent(world, order, 'refunded');
    }
    expect((await billing(org)).periods.filter((period) => period.state !== 'ended')).toEqual([]);
  });
});

describe('two clicks on “pay” at the same moment', () => {
  it('lead to one page', async () => {
    const org = await aBuyer();
    const { openCheckout } = world.deps.payments;
    let opened = 0;
    world.deps.payments = {
      ...world.deps.payments,
      openCheckout: async ({ paymentId }) => {
        opened += 1;
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { sessionId: `cs_${paymentId}`, url: `https://pay.test/${paymentId}` };
      },
    };
    const click = () => world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body: { plan: 'basic' } });
    const answers = await Promise.all([click(), click(), click()]);
    world.deps.payments = { ...world.deps.payments, openCheckout };
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect([opened, new Set(answers.map((answer) => answer.json().url)).size]).toEqual([1, 1]);
    expect((await billing(org)).payments).toHaveLength(1);
  });

  it('of which one fails at the provider do not mark a paid order as failed', async () => {
    const org = await aBuyer();
    const { openCheckout } = world.deps.payments;
    world.deps.payments = {
      ...world.deps.payments,
      openCheckout: async (order) => {
        await deliver(world, eventOf(world, { id: order.paymentId, organizationId: org.id, plan: 'basic' }, 'paid'));
        throw new Error('connection lost after the page was opened');
      },
    };
    const answer = await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body: { plan: 'basic' } });
    world.deps.payments = { ...world.deps.payments, openCheckout };
    expect(answer.statusCode).toBe(502);
    expect((await billing(org)).payments).toMatchObject([{ status: 'paid' }]);
  });

  it('after an hour lead to a new order, not to the expired page', async () => {
    const org = await aBuyer();
    const first = await anOrder(world, org);
    world.at(new Date(world.deps.now().getTime() + 3_600_001).toISOString());
    expect((await anOrder(world, org)).id).not.toBe(first.id);
  });
});

describe('the first use of what was paid', () => {
  const uses: Record<string, (org: TestOrganization) => Promise<unknown>> = {
    answer: (org) => anAssessment(world.deps, org, { answered: 1 }),
    report: (org) => aCompletedAssessment(world.deps, org),
  };

  it.each(Object.keys(uses))('%s ends the automatic right, and its time stays', async (kind) => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await uses[kind]!(org);
    expect((await billing(org)).payments[0]).toMatchObject({ withdrawableUntil: null, withdrawalLost: 'used' });
    const [row] = await world.deps.db.rows(sql`select first_used_at, first_use from payments where id = ${order.id}`);
    expect(row).toEqual({ firstUsedAt: world.deps.now(), firstUse: 'answer' });
  });

  it('stays known when the account is deleted: the money does not come back by itself', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await anAssessment(world.deps, org, { answered: 1 });
    const [{ orderNumber } = { orderNumber: '' }] = (await billing(org)).payments;
    const gone = await world.call('POST', '/api/account/deletion', {
      cookie: org.cookie,
      body: { password: 'correct horse battery', immediately: true },
    });
    expect(gone.statusCode, gone.body).toBe(200);
    const named = { name: 'Anna Testowa', orderNumber, email: org.email };
    expect((await world.call('POST', '/api/withdrawals', { body: named })).json()).toMatchObject({ outcome: 'received' });
    expect(await refundsOf(order)).toEqual([]);
  });

  it('is also a certificate issued from a report of an earlier period', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    const assessmentId = await aCompletedAssessment(world.deps, org);
    await after(400);
    const second = await aPaidOrder(world, org);
    expect((await billing(org)).payments[0]).toMatchObject({ withdrawalLost: null });
    await aConfirmation(world.deps, org.id, { name: org.name, method: 'register_email' });
    const declaration = { name: 'Anna Testowa', role: 'Prezes zarządu' };
    const issued = await world.call('POST', `/api/assessments/${assessmentId}/certificate`, { cookie: org.cookie, body: { declaration } });
    expect(issued.statusCode, issued.body).toBe(200);
    expect((await billing(org)).payments[0]).toMatchObject({ id: second.id, withdrawalLost: 'used' });
    expect(await withdraw(org, second)).toMatchObject({ outcome: 'received' });
  });

  it('is refused once the contract was left, also by a call that was under way', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await world.deps.db.rows(sql`update payments set withdrawn_at = ${world.deps.now()} where id = ${order.id}`);
    await expect(anAssessment(world.deps, org, { answered: 1 })).rejects.toThrow('subscription_required');
    const answers = await world.deps.db.rows(sql`select 1 from answers where organization_id = ${org.id}`);
    expect(answers).toEqual([]);
  });
});

describe('certificates whose period lost its payment', () => {
  it.each([
    ['a refund', 'refunded'],
    ['a lost dispute', 'disputeLost'],
  ])('by %s are put before an operator, who announces that they are to be revoked', async (_, kind) => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    const { certificateNumber } = await aCertificate(world.deps, org);
    await sendPaymentEvent(world, order, kind);
    const task = (await tasks(org)).find((one) => one.kind === 'certificate_unpaid');
    expect(task).toMatchObject({ decisions: ['announce', 'keep'], facts: { certificateNumber } });
    expect((await decide(org, 'certificate_unpaid', 'announce')).json().fields).toEqual({ told: expect.any(String) });
    const revokedNotice = 'Opłata za okres, w którym wydano certyfikat, została zwrócona.';
    expect((await decide(org, 'certificate_unpaid', 'announce', undefined, revokedNotice)).json()).toEqual({ ok: true });
    const entry = (await world.call('GET', `/api/registry/${certificateNumber}`)).json();
    expect(entry).toMatchObject({ status: 'active' });
    expect((await tasks(org)).map((one) => one.kind)).toContain('revocation_announced');
    expect((await tasks(org)).map((one) => one.kind)).not.toContain('certificate_unpaid');
  });

  it('are left alone when they were issued under another period', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    await aCertificate(world.deps, org);
    await after(1);
    await sendPaymentEvent(world, await aPaidOrder(world, org), 'refunded');
    expect((await tasks(org)).map((one) => one.kind)).not.toContain('certificate_unpaid');
  });
});

describe('another amount than requested', () => {
  it('that an operator dismissed grants nothing with the next event', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    await sendPaymentEvent(world, order, 'paid', { amount_total: 100 });
    expect((await billing(org)).payments[0]).toMatchObject({ status: 'paid', doubt: 'review' });
    expect((await decide(org, 'amount_mismatch', 'dismiss')).statusCode).toBe(200);
    await sendPaymentEvent(world, order, 'paidLater', { amount_total: 100 });
    await sendPaymentEvent(world, order, 'paid');
    expect((await billing(org)).periods).toEqual([]);
    expect(await tasks(org)).toEqual([]);
  });

  it('that an operator accepts opens the access', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    await sendPaymentEvent(world, order, 'paid', { amount_total: 100 });
    await decide(org, 'amount_mismatch', 'accept');
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ doubt: null }] });
  });

  it('that an operator accepted is refunded as it was charged, and that is all of it', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    await sendPaymentEvent(world, order, 'paid', { amount_total: 100 });
    await decide(org, 'amount_mismatch', 'accept');
    const withdrawn = await world.call('POST', `/api/billing/payments/${order.id}/withdrawal`, { cookie: org.cookie });
    expect(withdrawn.json()).toMatchObject({ outcome: 'refunded' });
    expect(await refundsOf(order)).toMatchObject([{ amount: 1, state: 'owed' }]);
    await sendPaymentEvent(world, order, 'refunded', { amount_refunded: 100 });
    expect((await billing(org)).payments[0]).toMatchObject({ status: 'refunded' });
  });

  it('is refunded as it was charged', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    await sendPaymentEvent(world, order, 'paid', { amount_total: 100 });
    await decide(org, 'amount_mismatch', 'refund');
    expect(await refundsOf(order)).toMatchObject([{ amount: 1, state: 'owed' }]);
  });
});

describe('money to be refunded', () => {
  it('stays due when the provider fails, is begun anew and reported to an operator after a day', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await withdraw(org, order);
    const [{ id } = { id: '' }] = await refundsOf(order);
    world.deps.payments = { ...world.deps.payments, refund: () => Promise.reject(new Error('provider down')) };
    await expect(executeRefund(world.deps, { organizationId: org.id, refundId: id })).rejects.toThrow('provider down');
    expect(await refundsOf(order)).toMatchObject([{ state: 'owed' }]);
    await world.deps.db.rows(sql`delete from pgboss.job where name = 'refund'`);
    await after(2);
    expect(await reconcilePayments(world.deps)).toMatchObject({ refundsTakenUp: expect.any(Number) });
    const jobs = await world.deps.db.rows(sql`select 1 from pgboss.job where name = 'refund' and data ->> 'refundId' = ${id}`);
    expect(jobs).toHaveLength(1);
    expect((await tasks(org)).map((one) => one.kind)).toEqual(['refund_overdue']);
    await refundDue(order);
    expect(await refundsOf(order)).toMatchObject([{ state: 'given' }]);
    expect(await tasks(org)).toEqual([]);
  });

  it('that comes back to us becomes a task for the operator again and can be repeated', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await withdraw(org, order);
    await refundDue(order);
    expect((await billing(org)).payments[0]).toMatchObject({ status: 'refunded' });
    await sendPaymentEvent(world, order, 'refundFailed');
    expect((await billing(org)).payments[0]).toMatchObject({ status: 'paid', refunded: 0 });
    expect((await billing(org)).plan).toBeNull();
    expect((await decide(org, 'refund_failed', 'repeat')).statusCode).toBe(200);
    expect(await refundsOf(order)).toMatchObject([{ state: 'owed', attempt: 2 }]);
    const keys: string[] = [];
    world.deps.payments = {
      ...world.deps.payments,
      refund: async ({ key }) => {
        keys.push(key);
        return { refundId: `re_again_${order.id}` };
      },
    };
    const [{ id } = { id: '' }] = await refundsOf(order);
    await executeRefund(world.deps, { organizationId: org.id, refundId: id });
    expect(keys).toEqual([`${id}:2`]);
    await sendPaymentEvent(world, order, 'refund', { id: `re_again_${order.id}` });
    expect((await billing(org)).payments[0]).toMatchObject({ status: 'refunded' });
  });

  it('by bank transfer needs its proof, and counts from then on', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await withdraw(org, order);
    await refundDue(order);
    await sendPaymentEvent(world, order, 'refundFailed');
    expect((await decide(org, 'refund_failed', 'by_transfer')).json()).toMatchObject({ code: 'proof_required' });
    expect((await decide(org, 'refund_failed', 'by_transfer', 'PRZELEW 2026/11/77')).json()).toEqual({ ok: true });
    expect((await billing(org)).payments[0]).toMatchObject({ status: 'refunded', refunded: 1845 });
  });

  it('a job of the earlier version names the payment and is done all the same', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await withdraw(org, order);
    world.deps.payments = { ...world.deps.payments, refund: async () => ({ refundId: `re_${order.id}` }) };
    await executeRefund(world.deps, { organizationId: org.id, paymentId: order.id });
    expect(await refundsOf(order)).toMatchObject([{ state: 'sent' }]);
  });
});

describe('a dispute at the buyer’s bank', () => {
  it('is shown and reported, closes by itself when it is won, and costs no access', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await sendPaymentEvent(world, order, 'dispute');
    await sendPaymentEvent(world, order, 'disputeTaken');
    expect((await billing(org)).payments[0]).toMatchObject({ status: 'paid', doubt: 'disputed' });
    expect((await tasks(org)).map((one) => one.kind)).toEqual(['disputed']);
    await sendPaymentEvent(world, order, 'disputeWon');
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ doubt: null }] });
    expect(await tasks(org)).toEqual([]);
  });

  it.each([
    ['keep_invoice', ['VAT']],
    ['correct_invoice', ['KOR', 'VAT']],
  ] as const)('that is lost ends the access and is told; the invoice is a decision: %s', async (decision, kinds) => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await sendPaymentEvent(world, order, 'dispute');
    await sendPaymentEvent(world, order, 'disputeLost');
    expect(await billing(org)).toMatchObject({ plan: null, payments: [{ status: 'refunded', refunded: 1845 }] });
    expect((await tasks(org)).map((one) => one.kind)).toEqual(['dispute_lost']);
    const invoices = () =>
      world.deps.db.rows<{ kind: string }>(sql`select kind from invoices where payment_id = ${order.id} order by kind`);
    expect(await invoices()).toEqual([{ kind: 'VAT' }]);
    expect((await decide(org, 'dispute_lost', decision)).json()).toEqual({ ok: true });
    expect((await invoices()).map(({ kind }) => kind)).toEqual(kinds);
    expect(await tasks(org)).toEqual([]);
  });

  it('received before the payment is applied once the payment is known', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    await sendPaymentEvent(world, order, 'disputeLost');
    await sendPaymentEvent(world, order, 'paid');
    expect((await billing(org)).payments[0]).toMatchObject({ status: 'refunded' });
    expect((await billing(org)).plan).toBeNull();
  });
});

describe('events that could not be applied', () => {
  it('are tried again, and reported to an operator after a day', async () => {
    const outsider: TestOrder = { id: world.deps.newId(), organizationId: world.deps.newId(), plan: 'basic' };
    await sendPaymentEvent(world, outsider, 'dispute', { id: 'dp_stranger' });
    expect(await reconcilePayments(world.deps)).toMatchObject({ eventsApplied: 0 });
    expect(await tasks(null)).toEqual([]);
    await after(2);
    await reconcilePayments(world.deps);
    await reconcilePayments(world.deps);
    const open = (await tasks(null)).filter((one) => one.kind === 'event_unprocessed');
    expect(open).toHaveLength(1);
    expect((await decide(null, 'event_unprocessed', 'retry')).json()).toMatchObject({ code: 'event_still_unprocessed' });
    expect((await decide(null, 'event_unprocessed', 'dismiss')).json()).toEqual({ ok: true });
    expect((await tasks(null)).filter((one) => one.kind === 'event_unprocessed')).toEqual([]);
  });
});

describe('an order that was replaced', () => {
  it('and paid nevertheless is found by querying, granted, and reported', async () => {
    const org = await aBuyer();
    const first = await anOrder(world, org);
    world.at(new Date(world.deps.now().getTime() + 60_000).toISOString());
    const second = await anOrder(world, org, 'pro');
    world.at(new Date(world.deps.now().getTime() + 60_000).toISOString());
    await sendPaymentEvent(world, second, 'paid');
    const { readCheckout } = world.deps.payments;
    const paidAt = world.deps.now().getTime();
    world.deps.payments = {
      ...world.deps.payments,
      readCheckout: async (sessionId) => {
        const news = world.deps.payments.newsOf(eventOf(world, first, 'paid'))!;
        return sessionId === `cs_${first.id}`
          ? { ...news, fact: { kind: 'paid' as const, at: paidAt } }
          : { ...news, paymentId: null, sessionId, fact: null };
      },
    };
    world.at(new Date(world.deps.now().getTime() + 700_000).toISOString());
    await reconcilePayments(world.deps);
    world.deps.payments = { ...world.deps.payments, readCheckout };
    expect((await billing(org)).payments.map((one) => one.status)).toEqual(['paid', 'paid']);
    expect((await tasks(org)).map((one) => one.kind)).toEqual(['paid_twice']);
  });

  it('is not queried about any more once the provider said that its page is closed', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    await sendPaymentEvent(world, order, 'expired');
    const [row] = await world.deps.db.rows<{ pageClosedAt: Date | null }>(sql`select page_closed_at from payments where id = ${order.id}`);
    expect(row?.pageClosedAt).toEqual(world.deps.now());
  });

  it('whose second session is paid too is a task with the second charge', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await sendPaymentEvent(world, order, 'paid', { id: 'cs_other', payment_intent: 'pi_other' });
    expect(await tasks(org)).toMatchObject([{ kind: 'second_payment', facts: { intentId: 'pi_other', amountMinor: 184_500 } }]);
    expect((await billing(org)).periods).toHaveLength(1);
    await decide(org, 'second_payment', 'refund');
    const [refund] = await world.deps.db.rows(
      sql`select amount, provider_payment_id as intent from refunds where payment_id = ${order.id}`,
    );
    expect(refund).toEqual({ amount: 1845, intent: 'pi_other' });
    world.deps.payments = { ...world.deps.payments, refund: async () => ({ refundId: `re_other_${order.id}` }) };
    const [{ id } = { id: '' }] = await refundsOf(order);
    await executeRefund(world.deps, { organizationId: org.id, refundId: id });
    const metadata = { payment_id: order.id, organization_id: org.id };
    await sendPaymentEvent(world, order, 'refund', { id: `re_other_${order.id}`, payment_intent: 'pi_other', metadata });
    await sendPaymentEvent(world, order, 'refunded', { payment_intent: 'pi_other' });
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ status: 'paid', refunded: 0 }] });
    expect(await refundsOf(order)).toMatchObject([{ state: 'given' }]);
    await sendPaymentEvent(world, order, 'refundFailed', { id: `re_other_${order.id}`, payment_intent: 'pi_other', metadata });
    expect((await tasks(org)).map((one) => one.kind)).toEqual(['refund_failed']);
    expect((await decide(org, 'refund_failed', 'by_transfer', 'PRZELEW 7')).json()).toEqual({ ok: true });
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ status: 'paid', refunded: 0 }] });
  });
});

describe('paid time', () => {
  it('is not lost when a queued Basic moves: it never lies on top of a running one', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    await after(30);
    const pro = await aPaidOrder(world, org, 'pro');
    await after(1);
    await aPaidOrder(world, org);
    await after(1);
    await sendPaymentEvent(world, pro, 'refunded');
    const basics = (await billing(org)).periods.filter((period) => period.plan === 'basic');
    expect(basics[1]?.startsAt).toBe(basics[0]?.endsAt);
  });

  it('of a waiting Basic moves behind a Pro that is extended, and days that an operator added survive', async () => {
    const org = await aBuyer();
    const first = await aPaidOrder(world, org, 'pro');
    await after(1);
    await aPaidOrder(world, org);
    const basic = (await billing(org)).periods.find((period) => period.plan === 'basic')!;
    const longer = new Date(Date.parse(basic.endsAt) + 10 * 86_400_000).toISOString();
    const url = `/api/operator/organizations/${org.id}/extension`;
    await world.call('POST', url, { cookie: operator.cookie, body: { periodId: basic.id, endsAt: longer, note } });
    await after(1);
    await aPaidOrder(world, org, 'pro');
    const [one, two, three] = (await billing(org)).periods;
    expect([one?.plan, two?.plan, three?.plan]).toEqual(['pro', 'pro', 'basic']);
    expect(three?.startsAt).toBe(two?.endsAt);
    const days = (Date.parse(three!.endsAt) - addMonths(new Date(three!.startsAt), 12).getTime()) / 86_400_000;
    expect(days).toBeCloseTo(10, 1);
    await sendPaymentEvent(world, first, 'refunded');
    expect((await billing(org)).plan).toBe('pro');
  });

  it('is shown with the end of the plan in force, and the plan that follows', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org, 'pro');
    await after(1);
    await aPaidOrder(world, org);
    const shown = await billing(org);
    expect([shown.plan, shown.endsAt]).toEqual(['pro', shown.periods[0]?.endsAt]);
    expect(shown.next).toEqual({ plan: 'basic', endsAt: shown.periods[1]?.endsAt });
    const plan = async () =>
      (await world.deps.db.rows<{ plan: string }>(sql`select subscription_plan as plan from users where id = ${org.userId}`))[0]?.plan;
    expect(await plan()).toBe('pro');
  });
});

describe('a period that is over', () => {
  it('is opened again by an operator only where nothing else runs', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    await after(400);
    const first = (await billing(org)).periods[0]!;
    const extend = (days: number) =>
      world.call('POST', `/api/operator/organizations/${org.id}/extension`, {
        cookie: operator.cookie,
        body: { periodId: first.id, endsAt: new Date(world.deps.now().getTime() + days * 86_400_000).toISOString(), note },
      });
    expect((await extend(10)).statusCode).toBe(200);
    expect((await billing(org)).plan).toBe('basic');
    await after(20);
    await aPaidOrder(world, org);
    expect((await extend(10)).statusCode).toBe(400);
  });
});

describe('a declaration of withdrawal', () => {
  it('after first use is received, decided by an operator, and paid back pro rata', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await anAssessment(world.deps, org, { answered: 1 });
    expect(await withdraw(org, order)).toMatchObject({ outcome: 'received', withdrawnAt: world.deps.now().toISOString() });
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ withdrawal: { outcome: 'received', decision: null } }] });
    const [mail] = await world.deps.db.rows<{ kind: string }>(sql`
      select data ->> 'kind' as kind from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} order by created_on desc limit 1`);
    expect(mail?.kind).toBe('withdrawal_received');
    const task = (await tasks(org)).find((one) => one.kind === 'withdrawal_received');
    expect((await decide(org, 'withdrawal_received', 'pro_rata')).json()).toEqual({ ok: true });
    expect(await refundsOf(order)).toMatchObject([{ amount: Number(task!.facts.proRataMinor) / 100, state: 'owed' }]);
    expect(await billing(org)).toMatchObject({ plan: null, payments: [{ withdrawal: { decision: 'pro_rata' } }] });
  });

  it.each([
    ['nothing', 'basic', 0],
    ['full', null, 1],
  ] as const)('can be decided with %s', async (decision, plan, refunds) => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await anAssessment(world.deps, org, { answered: 1 });
    await withdraw(org, order);
    await decide(org, 'withdrawal_received', decision);
    expect((await billing(org)).plan).toBe(plan);
    expect(await refundsOf(order)).toHaveLength(refunds);
  });

  it('made twice at once is one, and the money goes back once', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    const answers = await Promise.all([withdraw(org, order), withdraw(org, order), withdraw(org, order)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await refundsOf(order)).toHaveLength(1);
  });

  it('from an unpaid order closes it; a payment that arrives later waits for an operator', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    expect(await withdraw(org, order)).toMatchObject({ outcome: 'cancelled' });
    await sendPaymentEvent(world, order, 'paid');
    expect(await billing(org)).toMatchObject({ plan: null });
    expect((await tasks(org)).map((one) => one.kind)).toEqual(['paid_after_withdrawal']);
    await decide(org, 'paid_after_withdrawal', 'refund');
    expect(await refundsOf(order)).toMatchObject([{ amount: 1845 }]);
  });

  it('in the last minute of a deadline that ends on a Saturday and moved to Monday takes effect at once', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await after((Date.parse('2026-12-07T22:59:00Z') - world.deps.now().getTime()) / 86_400_000);
    expect(await withdraw(org, order)).toMatchObject({ outcome: 'refunded' });
  });
});

type TasksPage = Readonly<{ tasks: OperatorTask[]; total: number; next: string | null }>;

describe('the list of tasks', () => {
  it('lists every task, the oldest first, page by page', async () => {
    const ids: string[] = [];
    let next: string | null = null;
    let total = 0;
    do {
      const url: string = `/api/operator/tasks${next ? `?after=${encodeURIComponent(next)}` : ''}`;
      const page = (await world.call('GET', url, { cookie: operator.cookie })).json<TasksPage>();
      ids.push(...page.tasks.map((task) => task.id));
      ({ next, total } = page);
    } while (next);
    const all = await world.deps.db.rows<{ id: string }>(sql`select id from desk_tasks where closed_at is null order by opened_at, id`);
    expect(ids).toEqual(all.map((row) => row.id));
    expect(total).toBe(all.length);
  });

  it('pages through more than one page', async () => {
    for (let index = 0; index < 60; index += 1) {
      await world.deps.db.rows(sql`
        insert into desk_tasks (id, kind, subject, opened_at) values (${world.deps.newId()}, 'partial_refund', ${`page-${index}`}, ${world.deps.now()})`);
    }
    const first = (await world.call('GET', '/api/operator/tasks', { cookie: operator.cookie })).json();
    expect([first.tasks.length, first.total >= 60, first.next !== null]).toEqual([25, true, true]);
  });

  it('refuses a decision that does not fit, a second one, and everybody else', async () => {
    const org = await aBuyer();
    await sendPaymentEvent(world, await anOrder(world, org), 'paid', { amount_total: 100 });
    const [task] = await tasksOfOrganization(org);
    const url = `/api/operator/tasks/${task!.id}/decision`;
    const as = (cookie: string, decision: string) => world.call('POST', url, { cookie, body: { decision, note } });
    expect((await as(operator.cookie, 'keep')).json()).toMatchObject({ code: 'decision_unfit' });
    expect((await as(org.cookie, 'accept')).statusCode).toBe(403);
    const both = await Promise.all([as(operator.cookie, 'accept'), as(operator.cookie, 'accept')]);
    expect(both.map((answer) => answer.statusCode)).toEqual(expect.arrayContaining([200, 404]));
    expect((await billing(org)).periods).toHaveLength(1);
  });
});

async function tasksOfOrganization(org: TestOrganization): Promise<{ id: string }[]> {
  return world.deps.db.rows<{ id: string }>(sql`select id from desk_tasks where organization_id = ${org.id} and closed_at is null`);
}
