import { describe, expect, it } from 'vitest';
import { implementingReading, withReading } from './benchmark.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import { declareScope } from '#core/assessment/scope/declared.ts';

const medium = { headcount: 'under_250', turnover: 'to_50', balance: 'to_43' };
const nis2 = (more: ScopeAnswers) =>
  declareScope('nis2', { seat: 'poland', roles: [], sectors: [], ...medium, group: 'alone', ...more }, '2026-12-01');

describe('Implementing Regulation 2024/2690', () => {
  it.each<[string, ReturnType<typeof nis2>, string]>([
    ['a cloud provider', nis2({ sectors: ['in_digital'], kinds: ['cloud'] }), 'binding'],
    ['a cloud provider by the rules before kinds', nis2({ sectors: ['cloud'] }), 'binding'],
    ['a DNS provider', nis2({ sectors: ['in_digital'], kinds: ['public_dns'] }), 'binding'],
    ['who provided DNS, without saying for whom', nis2({ roles: ['dns'] }), 'either'],
    ['a food producer', nis2({ sectors: ['in_food'], kinds: ['food_wholesale'] }), 'benchmark'],
    ['a bank', nis2({ sectors: ['banking'] }), 'benchmark'],
    ['a company outside of the act', nis2({}), 'benchmark'],
    ['a company that does not know its sector', nis2({ sectors: ['sector_unsure'] }), 'either'],
    ['a critical entity that was not asked for its sectors', nis2({ roles: ['critical'], sectors: undefined }), 'either'],
    [
      'a critical entity that does not know its kind',
      nis2({ roles: ['critical'], sectors: ['in_digital'], kinds: ['kind_unsure'] }),
      'either',
    ],
    ['a company without a check', null, 'either'],
  ])('is to %s what its art. 1 says: %#', (_, scope, reading) => {
    expect(implementingReading(scope)).toBe(reading);
    if (scope) expect(implementingReading({ ...scope, duties: undefined })).toBe(reading);
  });

  it('is the only act that is read so', () => {
    const references = [
      { act: '2024/2690', cite: 'zał. pkt 2.1' },
      { act: 'NIS2', cite: 'art. 21 ust. 1' },
    ] as const;
    expect(withReading(references, 'benchmark')).toEqual([{ ...references[0], reading: 'benchmark' }, references[1]]);
  });
});
