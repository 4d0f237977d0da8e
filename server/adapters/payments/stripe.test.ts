// @module-tag long
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { openWorld } from '#server/testing/world.ts';
import { AlreadyRefunded } from './payments.ts';
import { openStripe, usualDeadlines } from './stripe.ts';

const world = openWorld();
const hanging = { kind: 'hang', seconds: 600, requests: 20 };
let sandbox: Sandbox;

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  sandbox = await startSandbox({ applicationPort: (world.app.server.address() as AddressInfo).port });
  // Stripe's clock is the real one.
  world.deps.now = () => new Date();
  open({ attempt: 1_000, call: 2_500, close: 1_000 });
});
afterAll(() => sandbox.close());

function open(deadlineKind = usualDeadlines): void {
  world.deps.payments = openStripe({ ...world.deps.config.payments, url: sandbox.address, publicUrl: 'https://atesto.test', deadlineKind });
}

function order(org: TestOrganization, plan: string) {
  return world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body: { plan } });
}

async function paid(org: TestOrganization): Promise<{ session: string; intent: string }> {
  const page = (await order(org, 'basic')).json().url as string;
  await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'card' }), redirect: 'manual' });
  const session = page.split('/').at(-1)!;
  const { intentId } = await world.deps.payments.readCheckout(session);
  return { session, intent: intentId! };
}

describe('a payment provider that hangs', () => {
  it('does not keep a buyer waiting: the click is answered with a refusal', async () => {
    const org = await anOrganization(world.deps);
    await sandbox.notifyStripe('trouble', hanging);
    const answer = await order(org, 'basic');
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'payment_provider_failed']);
    await sandbox.notifyStripe('reset');
    expect((await order(org, 'basic')).statusCode).toBe(200);
  });

  it('does not keep a buyer waiting who orders something else', async () => {
    const org = await anOrganization(world.deps);
    await order(org, 'basic');
    await sandbox.notifyStripe('trouble', { ...hanging, path: '/expire' });
    expect((await order(org, 'pro')).statusCode).toBe(200);
    await sandbox.notifyStripe('trouble', hanging);
    expect((await order(org, 'basic')).statusCode).toBe(502);
    await sandbox.notifyStripe('reset');
  });

  it('is waited for less than ten seconds in all', () => {
    expect(usualDeadlines.close + usualDeadlines.call).toBeLessThan(9_000);
    expect(usualDeadlines.attempt * 2).toBeLessThan(usualDeadlines.call);
  });

  it('opens one page for one order although the first attempt was answered too late', async () => {
    const org = await anOrganization(world.deps);
    open({ attempt: 1_000, call: 10_000, close: 1_000 });
    await sandbox.notifyStripe('trouble', { kind: 'hang', seconds: 1.2, done: 'before' });
    const first = await order(org, 'basic');
    expect(first.statusCode, first.body).toBe(200);
    expect((await order(org, 'basic')).json()).toEqual(first.json());
  });

  it('is asked until it answers while it states that it is still at work on the first attempt', async () => {
    const org = await anOrganization(world.deps);
    open({ attempt: 500, call: 15_000, close: 1_000 });
    await sandbox.notifyStripe('trouble', { kind: 'hang', seconds: 5, done: 'before' });
    const first = await order(org, 'basic');
    expect(first.statusCode, first.body).toBe(200);
    expect((await order(org, 'basic')).json()).toEqual(first.json());
  });
});

describe('giving money back', () => {
  it('refunds a part under a key, once, and reports it with our ids', async () => {
    const org = await anOrganization(world.deps);
    const { intent } = await paid(org);
    const part = { intentId: intent, key: 'part-1', amount: 1000, payment: { id: 'p1', organizationId: org.id } };
    const first = await world.deps.payments.refund(part);
    expect(await world.deps.payments.refund(part)).toEqual(first);
    const rest = await world.deps.payments.refund({ intentId: intent, key: 'rest' });
    expect(rest.refundId).not.toBe(first.refundId);
    await expect(world.deps.payments.refund({ intentId: intent, key: 'more' })).rejects.toMatchObject({
      constructor: AlreadyRefunded,
      cause: { code: 'charge_already_refunded' },
    });
    await vi.waitFor(async () => {
      const events = await world.deps.db.rows<{ payload: { data: { object: { id: string; metadata: unknown; amount: number } } } }>(
        sql`select payload from payment_events where type = 'refund.created'`,
      );
      const refunds = events.map(({ payload }) => payload.data.object);
      expect(refunds).toContainEqual(
        expect.objectContaining({ id: first.refundId, amount: 1000, metadata: { payment_id: 'p1', organization_id: org.id } }),
      );
    }, 20_000);
  });
});
