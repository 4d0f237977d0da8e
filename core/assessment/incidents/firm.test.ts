import { describe, expect, it } from 'vitest';
import { declareScope } from '#core/assessment/scope/scope-declared.ts';
import type { ScopeAnswers } from '#core/assessment/scope/scope-outcome.ts';
import { unknownFirm } from './facts.ts';
import { suggestedFirm, suggestedType } from './firm.ts';
import { contentsOf, openFields } from './notifications.ts';

const large = { headcount: 'from_250', turnover: 'over_50', balance: 'over_43', group: 'alone' };
const medium = { headcount: 'under_250', turnover: 'to_50', balance: 'to_43', group: 'alone' };

function firmOf(answers: ScopeAnswers) {
  return suggestedFirm(declareScope('nis2', { seat: 'poland', roles: [], ...answers }, '2026-11-20'));
}

describe('what a scope check suggests', () => {
  it.each<[string, ScopeAnswers, object]>([
    ['an essential entity', { sectors: ['energy'], ...large }, { ksc: 'entity', finance: 'none', telecom: false }],
    ['an important one', { sectors: ['food'], ...medium }, { ksc: 'entity' }],
    ['a trust service provider', { roles: ['trust_qualified'] }, { ksc: 'trust' }],
    ['a telecommunications firm', { roles: ['communications'], sectors: [], ...large }, { ksc: 'entity', telecom: true }],
    ['a small municipal office', { roles: ['public'], publicKind: 'gmina_under_50', sectors: [] }, { ksc: 'public_important' }],
    ['a greater municipal office', { roles: ['public'], publicKind: 'gmina_from_50' }, { ksc: 'entity' }],
    ['a bank', { sectors: ['banking'], ...large }, { ksc: 'none', finance: 'credit' }],
    ['another financial entity', { sectors: ['other_finance'], ...large }, { ksc: 'none', finance: 'other' }],
    ['nobody of the act', { sectors: [] }, { ksc: 'none', finance: 'none' }],
  ])('%s', (_, answers, expected) => {
    expect(firmOf(answers)).toMatchObject(expected);
  });

  it('nothing where there is no check, or where it is unclear', () => {
    expect(suggestedFirm(null)).toEqual(unknownFirm);
    expect(firmOf({ sectors: ['sector_unsure'], ...large })).toMatchObject({ ksc: 'unknown' });
  });

  it('the type of Regulation 2024/2690, by role before sector', () => {
    expect(suggestedType({ roles: ['dns'], sectors: ['cloud'] })).toBe('dns');
    expect(suggestedType({ roles: [], sectors: ['food', 'data_centre'] })).toBe('data_centre');
    expect(suggestedType({ roles: [], sectors: ['food'] })).toBe('general');
  });
});

it('a field of a notification is open until it has words or the mark that it is not known', () => {
  const content = {
    entity: { text: 'Młyn', unknown: false },
    reporter: { text: ' ', unknown: false },
    malicious: { text: '', unknown: true },
  };
  const open = openFields('ksc_early_warning', content);
  expect(open).toEqual(contentsOf.ksc_early_warning.filter((field) => field !== 'entity' && field !== 'malicious'));
});
