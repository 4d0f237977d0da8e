import { describe, expect, it } from 'vitest';
import { lengths, longestPasswordBytes } from './limits.ts';

describe('a length', () => {
  it('that others set is theirs', () => {
    // RFC 5321 with its erratum 1690; FA(3), type TZnakowy512; four lines of 35 of a transfer; bcrypt; NIST SP 800-63B.
    expect(lengths.email.most).toBe(254);
    expect(lengths.partyName.most).toBe(512);
    expect(lengths.transferProof.most).toBe(4 * 35);
    expect(longestPasswordBytes).toBe(72);
    expect(lengths.password.least).toBe(8);
  });

  it('at least is never more than at most', () => {
    expect(Object.values(lengths).filter(({ least, most }) => least > most)).toEqual([]);
  });
});
