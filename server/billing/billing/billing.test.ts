import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Billing, Payment } from '#contract/billing/billing.ts';
import { openStripe } from '#server/adapters/payments/stripe.ts';
import { workersOf } from '#server/operations/jobs/workers.ts';
import { anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { addStripe } from '#sandbox/stripe/api.ts';

const world = openWorld();
const sent: { to: { address: string }; subject: string; text: string }[] = [];
let sandbox: { address: string; close: () => Promise<void> };

beforeAll(async () => {
  const application = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const outside = Fastify();
  const { webhookSecret } = world.deps.config.payments;
  const folder = await mkdtemp(join(tmpdir(), 'stripe-'));
  // The address is known only when it listens, so the hosted page is reached by its path.
  const stop = await addStripe(outside, {
    folder,
    address: 'http://pay.test',
    webhookUrl: `${application}/api/webhooks/stripe`,
    webhookSecret,
  });
  const address = await outside.listen({ port: 0, host: '127.0.0.1' });
  sandbox = {
    address,
    close: async () => {
      stop();
      await outside.close();
    },
  };
  world.deps.payments = openStripe({ ...world.deps.config.payments, url: address, publicUrl: 'https://atesto.test' });
  world.deps.mailer = { send: async (mail) => void sent.push(mail), close: () => {} };
  // Stripe's clock is the real one.
  world.deps.now = () => new Date();
  await world.deps.queue.begin(workersOf(world.deps));
});
afterAll(() => sandbox.close());

/** With at least one payment, which the tests check. */
type Shown = Omit<Billing, 'payments'> & { payments: [Payment, ...Payment[]] };

async function order(org: TestOrganization, body: object = { plan: 'basic' }): Promise<string> {
  const answer = await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return new URL(answer.json().url as string).pathname;
}

async function choose(page: string, outcome: string): Promise<Response> {
  return fetch(`${sandbox.address}${page}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
    redirect: 'manual',
  });
}

async function billing(org: TestOrganization): Promise<Shown> {
  return (await world.call('GET', '/api/billing', { cookie: org.cookie })).json();
}

/** Waits for what webhooks bring about. */
async function until(org: TestOrganization, state: string): Promise<Shown> {
  return vi.waitFor(
    async () => {
      const shown = await billing(org);
      expect(shown.state).toBe(state);
      return shown;
    },
    { timeout: 8000, interval: 50 },
  );
}

describe('buying a plan', () => {
  it.each([
    ['card', 'PLN', 1845],
    ['blik', 'PLN', 1845],
    ['p24', 'PLN', 1845],
    ['card', 'EUR', 429.27],
  ] as const)('by %s in %s opens access for 12 months', async (method, currency, grossAmount) => {
    const org = await anOrganization(world.deps, { plan: null });
    expect((await billing(org)).state).toBe('never_paid');
    const page = await order(org, { plan: 'basic', currency, earlyStart: true });
    expect((await billing(org)).state).toBe('pending');
    const back = await choose(page, method);
    expect(back.status).toBe(303);
    const sessionId = new URL(back.headers.get('location')!).searchParams.get('session_id')!;
    const shown = await until(org, 'active');
    expect(shown).toMatchObject({ plan: 'basic', payments: [{ status: 'paid', gross: grossAmount, currency }] });
    await vi.waitFor(async () => expect((await billing(org)).payments[0].method).toBe(method), 20_000);
    const own = await world.call('GET', `/api/billing/checkout/${sessionId}`, { cookie: org.cookie });
    expect(own.json()).toMatchObject({ status: 'paid', plan: 'basic' });
    const started = await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie });
    expect(started.statusCode).toBe(200);
    await vi.waitFor(
      () => expect(sent.some((mail) => mail.to.address === org.email && /zamówienia/.test(mail.subject))).toBe(true),
      20_000,
    );
    expect(sent.find((mail) => mail.to.address === org.email)?.text).toContain('prawo odstąpienia');
  });

  it('survives a declined card and a second try on the same page', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const page = await order(org, { plan: 'pro' });
    const declined = await choose(page, 'declined');
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('odrzucona');
    expect((await billing(org)).state).toBe('pending');
    await choose(page, 'card');
    expect((await until(org, 'active')).plan).toBe('pro');
  });

  it('ends with an expired order, after which another one is possible', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    await choose(await order(org), 'expired');
    const shown = await until(org, 'never_paid');
    expect(shown.payments[0]).toMatchObject({ status: 'expired', checkoutUrl: null });
    await choose(await order(org), 'card');
    await until(org, 'active');
  });

  it('going back leaves the order open, and choosing the plan again leads to the same page', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const page = await order(org);
    expect((await choose(page, 'cancel')).headers.get('location')).toBe('https://atesto.test/payment/cancel');
    expect(await order(org)).toBe(page);
    const both = await Promise.all([order(org), order(org)]);
    expect(both).toEqual([page, page]);
    expect((await billing(org)).payments).toHaveLength(1);
  });

  it('another plan closes the page of the first, so that nobody pays twice', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const first = await order(org);
    await order(org, { plan: 'pro' });
    expect((await choose(first, 'card')).status).toBe(409);
  });

  it('renews from the current end, and Pro over Basic starts at once', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    await choose(await order(org), 'card');
    await until(org, 'active');
    await choose(await order(org), 'blik');
    const renewed = await vi.waitFor(async () => {
      const shown = await billing(org);
      expect(shown.periods).toHaveLength(2);
      return shown;
    }, 20_000);
    expect(renewed.periods[1]).toMatchObject({ state: 'upcoming', startsAt: renewed.periods[0]?.endsAt });
    await choose(await order(org, { plan: 'pro' }), 'card');
    await vi.waitFor(async () => expect((await billing(org)).plan).toBe('pro'), 20_000);
  });

  it('is refused to visitors, to a plan that is none, and when the provider is down', async () => {
    expect((await world.call('POST', '/api/create-checkout-session', { body: { plan: 'basic' } })).statusCode).toBe(401);
    const org = await anOrganization(world.deps, { plan: null });
    const wrong = await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body: { plan: 'gold' } });
    expect(wrong.json().fields).toEqual({ plan: 'Plan subskrypcji jest wymagany' });
    const real = world.deps.payments;
    world.deps.payments = openStripe({ ...world.deps.config.payments, url: 'http://127.0.0.1:9', publicUrl: 'https://atesto.test' });
    const down = await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body: { plan: 'basic' } });
    world.deps.payments = real;
    expect([down.statusCode, down.json().code]).toEqual([502, 'payment_provider_failed']);
    await order(org);
  });

  it("never shows another organisation's payment", async () => {
    const [org, outsider] = [await anOrganization(world.deps, { plan: null }), await anOrganization(world.deps, { plan: null })];
    const session = (await order(org)).split('/').at(-1)!;
    expect((await world.call('GET', `/api/billing/checkout/${session}`, { cookie: outsider.cookie })).statusCode).toBe(404);
    const [{ id }] = (await billing(org)).payments;
    expect((await world.call('POST', `/api/billing/payments/${id}/withdrawal`, { cookie: outsider.cookie })).statusCode).toBe(404);
  });
});

describe('withdrawing', () => {
  it('ends the access at once, gives the money back and confirms with day and hour', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    await choose(await order(org), 'card');
    const paid = await until(org, 'active');
    const [payment] = paid.payments;
    expect(payment.withdrawableUntil).not.toBeNull();
    const left = await world.call('POST', `/api/billing/payments/${payment.id}/withdrawal`, { cookie: org.cookie });
    expect(left.json()).toMatchObject({ outcome: 'refunded' });
    expect((await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie })).statusCode).toBe(402);
    await vi.waitFor(async () => expect((await billing(org)).payments[0].status).toBe('refunded'), 20_000);
    expect((await billing(org)).state).toBe('refunded');
    await vi.waitFor(
      () => expect(sent.some((mail) => mail.to.address === org.email && /odstąpienia/.test(mail.subject))).toBe(true),
      20_000,
    );
    const kinds = await world.deps.db.rows<{ kind: string; grossAmount: number }>(sql`
      select kind, gross_amount from invoices where organization_id = ${org.id} order by kind desc`);
    expect(kinds).toEqual([
      { kind: 'VAT', grossAmount: 1845 },
      { kind: 'KOR', grossAmount: -1845 },
    ]);
  });

  it('is lost once an answer is saved', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    await choose(await order(org), 'card');
    const paid = await until(org, 'active');
    await anAssessment(world.deps, org, { answered: 1 });
    expect((await billing(org)).payments[0]).toMatchObject({ withdrawableUntil: null, withdrawalLost: 'used' });
    const answer = await world.call('POST', `/api/billing/payments/${paid.payments[0].id}/withdrawal`, { cookie: org.cookie });
    expect([answer.statusCode, answer.json().outcome]).toEqual([200, 'received']);
  });

  it('works without an account, by order number and e-mail, in two steps', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    await choose(await order(org), 'p24');
    const { orderNumber } = (await until(org, 'active')).payments[0];
    const named = { name: 'Anna Testowa', orderNumber, email: org.email };
    const wrong = await world.call('POST', '/api/withdrawals/check', { body: { ...named, email: 'x@example.com' } });
    expect([wrong.statusCode, wrong.json().code]).toEqual([404, 'order_not_found']);
    expect((await world.call('POST', '/api/withdrawals/check', { body: named })).json()).toMatchObject({ orderNumber, gross: 1845 });
    const first = await world.call('POST', '/api/withdrawals', { body: named });
    expect(first.json()).toMatchObject({ outcome: 'refunded', withdrawnAt: expect.stringMatching(/Z$/) });
    await until(org, 'refunded');
    const again = await world.call('POST', '/api/withdrawals', { body: named });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });
});
