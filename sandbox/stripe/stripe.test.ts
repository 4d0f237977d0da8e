import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addStripe } from './api.ts';

const secret = 'whsec_test';
const received: { id: string; type: string }[] = [];
let answers: number[] = [];
let outside: FastifyInstance;
let hook: Server;
let stripe: Stripe;
let address: string;
let stop: () => void;

beforeAll(async () => {
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const status = answers.shift() ?? 200;
      const event = stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), secret);
      if (status === 200) received.push({ id: event.id, type: event.type });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const { port } = hook.address() as { port: number };
  outside = Fastify();
  stop = await addStripe(outside, {
    folder: await mkdtemp(join(tmpdir(), 'stripe-')),
    address: 'http://pay.test',
    webhookUrl: `http://127.0.0.1:${port}/hook`,
    webhookSecret: secret,
  });
  address = await outside.listen({ port: 0, host: '127.0.0.1' });
  stripe = client('sk_test_x');
});
afterAll(async () => {
  stop();
  await outside.close();
  hook.close();
});

function client(key: string): Stripe {
  const { hostname, port } = new URL(address);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

const order = (more: object = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: ['card', 'blik', 'p24'],
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'pln', unit_amount: 150_000, product_data: { name: 'Plan Basic' } },
      tax_rates: ['txr_sandbox_pl_23'],
    },
  ],
  success_url: 'https://atesto.test/payment/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://atesto.test/payment/cancel',
  ...more,
});

async function choose(session: { id: string }, outcome: string): Promise<Response> {
  const body = new URLSearchParams({ outcome });
  return fetch(`${address}/stripe/pay/${session.id}`, { method: 'POST', body, redirect: 'manual' });
}

describe('the Stripe look-alike', () => {
  it('adds the tax, offers BLIK in złoty only, and gives the address of its page', async () => {
    const session = await stripe.checkout.sessions.create(order());
    expect(session).toMatchObject({
      amount_total: 184_500,
      currency: 'pln',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    });
    expect(session.payment_method_types).toEqual(['card', 'blik', 'p24']);
    const line = { quantity: 1, price_data: { currency: 'eur', unit_amount: 34_900, product_data: { name: 'Basic' } } };
    expect((await stripe.checkout.sessions.create(order({ line_items: [line] }))).payment_method_types).toEqual(['card', 'p24']);
  });

  it.each([
    ['a removed parameter', { payment_method_types: ['card'] }, 'parameter_unknown'],
    [
      'an unknown tax rate',
      {
        line_items: [{ quantity: 1, price_data: { currency: 'pln', unit_amount: 1, product_data: { name: 'x' } }, tax_rates: ['txr_no'] }],
      },
      'resource_missing',
    ],
    ['a missing address', { success_url: undefined }, 'parameter_missing'],
    ['an end too soon', { expires_at: Math.floor(Date.now() / 1000) + 60 }, 'parameter_invalid'],
  ])('refuses %s as the real one does', async (_, wrong, code) => {
    const refused = stripe.checkout.sessions.create(order(wrong));
    await expect(refused).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code, statusCode: 400 });
  });

  it('refuses a wrong key and an unknown session', async () => {
    await expect(client('pk_live_x').checkout.sessions.create(order())).rejects.toMatchObject({ statusCode: 401 });
    await expect(stripe.checkout.sessions.retrieve('cs_no')).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  it('answers a repeated idempotency key alike and refuses it for something else', async () => {
    const key = { idempotencyKey: 'checkout:1' };
    const [first, again] = [await stripe.checkout.sessions.create(order(), key), await stripe.checkout.sessions.create(order(), key)];
    expect(again.id).toBe(first.id);
    await expect(stripe.checkout.sessions.create(order({ locale: 'de' }), key)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('pays, declines, expires and goes back', async () => {
    const session = await stripe.checkout.sessions.create(order({ locale: 'pl' }));
    const declined = await choose(session, 'declined');
    expect([declined.status, (await declined.text()).includes('odrzucona')]).toEqual([402, true]);
    expect((await choose(session, 'cancel')).headers.get('location')).toBe('https://atesto.test/payment/cancel');
    const paid = await choose(session, 'blik');
    expect(paid.headers.get('location')).toBe(`https://atesto.test/payment/success?session_id=${session.id}`);
    const read = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
    expect(read).toMatchObject({
      payment_status: 'paid',
      status: 'complete',
      url: null,
      payment_intent: { latest_charge: { payment_method_details: { type: 'blik' } } },
    });
    expect((await choose(session, 'card')).status).toBe(409);
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
    const other = await stripe.checkout.sessions.create(order());
    expect((await stripe.checkout.sessions.expire(other.id)).status).toBe('expired');
    expect((await choose(other, 'card')).status).toBe(409);
  });

  it('refunds once, never more than was paid', async () => {
    const session = await stripe.checkout.sessions.create(order());
    await choose(session, 'card');
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    const intent = paid.payment_intent;
    const refund = { payment_intent: typeof intent === 'string' ? intent : '' };
    await expect(stripe.refunds.create({ ...refund, amount: 999_999 })).rejects.toMatchObject({ statusCode: 400 });
    expect(await stripe.refunds.create(refund)).toMatchObject({ amount: 184_500, status: 'succeeded' });
    await expect(stripe.refunds.create(refund)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it('signs webhooks and sends them again until they are taken, some of them twice', async () => {
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(5));
    const twice = received.length - new Set(received.map((event) => event.id)).size;
    expect(twice).toBeGreaterThan(0);
    received.length = 0;
    answers = [500, 500];
    const session = await stripe.checkout.sessions.create(order());
    await stripe.checkout.sessions.expire(session.id);
    await vi.waitFor(() => expect(received.map((event) => event.type)).toContain('checkout.session.expired'), 8000);
  });
});
