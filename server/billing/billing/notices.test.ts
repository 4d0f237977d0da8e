import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { readableIban } from '#core/billing/payments/bank-account.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { anOrder, aPaidOrder, sendPaymentEvent, withSilentProvider, type TestOrder } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const origin = 'https://atesto.test';

beforeEach(() => {
  world.at('2026-11-21T09:00:00.000Z');
  withSilentProvider(world);
});

type SentMail = Readonly<{
  kind: string;
  userId: string;
  language: string;
  values: Record<string, string>;
  recipient?: { email: string; firstName: string; lastName: string };
}>;

/** Mails that are queued for somebody, in their order. */
async function mailsTo(org: TestOrganization): Promise<SentMail[]> {
  const rows = await world.deps.db.rows<{ data: SentMail }>(sql`
    select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} order by created_on, id`);
  return rows.map(({ data }) => data);
}

const aBuyer = (): Promise<TestOrganization> => anOrganization(world.deps, { plan: null });
const withdraw = (org: TestOrganization, order: TestOrder) =>
  world.call('POST', `/api/billing/payments/${order.id}/withdrawal`, { cookie: org.cookie });
const plain = (values: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll('\u00a0', ' ')]));

async function numberOf(order: TestOrder): Promise<string> {
  const [row] = await world.deps.db.rows<{ orderNumber: string }>(sql`select order_number from payments where id = ${order.id}`);
  return row!.orderNumber;
}

describe('the mail to somebody who', () => {
  it('paid states what, for how much, from when to when, and until when the contract can be left', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org, 'pro', false);
    const [mail] = await mailsTo(org);
    expect([mail?.kind, mail?.language]).toEqual(['payment_received', 'pl']);
    expect(plain(mail?.values)).toMatchObject({
      orderNumber: await numberOf(order),
      plan: 'Pro',
      net: '2000,00 zł',
      gross: '2460,00 zł',
      concluded: '21 listopada 2026',
      from: '21 listopada 2026',
      to: '21 listopada 2027',
      until: '7 grudnia 2026',
    });
  });

  it('bought a period that begins at midnight reads the day before as its last', async () => {
    world.at('2026-11-20T23:00:00.000Z');
    const org = await aBuyer();
    await aPaidOrder(world, org);
    expect(plain((await mailsTo(org))[0]?.values)).toMatchObject({ from: '21 listopada 2026', to: '20 listopada 2027' });
  });

  it('left the contract in time states when, who declared and what goes back; a second one that it is there', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    expect((await withdraw(org, order)).json()).toMatchObject({ outcome: 'refunded' });
    await sendPaymentEvent(world, order, 'refunded');
    const mails = await mailsTo(org);
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['payment_received_early', 'withdrawal', 'payment_refunded']));
    const left = mails.find(({ kind }) => kind === 'withdrawal');
    expect(left?.recipient).toEqual({ email: org.email, firstName: org.name, lastName: '' });
    expect(plain(left?.values)).toMatchObject({
      orderNumber: await numberOf(order),
      at: '21 listopada 2026 10:00:00',
      declarant: org.name,
      refund: '1845,00 zł',
    });
    const given = mails.find(({ kind }) => kind === 'payment_refunded');
    expect(plain(given?.values)).toMatchObject({ orderNumber: await numberOf(order), gross: '1845,00 zł' });
  });

  it('declared without an account names who declared', async () => {
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    const body = { name: 'Barbara Inna', orderNumber: await numberOf(order), email: org.email };
    expect((await world.call('POST', '/api/withdrawals', { body })).json()).toMatchObject({ outcome: 'refunded' });
    expect((await mailsTo(org)).find(({ kind }) => kind === 'withdrawal')?.values.declarant).toBe('Barbara Inna');
    const [entry] = await world.deps.db.rows<{ userId: string | null; metadata: object }>(sql`
      select user_id, metadata from audit_logs where action = 'payment.withdrawn' and organization_id = ${org.id}`);
    expect(entry).toEqual({
      userId: null,
      metadata: { orderNumber: body.orderNumber, outcome: 'refunded', name: 'Barbara Inna' },
    });
  });

  it('cancelled an unpaid order states that nothing goes back', async () => {
    const org = await aBuyer();
    const order = await anOrder(world, org);
    expect((await withdraw(org, order)).json()).toMatchObject({ outcome: 'cancelled' });
    const mail = (await mailsTo(org)).find(({ kind }) => kind === 'withdrawal_cancelled');
    expect(plain(mail?.values)).toMatchObject({ refund: '0,00 zł' });
  });

  it('declared after first use is notified first that it came, then how it was decided', async () => {
    const operator = await aBuyer();
    await addOperator(world.deps, operator.email);
    const org = await aBuyer();
    const order = await aPaidOrder(world, org);
    await anAssessment(world.deps, org, { answered: 1 });
    await withdraw(org, order);
    const [task] = await world.deps.db.rows<{ id: string; facts: Record<string, unknown> }>(sql`
      select id, facts from desk_tasks where organization_id = ${org.id} and kind = 'withdrawal_received'`);
    expect(task?.facts).toMatchObject({
      declaredAt: '2026-11-21T09:00:00.000Z',
      firstUsedAt: '2026-11-21T09:00:00.000Z',
      earlyStartAt: '2026-11-21T09:00:00.000Z',
      paidAt: '2026-11-21T09:00:00.000Z',
      proRataMinor: 184_500,
      amountMinor: 184_500,
      currency: 'PLN',
      plan: 'basic',
      buyer: org.name,
      orderNumber: await numberOf(order),
    });
    world.at('2026-11-22T09:00:00.000Z');
    const body = { decision: 'full', note: 'reklamacja 12' };
    expect((await world.call('POST', `/api/operator/tasks/${task!.id}/decision`, { cookie: operator.cookie, body })).statusCode).toBe(200);
    const mails = await mailsTo(org);
    expect(plain(mails.find(({ kind }) => kind === 'withdrawal_received')?.values)).toMatchObject({ refund: '0,00 zł' });
    const decided = mails.find(({ kind }) => kind === 'withdrawal_full');
    expect(decided?.recipient).toEqual({ email: org.email, firstName: org.name, lastName: '' });
    expect(plain(decided?.values)).toMatchObject({ refund: '1845,00 zł', orderNumber: await numberOf(order) });
  });

  it('ordered by bank transfer states where to pay until when, and carries the pro forma', async () => {
    const org = await aBuyer();
    const body = { plan: 'basic', payBy: 'transfer', earlyStart: true };
    const placed = await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body });
    expect(placed.json()).toEqual({ url: `${origin}/abonament` });
    const [payment] = (await world.call('GET', '/api/billing', { cookie: org.cookie })).json().payments;
    const { name, bankAccount, bankName } = world.deps.config.company;
    expect(payment.transfer).toEqual({
      payee: name,
      account: readableIban(bankAccount),
      bank: bankName,
      title: payment.orderNumber,
      dueAt: '2026-11-28T22:59:59.999Z',
    });
    const [mail] = await mailsTo(org);
    expect(mail?.kind).toBe('transfer_ordered');
    expect(plain(mail?.values)).toMatchObject({
      orderNumber: payment.orderNumber,
      gross: '1845,00 zł',
      account: plain({ account: readableIban(bankAccount) }).account,
      due: '28 listopada 2026',
      organizationId: org.id,
      paymentId: payment.id,
    });
  });
});
