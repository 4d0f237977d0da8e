import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordStrength, containsIdentity } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['kawa', 'short'],
    ['Password1', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmno', 'weak'],
    ['abababababababab', 'weak'],
    ['Qwertyuiop2026!', 'weak'],
    ['Wiosna2026', 'weak'],
    ['kawa-lipa7', 'fair'],
    ['kawa pod lipą', 'good'],
    ['ż'.repeat(37), 'long'],
  ] as const)('of %j is called %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('counts nothing that belongs to the person or the company', () => {
    expect(passwordStrength('Ćwikłowska-Huta')).toBe('good');
    expect(passwordStrength('Ćwikłowska-Huta', ['Zofia', 'Ćwikłowska', 'zofia@huta.example'])).toBe('weak');
  });

  // 2012 is no year here, but a part of the number.
  it('finds a number that holds a year', () => {
    expect(containsIdentity('nip9992012345', ['9992012345'])).toBe(true);
    expect(passwordStrength('x9992012345-kamień', ['9992012345'])).toBe(passwordStrength('x9993333345-kamień', ['9993333345']));
  });

  it('never grows when one sign is repeated', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 8, maxLength: 20, unit: fc.constantFrom('a', 'b', 'c', 'x', 'y', 'K', 'L', 'M', '-', ' ') }),
        (password) => {
          const order = ['long', 'short', 'weak', 'fair', 'good'];
          const repeated = password + password.at(-1)!.repeat(5);
          expect(order.indexOf(passwordStrength(repeated))).toBeLessThanOrEqual(order.indexOf(passwordStrength(password)));
        },
      ),
    );
  });
});
