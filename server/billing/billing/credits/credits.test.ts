// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import { gross } from '#core/account/entitlements/plans.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { compareBooks } from '#server/billing/billing/books/check.ts';
import { anOrganization, anAssessment, type TestOrganization } from '#server/testing/builders.ts';
import { expectCredits } from '#server/testing/billing/credits.ts';
import { anOrder, aPaidOrder, sendPaymentEvent, withSilentProvider, type TestOrder } from '#server/testing/billing/stripe-events.ts';
import { transferArrives } from '#server/testing/billing/transfers.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const start = Date.parse('2026-11-21T09:00:00.000Z');
const day = 86_400_000;
/** 355 of 365 days of 1500.00 are unused ten days later. */
const credit = { net: 145_890, gross: 179_445 };
const charged = { net: 200_000 - credit.net, gross: gross(200_000 - credit.net) };
let operator: TestOrganization;

beforeAll(async () => {
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
beforeEach(async () => {
  await days(0);
  withSilentProvider(world);
});

async function days(passed: number): Promise<void> {
  world.at(new Date(start + passed * day).toISOString());
  await world.deps.db.rows(sql`update sessions set expire = ${new Date(start + (passed + 1) * day)}`);
}

const aBuyer = (): Promise<TestOrganization> => anOrganization(world.deps, { plan: null });
const billing = async (org: TestOrganization): Promise<Billing> => (await world.call('GET', '/api/billing', { cookie: org.cookie })).json();
const order = (org: TestOrganization, body: object) => world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body });
const withdraw = (org: TestOrganization, { id }: TestOrder) =>
  world.call('POST', `/api/billing/payments/${id}/withdrawal`, { cookie: org.cookie });
const offerOf = async (org: TestOrganization, plan = 'pro', currency = 'PLN') =>
  (await billing(org)).offers.find((offer) => offer.plan === plan && offer.currency === currency);

async function periods(org: TestOrganization): Promise<string[]> {
  const rows = (await billing(org)).periods;
  return rows.map(({ plan, startsAt, endsAt, state }) => `${plan} ${startsAt.slice(0, 10)} ${endsAt.slice(0, 10)} ${state}`);
}

type DueRefund = Readonly<{ amount: number; reason: string }>;
const refundsDueFor = ({ id }: TestOrder) =>
  world.deps.db.rows<DueRefund>(sql`select amount, reason from refunds where payment_id = ${id} order by amount`);

type Task = Readonly<{ id: string; kind: string; facts: Record<string, unknown> }>;
const tasksOf = (org: TestOrganization) =>
  world.deps.db.rows<Task>(
    sql`select id, kind, facts from desk_tasks where organization_id = ${org.id} and closed_at is null order by kind`,
  );

async function decide(org: TestOrganization, kind: string, decision: string) {
  const task = (await tasksOf(org)).find((one) => one.kind === kind);
  const body = { decision, note: 'sprawa 1.7', proof: 'PRZELEW 1' };
  const answer = await world.call('POST', `/api/operator/tasks/${task!.id}/decision`, { cookie: operator.cookie, body });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** What the last mail of a kind states in one of its rows. */
async function mailValue(org: TestOrganization, kind: string, name: string): Promise<string | undefined> {
  const rows = await world.deps.db.rows<{ said: string | null }>(sql`
    select data -> 'values' ->> ${name} as said from pgboss.job
    where name = 'mail' and data ->> 'userId' = ${org.userId} and data ->> 'kind' = ${kind} order by created_on, id`);
  return rows.at(-1)?.said?.replaceAll(/\s/g, ' ');
}

/** The order of Pro that waits. */
async function openOrder(org: TestOrganization): Promise<Billing['payments'][number]> {
  return (await billing(org)).payments.find(({ status }) => status === 'pending')!;
}

const numberOf = async ({ id }: TestOrder): Promise<string> =>
  (await world.deps.db.rows<{ orderNumber: string }>(sql`select order_number from payments where id = ${id}`))[0]!.orderNumber;

/** Refunds that are due arrive in full. */
async function refundAll(refunded: TestOrder): Promise<void> {
  const all = await refundsDueFor(refunded);
  const amount = Math.round(all.reduce((sum, one) => sum + one.amount, 0) * 100);
  await sendPaymentEvent(world, refunded, 'refund', { amount });
}

/** Basic bought on the first day, and Pro ten days later. */
async function anUpgrade(): Promise<{ org: TestOrganization; basic: TestOrder; pro: TestOrder }> {
  const org = await aBuyer();
  const basic = await aPaidOrder(world, org);
  await days(10);
  return { org, basic, pro: await aPaidOrder(world, org, 'pro') };
}

async function expectBooks(): Promise<void> {
  expect(await compareBooks(world.deps)).toMatchObject({ differ: 0 });
}

describe('an upgrade', () => {
  it('shows, asks, invoices and confirms the price less the unused days, and ends Basic when it is paid', async () => {
    const org = await aBuyer();
    const basic = await aPaidOrder(world, org);
    await days(10);
    const orderNumber = await numberOf(basic);
    const credits = [{ orderNumber, plan: 'basic', days: 355, net: 1458.9 }];
    expect(await offerOf(org)).toEqual({ plan: 'pro', currency: 'PLN', price: 2000, net: 541.1, credits, otherCurrency: [] });
    expect(await offerOf(org, 'basic')).toMatchObject({ price: 1500, net: 1500, credits: [] });
    const pro = await anOrder(world, org, 'pro');
    expect(pro.amountMinor).toBe(charged.gross);
    expect(await periods(org)).toEqual(['basic 2026-11-21 2027-11-21 active']);
    await sendPaymentEvent(world, pro, 'paid');
    expect(await periods(org)).toEqual(['basic 2026-11-21 2026-12-01 ended', 'pro 2026-12-01 2027-12-01 active']);
    const [own, former] = (await billing(org)).payments;
    expect(own).toMatchObject({
      plan: 'pro',
      net: 541.1,
      gross: charged.gross / 100,
      credits,
      creditedOn: [],
      refundable: charged.gross / 100,
    });
    expect(former).toMatchObject({ credits: [], creditedOn: [await numberOf(pro)], refundable: (184_500 - credit.gross) / 100 });
    const [invoice] = await world.deps.db.rows(sql`
      select (net_amount * 100)::int as net, (gross_amount * 100)::int as gross, credits from invoices where payment_id = ${pro.id}`);
    expect(invoice).toEqual({ ...charged, credits: [{ orderNumber, plan: 'basic', days: 355, net: credit.net }] });
    expect(await mailValue(org, 'payment_received_early', 'credit')).toBe(
      `-1458,90 zł netto – plan Basic, dni: 355 (zamówienie ${orderNumber})`,
    );
    await expectBooks();
  });

  it('is refused at a price that is not shown any more', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    await days(10);
    const { net } = (await offerOf(org))!;
    await days(11);
    const answer = await order(org, { plan: 'pro', net });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'price_changed']);
    expect((await order(org, { plan: 'pro', net: (await offerOf(org))!.net })).statusCode).toBe(200);
  });

  it('is paid by transfer at the price that was shown, also on a later day, and shown anew at that of the day', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    await days(10);
    expect((await order(org, { plan: 'pro', payBy: 'transfer' })).statusCode).toBe(200);
    const waits = async () => (await billing(org)).payments.filter(({ transfer }) => transfer !== null);
    const [first] = await waits();
    expect(first).toMatchObject({ gross: charged.gross / 100, credits: [{ days: 355 }] });
    expect((await order(org, { plan: 'pro', payBy: 'transfer' })).statusCode).toBe(200);
    expect((await waits()).map(({ id }) => id)).toEqual([first!.id]);
    await days(12);
    expect(await transferArrives(world, first!.orderNumber, charged.gross)).toBe('exact');
    expect(await periods(org)).toEqual(['basic 2026-11-21 2026-12-03 ended', 'pro 2026-12-03 2027-12-03 active']);
    const later = await aBuyer();
    await days(0);
    await aPaidOrder(world, later);
    for (const passed of [10, 11]) {
      await days(passed);
      await order(later, { plan: 'pro', payBy: 'transfer' });
    }
    const { payments } = await billing(later);
    expect(payments.map(({ status, credits }) => [status, credits[0]?.days])).toEqual([
      ['pending', 354],
      ['expired', 355],
      ['paid', undefined],
    ]);
    await expectBooks();
  });

  it('charges the same for a euro order, and nothing less for a plan paid in another currency, which it states', async () => {
    const org = await aBuyer();
    const basic = await aPaidOrder(world, org);
    const orderNumber = await numberOf(basic);
    expect(await offerOf(org, 'pro', 'EUR')).toMatchObject({ net: 465, credits: [], otherCurrency: [orderNumber] });
    await order(org, { plan: 'pro', currency: 'EUR' });
    const pro = await openOrder(org);
    expect(pro).toMatchObject({ net: 465, credits: [] });
    await sendPaymentEvent(world, { id: pro.id, organizationId: org.id, plan: 'pro' }, 'paid', { amount_total: 57_195, currency: 'eur' });
    expect((await periods(org)).toSorted()).toEqual(['basic 2026-11-21 2027-11-21 active', 'pro 2026-11-21 2027-11-21 active']);
    await expectBooks();
  });

  it('credits what Basic really cost, and nothing while its money is in doubt', async () => {
    const org = await aBuyer();
    const basic = await aPaidOrder(world, org);
    await sendPaymentEvent(world, basic, 'refund', { amount: 61_500 });
    expect(await offerOf(org)).toMatchObject({ net: 1000, credits: [{ days: 365, net: 1000 }] });
    await sendPaymentEvent(world, basic, 'dispute', { amount: 61_500 });
    expect(await offerOf(org)).toMatchObject({ net: 2000, credits: [] });
    await sendPaymentEvent(world, basic, 'disputeWon', { amount: 61_500 });
    expect(await offerOf(org)).toMatchObject({ net: 1000 });
    await withdraw(org, basic);
    expect(await offerOf(org)).toMatchObject({ net: 2000, credits: [] });
  });

  it('credits a period that has not begun, one of two where both are more than Pro costs, and none that costs nothing', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    await aPaidOrder(world, org);
    await days(10);
    const pro = await anOrder(world, org, 'pro');
    expect(pro.amountMinor).toBe(charged.gross);
    await sendPaymentEvent(world, pro, 'paid');
    expect(await periods(org)).toEqual([
      'basic 2026-11-21 2026-12-01 ended',
      'pro 2026-12-01 2027-12-01 active',
      'basic 2027-12-01 2028-12-01 upcoming',
    ]);
    // Pro is extended from now on, and the waiting Basic moves behind it.
    expect(await offerOf(org)).toMatchObject({ net: 2000, credits: [], otherCurrency: [] });
    const given = await anOrganization(world.deps, { plan: 'basic' });
    expect(await offerOf(given)).toMatchObject({ net: 2000, credits: [], otherCurrency: [] });
  });

  it('preserves the price of an order of the version before, and Basic beside it', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    const pro = await anOrder(world, org, 'pro');
    await world.deps.db.rows(sql`update payments set credits = null, amount = 2460, net_amount = 2000 where id = ${pro.id}`);
    await sendPaymentEvent(world, pro, 'paid', { amount_total: 246_000 });
    expect((await periods(org)).toSorted()).toEqual(['basic 2026-11-21 2027-11-21 active', 'pro 2026-11-21 2027-11-21 active']);
  });

  it('is of the own organisation alone, and of its owners', async () => {
    const { org } = await anUpgrade();
    const other = await aBuyer();
    expect(await offerOf(other)).toMatchObject({ net: 2000, credits: [] });
    expect((await billing(org)).offers).toHaveLength(4);
    expect((await world.call('GET', '/api/billing')).statusCode).toBe(401);
  });
});

describe('an upgrade that is refunded', () => {
  it('by a withdrawal gives the money back that was paid, and Basic with the end that it had', async () => {
    const { org, basic, pro } = await anUpgrade();
    await days(15);
    const named = { name: 'Anna Testowa', orderNumber: await numberOf(pro), email: org.email };
    const check = await world.call('POST', '/api/withdrawals/check', { body: named });
    expect(check.json()).toMatchObject({ refund: charged.gross / 100, credited: [await numberOf(basic)], outcome: 'refunded' });
    expect((await withdraw(org, pro)).json().outcome).toBe('refunded');
    expect(await refundsDueFor(pro)).toEqual([{ amount: charged.gross / 100, reason: 'withdrawal' }]);
    const restored = ['basic 2026-11-21 2027-11-21 active', 'pro 2026-12-01 2026-12-06 ended'];
    expect(await periods(org)).toEqual(restored);
    expect(await mailValue(org, 'withdrawal', 'restored')).toBe('Basic – 21 listopada 2027');
    await refundAll(pro);
    expect(await periods(org)).toEqual(restored);
    expect((await billing(org)).payments.find(({ id }) => id === basic.id)).toMatchObject({ creditedOn: [], refundable: 1845 });
    expect(await offerOf(org)).toMatchObject({ credits: [{ days: 350 }] });
    await expectBooks();
  });

  it.each([
    [
      'by the provider in two parts',
      async ({ pro }: { pro: TestOrder }) => {
        for (const amount of [10_000, charged.gross - 10_000])
          await sendPaymentEvent(world, pro, 'refund', { amount, id: `re_${amount}_${pro.id}` });
      },
    ],
    [
      'by a total that the provider tells',
      async ({ pro }: { pro: TestOrder }) => {
        await sendPaymentEvent(world, pro, 'refunded', { amount_refunded: charged.gross });
      },
    ],
  ])('%s gives Basic back, and once only', async (_, back) => {
    const upgrade = await anUpgrade();
    await days(15);
    await back(upgrade);
    await back(upgrade);
    expect(await periods(upgrade.org)).toEqual(['basic 2026-11-21 2027-11-21 active', 'pro 2026-12-01 2026-12-06 ended']);
    await expectBooks();
  });

  it('in part or pro rata is a part of what was paid, and Basic stays ended', async () => {
    const { org, pro } = await anUpgrade();
    await sendPaymentEvent(world, pro, 'refund', { amount: 10_000 });
    expect(await periods(org)).toEqual(['basic 2026-11-21 2026-12-01 ended', 'pro 2026-12-01 2027-12-01 active']);
    await anAssessment(world.deps, org, { answered: 1 });
    await days(10 + 73);
    await withdraw(org, pro);
    await decide(org, 'withdrawal_received', 'pro_rata');
    // Four fifths of the year are left.
    expect(await refundsDueFor(pro)).toEqual([{ amount: Math.round((charged.gross * 4) / 5) / 100, reason: 'withdrawal' }]);
    expect(await periods(org)).toEqual(['basic 2026-11-21 2026-12-01 ended', 'pro 2026-12-01 2027-02-12 ended']);
  });

  it('by a person in whole restores Basic', async () => {
    const { org, pro } = await anUpgrade();
    await anAssessment(world.deps, org, { answered: 1 });
    await days(12);
    await withdraw(org, pro);
    await decide(org, 'withdrawal_received', 'full');
    expect(await refundsDueFor(pro)).toEqual([{ amount: charged.gross / 100, reason: 'withdrawal' }]);
    expect(await periods(org)).toEqual(['basic 2026-11-21 2027-11-21 active', 'pro 2026-12-01 2026-12-03 ended']);
  });

  it('by a lost dispute leaves Basic ended while the invoice is claimed, and restores it with the correction', async () => {
    const { org, pro } = await anUpgrade();
    await sendPaymentEvent(world, pro, 'disputeLost', { amount: charged.gross });
    expect(await periods(org)).toEqual(['basic 2026-11-21 2026-12-01 ended']);
    await expectBooks();
    await decide(org, 'dispute_lost', 'correct_invoice');
    expect(await periods(org)).toEqual(['basic 2026-11-21 2027-11-21 active']);
    await expectBooks();
  });

  it('when Basic has run out meanwhile refunds what was paid alone', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    await days(364);
    const pro = await aPaidOrder(world, org, 'pro');
    expect(pro.amountMinor).toBe(gross(200_000 - 411));
    await days(370);
    await withdraw(org, pro);
    expect(await periods(org)).toEqual(['basic 2026-11-21 2027-11-21 ended', 'pro 2027-11-20 2027-11-26 ended']);
    expect((await billing(org)).plan).toBeNull();
  });

  it('leaves what was bought meanwhile behind Basic', async () => {
    const { org, pro } = await anUpgrade();
    await days(11);
    await aPaidOrder(world, org);
    await days(12);
    await withdraw(org, pro);
    expect(await periods(org)).toEqual([
      'basic 2026-11-21 2027-11-21 active',
      'pro 2026-12-01 2026-12-03 ended',
      'basic 2027-11-21 2028-11-21 upcoming',
    ]);
  });

  it('gives two periods back in their order', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    await days(200);
    await aPaidOrder(world, org);
    await days(330);
    const pro = await aPaidOrder(world, org, 'pro');
    expect((await billing(org)).payments[0]!.credits.map((one) => one.days)).toEqual([35, 366]);
    expect(await periods(org)).toEqual(['basic 2026-11-21 2027-10-17 ended', 'pro 2027-10-17 2028-10-17 active']);
    await days(332);
    await withdraw(org, pro);
    expect(await periods(org)).toEqual([
      'basic 2026-11-21 2027-11-21 active',
      'pro 2027-10-17 2027-10-19 ended',
      'basic 2027-11-21 2028-11-21 upcoming',
    ]);
  });
});

describe('Basic that was credited', () => {
  it('refunds only what the credit left, and the rest once the upgrade is refunded too', async () => {
    const { org, basic, pro } = await anUpgrade();
    await withdraw(org, basic);
    const rest = (184_500 - credit.gross) / 100;
    expect(await refundsDueFor(basic)).toEqual([{ amount: rest, reason: 'withdrawal' }]);
    expect(await periods(org)).toEqual(['basic 2026-11-21 2026-12-01 ended', 'pro 2026-12-01 2027-12-01 active']);
    await withdraw(org, pro);
    expect(await refundsDueFor(pro)).toEqual([{ amount: charged.gross / 100, reason: 'withdrawal' }]);
    expect(await refundsDueFor(basic)).toEqual([
      { amount: rest, reason: 'withdrawal' },
      { amount: credit.gross / 100, reason: 'withdrawal' },
    ]);
    expect((await billing(org)).plan).toBeNull();
    await expectBooks();
  });

  it('and went back outside all the same is put before an operator', async () => {
    const { org, basic, pro } = await anUpgrade();
    await sendPaymentEvent(world, basic, 'refund', { amount: 184_500 });
    expect((await tasksOf(org)).filter(({ kind }) => kind === 'credit_gone')).toMatchObject([
      { facts: { orderNumber: await numberOf(pro), otherOrderNumber: await numberOf(basic), creditMinor: credit.gross, leftMinor: 0 } },
    ]);
    expect((await billing(org)).plan).toBe('pro');
    await expectBooks();
  });
});

describe('an upgrade that waits for its payment', () => {
  it('is closed when Basic is left meanwhile', async () => {
    const org = await aBuyer();
    const basic = await aPaidOrder(world, org);
    await days(1);
    const pro = await anOrder(world, org, 'pro');
    await withdraw(org, basic);
    expect((await billing(org)).payments.find(({ id }) => id === pro.id)).toMatchObject({ status: 'expired' });
    // It was being paid at that moment: the price holds, and a person decides.
    await sendPaymentEvent(world, pro, 'paid');
    expect((await billing(org)).plan).toBe('pro');
    const task = (await tasksOf(org)).find(({ kind }) => kind === 'credit_gone');
    expect(task?.facts).toMatchObject({ otherOrderNumber: await numberOf(basic), creditMinor: 183_995, leftMinor: 0 });
    await decide(org, 'credit_gone', 'refund');
    expect(await refundsDueFor(pro)).toEqual([{ amount: gross(50_411) / 100, reason: 'mismatch' }]);
    await refundAll(pro);
    expect(await periods(org)).toEqual(['basic 2026-11-21 2026-11-22 ended']);
    await expectBooks();
  });

  it('holds when Basic runs out before the transfer', async () => {
    const org = await aBuyer();
    const basic = await aPaidOrder(world, org);
    await days(363);
    await order(org, { plan: 'pro', payBy: 'transfer' });
    const pro = await openOrder(org);
    await days(367);
    expect(await transferArrives(world, pro.orderNumber, Math.round(pro.gross * 100))).toBe('exact');
    expect(await tasksOf(org)).toEqual([]);
    expect(await periods(org)).toEqual(['basic 2026-11-21 2027-11-21 ended', 'pro 2027-11-23 2028-11-23 active']);
    expect((await billing(org)).payments.find(({ id }) => id === basic.id)?.creditedOn).toEqual([pro.orderNumber]);
  });

  it('and is paid beside another one uses the credit once', async () => {
    const org = await aBuyer();
    const basic = await aPaidOrder(world, org);
    await days(10);
    const first = await anOrder(world, org, 'pro');
    await order(org, { plan: 'pro', payBy: 'transfer' });
    const second = await openOrder(org);
    await sendPaymentEvent(world, first, 'paid');
    await transferArrives(world, second.orderNumber, charged.gross);
    const kinds = (await tasksOf(org)).map(({ kind, facts }) => [kind, facts.orderNumber, facts.otherOrderNumber]);
    expect(kinds).toEqual([
      ['credit_gone', second.orderNumber, await numberOf(basic)],
      ['paid_twice', second.orderNumber, await numberOf(first)],
    ]);
    await days(11);
    const basicEnded = ['basic 2026-11-21 2026-12-01 ended', 'pro 2026-12-01 2027-12-01 active'];
    expect(await periods(org)).toEqual([...basicEnded, 'pro 2027-12-01 2028-12-01 upcoming']);
    await expectCredits(world, org.id);
    await decide(org, 'paid_twice', 'refund');
    await decide(org, 'refund_by_transfer', 'by_transfer');
    // The other order uses the credit still.
    expect(await periods(org)).toEqual(basicEnded);
    await expectCredits(world, org.id);
    await expectBooks();
  });

  it('and whose organisation is deleted meanwhile is a task like every other order', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    await days(10);
    const pro = await anOrder(world, org, 'pro');
    await world.deps.db.rows(sql`delete from organizations where id = ${org.id}`);
    await sendPaymentEvent(world, pro, 'paid');
    expect((await tasksOf(org)).map(({ kind }) => kind)).toEqual(['organization_gone']);
    const [row] = await world.deps.db.rows<{ credits: { takenAt: string | null }[] }>(
      sql`select credits from payments where id = ${pro.id}`,
    );
    expect(row!.credits).toMatchObject([{ takenAt: null }]);
    await decide(org, 'organization_gone', 'refund');
    expect(await refundsDueFor(pro)).toEqual([{ amount: charged.gross / 100, reason: 'organization_gone' }]);
    await expectBooks();
  });

  it('is ordered by owners alone', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    await world.deps.db.rows(sql`update memberships set role = 'editor' where organization_id = ${org.id}`);
    expect((await order(org, { plan: 'pro' })).statusCode).toBe(403);
    expect((await world.call('GET', '/api/billing', { cookie: org.cookie })).statusCode).toBe(403);
  });

  it('ordered twice at once is one order', async () => {
    const org = await aBuyer();
    await aPaidOrder(world, org);
    await days(10);
    const both = await Promise.all([order(org, { plan: 'pro' }), order(org, { plan: 'pro' })]);
    expect(new Set(both.map((answer) => answer.json().url)).size).toBe(1);
    expect((await billing(org)).payments.filter(({ plan }) => plan === 'pro')).toHaveLength(1);
  });
});
