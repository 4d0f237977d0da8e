import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, gross, netPrice, planIds, planRank, vatPercent } from './plans.ts';

describe('a price', () => {
  it('is one of two lists, not a conversion', () => {
    expect(planIds.map((plan) => currencies.map((currency) => netPrice(plan, currency)))).toEqual([
      [150_000, 34_900],
      [200_000, 46_500],
    ]);
  });

  it('with tax is rounded to the nearest grosz, half a grosz up', () => {
    expect([gross(50), gross(150), gross(63), gross(37), gross(0)]).toEqual([62, 185, 77, 46, 0]);
    fc.assert(
      fc.property(fc.nat(10_000_000), (net) => {
        const over = 100 * gross(net) - net * (100 + vatPercent);
        expect(over).toBeGreaterThan(-50);
        expect(over).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('of Pro buys the greater plan', () => {
    expect(planRank('pro')).toBeGreaterThan(planRank('basic'));
    expect(netPrice('pro', 'PLN')).toBeGreaterThan(netPrice('basic', 'PLN'));
  });
});
