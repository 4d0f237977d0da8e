import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect } from 'vitest';
import { addStripe } from './api.ts';

const secret = 'whsec_test';

/** A sandbox account with the official client, and the webhooks an application got from it. */
export type Account = {
  stripe: Stripe;
  address: string;
  received: Stripe.Event[];
  /** What the application answers next, one status each; 200 when empty. */
  answers: number[];
  client: (key: string, config?: object) => Stripe;
  choose: (session: { id: string }, outcome: string) => Promise<Response>;
  /** Gives a command to the sandbox. */
  control: (command: string, fields?: object) => Promise<{ id: string } & Record<string, unknown>>;
  restart: () => Promise<void>;
};

export const order = (more: object = {}): Stripe.Checkout.SessionCreateParams => ({
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

function application(account: Account): Server {
  return createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const status = account.answers.shift() ?? 200;
      const event = account.stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), secret);
      if (status === 200) account.received.push(event);
      response.writeHead(status).end();
    });
  });
}

/** An account for one test file; closed when the file is done. */
export function openAccount(): Account {
  const account = { received: [], answers: [] as number[] } as unknown as Account;
  let close: () => Promise<void>;
  let hook: Server;
  let folder: string;

  async function start(): Promise<void> {
    const app: FastifyInstance = Fastify();
    const webhookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
    const stop = await addStripe(app, { folder, address: 'http://pay.test', webhookUrl, webhookSecret: secret });
    account.address = await app.listen({ port: 0, host: '127.0.0.1' });
    account.stripe = account.client('sk_test_x');
    close = async () => {
      stop();
      app.server.closeAllConnections();
      await app.close();
    };
  }

  account.client = (key, config = {}) => {
    const { hostname, port } = new URL(account.address);
    return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false, ...config });
  };
  account.choose = async (session, outcome) =>
    fetch(`${account.address}/stripe/pay/${session.id}`, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  account.control = async (command, fields = {}) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${account.address}/stripe/control/${command}`, { method: 'POST', headers, body: JSON.stringify(fields) });
    const body = (await answer.json()) as { id: string };
    expect(answer.status, JSON.stringify(body)).toBe(200);
    return body;
  };
  account.restart = async () => {
    await close();
    await start();
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stripe-'));
    hook = application(account);
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    await start();
  });
  afterAll(async () => {
    await close();
    hook.close();
  });
  return account;
}
