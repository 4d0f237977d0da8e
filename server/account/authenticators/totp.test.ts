import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base32, codeAt, newTotpSecret, stepAt, stepOf } from './totp.ts';

/** RFC 6238, appendix B: the last six of eight digits. */
const secret = base32(Buffer.from('12345678901234567890'));

describe('a code of an authenticator application', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is the one of the standard at %s seconds', (seconds, code) => {
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it('is accepted half a minute early and late, and not a step further', () => {
    const at = new Date('2026-11-21T09:00:00Z');
    const near = [-2, -1, 0, 1, 2].map((by) => stepOf(secret, codeAt(secret, stepAt(at) + by), at));
    expect(near).toEqual([null, stepAt(at) - 1, stepAt(at), stepAt(at) + 1, null]);
  });

  it('is found for every secret and moment, and never for text of another length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 4e9 }), fc.string({ maxLength: 5 }), (seconds, text) => {
        const own = newTotpSecret();
        const at = new Date(seconds * 1000);
        expect(stepOf(own, codeAt(own, stepAt(at)), at)).not.toBeNull();
        expect(stepOf(own, text, at)).toBeNull();
      }),
    );
  });
});
