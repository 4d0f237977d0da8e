import { beforeAll, describe, expect, it, vi } from 'vitest';
import { departures } from './protocol/declared-objects.ts';
import { idOf } from './state.ts';
import { openAccount, order } from './test-account.ts';

const account = openAccount();
const seen = new Map<string, unknown>();

async function everything(): Promise<void> {
  const { stripe, choose, control } = account;
  const open = await stripe.checkout.sessions.create(order());
  const paid = await stripe.checkout.sessions.create(order({ custom_text: { submit: { message: 'x' } } }));
  await choose(paid, 'declined');
  seen.set('intent of a refused attempt', await intentOf(paid.id));
  await choose(paid, 'card');
  for (const method of ['blik', 'p24']) await choose(await stripe.checkout.sessions.create(order()), method);
  seen.set('open session', open).set('paid session', await stripe.checkout.sessions.retrieve(paid.id));
  seen.set('expired session', await stripe.checkout.sessions.expire(open.id));
  const later = await stripe.checkout.sessions.create(order());
  seen.set('session that waits for its money', await control('pay-later', { session: later.id }));
  seen.set('intent that waits', await intentOf(later.id));
  const intent = idOf((await stripe.checkout.sessions.retrieve(paid.id)).payment_intent);
  seen.set('refund', await stripe.refunds.create({ payment_intent: intent, amount: 100, metadata: { payment_id: 'p' } }));
  const pending = await control('refund', { intent, amount: 200, status: 'pending' });
  seen.set('pending refund', structuredClone(pending)).set('failed refund', await control('refund-failed', { refund: pending.id }));
  const dispute = await control('dispute', { intent, amount: 500 });
  seen.set('withdrawn dispute', await control('dispute-withdrawn', { dispute: dispute.id }));
  await control('dispute-evidence', { dispute: dispute.id });
  seen.set('won dispute', await control('dispute-closed', { dispute: dispute.id, outcome: 'won' }));
}

async function intentOf(sessionId: string): Promise<unknown> {
  return (await account.stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] })).payment_intent;
}

beforeAll(everything);

describe('objects of the Stripe look-alike', () => {
  it('have every field that the types of the official package require, and none they do not know', () => {
    expect(seen.size).toBeGreaterThan(9);
    for (const [name, object] of seen) expect(departures(object), name).toEqual([]);
  });

  it('are noticed when a field is missing, of another kind or unknown', async () => {
    const session = await account.stripe.checkout.sessions.create(order());
    const { consent: _, ...without } = { ...session, locale: 7, product_name: 'x', automatic_tax: { enabled: false } };
    expect(departures(without)).toEqual(
      expect.arrayContaining([
        'answer.product_name is not declared',
        'answer.automatic_tax.liability is missing',
        'answer.consent is missing',
        expect.stringContaining('answer.locale'),
      ]),
    );
  });

  it.each(['charges', 'refunds', 'disputes', 'paymentIntents', 'balanceTransactions', 'events', 'taxRates'] as const)(
    'are listed complete, page by page: %s',
    async (kind) => {
      const { data, has_more, object, url } = await account.stripe[kind].list({ limit: 100 });
      expect([object, has_more, url.startsWith('/v1/')]).toEqual(['list', false, true]);
      expect(data.length).toBeGreaterThan(0);
      for (const one of data) expect(departures(one)).toEqual([]);
      if (data.length === 1) return;
      const first = await account.stripe[kind].list({ limit: 1 });
      expect([first.data[0]!.id, first.has_more]).toEqual([data[0]!.id, true]);
      const second = await account.stripe[kind].list({ limit: 1, starting_after: data[0]!.id });
      expect(second.data[0]!.id).toBe(data[1]!.id);
    },
  );

  it('are reached through references, with the money they moved', async () => {
    const [dispute] = (await account.stripe.disputes.list({ expand: ['data.charge.payment_intent'] })).data;
    expect(dispute?.charge).toMatchObject({ object: 'charge', payment_intent: { object: 'payment_intent' } });
    expect(dispute?.balance_transactions.map(({ amount }) => amount)).toEqual([-500, 500]);
    const { data } = await account.stripe.charges.list({ expand: ['data.balance_transaction'] });
    expect(data.find((one) => one.amount_refunded > 0)).toMatchObject({
      amount_refunded: 100,
      balance_transaction: { object: 'balance_transaction', net: expect.any(Number) },
    });
  });

  it('arrive by webhook as complete as they are read', async () => {
    await vi.waitFor(() => expect(account.received.length).toBeGreaterThan(20), 20_000);
    for (const event of account.received) expect(departures(event), event.type).toEqual([]);
  });
});
