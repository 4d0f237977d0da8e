import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chargedOtherwise,
  disputeStages,
  disputeState,
  amountReturned,
  ordered,
  paymentStatus,
  refundedAt,
  withFact,
  type DisputeStage,
  type PaymentFact,
  type PaymentFacts,
} from './payments.ts';

const orderTotal = 184_500;
const at = fc.integer({ min: 1, max: 1000 });
const amount = fc.constantFrom(1, 100_000, orderTotal);
const fact = fc.oneof(
  fc.record({ kind: fc.constantFrom('paid' as const, 'failed' as const, 'expired' as const), at }),
  fc.record({ kind: fc.constant('refunded' as const), at, refunded: amount }),
  fc.record({
    kind: fc.constant('refund' as const),
    at,
    id: fc.constantFrom('re_1', 're_2'),
    amount,
    state: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
  }),
  fc.record({ kind: fc.constant('dispute' as const), at, id: fc.constant('dp_1'), amount, stage: fc.constantFrom(...disputeStages) }),
);
const know = (facts: readonly PaymentFact[]): PaymentFacts => facts.reduce(withFact, ordered(orderTotal));
const paid: PaymentFact = { kind: 'paid', at: 1 };
const total = (refunded: number, time = 2): PaymentFact => ({ kind: 'refunded', at: time, refunded });
const refund = (id: string, given: number, time = 3, failed = false): PaymentFact => ({
  kind: 'refund',
  id,
  amount: given,
  at: time,
  state: failed ? 'failed' : 'succeeded',
});
const dispute = (stage: DisputeStage, time = 4, given = orderTotal): PaymentFact => ({
  kind: 'dispute',
  id: 'dp_1',
  at: time,
  amount: given,
  stage,
});

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

  it('keeps when something was first heard of', () => {
    const again: PaymentFact[] = [
      paid,
      { kind: 'paid', at: 900 },
      refund('re_1', 5, 3),
      refund('re_1', 5, 900),
      dispute('open', 4),
      dispute('open', 900),
    ];
    const known = know(again);
    expect([known.paidAt, known.refunds['re_1']?.at, known.disputes['dp_1']?.stages.open]).toEqual([1, 3, 4]);
    expect(know([total(orderTotal - 1, 2), total(orderTotal, 7)]).toldRefundedAt).toBe(7);
  });

  it('never states that more went back than was paid', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 8 }), (facts) => {
        const known = know(facts);
        expect(amountReturned(known)).toBeGreaterThanOrEqual(0);
        expect(amountReturned(known)).toBeLessThanOrEqual(orderTotal);
        expect(refundedAt(known) !== null).toBe(amountReturned(known) === orderTotal);
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
});

describe('what went back', () => {
  it.each([
    ['the whole total', [paid, total(orderTotal)], orderTotal, 2, 'refunded'],
    ['all but a grosz', [paid, total(orderTotal - 1)], orderTotal - 1, null, 'paid'],
    ['the highest total that was told', [paid, total(500), total(100)], 500, null, 'paid'],
    ['one refund told twice, as itself and in the total', [paid, refund('re_1', orderTotal), total(orderTotal)], orderTotal, 2, 'refunded'],
    ['single refunds added up', [paid, refund('re_1', 100_000, 3), refund('re_2', 84_500, 7)], orderTotal, 7, 'refunded'],
    [
      'nothing of a refund that failed',
      [paid, refund('re_1', orderTotal), total(orderTotal), refund('re_1', orderTotal, 9, true)],
      0,
      null,
      'paid',
    ],
    [
      'a refund that was tried again after one failed',
      [paid, refund('re_1', orderTotal, 3, true), total(orderTotal), refund('re_2', orderTotal, 8)],
      orderTotal,
      2,
      'refunded',
    ],
    [
      'a failed refund beside a single one that did not',
      [paid, refund('re_1', 100_000, 3, true), refund('re_2', orderTotal, 8)],
      orderTotal,
      8,
      'refunded',
    ],
    [
      'a total that names one refund that failed and one that did not',
      [paid, total(600), refund('re_1', 500, 3, true), refund('re_2', 100)],
      100,
      null,
      'paid',
    ],
    [
      'the last of the single refunds that reached the buyer',
      [
        paid,
        refund('re_1', orderTotal, 3, true),
        refund('re_2', orderTotal, 8),
        refund('re_1', orderTotal, 12, true),
        refund('re_3', 1, 20, true),
      ],
      orderTotal,
      8,
      'refunded',
    ],
    ['a total that holds more than the single refunds that are known', [paid, total(600), refund('re_1', 100)], 600, null, 'paid'],
    ['nothing of a refund and a dispute about nothing', [paid, refund('re_1', 0), dispute('lost', 6, 0)], 0, null, 'paid'],
    ['a lost dispute', [paid, dispute('open'), dispute('lost', 6)], orderTotal, 6, 'refunded'],
    ['a refund and a dispute about the rest', [paid, refund('re_1', 100_000), dispute('lost', 6, 84_500)], orderTotal, 6, 'refunded'],
    ['nothing of a dispute that is open', [paid, dispute('open'), dispute('funds_withdrawn')], 0, null, 'paid'],
    ['nothing of a dispute that was won', [paid, dispute('funds_withdrawn'), dispute('won')], 0, null, 'paid'],
    ['nothing of a lost dispute whose money came back', [paid, dispute('lost'), dispute('funds_reinstated', 9)], 0, null, 'paid'],
  ] as const)('is %s', (_, facts, back, when, status) => {
    const known = know(facts);
    expect([amountReturned(known), refundedAt(known), paymentStatus(known)]).toEqual([back, when, status]);
  });
});

it('an order that costs nothing is never refunded, one that costs a grosz is', () => {
  const both = [0, 1].map((price) => [paid, total(price)].reduce(withFact, ordered(price)));
  expect(both.map((known) => [paymentStatus(known), refundedAt(known)])).toEqual([
    ['paid', null],
    ['refunded', 2],
  ]);
});

describe('a dispute', () => {
  it.each([
    [['open'], 'open'],
    [['open', 'funds_withdrawn'], 'funds_withdrawn'],
    [['funds_withdrawn', 'lost'], 'lost'],
    [['won', 'funds_withdrawn'], 'won'],
    [['funds_reinstated', 'lost'], 'won'],
  ] as const)('that went through %j is %s', (stages, state) => {
    const known = know(stages.map((stage) => dispute(stage)));
    expect(disputeState(known.disputes['dp_1']!)).toBe(state);
  });
});

describe('what was charged', () => {
  const wanted = { amount: orderTotal, currency: 'PLN', plan: 'basic' };

  it.each([
    [null, false],
    [wanted, false],
    [{ ...wanted, amount: orderTotal - 1 }, true],
    [{ ...wanted, currency: 'EUR' }, true],
    [{ ...wanted, plan: 'pro' }, true],
  ])('%j differs from what was orderTotal: %s', (charged, differs) => {
    expect(chargedOtherwise(wanted, charged)).toBe(differs);
  });
});
