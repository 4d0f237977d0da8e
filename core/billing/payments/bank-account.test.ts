import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizedIban, readableIban } from './bank-account.ts';

/** An IBAN with right check digits, whatever the account is (ISO 13616). */
function withCheckDigits(country: string, account: string): string {
  const number = `${account}${country}00`
    .split('')
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  return `${country}${String(98 - Number(BigInt(number) % 97n)).padStart(2, '0')}${account}`;
}

const signs = (all: string, least: number, most: number) =>
  fc.array(fc.constantFrom(...all.split('')), { minLength: least, maxLength: most }).map((chosen) => chosen.join(''));
const digits = '0123456789';
const country = fc.constantFrom('DE', 'GB', 'LT', 'LP');

describe('a bank account', () => {
  it.each([
    ['61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    ['PL61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    ['pl61-1090-1014-0000-0712-1981-2874', 'PL61109010140000071219812874'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ])('%s is %s', (text, iban) => {
    expect(normalizedIban(text)).toBe(iban);
  });

  it.each([
    '',
    '61 1090 1014 0000 0712 1981 2875',
    '6110901014000007121981287',
    'PL6110901014000007121981287400',
    'DE88370400440532013000',
    'PLXX109010140000071219812874',
    // Its check digits are right, but Polish accounts have digits only.
    'PL16A00000000000000000000000',
    'x',
  ])('%j is none', (text) => {
    expect(normalizedIban(text)).toBeNull();
  });

  it('is not mistaken for another when one digit is wrong', () => {
    const right = 'PL61109010140000071219812874';
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 27 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digit = (Number(right[place]) + shift) % 10;
        expect(normalizedIban(`${right.slice(0, place)}${digit}${right.slice(place + 1)}`)).toBeNull();
      }),
    );
  });

  it('of another country has letters and digits, as many as ISO 13616 allows', () => {
    const account = fc.tuple(signs(`${digits}ABCXYZ`, 8, 28), fc.constantFrom('12', 'PL')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(country, account, (code, own) => {
        const iban = withCheckDigits(code, own);
        expect(normalizedIban(iban)).toBe(iban);
      }),
    );
  });

  it('of Poland has 24 digits after its check digits, that of another country 10 to 30 signs', () => {
    const length = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(country, length, signs(digits, 40, 40), (code, size, all) => {
        const account = all.slice(0, size);
        expect(normalizedIban(withCheckDigits('PL', account)) !== null).toBe(size === 24);
        expect(normalizedIban(withCheckDigits(code, account)) !== null).toBe(size >= 10 && size <= 30);
      }),
    );
  });

  it('is read in groups of four', () => {
    expect(readableIban('PL61109010140000071219812874')).toBe('PL61 1090 1014 0000 0712 1981 2874');
  });
});
