import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';
import { pkdClass, pkdSuggestions, suggestedKinds } from './pkd-suggestions.ts';

describe('a code of the Polish classification of activities', () => {
  it.each([
    ['62.03.Z', '62.03'],
    ['6203Z', '62.03'],
    [' 62.03 ', '62.03'],
    ['62', null],
    ['62.03.Z.Z', null],
    ['x'.repeat(5000), null],
  ])('%s is read as %s', (typed, code) => expect(pkdClass(typed)).toBe(code));

  it('means something else in another edition', () => {
    expect(suggestedKinds('35.12.Z', '2007')).toEqual(['electricity_network']);
    expect(suggestedKinds('35.12.Z', '2025')).toEqual(['electricity_production']);
    expect(suggestedKinds('47.91.Z', '2007')).toEqual(['own_shop']);
    expect(suggestedKinds('47.91.Z', '2025')).toEqual(['marketplace']);
    expect(suggestedKinds('86.90', '2025')).toEqual([]);
  });

  it('only suggests kinds that exist, and says “usually none” of hauliers and of programming alone', () => {
    for (const { kinds: suggested } of pkdSuggestions) for (const code of suggested) expect(kinds[code]).toBeDefined();
    expect(suggestedKinds('49.41.Z', '2025').map((code) => kinds[code].rule)).toEqual(['outside']);
    expect(suggestedKinds('62.10', '2025').map((code) => kinds[code].rule)).toEqual(['outside']);
    expect(suggestedKinds('96.02', '2025')).toEqual([]);
  });

  it('ranges begin before they end', () => {
    expect(pkdSuggestions.filter(({ from, to = from }) => to < from)).toEqual([]);
  });
});
