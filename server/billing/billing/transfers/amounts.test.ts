// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import type { OperatorTask } from '#contract/operations/tasks.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { anOrder, sendPaymentEvent, withSilentProvider } from '#server/testing/billing/stripe-events.ts';
import { transferArrives } from '#server/testing/billing/transfers.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const note = 'wyciąg 231';
let operator: TestOrganization;

beforeAll(async () => {
  withSilentProvider(world);
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

const aBuyer = (): Promise<TestOrganization> => anOrganization(world.deps, { plan: null });
const billing = async (org: TestOrganization): Promise<Billing> => (await world.call('GET', '/api/billing', { cookie: org.cookie })).json();

async function order(org: TestOrganization): Promise<string> {
  const body = { plan: 'basic', payBy: 'transfer', earlyStart: true };
  expect((await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body })).statusCode).toBe(200);
  return (await billing(org)).payments[0]!.orderNumber;
}

/** A transfer of an amount in grosz that comes in, each one from another payer. */
const arrives = (title: string, amountMinor: number, { currency = 'PLN' } = {}) =>
  transferArrives(world, title, amountMinor, { currency, account: 'PL61109010140000071219812874' });

async function tasks(org: TestOrganization | null): Promise<OperatorTask[]> {
  const { tasks: all } = (await world.call('GET', '/api/operator/tasks', { cookie: operator.cookie })).json<{ tasks: OperatorTask[] }>();
  return all.filter((task) => task.organizationId === (org?.id ?? null));
}

async function decide(org: TestOrganization | null, kind: string, decision: string, more: object = {}) {
  const task = (await tasks(org)).find((one) => one.kind === kind);
  expect(task, `no task ${kind}`).toBeDefined();
  return world.call('POST', `/api/operator/tasks/${task!.id}/decision`, { cookie: operator.cookie, body: { decision, note, ...more } });
}

async function invoicesOf(org: TestOrganization) {
  return world.deps.db.rows<{ kind: string; net: number; vat: number; gross: number }>(sql`
    select kind, net_amount as net, vat_amount as vat, gross_amount as gross from invoices where organization_id = ${org.id} order by sequence`);
}

async function statesOf(org: TestOrganization): Promise<string[]> {
  const rows = await world.deps.db.rows<{ state: string }>(
    sql`select state from transfers where organization_id = ${org.id} order by created_at, payer`,
  );
  return rows.map(({ state }) => state);
}

const whole = { kind: 'VAT', net: 1500, vat: 345, gross: 1845 };

describe('an order that is paid in parts', () => {
  it('waits for the rest, and is paid when it is all there', async () => {
    const org = await aBuyer();
    const number = await order(org);
    expect(await arrives(number, 100_000)).toBe('amount');
    expect([(await billing(org)).plan, (await tasks(org)).map(({ kind }) => kind)]).toEqual([null, ['transfer_amount']]);
    expect(await arrives(number, 84_500)).toBe('exact');
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ status: 'paid', gross: 1845, refunded: 0 }] });
    expect([await tasks(org), await invoicesOf(org), await statesOf(org)]).toEqual([[], [whole], ['booked', 'booked']]);
  });

  it('of which the last is too much gets the rest back', async () => {
    const org = await aBuyer();
    const number = await order(org);
    await arrives(number, 100_000);
    expect(await arrives(number, 100_000)).toBe('exact');
    expect(await tasks(org)).toMatchObject([
      { kind: 'refund_by_transfer', facts: { refundMinor: 15_500, currency: 'PLN', payerAccount: 'PL61109010140000071219812874' } },
    ]);
    expect(await invoicesOf(org)).toEqual([whole]);
  });

  it('keeps a part waiting when the whole amount comes by itself', async () => {
    const org = await aBuyer();
    const number = await order(org);
    await arrives(number, 100_000);
    await arrives(number, 184_500);
    expect(await tasks(org)).toMatchObject([{ kind: 'transfer_amount', facts: { chargedMinor: 100_000 } }]);
    expect(await statesOf(org)).toEqual(['waiting', 'booked']);
  });

  it('costs what came when an operator accepts that', async () => {
    const org = await aBuyer();
    const number = await order(org);
    await arrives(number, 100_000);
    await arrives(number, 50_000);
    expect((await decide(org, 'transfer_amount', 'accept')).json()).toEqual({ ok: true });
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ status: 'paid', gross: 1500, net: 1219.51, doubt: null }] });
    expect(await invoicesOf(org)).toEqual([{ kind: 'VAT', net: 1219.51, vat: 280.49, gross: 1500 }]);
    expect([await tasks(org), await statesOf(org)]).toEqual([[], ['booked', 'booked']]);
    const [row] = await world.deps.db.rows(sql`select reduced_from from payments where organization_id = ${org.id}`);
    expect(row).toEqual({ reducedFrom: 1845 });
  });
});

describe('another amount than requested', () => {
  it('that is accepted, and refunded, leaves nothing of the sale', async () => {
    const org = await aBuyer();
    await arrives(await order(org), 180_000);
    await decide(org, 'transfer_amount', 'accept');
    const [{ id } = { id: '' }] = (await billing(org)).payments;
    await world.call('POST', `/api/billing/payments/${id}/withdrawal`, { cookie: org.cookie });
    await decide(org, 'refund_by_transfer', 'by_transfer', { proof: 'PRZELEW 14/2026' });
    expect((await billing(org)).payments).toMatchObject([{ status: 'refunded', refunded: 1800 }]);
    const [net, gross] = (await invoicesOf(org)).reduce(
      ([n, g], row) => [n + Math.round(row.net * 100), g + Math.round(row.gross * 100)],
      [0, 0],
    );
    expect([net, gross]).toEqual([0, 0]);
  });

  it('that is more pays, and what is too much goes back without touching the invoice', async () => {
    const org = await aBuyer();
    expect(await arrives(await order(org), 200_000)).toBe('exact');
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ status: 'paid', gross: 1845 }] });
    await decide(org, 'refund_by_transfer', 'by_transfer', { proof: 'PRZELEW 15/2026' });
    expect(await invoicesOf(org)).toEqual([whole]);
    expect([await tasks(org), (await billing(org)).payments]).toMatchObject([[], [{ status: 'paid' }]]);
    world.at('2026-11-21T10:00:00.000Z');
    const [{ id } = { id: '' }] = (await billing(org)).payments;
    await world.call('POST', `/api/billing/payments/${id}/withdrawal`, { cookie: org.cookie });
    expect(await tasks(org)).toMatchObject([{ kind: 'refund_by_transfer', facts: { refundMinor: 184_500 } }]);
    await decide(org, 'refund_by_transfer', 'by_transfer', { proof: 'PRZELEW 16/2026' });
    expect((await invoicesOf(org)).map(({ gross }) => gross)).toEqual([1845, -1845]);
    expect((await billing(org)).payments).toMatchObject([{ status: 'refunded' }]);
  });

  it.each([
    [100, { kind: 'VAT', net: 0.81, vat: 0.19, gross: 1 }, []],
    [200_000, whole, [15_500]],
  ])('of %i grosz by card that is accepted is what the invoice says, or goes back', async (amount, invoice, back) => {
    const org = await aBuyer();
    const placed = await anOrder(world, org);
    await sendPaymentEvent(world, placed, 'paid', { amount_total: amount });
    await decide(org, 'amount_mismatch', 'accept');
    expect([(await billing(org)).plan, await invoicesOf(org)]).toEqual(['basic', [invoice]]);
    const due = await world.deps.db.rows<{ amount: number }>(sql`
      select amount from refunds where payment_id = ${placed.id} and method = 'provider' and provider_payment_id = ${`pi_${placed.id}`}`);
    expect(due.map((refund) => refund.amount * 100)).toEqual(back);
  });

  it('that is assigned to an order waits for the rest as if it had named it', async () => {
    const org = await aBuyer();
    const orderNumber = await order(org);
    await arrives('bez numeru', 100_000);
    expect((await decide(null, 'transfer_unmatched', 'assign', { orderNumber })).json()).toEqual({ ok: true });
    expect((await billing(org)).plan).toBeNull();
    await arrives(orderNumber, 84_500);
    expect([(await billing(org)).plan, await tasks(org), await invoicesOf(org)]).toEqual(['basic', [], [whole]]);
  });
});

describe('another currency than requested', () => {
  it('by transfer pays nothing, and can only go back', async () => {
    const org = await aBuyer();
    expect(await arrives(await order(org), 184_500, { currency: 'EUR' })).toBe('amount');
    expect((await billing(org)).plan).toBeNull();
    expect(await tasks(org)).toMatchObject([{ kind: 'currency_mismatch', facts: { chargedMinor: 184_500, chargedCurrency: 'EUR' } }]);
    expect((await decide(org, 'currency_mismatch', 'accept')).statusCode).toBe(409);
    expect((await decide(org, 'currency_mismatch', 'refund')).json()).toEqual({ ok: true });
    expect(await tasks(org)).toMatchObject([
      { kind: 'refund_by_transfer', facts: { refundMinor: 184_500, currency: 'EUR', payer: expect.stringMatching(/^Płatnik/) } },
    ]);
    await decide(org, 'refund_by_transfer', 'by_transfer', { proof: 'PRZELEW 17/2026' });
    expect([await statesOf(org), await invoicesOf(org)]).toEqual([['returned'], []]);
  });

  it('cannot be accepted by a task of the version before either', async () => {
    const org = await aBuyer();
    const placed = await anOrder(world, org);
    await sendPaymentEvent(world, placed, 'paid', { currency: 'eur' });
    await world.deps.db.rows(
      sql`update desk_tasks set kind = 'amount_mismatch' where kind = 'currency_mismatch' and subject = ${placed.id}`,
    );
    const answer = await decide(org, 'amount_mismatch', 'accept');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'other_currency']);
  });
});
