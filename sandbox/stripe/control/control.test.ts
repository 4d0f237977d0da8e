// @module-tag long
import { describe, expect, it, vi } from 'vitest';
import { idOf } from '#sandbox/stripe/state.ts';
import { openAccount, order } from '#sandbox/stripe/test-account.ts';

const account = openAccount();
const { received, control, choose } = account;

const tales = (id: string): string[] => received.filter(({ data }) => JSON.stringify(data.object).includes(id)).map(({ type }) => type);
const newSession = () => account.stripe.checkout.sessions.create(order());

async function paidSession(): Promise<{ id: string; intent: string }> {
  const { id } = await newSession();
  await choose({ id }, 'card');
  return { id, intent: idOf((await account.stripe.checkout.sessions.retrieve(id)).payment_intent) };
}

async function chargeOf(intent: string) {
  const { latest_charge: charge } = await account.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
  if (charge === null || typeof charge === 'string') throw new Error('no charge');
  return charge;
}

describe('the Stripe look-alike can be instructed', () => {
  it('to take the money later, and that it came or did not', async () => {
    const [kept, broken] = [await newSession(), await newSession()];
    expect(await control('pay-later', { session: kept.id })).toMatchObject({ status: 'complete', payment_status: 'unpaid', url: null });
    await control('pay-later', { session: broken.id });
    await vi.waitFor(() => expect(tales(kept.id)).toContain('checkout.session.completed'), 20_000);
    expect(await control('later-succeeded', { session: kept.id })).toMatchObject({ payment_status: 'paid' });
    expect(await control('later-failed', { session: broken.id })).toMatchObject({ payment_status: 'unpaid' });
    await vi.waitFor(() => expect(tales(kept.id)).toContain('checkout.session.async_payment_succeeded'), 20_000);
    await vi.waitFor(() => expect(tales(broken.id)).toContain('checkout.session.async_payment_failed'), 20_000);
  });

  it('that it is another time: what is paid then was paid then, until it is set to the real one', async () => {
    const moment = Date.parse('2026-01-31T09:00:00Z') / 1000;
    await control('clock', { at: '2026-01-31T09:00:00Z' });
    const past = await account.stripe.checkout.sessions.create({ ...order(), expires_at: moment + 3600 });
    await choose(past, 'card');
    const paid = await account.stripe.checkout.sessions.retrieve(past.id, { expand: ['payment_intent.latest_charge'] });
    expect(paid.created - moment).toBeLessThan(60);
    await expect(control('clock', { at: 'yesterday' })).rejects.toThrow();
    await control('clock');
    expect((await newSession()).created).toBeGreaterThan(moment + 86_400);
  });

  it('to refund in part, to keep a refund pending and to let one fail, which lowers what the charge gave back', async () => {
    const { intent } = await paidSession();
    const part = await control('refund', { intent, amount: 1000 });
    expect((await chargeOf(intent)).amount_refunded).toBe(1000);
    await control('refunds-start-as', { status: 'pending' });
    const pending = await account.stripe.refunds.create({ payment_intent: intent, amount: 500 });
    expect(pending).toMatchObject({ status: 'pending', pending_reason: 'processing' });
    expect(await control('refund-succeeded', { refund: pending.id })).toMatchObject({ status: 'succeeded' });
    await control('reset');
    expect(await control('refund-failed', { refund: part.id, reason: 'declined' })).toMatchObject({ failure_reason: 'declined' });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 500, refunded: false });
    await vi.waitFor(() => {
      expect(tales(part.id)).toEqual(expect.arrayContaining(['refund.created', 'refund.updated', 'refund.failed']));
      expect(tales(pending.id)).toEqual(expect.arrayContaining(['refund.created', 'refund.updated']));
    }, 20_000);
    expect((await account.stripe.refunds.create({ payment_intent: intent })).amount).toBe(184_500 - 500);
  });

  it.each([
    ['lost', ['created', 'funds_withdrawn', 'updated', 'closed'], -184_500],
    ['won', ['created', 'funds_withdrawn', 'updated', 'closed', 'funds_reinstated'], 0],
  ])('to open a dispute, take its money and let it be %s', async (outcome, kinds, balance) => {
    const { id, intent } = await paidSession();
    const dispute = await control('dispute', { session: id });
    await control('dispute-withdrawn', { dispute: dispute.id });
    await expect(account.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ code: 'charge_disputed' });
    await control('dispute-evidence', { dispute: dispute.id });
    await control('dispute-closed', { dispute: dispute.id, outcome });
    const read = await account.stripe.disputes.retrieve(dispute.id);
    expect(read).toMatchObject({ status: outcome, amount: 184_500 });
    expect(read.balance_transactions.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
    const expected = kinds.map((kind) => `charge.dispute.${kind}`);
    await vi.waitFor(() => expect([...new Set(tales(dispute.id))].toSorted()).toEqual(expected.toSorted()), 20_000);
  });

  it('to take a payment for a session that ended while its page was open', async () => {
    const [held, confirmed] = [await newSession(), await newSession()];
    await control('hold', { session: held.id });
    for (const { id } of [held, confirmed]) expect((await account.stripe.checkout.sessions.expire(id)).status).toBe('expired');
    expect((await choose(confirmed, 'card')).status).toBe(409);
    expect((await choose(held, 'blik')).status).toBe(303);
    expect((await choose(held, 'blik')).status).toBe(409);
    expect(await control('pay', { session: confirmed.id, method: 'p24' })).toMatchObject({ status: 'complete', payment_status: 'paid' });
    for (const { id } of [held, confirmed]) await vi.waitFor(() => expect(tales(id)).toContain('checkout.session.completed'), 20_000);
  });

  it('to control events late, again and in reverse', async () => {
    const { id } = await newSession();
    await control('telling', { delay: 0.3, repeat: 2, every: 0.1, reverse: true });
    await choose({ id }, 'card');
    expect(tales(id)).toEqual([]);
    await vi.waitFor(() => expect(tales(id).filter((type) => type === 'checkout.session.completed')).toHaveLength(3), 20_000);
    const intent = idOf((await account.stripe.checkout.sessions.retrieve(id)).payment_intent);
    const order = ['checkout.session.completed', 'payment_intent.succeeded', 'charge.succeeded'];
    await vi.waitFor(() => expect([...new Set(tales(intent))]).toEqual(order), 20_000);
    await control('reset');
  });

  it('to send a recorded event again, and sends what is still due after a restart', async () => {
    const { id } = await newSession();
    await control('expire', { session: id, delay: 1 });
    await account.restart();
    expect(tales(id)).toEqual([]);
    await vi.waitFor(() => expect(tales(id)).toEqual(['checkout.session.expired']), 20_000);
    const { data } = await account.stripe.events.list({ type: 'checkout.session.expired', limit: 1 });
    await control('resend', { event: data[0]!.id, repeat: 1 });
    await vi.waitFor(() => expect(tales(id)).toHaveLength(3), 20_000);
    const ids = received.filter(({ type }) => type === 'checkout.session.expired').map((event) => event.id);
    expect(ids.slice(-3)).toEqual([data[0]!.id, data[0]!.id, data[0]!.id]);
  });

  it('to fail and to hang for a number of calls', async () => {
    await control('trouble', { kind: 'error', requests: 2, status: 503, path: 'checkout' });
    await expect(newSession()).rejects.toMatchObject({ statusCode: 503 });
    expect((await account.stripe.refunds.list()).object).toBe('list');
    await expect(newSession()).rejects.toMatchObject({ statusCode: 503 });
    expect((await newSession()).status).toBe('open');
    await control('trouble', { kind: 'hang', seconds: 60 });
    const impatient = account.client('sk_test_x', { timeout: 100 });
    await expect(impatient.checkout.sessions.create(order())).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect((await impatient.checkout.sessions.create(order())).status).toBe('open');
  });

  it('refuses a second request under a key while the first is at work, and answers it alike once it is done', async () => {
    await control('trouble', { kind: 'hang', seconds: 0.5, done: 'before' });
    const key = { idempotencyKey: 'checkout:at-work' };
    const first = account.stripe.checkout.sessions.create(order(), key);
    await vi.waitFor(async () => {
      const second = account.stripe.checkout.sessions.create(order(), key);
      await expect(second).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    }, 20_000);
    const other = account.stripe.checkout.sessions.create(order({ locale: 'de' }), key);
    await expect(other).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
    const { id } = await first;
    const again = await account.stripe.checkout.sessions.create(order(), key);
    expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([id, 'true']);
  });

  it('nothing it does not know, and explains itself on a page', async () => {
    const post = (command: string, body: object) =>
      fetch(`${account.address}/stripe/control/${command}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post('nonsense', {})).status).toBe(404);
    expect((await post('pay', { session: 'cs_no' })).status).toBe(400);
    expect((await post('telling', { delay: 'soon' })).status).toBe(400);
    expect((await post('trouble', { kind: 'sulk' })).status).toBe(400);
    const page = await (await fetch(`${account.address}/stripe/control`)).text();
    for (const command of ['pay-later', 'refund-failed', 'dispute-closed', 'trouble']) expect(page).toContain(`/stripe/control/${command}`);
    const form = await fetch(`${account.address}/stripe/control/reset`, {
      method: 'POST',
      body: new URLSearchParams(),
      redirect: 'manual',
    });
    expect([form.status, form.headers.get('location')]).toEqual([303, '/stripe/control']);
  });
});
