import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstUses,
  proRataRefund,
  withdrawalDeadline,
  withdrawalDecisions,
  withdrawalOutcome,
  withdrawalRight,
  type WithdrawalFacts,
} from './withdrawal.ts';

const paidAt = new Date('2026-11-20T23:30:00Z');
const paid: WithdrawalFacts = { status: 'paid', paidAt, firstUsedAt: null, withdrawnAt: null };
const during = new Date('2026-11-25T12:00:00Z');

describe('the time to withdraw', () => {
  it.each([
    ['the fourteenth day, counted in Warsaw', '2026-11-18T10:00:00Z', '2026-12-02T22:59:59.999Z'],
    ['a payment late in the evening counts as the next day in Warsaw', '2026-11-17T23:30:00Z', '2026-12-02T22:59:59.999Z'],
    ['a last day on a Saturday moves to Monday', '2026-11-21T10:00:00Z', '2026-12-07T22:59:59.999Z'],
    ['a last day on a Sunday moves to Monday', '2026-11-22T10:00:00Z', '2026-12-07T22:59:59.999Z'],
    ['Christmas Eve and the holidays are passed', '2026-12-10T10:00:00Z', '2026-12-28T22:59:59.999Z'],
    ['the third of May is passed', '2027-04-19T10:00:00Z', '2027-05-04T21:59:59.999Z'],
    ['the night of the clock change keeps the whole day', '2027-03-15T10:00:00Z', '2027-03-30T21:59:59.999Z'],
  ])('ends with %s', (_, from, until) => {
    expect(withdrawalDeadline(new Date(from)).toISOString()).toBe(until);
  });
});

describe('the right to withdraw', () => {
  it('is there until the last moment of the deadline, and not after it', () => {
    const until = withdrawalDeadline(paidAt);
    expect(withdrawalRight(paid, until)).toEqual({ until });
    expect(withdrawalRight(paid, new Date(until.getTime() + 1))).toEqual({ lost: 'too_late' });
  });

  it.each([
    ['used', { ...paid, firstUsedAt: during }],
    ['withdrawn', { ...paid, withdrawnAt: during, firstUsedAt: during }],
    ['not_paid', { ...paid, status: 'pending', paidAt: null }],
    ['not_paid', { ...paid, status: 'refunded' }],
  ] as const)('is lost: %s', (lost, facts) => {
    expect(withdrawalRight(facts, during)).toEqual({ lost });
  });
});

describe('a declaration of withdrawal', () => {
  it.each([
    ['refunded', paid, during],
    ['received', { ...paid, firstUsedAt: during }, during],
    ['received', paid, new Date('2027-01-15T00:00:00Z')],
    ['received', { ...paid, status: 'refunded' }, during],
    ['cancelled', { ...paid, status: 'pending', paidAt: null }, during],
    ['cancelled', { ...paid, status: 'expired', paidAt: null }, during],
  ] as const)('is never refused: %s', (outcome, facts, at) => {
    expect(withdrawalOutcome(facts, at)).toBe(outcome);
  });
});

it('first uses and decisions are these and no others', () => {
  expect([firstUses, withdrawalDecisions]).toEqual([
    ['answer', 'report', 'certificate'],
    ['nothing', 'pro_rata', 'full'],
  ]);
});

describe('a refund pro rata', () => {
  const period = { startsAt: new Date(5000), endsAt: new Date(6000) };

  it.each([
    [184_500, 0, 184_500],
    [184_500, -5, 184_500],
    [184_500, 250, 138_375],
    [184_500, 1000, 0],
    [184_500, 2000, 0],
    [3, 500, 2],
    [1, 501, 0],
  ])('of %d after %d of 1000 is %d', (amount, after, expected) => {
    expect(proRataRefund(amount, period, new Date(5000 + after))).toBe(expected);
  });

  it('of a period without a length is nothing', () => {
    expect(proRataRefund(184_500, { startsAt: new Date(5), endsAt: new Date(5) }, new Date(5))).toBe(0);
    expect(proRataRefund(184_500, { startsAt: new Date(5), endsAt: new Date(6) }, new Date(5))).toBe(184_500);
  });

  it('never exceeds what was paid and only falls with time', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1000), fc.nat(1000), (amount, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const [more, less] = [early, late].map((at) => proRataRefund(amount, period, new Date(5000 + at)));
        expect(more).toBeLessThanOrEqual(amount);
        expect(less).toBeLessThanOrEqual(more!);
        expect(less).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
