import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestCodeExpiry, guestCodeOf, guestExpiry, guestLabel, guestSessionExpiry, guestState, maskedAddress } from './guests.ts';

const now = new Date('2026-11-20T10:00:00Z');
const after = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

describe('an invitation of a guest', () => {
  it('is open until before its end, and stays revoked after it', () => {
    const expiresAt = guestExpiry(now, 7);
    expect(expiresAt.toISOString()).toBe('2026-11-27T10:00:00.000Z');
    expect(guestState({ expiresAt, revokedAt: null }, new Date(expiresAt.getTime() - 1))).toBe('open');
    expect(guestState({ expiresAt, revokedAt: null }, expiresAt)).toBe('expired');
    expect(guestState({ expiresAt, revokedAt: now }, expiresAt)).toBe('revoked');
  });

  it('has sessions of at most twelve hours that never outlive it', () => {
    expect(guestSessionExpiry(now, after(100))).toEqual(after(12));
    expect(guestSessionExpiry(now, after(3))).toEqual(after(3));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (hours) => {
        expect(guestSessionExpiry(now, after(hours)) <= after(hours)).toBe(true);
      }),
    );
  });

  it('has codes that work for a quarter of an hour', () => {
    expect(guestCodeExpiry(now)).toEqual(after(0.25));
  });
});

describe('a guest', () => {
  it('is named with the address, or by it alone', () => {
    expect(guestLabel({ name: 'Ewa Nowak', email: 'ewa@firma.pl' })).toBe('Ewa Nowak (ewa@firma.pl)');
    expect(guestLabel({ name: '', email: 'ewa@firma.pl' })).toBe('ewa@firma.pl');
  });

  it('recognises the own address, of which nobody else learns more than its beginning', () => {
    expect(maskedAddress('ewa.nowak@firma.pl')).toBe('e…@firma.pl');
    expect(maskedAddress('"a@b"@firma.pl')).toBe('"…@firma.pl');
  });

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['١٢٣٤٥٦', null],
    ['', null],
  ])('types a code as %j', (typed, code) => {
    expect(guestCodeOf(typed)).toBe(code);
  });
});
