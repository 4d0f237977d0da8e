// @module-tag long
import { expect, describe, it, vi } from 'vitest';
import { openAccount, order } from './test-account.ts';

const account = openAccount();
const { received, answers } = account;

describe('the Stripe look-alike', () => {
  it('adds the tax, offers BLIK in złoty only, and gives the address of its page', async () => {
    const session = await account.stripe.checkout.sessions.create(order());
    expect(session).toMatchObject({
      amount_total: 184_500,
      currency: 'pln',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    });
    expect(session.payment_method_types).toEqual(['card', 'blik', 'p24']);
    const line = { quantity: 1, price_data: { currency: 'eur', unit_amount: 34_900, product_data: { name: 'Basic' } } };
    expect((await account.stripe.checkout.sessions.create(order({ line_items: [line] }))).payment_method_types).toEqual(['card', 'p24']);
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
    const refused = account.stripe.checkout.sessions.create(order(wrong));
    await expect(refused).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code, statusCode: 400 });
  });

  it('refuses a wrong key and an unknown session', async () => {
    await expect(account.client('pk_live_x').checkout.sessions.create(order())).rejects.toMatchObject({ statusCode: 401 });
    await expect(account.stripe.checkout.sessions.retrieve('cs_no')).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  it('answers a repeated idempotency key alike and refuses it for something else', async () => {
    const key = { idempotencyKey: 'checkout:1' };
    const [first, again] = [
      await account.stripe.checkout.sessions.create(order(), key),
      await account.stripe.checkout.sessions.create(order(), key),
    ];
    expect(again.id).toBe(first.id);
    await expect(account.stripe.checkout.sessions.create(order({ locale: 'de' }), key)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('pays, declines, expires and goes back', async () => {
    const session = await account.stripe.checkout.sessions.create(order({ locale: 'pl' }));
    const declined = await account.choose(session, 'declined');
    expect([declined.status, (await declined.text()).includes('odrzucona')]).toEqual([402, true]);
    expect((await account.choose(session, 'cancel')).headers.get('location')).toBe('https://atesto.test/payment/cancel');
    const paid = await account.choose(session, 'blik');
    expect(paid.headers.get('location')).toBe(`https://atesto.test/payment/success?session_id=${session.id}`);
    const read = await account.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
    expect(read).toMatchObject({
      payment_status: 'paid',
      status: 'complete',
      url: null,
      payment_intent: { latest_charge: { payment_method_details: { type: 'blik' } } },
    });
    expect((await account.choose(session, 'card')).status).toBe(409);
    await expect(account.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
    const other = await account.stripe.checkout.sessions.create(order());
    expect((await account.stripe.checkout.sessions.expire(other.id)).status).toBe('expired');
    expect((await account.choose(other, 'card')).status).toBe(409);
  });

  it('refunds once, never more than was paid', async () => {
    const session = await account.stripe.checkout.sessions.create(order());
    await account.choose(session, 'card');
    const paid = await account.stripe.checkout.sessions.retrieve(session.id);
    const intent = paid.payment_intent;
    const refund = { payment_intent: typeof intent === 'string' ? intent : '' };
    await expect(account.stripe.refunds.create({ ...refund, amount: 999_999 })).rejects.toMatchObject({ statusCode: 400 });
    expect(await account.stripe.refunds.create(refund)).toMatchObject({ amount: 184_500, status: 'succeeded' });
    await expect(account.stripe.refunds.create(refund)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it('signs webhooks and sends them again until they are accepted, some of them twice', async () => {
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(5), 20_000);
    const twice = received.length - new Set(received.map((event) => event.id)).size;
    expect(twice).toBeGreaterThan(0);
    received.length = 0;
    answers.push(500, 500);
    const session = await account.stripe.checkout.sessions.create(order());
    await account.stripe.checkout.sessions.expire(session.id);
    await vi.waitFor(() => expect(received.map((event) => event.type)).toContain('checkout.session.expired'), 20_000);
  });
});
