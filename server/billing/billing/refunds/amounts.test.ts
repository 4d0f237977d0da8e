import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gross, netPrice, type PlanId } from '#core/account/entitlements/plans.ts';
import { minor, vatOf } from './amounts.ts';

const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });

it('no grosz is lost between an amount with decimals and its minor units', () => {
  fc.assert(fc.property(cents, (amount) => minor(amount / 100) === amount));
  expect([minor(1.15), minor(0.29), minor(-8.2)]).toEqual([115, 29, -820]);
});

it('the tax that a buyer is shown is exactly what is between net and gross', () => {
  fc.assert(
    fc.property(cents, cents, (net, vat) => {
      expect(vatOf({ netAmount: net / 100, amount: (net + vat) / 100 })).toBe(vat / 100);
    }),
  );
  const shown = (plan: PlanId, currency: 'PLN' | 'EUR') => {
    const net = netPrice(plan, currency);
    return vatOf({ netAmount: net / 100, amount: gross(net) / 100 });
  };
  expect([shown('basic', 'PLN'), shown('basic', 'EUR'), shown('pro', 'PLN')]).toEqual([345, 80.27, 460]);
});
