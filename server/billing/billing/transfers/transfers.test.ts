import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import type { OperatorTask } from '#contract/operations/tasks.ts';
import { normalizedIban } from '#core/billing/payments/bank-account.ts';
import { startSession } from '#server/account/sessions/sessions.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { anOrder, aPaidOrder, sendPaymentEvent, withSilentProvider } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';
import { reconcilePayments } from '#server/billing/billing/events/reconcile.ts';

const world = openWorld();
const note = 'wyciąg 231';
let operator: TestOrganization;

beforeAll(async () => {
  withSilentProvider(world);
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});

async function setClock(instant: string): Promise<void> {
  world.at(instant);
  await world.deps.db.rows(sql`update sessions set expire = ${new Date(Date.parse(instant) + 86_400_000)}`);
}
beforeEach(() => setClock('2026-11-21T09:00:00.000Z'));

const aBuyer = (): Promise<TestOrganization> => anOrganization(world.deps, { plan: null });
const billing = async (org: TestOrganization): Promise<Billing> => (await world.call('GET', '/api/billing', { cookie: org.cookie })).json();

async function order(org: TestOrganization, body: object = {}): Promise<string> {
  const answer = await world.call('POST', '/api/create-checkout-session', {
    cookie: org.cookie,
    body: { plan: 'basic', payBy: 'transfer', earlyStart: true, ...body },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().url).toBe('https://atesto.test/abonament');
  return (await billing(org)).payments[0]!.orderNumber;
}

type Sent = { title: string; amount?: string; on?: string; payer?: string };

/** A statement of the own account with these credits. */
function statement(sent: readonly Sent[], account = normalizedIban(world.deps.config.company.bankAccount)!): Buffer {
  const entries = sent.map(
    ({ title, amount = '1845,00', on = '1124', payer = 'ZAKŁAD TESTOWY' }) => `:61:26${on}${on}C${amount}S1\n:86:150~20${title}~32${payer}`,
  );
  return Buffer.from([`:20:X`, `:25:${account}`, ':60F:C261121PLN0,00', ...entries, '-'].join('\n'));
}

async function upload(bytes: Buffer, cookie = operator.cookie) {
  return world.app.inject({
    method: 'PUT',
    url: '/api/operator/statements',
    headers: { cookie, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
}

async function book(bytes: Buffer) {
  const { id } = (await upload(bytes)).json();
  return (await world.call('POST', `/api/operator/statements/${id}/booking`, { cookie: operator.cookie, body: { note } })).json();
}

async function tasks(org: TestOrganization | null): Promise<OperatorTask[]> {
  const { tasks: all } = (await world.call('GET', '/api/operator/tasks', { cookie: operator.cookie })).json<{ tasks: OperatorTask[] }>();
  return all.filter((task) => task.organizationId === (org?.id ?? null));
}

async function decide(org: TestOrganization | null, decision: string, more: object = {}) {
  const [task] = await tasks(org);
  return world.call('POST', `/api/operator/tasks/${task!.id}/decision`, { cookie: operator.cookie, body: { decision, note, ...more } });
}

describe('an order by bank transfer', () => {
  it('states exactly how to pay, on the screen, in the mail and as a pro forma, for seven days', async () => {
    const org = await aBuyer();
    const number = await order(org);
    const shown = await billing(org);
    expect(shown).toMatchObject({ state: 'pending', plan: null, payments: [{ status: 'pending', checkoutUrl: null }] });
    expect(shown.payments[0]!.transfer).toMatchObject({ title: number, dueAt: '2026-11-28T22:59:59.999Z' });
    const [mail] = await world.deps.db.rows<{ kind: string }>(sql`
      select data ->> 'kind' as kind from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId}`);
    expect(mail?.kind).toBe('transfer_ordered');
    const url = `/api/billing/payments/${shown.payments[0]!.id}/pro-forma`;
    const pdf = await world.call('GET', url, { cookie: org.cookie });
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(pdf.headers['content-disposition']).toContain(`pro-forma-${number}.pdf`);
    expect((await world.call('GET', url, { cookie: (await aBuyer()).cookie })).statusCode).toBe(404);
    const card = await anOrder(world, await aBuyer());
    const [buyer] = await world.deps.db.rows<{ userId: string }>(sql`select user_id from payments where id = ${card.id}`);
    const cookie = `atesto_session=${await startSession(world.deps, world.deps.db, buyer!.userId, { ipAddress: '127.0.0.1', userAgent: 'x' })}`;
    expect((await world.call('GET', `/api/billing/payments/${card.id}/pro-forma`, { cookie })).statusCode).toBe(404);
  });

  it('is one however often it is placed, and is closed by an order of something else', async () => {
    const org = await aBuyer();
    const number = await order(org);
    expect(await order(org)).toBe(number);
    expect((await billing(org)).payments).toHaveLength(1);
    await setClock('2026-11-21T09:01:00.000Z');
    expect(await order(org, { plan: 'pro' })).not.toBe(number);
    expect((await billing(org)).payments.map((payment) => payment.status)).toEqual(['pending', 'expired']);
  });

  it('is possible in złoty only', async () => {
    const org = await aBuyer();
    const answer = await world.call('POST', '/api/create-checkout-session', {
      cookie: org.cookie,
      body: { plan: 'basic', currency: 'EUR', payBy: 'transfer' },
    });
    expect(answer.json().fields).toEqual({ payBy: 'Przelewem można zapłacić tylko w\u00a0złotych' });
  });

  it('is closed two weeks after its last day when nobody paid', async () => {
    const org = await aBuyer();
    await order(org);
    await setClock('2026-12-12T22:59:59.999Z');
    await reconcilePayments(world.deps);
    const [row] = await world.deps.db.rows<{ status: string }>(sql`select status from payments where organization_id = ${org.id}`);
    expect(row?.status).toBe('pending');
    await setClock('2026-12-12T23:00:00.000Z');
    await reconcilePayments(world.deps);
    const [closed] = await world.deps.db.rows<{ status: string }>(sql`select status from payments where organization_id = ${org.id}`);
    expect(closed?.status).toBe('expired');
  });
});

describe('a statement', () => {
  it('is shown before anything is booked, then pays the order: the period begins with the booking', async () => {
    const org = await aBuyer();
    const number = await order(org);
    await setClock('2026-11-25T12:00:00.000Z');
    const file = statement([{ title: `zaplata ${number.toLowerCase()}` }, { title: 'czynsz za listopad', amount: '99,00' }]);
    const preview = (await upload(file)).json();
    expect(preview).toMatchObject({
      account: normalizedIban(world.deps.config.company.bankAccount),
      ignored: 0,
      refused: [],
      imbalances: [],
    });
    const line = {
      bookedOn: '2026-11-24',
      currency: 'PLN',
      payer: 'ZAKŁAD TESTOWY',
      known: false,
      sameAs: null,
      unsplit: null,
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
    };
    expect(preview.entries).toEqual([
      { ...line, title: `zaplata ${number.toLowerCase()}`, orderNumber: number, buyer: org.name, amount: 1845, verdict: 'exact' },
      { ...line, title: 'czynsz za listopad', orderNumber: null, buyer: null, amount: 99, verdict: 'unmatched' },
    ]);
    const [stored] = await world.deps.db.rows(sql`select uploaded_by, booked_at from bank_statements where id = ${preview.id}`);
    expect(stored).toEqual({ uploadedBy: operator.userId, bookedAt: null });
    expect((await billing(org)).plan).toBeNull();
    expect(await book(file)).toEqual({ paid: 1, asked: 1, known: 0 });
    const paid = await billing(org);
    expect(paid).toMatchObject({ plan: 'basic', payments: [{ status: 'paid', method: 'transfer', paidAt: '2026-11-23T23:00:00.000Z' }] });
    expect(paid.periods[0]!.startsAt).toBe('2026-11-25T12:00:00.000Z');
    const invoices = await world.deps.db.rows(sql`select kind, payment_method from invoices where organization_id = ${org.id}`);
    expect(invoices).toEqual([{ kind: 'VAT', paymentMethod: 'transfer' }]);
    expect(await tasks(null)).toMatchObject([
      {
        kind: 'transfer_unmatched',
        facts: { chargedMinor: 9900, chargedCurrency: 'PLN', payer: 'ZAKŁAD TESTOWY', title: 'czynsz za listopad', bookedOn: '2026-11-24' },
      },
    ]);
    const rows = await world.deps.db.rows(sql`
      select organization_id, amount, title, verdict, state from transfers where title like 'czynsz%' or organization_id = ${org.id} order by amount`);
    expect(rows).toEqual([
      { organizationId: null, amount: 99, title: 'czynsz za listopad', verdict: 'unmatched', state: 'waiting' },
      { organizationId: org.id, amount: 1845, title: `zaplata ${number.toLowerCase()}`, verdict: 'exact', state: 'booked' },
    ]);
    const [entry] = await world.deps.db.rows(sql`
      select user_id, metadata from audit_logs where action = 'operator.statement_booked' order by id desc limit 1`);
    expect(entry).toEqual({ userId: operator.userId, metadata: { note, paid: 1, asked: 1, known: 0 } });
    expect((await decide(null, 'dismiss')).statusCode).toBe(200);
    const [left] = await world.deps.db.rows(sql`select state from transfers where title like 'czynsz%'`);
    expect(left).toEqual({ state: 'dismissed' });
  });

  it('with the same transfer twice books both; an unknown one is not found', async () => {
    const org = await aBuyer();
    const number = await order(org);
    expect(await book(statement([{ title: number }, { title: number }]))).toEqual({ paid: 1, asked: 1, known: 0 });
    expect(await tasks(org)).toMatchObject([{ kind: 'second_payment' }]);
    const url = `/api/operator/statements/${world.deps.newId()}/booking`;
    expect((await world.call('POST', url, { cookie: operator.cookie, body: { note } })).statusCode).toBe(404);
  });

  it('read twice, or overlapping another one, books each transfer once', async () => {
    const org = await aBuyer();
    const number = await order(org);
    const file = statement([{ title: number }]);
    await book(file);
    expect((await upload(file)).json().entries).toMatchObject([{ known: true, verdict: 'second' }]);
    expect(await book(file)).toEqual({ paid: 0, asked: 0, known: 1 });
    expect(await book(statement([{ title: number }, { title: 'inne', amount: '1,00' }]))).toEqual({ paid: 0, asked: 1, known: 1 });
    expect((await billing(org)).periods).toHaveLength(1);
    expect(await tasks(org)).toEqual([]);
    await decide(null, 'dismiss');
  });

  it('booked twice at the same moment pays once', async () => {
    const org = await aBuyer();
    const { id } = (await upload(statement([{ title: await order(org) }]))).json();
    const go = () => world.call('POST', `/api/operator/statements/${id}/booking`, { cookie: operator.cookie, body: { note } });
    const both = (await Promise.all([go(), go()])).map((answer) => answer.json());
    expect(both.map((one) => one.paid + one.known)).toEqual([1, 1]);
    expect((await billing(org)).periods).toHaveLength(1);
  });

  it('of another account, an unreadable one and anybody else are refused', async () => {
    expect((await upload(statement([], 'PL61109010140000071219812874'))).json().code).toBe('statement_of_other_account');
    const broken = await upload(Buffer.from('<html>'));
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'statement_unreadable']);
    expect((await upload(statement([]), (await aBuyer()).cookie)).statusCode).toBe(403);
  });
});

describe('a transfer that does not fit', () => {
  it.each([
    ['another amount', { amount: '1844,99' }, 'transfer_amount'],
    ['a day too late', { on: '1129' }, 'transfer_late'],
  ])('%s grants nothing and waits; an operator may accept it', async (_, other, kind) => {
    const org = await aBuyer();
    const number = await order(org);
    await setClock('2026-11-30T12:00:00.000Z');
    expect(await book(statement([{ title: number, ...other }]))).toEqual({ paid: 0, asked: 1, known: 0 });
    expect((await billing(org)).plan).toBeNull();
    expect(await tasks(org)).toMatchObject([{ kind, facts: { orderNumber: number } }]);
    expect((await decide(org, 'accept')).json()).toEqual({ ok: true });
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ status: 'paid', doubt: null }] });
    expect(await tasks(org)).toEqual([]);
  });

  it('is sent back with proof, and its order stays unpaid', async () => {
    const org = await aBuyer();
    await book(statement([{ title: await order(org), amount: '100,00' }]));
    expect((await decide(org, 'refund')).json()).toEqual({ ok: true });
    expect(await tasks(org)).toMatchObject([{ kind: 'refund_by_transfer', facts: { refundMinor: 10_000 } }]);
    expect((await decide(org, 'by_transfer')).json().code).toBe('proof_required');
    expect((await decide(org, 'by_transfer', { proof: 'PRZELEW 12/2026' })).json()).toEqual({ ok: true });
    const [row] = await world.deps.db.rows(sql`select state from transfers where organization_id = ${org.id}`);
    expect(row).toEqual({ state: 'returned' });
    expect((await billing(org)).payments).toMatchObject([{ status: 'pending', refunded: 0 }]);
  });

  it('a second time for a paid order goes back without ending the access', async () => {
    const org = await aBuyer();
    const number = await order(org);
    await book(statement([{ title: number }]));
    await book(statement([{ title: number, on: '1125' }]));
    expect(await tasks(org)).toMatchObject([{ kind: 'second_payment' }]);
    await decide(org, 'refund');
    await decide(org, 'by_transfer', { proof: 'PRZELEW 13/2026' });
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ status: 'paid', refunded: 0 }] });
  });

  it('for an order that is paid on the page of the provider is late, and cannot be accepted once that is paid', async () => {
    const org = await aBuyer();
    const paid = await aPaidOrder(world, org);
    const { orderNumber } = (await billing(org)).payments.find((payment) => payment.id === paid.id)!;
    await book(statement([{ title: orderNumber, payer: 'DRUGI RAZ' }]));
    expect(await tasks(org)).toMatchObject([{ kind: 'second_payment', facts: { paymentId: paid.id, payer: 'DRUGI RAZ' } }]);
  });

  it('accepted for an order whose page is paid afterwards leaves a second payment to decide', async () => {
    const org = await aBuyer();
    const placed = await anOrder(world, org);
    const { orderNumber } = (await billing(org)).payments[0]!;
    await book(statement([{ title: orderNumber }]));
    expect(await tasks(org)).toMatchObject([{ kind: 'transfer_late' }]);
    await decide(org, 'accept');
    await sendPaymentEvent(world, placed, 'paid');
    expect(await tasks(org)).toMatchObject([{ kind: 'second_payment', facts: { intentId: `pi_${placed.id}` } }]);
    expect((await billing(org)).periods).toHaveLength(1);
  });

  it('that waits for a decision is not accepted any more once its order is paid otherwise', async () => {
    const org = await aBuyer();
    const number = await order(org);
    await book(statement([{ title: number, amount: '1800,00' }]));
    await book(statement([{ title: number, on: '1125' }]));
    expect((await billing(org)).plan).toBe('basic');
    const answer = await decide(org, 'accept');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_paid']);
    expect((await decide(org, 'refund')).json()).toEqual({ ok: true });
    expect(await tasks(org)).toMatchObject([{ kind: 'refund_by_transfer', facts: { refundMinor: 180_000 } }]);
    const [refund] = await world.deps.db.rows(sql`
      select amount, reason, method, state, attempt, ordered_by from refunds where organization_id = ${org.id}`);
    expect(refund).toEqual({ amount: 1800, reason: 'mismatch', method: 'transfer', state: 'owed', attempt: 1, orderedBy: operator.userId });
  });

  it('pays at the beginning of its day of booking, but never before the order and never in the future', async () => {
    const paidAt = async (on: string, now: string) => {
      await setClock('2026-11-21T09:00:00.000Z');
      const org = await aBuyer();
      const number = await order(org);
      await setClock(now);
      await book(statement([{ title: number, on }]));
      return (await billing(org)).payments[0]?.paidAt;
    };
    expect(await paidAt('1121', '2026-11-21T12:00:00.000Z')).toBe('2026-11-21T09:00:00.000Z');
    expect(await paidAt('1123', '2026-11-24T12:00:00.000Z')).toBe('2026-11-22T23:00:00.000Z');
    expect(await paidAt('1125', '2026-11-24T12:00:00.000Z')).toBe('2026-11-24T12:00:00.000Z');
  });

  it('that names no order can be assigned to one', async () => {
    const org = await aBuyer();
    const number = await order(org);
    await book(statement([{ title: 'platnosc bez numeru', payer: 'ZAPOMINALSKI' }]));
    expect((await decide(null, 'assign', { orderNumber: 'AT-2026-AAAAAAAA' })).json().code).toBe('order_not_found');
    expect((await decide(null, 'assign')).json().code).toBe('invalid_input');
    expect((await decide(null, 'assign', { orderNumber: number })).json()).toEqual({ ok: true });
    expect((await billing(org)).plan).toBe('basic');
  });

  it('naming two orders is left to a person', async () => {
    const [one, other] = [await aBuyer(), await aBuyer()];
    await book(statement([{ title: `${await order(one)} ${await order(other)}` }]));
    expect((await tasks(null)).map((task) => task.kind)).toEqual(['transfer_unmatched']);
    await decide(null, 'dismiss');
  });
});

describe('a transfer booked by hand', () => {
  const hand = (body: object) =>
    world.call('POST', '/api/operator/transfers', {
      cookie: operator.cookie,
      body: { amount: 1845, bookedOn: '2026-11-21', payer: 'Zakład', note, ...body },
    });

  it.each(['0000-01-01', '2026-02-30', '-000100-01-01'])('on %s is refused: no calendar has that day', async (bookedOn) => {
    const answer = await hand({ orderNumber: 'AT-1', bookedOn });
    expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([400, ['bookedOn']]);
  });

  it('pays its order once', async () => {
    const org = await aBuyer();
    const orderNumber = await order(org);
    expect((await hand({ orderNumber })).json()).toEqual({ paid: 1, asked: 0, known: 0 });
    expect((await hand({ orderNumber })).json()).toEqual({ paid: 0, asked: 0, known: 1 });
    expect((await hand({ orderNumber, amount: 5 })).json()).toEqual({ paid: 0, asked: 1, known: 0 });
    const logged = await world.deps.db.rows<{ entityId: string; userId: string; metadata: object }>(sql`
      select entity_id, user_id, metadata from audit_logs where action = 'operator.transfer_booked' order by id`);
    expect(logged[0]).toEqual({
      entityId: orderNumber,
      userId: operator.userId,
      metadata: { note, orderNumber, amount: 1845, bookedOn: '2026-11-21', verdict: 'exact' },
    });
    expect((await billing(org)).plan).toBe('basic');
  });

  it('is refused for an unknown order and for a day to come', async () => {
    expect((await hand({ orderNumber: 'AT-2026-AAAAAAAA' })).statusCode).toBe(404);
    const orderNumber = await order(await aBuyer());
    expect((await hand({ orderNumber, bookedOn: '2026-11-22' })).json().fields).toHaveProperty('bookedOn');
  });

  it('is refunded by transfer after a withdrawal, with proof', async () => {
    const org = await aBuyer();
    const orderNumber = await order(org);
    await hand({ orderNumber });
    const [{ id } = { id: '' }] = (await billing(org)).payments;
    const left = await world.call('POST', `/api/billing/payments/${id}/withdrawal`, { cookie: org.cookie });
    expect(left.json()).toMatchObject({ outcome: 'refunded' });
    expect(await tasks(org)).toMatchObject([{ kind: 'refund_by_transfer', facts: { refundMinor: 184_500 } }]);
    await decide(org, 'by_transfer', { proof: 'PRZELEW 14/2026' });
    expect((await billing(org)).payments).toMatchObject([{ status: 'refunded', refunded: 1845 }]);
  });
});
