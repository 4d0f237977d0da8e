import { describe, expect, it } from 'vitest';
import { isIntermediary, nrbOf } from './account-checks.ts';

describe('an account that a transfer came from', () => {
  it.each([
    'Blue Media S.A.',
    'AUTOPAY SPÓŁKA AKCYJNA',
    'PAYPRO S.A. (Przelewy24)',
    'Poczta Polska S.A. o/Kraków',
    'Krajowy Integrator Płatności S.A.',
    'PayU',
  ])('of %s says nothing of the payer', (payer) => expect(isIntermediary(payer)).toBe(true));

  it.each(['Zakłady Autopaylina S.A.', 'STRIPES sp. z o.o.', 'Wodociągi Brzezina sp. z o.o.', ''])('of %j is the payer’s own', (payer) =>
    expect(isIntermediary(payer)).toBe(false),
  );

  it.each([
    ['PL61 1090 1014 0000 0712 1981 2874', '61109010140000071219812874'],
    ['61109010140000071219812874', '61109010140000071219812874'],
    ['DE89370400440532013000', null],
    ['', null],
    [null, null],
  ])('%j is asked about as %j', (account, digits) => expect(nrbOf(account)).toBe(digits));
});
