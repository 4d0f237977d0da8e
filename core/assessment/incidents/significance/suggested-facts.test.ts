import { expect, it } from 'vitest';
import { scopeOutcome } from '#core/assessment/scope/scope.ts';
import { suggestedFirm, suggestedType } from './suggested-facts.ts';
import { contentsOf, openFields } from '#core/assessment/incidents/notifications.ts';

const size = { headcount: 'from_250', turnover: 'over_50', balance: 'over_43', group: 'alone' } as const;

it.each([
  ['a supplier of electricity', { sectors: ['in_energy'], kinds: ['electricity_supply'] }, { ksc: 'entity', finance: 'none' }, 'general'],
  ['a qualified trust service provider', { sectors: ['in_digital'], kinds: ['trust_qualified'] }, { ksc: 'trust' }, 'trust'],
  ['a provider of cloud services', { sectors: ['in_digital'], kinds: ['cloud'] }, { ksc: 'entity' }, 'cloud'],
  ['a telecommunications firm', { sectors: ['in_communications'], kinds: ['communications'] }, { ksc: 'entity', telecom: true }, 'general'],
  ['a bank', { sectors: ['in_finance'], kinds: ['credit_institution'] }, { ksc: 'none', finance: 'credit' }, 'general'],
  ['an insurer', { sectors: ['in_finance'], kinds: ['other_finance'] }, { ksc: 'none', finance: 'other' }, 'general'],
  ['a haulier', { sectors: ['in_transport'], kinds: ['road_carrier'] }, { ksc: 'none', telecom: false }, 'general'],
  ['a small municipal office', { sectors: ['in_public'], publicKind: 'gmina_under_50' }, { ksc: 'public_important' }, 'general'],
  ['a greater municipal office', { sectors: ['in_public'], publicKind: 'gmina_from_50' }, { ksc: 'entity' }, 'general'],
  ['whose sector is not known', { sectors: ['sector_unsure'] }, { ksc: 'unknown' }, 'general'],
  // Answers of before the kinds of entities were asked for.
  ['a trust service provider of earlier rules', { roles: ['trust_qualified'], sectors: [] }, { ksc: 'trust' }, 'trust'],
  ['a bank of earlier rules', { sectors: ['banking'] }, { ksc: 'none', finance: 'credit' }, 'general'],
  ['a sector of earlier rules whose kind is not known', { sectors: ['food'] }, { ksc: 'unknown' }, 'general'],
  [
    'who met the conditions in June',
    { sectors: ['in_digital'], kinds: ['cloud'], since: '2026-06-15' },
    { ksc: 'entity', coveredSince: '2026-06-15' },
    'cloud',
  ],
] as const)('%s has its clocks from the scope check', (_, chosen, firm, type) => {
  const answers = { seat: 'poland', exclusions: [], roles: [], ...size, ...chosen };
  const status = scopeOutcome('nis2', answers)?.status ?? 'unclear';
  expect(suggestedFirm({ status, answers })).toMatchObject(firm);
  expect(suggestedType(answers)).toBe(type);
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
