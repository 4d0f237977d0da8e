import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStatus, withFact, type PaymentFact, type PaymentFacts } from './payments.ts';
import { periodStart } from './plans.ts';

const fresh: PaymentFacts = { amount: 184_500, paidAt: null, failedAt: null, expiredAt: null, refunded: 0, refundedAt: null };
const at = fc.integer({ min: 1, max: 1000 });
const fact = fc.oneof(
  fc.record({ kind: fc.constantFrom('paid' as const, 'failed' as const, 'expired' as const), at }),
  fc.record({ kind: fc.constant('refunded' as const), at, refunded: fc.constantFrom(1, 100_000, 184_500) }),
);
const know = (facts: readonly PaymentFact[]): PaymentFacts => facts.reduce(withFact, fresh);

describe('what is known about a payment', () => {
  it('is the same in every order and with every repetition', () => {
    const shuffled = fc
      .array(fact, { maxLength: 8 })
      .chain((facts) => fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length }), fc.shuffledSubarray(facts)));
    fc.assert(
      fc.property(shuffled, ([facts, other, again]) => {
        expect(know([...other, ...again])).toEqual(know(facts));
      }),
    );
  });

  it.each([
    [[], 'pending'],
    [['expired'], 'expired'],
    [['failed', 'expired'], 'failed'],
    [['expired', 'paid'], 'paid'],
    [['paid', 'expired', 'failed'], 'paid'],
  ] as const)('%j is %s', (kinds, status) => {
    expect(paymentStatus(know(kinds.map((kind) => ({ kind, at: 5 }))))).toBe(status);
  });

  it('counts as refunded only when the whole amount went back', () => {
    expect(
      paymentStatus(
        know([
          { kind: 'paid', at: 1 },
          { kind: 'refunded', at: 2, refunded: 184_499 },
        ]),
      ),
    ).toBe('paid');
    expect(paymentStatus(know([{ kind: 'refunded', at: 2, refunded: 184_500 }]))).toBe('refunded');
  });
});

describe('a paid period', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const later = new Date('2027-03-01T09:00:00Z');
  const latest = new Date('2027-09-01T09:00:00Z');

  it.each([
    ['starts at once for the first', 'basic', [], now],
    ['extends the same plan from its end', 'pro', [{ plan: 'pro', endsAt: later }], later],
    ['starts Pro over Basic at once', 'pro', [{ plan: 'basic', endsAt: later }], now],
    ['starts Basic when Pro ends', 'basic', [{ plan: 'pro', endsAt: later }], later],
    [
      'queues behind everything bought before',
      'basic',
      [
        { plan: 'pro', endsAt: later },
        { plan: 'basic', endsAt: latest },
      ],
      latest,
    ],
    ['ignores what is over', 'basic', [{ plan: 'basic', endsAt: new Date('2026-01-01T00:00:00Z') }], now],
  ] as const)('%s', (_, plan, periods, expected) => {
    expect(periodStart(plan, now, periods)).toEqual(expected);
  });
});
