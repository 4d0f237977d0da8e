import { describe, expect, it } from 'vitest';
import { transferCode } from './transfer-code.ts';

const transfer = {
  payee: 'Atesto sp. z o.o.',
  nip: '9999999999',
  account: 'PL04000000000000000000000000',
  amount: 246_000,
  currency: 'PLN',
  title: 'AT-2026-K7QXRMAB',
} as const;

describe('the code of a transfer', () => {
  it('has nine fields in the order that banks read', () => {
    expect(transferCode(transfer)).toBe('9999999999|PL|04000000000000000000000000|246000|Atesto sp. z o.o.|AT-2026-K7QXRMAB|||');
  });

  it('fills the amount up to six digits of grosz', () => {
    expect(transferCode({ ...transfer, amount: 1999 })?.split('|')[3]).toBe('001999');
    expect(transferCode({ ...transfer, amount: 999_999 })?.split('|')[3]).toBe('999999');
  });

  it('cuts the name of the payee, lets nothing in it pass for another field, and stays within 160 characters', () => {
    const long = { ...transfer, payee: 'Zakład | Usług\n Komunalnych Żółw i Wspólnicy'.repeat(5), title: 'x'.repeat(32) };
    const code = transferCode(long)!;
    expect(code.split('|')).toHaveLength(9);
    expect(code.split('|')[4]).toBe('Zakład Usług Komunal');
    expect(code.length).toBeLessThanOrEqual(160);
  });

  it.each([
    { currency: 'EUR' as const },
    { account: 'DE89370400440532013000' },
    { amount: 1_000_000 },
    { amount: -1 },
    { amount: 0.5 },
    { title: 'x'.repeat(33) },
  ])('is none where it could not say the same: %o', (other) => {
    expect(transferCode({ ...transfer, ...other })).toBeNull();
  });
});
