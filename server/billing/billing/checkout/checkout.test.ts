// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import type { CheckoutOrder } from '#server/adapters/payments/payments.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { anOrder, aPaidOrder, sendPaymentEvent, withSilentProvider } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const start = '2026-11-21T09:00:00.000Z';
let opened: CheckoutOrder[] = [];
let closed: string[] = [];

/** A provider that writes down what it is asked. */
beforeEach(() => {
  [opened, closed] = [[], []];
  world.at(start);
  withSilentProvider(world);
  world.deps.payments = {
    ...world.deps.payments,
    openCheckout: async (order) => {
      opened.push(order);
      return { sessionId: `cs_${order.paymentId}`, url: `https://pay.test/${order.paymentId}` };
    },
    expireCheckout: async (sessionId) => void closed.push(sessionId),
  };
});

const aBuyer = (): Promise<TestOrganization> => anOrganization(world.deps, { plan: null });
const order = (org: TestOrganization, body: object = {}) =>
  world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body: { plan: 'basic', ...body } });
const pageOf = async (org: TestOrganization, body: object = {}): Promise<string> => (await order(org, body)).json().url;
const billing = async (org: TestOrganization): Promise<Billing> => (await world.call('GET', '/api/billing', { cookie: org.cookie })).json();
const later = (millis: number) => world.at(new Date(Date.parse(start) + millis).toISOString());

describe('an order', () => {
  it('is shown at the provider and stored as it was placed', async () => {
    const org = await aBuyer();
    await order(org, { plan: 'pro', currency: 'EUR', earlyStart: true });
    expect(opened).toMatchObject([
      {
        organizationId: org.id,
        orderNumber: expect.stringMatching(/^AT-2026-[A-HJKMNP-Z2-9]{8}$/),
        plan: 'pro',
        currency: 'EUR',
        net: 46_500,
        email: org.email,
        language: 'pl',
        expiresAt: new Date('2026-11-21T10:00:00.000Z'),
      },
    ]);
    const [row] = await world.deps.db.rows<Record<string, unknown>>(sql`
      select order_number, amount, net_amount, vat_percent, buyer, early_start_at, description, channel, expires_at
      from payments where organization_id = ${org.id}`);
    expect(row).toMatchObject({
      orderNumber: opened[0]!.orderNumber,
      netAmount: 465,
      amount: 571.95,
      vatPercent: 23,
      description: 'Atesto pro',
      channel: 'provider',
      earlyStartAt: new Date(start),
      expiresAt: new Date('2026-11-21T10:00:00.000Z'),
      buyer: { name: org.name, nip: org.nip, city: 'Łódź', email: org.email, recipient: null, localGovernment: false, vatGroup: false },
    });
    const [entry] = await world.deps.db.rows(sql`
      select user_id, metadata from audit_logs where action = 'payment.ordered' and organization_id = ${org.id}`);
    expect(entry).toEqual({
      userId: org.userId,
      metadata: { orderNumber: opened[0]!.orderNumber, plan: 'pro', currency: 'EUR', earlyStart: true },
    });
  });

  it('names the company by its full name where that is known', async () => {
    const org = await aBuyer();
    await world.deps.db.rows(sql`update organizations set company_full_name = 'Zakład Testowy spółka jawna' where id = ${org.id}`);
    await order(org);
    const [row] = await world.deps.db.rows<{ buyer: object }>(sql`select buyer from payments where organization_id = ${org.id}`);
    expect(row?.buyer).toMatchObject({ name: 'Zakład Testowy spółka jawna' });
  });

  it('is the same for an hour, and one that asked to begin at once serves one that does not', async () => {
    const org = await aBuyer();
    const page = await pageOf(org, { earlyStart: true });
    later(3_599_999);
    expect((await billing(org)).payments).toMatchObject([{ status: 'pending', checkoutUrl: page, paidAt: null }]);
    expect(await pageOf(org, { earlyStart: false })).toBe(page);
    later(3_600_000);
    expect((await billing(org)).payments).toMatchObject([{ status: 'expired', checkoutUrl: null }]);
    expect(await pageOf(org, { earlyStart: true })).not.toBe(page);
    expect(opened).toHaveLength(2);
  });

  it.each<[string, object, object]>([
    ['another currency', {}, { currency: 'EUR' }],
    ['another plan', {}, { plan: 'pro' }],
    ['the request to begin at once', { earlyStart: false }, { earlyStart: true }],
  ])('with %s is another one, and the page of the first is closed', async (_, first, second) => {
    const org = await aBuyer();
    const page = await pageOf(org, first);
    expect(closed).toEqual([]);
    expect(await pageOf(org, second)).not.toBe(page);
    expect(closed).toEqual([`cs_${page.split('/').at(-1)}`]);
    expect((await billing(org)).payments.map((payment) => payment.status).toSorted()).toEqual(['expired', 'pending']);
  });

  it('by transfer replaces one at the provider, and the other way round', async () => {
    const org = await aBuyer();
    const page = await pageOf(org);
    const transfer = await pageOf(org, { payBy: 'transfer' });
    expect(transfer).toBe('https://atesto.test/abonament');
    expect(closed).toEqual([`cs_${page.split('/').at(-1)}`]);
    expect(await pageOf(org)).not.toBe(page);
    expect((await billing(org)).payments.filter((payment) => payment.status === 'pending')).toMatchObject([{ transfer: null }]);
  });

  it('is placed although the page of the first cannot be closed', async () => {
    const org = await aBuyer();
    const page = await pageOf(org);
    world.deps.payments = { ...world.deps.payments, expireCheckout: () => Promise.reject(new Error('provider down')) };
    const answer = await order(org, { plan: 'pro' });
    expect([answer.statusCode, answer.json().url === page]).toEqual([200, false]);
  });
});

describe('a page that does not open', () => {
  const broken = (before: () => Promise<void> = async () => {}) => {
    world.deps.payments = {
      ...world.deps.payments,
      openCheckout: async () => {
        await before();
        throw new Error('provider down');
      },
    };
  };

  it('leaves a failed order behind, also for somebody who clicked twice, and both are notified', async () => {
    const org = await aBuyer();
    broken(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    const answers = await Promise.all([order(org), order(org)]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [502, 'payment_provider_failed'],
      [502, 'payment_provider_failed'],
    ]);
    expect((await billing(org)).payments.map((payment) => payment.status)).toEqual(['failed']);
    expect((await billing(org)).state).toBe('never_paid');
  });

  it('because the process that opened it died is requested again, and the provider gives the same', async () => {
    const org = await aBuyer();
    const page = await pageOf(org);
    // It died between the answer of the provider and its note of it.
    await world.deps.db.rows(sql`update payments set checkout_url = null, provider_session_id = null where organization_id = ${org.id}`);
    expect(await pageOf(org)).toBe(page);
    expect(opened.map(({ paymentId }) => paymentId)).toEqual([opened[0]!.paymentId, opened[0]!.paymentId]);
    expect((await billing(org)).payments).toMatchObject([{ status: 'pending', checkoutUrl: page }]);
  });

  it('although it is requested again leaves the order to whoever is still opening it', async () => {
    const org = await aBuyer();
    const page = await pageOf(org);
    await world.deps.db.rows(sql`update payments set checkout_url = null, provider_session_id = null where organization_id = ${org.id}`);
    broken(async () => void (await world.deps.db.rows(sql`update payments set checkout_url = ${page} where organization_id = ${org.id}`)));
    expect(await pageOf(org)).toBe(page);
    expect((await billing(org)).payments.map((payment) => payment.status)).toEqual(['pending']);
  });

  it('within a minute is another’s to open; after it the order is placed anew', async () => {
    const org = await aBuyer();
    const first = await anOrder(world, org, 'basic', false);
    await world.deps.db.rows(sql`update payments set checkout_url = null where id = ${first.id}`);
    later(59_999);
    setTimeout(() => {
      void world.deps.db.rows(sql`update payments set checkout_url = 'https://pay.test/late' where id = ${first.id}`);
    }, 300);
    expect(await pageOf(org)).toBe('https://pay.test/late');
    await world.deps.db.rows(sql`update payments set checkout_url = null where id = ${first.id}`);
    later(60_000);
    expect(await pageOf(org)).not.toContain(first.id);
    expect(opened).toHaveLength(2);
  });
});

describe('what a buyer sees of payments', () => {
  it('is the tax in what was paid, when it was paid and refunded, and how long it can be left', async () => {
    const org = await aBuyer();
    const paid = await aPaidOrder(world, org);
    const [payment] = (await billing(org)).payments;
    expect(payment).toMatchObject({
      id: paid.id,
      net: 1500,
      vat: 345,
      gross: 1845,
      createdAt: start,
      paidAt: start,
      refundedAt: null,
      refunded: 0,
      checkoutUrl: null,
      transfer: null,
      withdrawal: null,
      withdrawableUntil: '2026-12-07T22:59:59.999Z',
      withdrawalLost: null,
      ksefNumber: null,
    });
    later(86_400_000);
    await sendPaymentEvent(world, paid, 'refunded');
    expect(await billing(org)).toMatchObject({
      plan: null,
      payments: [{ status: 'refunded', refundedAt: '2026-11-22T09:00:00.000Z', refunded: 1845, withdrawableUntil: null }],
    });
  });

  it('is each period with what it is now, and none that never began', async () => {
    const org = await aBuyer();
    const first = await aPaidOrder(world, org);
    await aPaidOrder(world, org);
    const states = async () => (await billing(org)).periods.map((period) => period.state);
    expect(await states()).toEqual(['active', 'upcoming']);
    const [one] = (await billing(org)).periods;
    await world.deps.db.rows(sql`update sessions set expire = '2030-01-01'`);
    world.at(new Date(Date.parse(one!.endsAt) - 1).toISOString());
    expect(await states()).toEqual(['active', 'upcoming']);
    world.at(one!.endsAt);
    expect(await states()).toEqual(['ended', 'active']);
    world.at(start);
    await sendPaymentEvent(world, first, 'refunded');
    expect((await billing(org)).periods).toHaveLength(1);
  });

  it('names the consultant while Pro lasts', async () => {
    const org = await aBuyer();
    const consultant = { name: 'Ewa Doradcza', email: 'ewa@example.com', phone: '+48 22 000 00 00' };
    await world.deps.db.rows(sql`update organizations set consultant = ${JSON.stringify(consultant)}::jsonb where id = ${org.id}`);
    await aPaidOrder(world, org);
    expect((await billing(org)).consultant).toBeNull();
    later(1000);
    await aPaidOrder(world, org, 'pro');
    expect((await billing(org)).consultant).toEqual(consultant);
  });
});
