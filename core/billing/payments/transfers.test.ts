import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateAlphabet } from '#core/platform/readable-letters.ts';
import { judgeTransfer, orderNumbersIn, type OrderToPay } from './transfers.ts';

describe('an order number in the title of a transfer', () => {
  it.each([
    ['AT-2026-K7QXRM24', ['AT-2026-K7QXRM24']],
    ['zapłata za at 2026 k7qxrm24 dziękuję', ['AT-2026-K7QXRM24']],
    ['/ROC/AT-2026-K7Q XRM24//', ['AT-2026-K7QXRM24']],
    ['AT-2026-K7QXRM24 AT-2026-K7QXRM24', ['AT-2026-K7QXRM24']],
    ['AT-2026-K7QXRM24, AT-2026-ABCDEFGH', ['AT-2026-K7QXRM24', 'AT-2026-ABCDEFGH']],
    ['AT-2026-K7QXRM2', []],
    ['AT-2026-K7QXRM2I', []],
    ['faktura 12/2026', []],
    ['', []],
  ])('%j names %j', (title, numbers) => {
    expect(orderNumbersIn(title)).toEqual(numbers);
  });

  it('is found wherever a bank breaks the title', () => {
    const letters = fc.array(fc.constantFrom(...certificateAlphabet.split('')), { minLength: 8, maxLength: 8 }).map((all) => all.join(''));
    fc.assert(
      fc.property(letters, fc.nat(15), fc.constantFrom(' ', '\n', '-', ' / '), (code, at, gap) => {
        const number = `AT-2026-${code}`;
        expect(orderNumbersIn(`${number.slice(0, at)}${gap}${number.slice(at)}`)).toEqual([number]);
      }),
    );
  });
});

describe('a transfer', () => {
  const transfer = { amountMinor: 184_500, currency: 'PLN', bookedOn: '2026-11-28', valuedOn: null };
  const order: OrderToPay = {
    amountMinor: 184_500,
    currency: 'PLN',
    waitingMinor: 0,
    orderedOn: '2026-11-21',
    open: true,
    paid: false,
    dueOn: '2026-11-28',
  };

  it.each([
    ['exact', {}, {}],
    ['late', { bookedOn: '2026-11-29' }, {}],
    ['late', {}, { open: false }],
    ['late', {}, { dueOn: null }],
    ['amount', { amountMinor: 184_499 }, {}],
    ['exact', { amountMinor: 184_501 }, {}],
    ['amount', { amountMinor: 84_499 }, { waitingMinor: 100_000 }],
    ['exact', { amountMinor: 84_500 }, { waitingMinor: 100_000 }],
    ['exact', {}, { waitingMinor: 100_000 }],
    ['late', { amountMinor: 84_500, bookedOn: '2026-11-29' }, { waitingMinor: 100_000 }],
    ['amount', { currency: 'EUR' }, { waitingMinor: 184_499 }],
    ['amount', { currency: 'EUR' }, {}],
    ['exact', { bookedOn: '2026-11-21', valuedOn: '2026-11-21' }, {}],
    ['early', { bookedOn: '2026-11-20' }, {}],
    ['early', { bookedOn: '2020-11-28' }, { paid: true }],
    ['early', { bookedOn: '2026-11-21', valuedOn: '2026-11-20' }, {}],
    ['second', {}, { paid: true }],
    ['second', { amountMinor: 1 }, { paid: true, open: false }],
  ] as const)('is %s', (verdict, other, changed) => {
    expect(judgeTransfer({ ...transfer, ...other }, { ...order, ...changed })).toBe(verdict);
  });

  it('that names no order is unmatched', () => {
    expect(judgeTransfer(transfer, null)).toBe('unmatched');
  });
});
