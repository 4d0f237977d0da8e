import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gross } from '#core/account/entitlements/plans.ts';
import { creditOf, creditsFor, leastPriceMinor, sumOfCredits, type CreditSource } from './upgrade.ts';

const at = (iso: string): Date => new Date(iso);
const basic = { net: 150_000, vat: 34_500, gross: 184_500 };

function source(change: Partial<CreditSource> = {}): CreditSource {
  const startsAt = at('2026-11-21T09:00:00Z');
  const named = { paymentId: 'p1', periodId: 's1', orderNumber: 'AT-2026-AAAAAAAA', plan: 'basic' as const };
  return { ...named, startsAt, endsAt: at('2027-11-21T09:00:00Z'), left: basic, ...change };
}

describe('the credit for unused days', () => {
  it.each([
    // On the day of the purchase nothing is used.
    ['2026-11-21T10:00:00Z', 365, 150_000, 184_500],
    ['2026-11-22T09:00:00Z', 364, 149_589, 183_995],
    // 23:30 and 0:30 in Warsaw.
    ['2027-05-20T21:30:00Z', 185, 76_027, 93_514],
    ['2027-05-20T22:30:00Z', 184, 75_616, 93_008],
    ['2027-11-20T09:00:00Z', 1, 411, 505],
    ['2027-11-21T08:00:00Z', 0, 0, 0],
    ['2028-01-01T08:00:00Z', 0, 0, 0],
  ])('at %s is of %d days', (now, days, net, grossMinor) => {
    expect(creditOf(source(), at(now))).toEqual({
      paymentId: 'p1',
      periodId: 's1',
      orderNumber: 'AT-2026-AAAAAAAA',
      plan: 'basic',
      days,
      net,
      gross: grossMinor,
    });
  });

  it('is all that is left of a period that has not begun, and nothing of one without a day', () => {
    const waits = source({ startsAt: at('2027-11-21T09:00:00Z'), endsAt: at('2028-11-21T09:00:00Z') });
    expect(creditOf(waits, at('2026-11-22T09:00:00Z'))).toMatchObject({ days: 366, net: 150_000, gross: 184_500 });
    expect(creditOf(source({ endsAt: at('2026-11-21T09:30:00Z') }), at('2026-11-21T09:10:00Z'))).toMatchObject({ days: 0, net: 0 });
  });

  it('is of what was really paid, never more, and falls from day to day', () => {
    const amounts = fc.integer({ min: 0, max: 150_000 }).map((net) => ({ net, vat: gross(net) - net, gross: gross(net) }));
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 400 }), (left, passed) => {
        const on = (days: number) => creditOf(source({ left }), new Date(source().startsAt.getTime() + days * 86_400_000));
        const [today, next] = [on(passed), on(passed + 1)];
        expect(today.net).toBeLessThanOrEqual(left.net);
        expect(today.gross).toBeLessThanOrEqual(left.gross);
        expect(Math.abs(today.gross - gross(today.net))).toBeLessThanOrEqual(1);
        expect(next.net).toBeLessThanOrEqual(today.net);
      }),
    );
  });
});

describe('the credits of an order', () => {
  const now = at('2027-05-21T09:00:00Z');
  const second = source({
    paymentId: 'p2',
    periodId: 's2',
    startsAt: at('2027-11-21T09:00:00Z'),
    endsAt: at('2028-11-21T09:00:00Z'),
  });

  it('are of whole periods, the earliest first, and leave something to pay', () => {
    expect(creditsFor(200_000, [source()], now).map(({ periodId }) => periodId)).toEqual(['s1']);
    // 756.16 and 1500 are more than Pro costs: the second one is not touched.
    expect(creditsFor(200_000, [second, source()], now).map(({ periodId }) => periodId)).toEqual(['s1']);
    expect(creditsFor(300_000, [second, source()], now).map(({ periodId }) => periodId)).toEqual(['s1', 's2']);
    expect(creditsFor(75_616 + leastPriceMinor - 1, [source()], now)).toEqual([]);
    expect(creditsFor(75_616 + leastPriceMinor, [source()], now)).toHaveLength(1);
    expect(creditsFor(200_000, [source({ left: { net: 0, vat: 0, gross: 0 } })], now)).toEqual([]);
  });

  it('are added up', () => {
    expect(sumOfCredits(creditsFor(300_000, [source(), second], now))).toEqual({ net: 225_616, gross: 277_508 });
    expect(sumOfCredits([])).toEqual({ net: 0, gross: 0 });
  });
});
