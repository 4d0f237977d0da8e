import { describe, expect, it } from 'vitest';
import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { kinds, type KindCode } from '#core/assessment/scope/kinds/kinds.ts';
import { scopeOutcome, scopeSteps } from '#core/assessment/scope/scope.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import type { ScopeDuty } from '#core/assessment/scope/duty.ts';
import { balances, headcounts, turnovers } from './answers.ts';
import { neededFigures, sizeOf } from './size.ts';
import { codesOf, type ScopeAnswers } from '#core/assessment/scope/outcome.ts';

/** Units of law on one line; a question mark where a unit is not confirmed. */
const units = (references: readonly LegalReference[]): string =>
  references.map(({ act, cite, verified }) => `${act} ${cite}${verified === false ? ' ?' : ''}`).join('; ');
const dutyLine = ({ code, from, references }: ScopeDuty): string => `${code} ${from ?? 'at once'}: ${units(references)}`;

const large = { headcount: 'from_250', turnover: 'over_50', balance: 'over_43' };
const medium = { headcount: 'under_250', turnover: 'to_50', balance: 'to_43' };
const answers = (more: ScopeAnswers): ScopeAnswers => ({ seat: 'poland', roles: [], sectors: [], ...large, group: 'alone', ...more });
const outcome = (more: ScopeAnswers) => scopeOutcome('nis2', answers(more))!;
const duties = (more: ScopeAnswers) => scopeDuties('nis2', answers(more));
const codes = (more: ScopeAnswers) => duties(more).map((duty) => duty.code);

const unusual = new Set(['clarify', 'register_ex_officio', 'implementing']);
const unusualIn = (more: ScopeAnswers) => codes(more).filter((one) => unusual.has(one));

const sizeRule = '651/2014 załącznik I';

describe('the steps of the check of NIS2', () => {
  it.each([
    ['seat', 'UKSC art. 5; NIS2 art. 26 ust. 1', ['seat: poland branch services abroad']],
    [
      'roles',
      'UKSC art. 5 ust. 1; UKSC art. 5 ust. 2; NIS2 art. 2 ust. 2; NIS2 art. 3 ust. 1',
      ['roles, several: critical decision sole_supplier systemic_effect former_operator', 'since: '],
    ],
    [
      'public',
      'UKSC załącznik nr 1; UKSC załącznik nr 2; UKSC art. 8 ust. 3; UKSC załącznik nr 4',
      [
        'publicKind: government voivodeship powiat gmina_from_50 gmina_under_50 budget_unit public_hospital university research_institute municipal_company unlisted',
      ],
    ],
    [
      'sectors',
      'UKSC załącznik nr 1; UKSC załącznik nr 2; NIS2 załącznik I; NIS2 załącznik II',
      [
        'sectors, several: in_energy in_transport in_finance in_health in_water in_digital in_communications in_ict_services in_space in_public in_postal in_waste in_chemicals in_food in_manufacturing in_platforms in_research sector_unsure',
      ],
    ],
    [
      'exclusions',
      'UKSC załącznik nr 1; UKSC załącznik nr 2; NIS2 załącznik I; NIS2 załącznik II',
      ['exclusions, several: own_energy drinking_water_side waste_water_side waste_side group_only exclusion_unsure'],
    ],
    [
      'establishment',
      'NIS2 art. 26 ust. 1; NIS2 art. 26 ust. 2; NIS2 art. 26 ust. 3',
      ['establishment: main_poland main_elsewhere representative_poland representative_elsewhere no_representative establishment_unsure'],
    ],
    [
      'size',
      `${sizeRule}; UKSC art. 5`,
      [
        'headcount: under_10 under_50 under_250 from_250',
        'turnover: to_2 to_10 to_50 over_50',
        'balance: to_2 to_10 to_43 over_43',
        'before: same micro small medium large before_unsure',
      ],
    ],
    ['group', `${sizeRule}; UKSC art. 5; UKSC art. 5 ust. 6 ?; UKSC art. 5 ust. 7 ?`, ['group: alone included independent not_included']],
  ])('%s: it rests on %s and stores these codes', (id, references, fields) => {
    const step = scopeSteps.nis2.find((one) => one.id === id)!;
    expect(units(step.references)).toBe(references);
    expect(step.fields.map(({ name, many, options }) => `${name}${many ? ', several' : ''}: ${options.join(' ')}`)).toEqual(fields);
  });

  it('know a size only from the figures that can change it', () => {
    expect(sizeOf({ turnover: 'over_50', balance: 'over_43' })).toBeNull();
    expect(sizeOf({ headcount: 'under_250' })).toBeNull();
    expect(sizeOf({ headcount: 'under_250', turnover: 'over_50' })).toBeNull();
    expect(sizeOf({ headcount: 'from_250' })).toBe(3);
    expect(sizeOf({ headcount: 'under_250', turnover: 'to_10' })).toBe(2);
    expect(sizeOf({ headcount: 'under_10', balance: 'to_2' })).toBe(0);
    expect(neededFigures({})).toEqual(['headcount']);
    expect(neededFigures({ headcount: 'from_250' })).toEqual(['headcount']);
    expect(neededFigures({ headcount: 'under_250', turnover: 'to_50' })).toEqual(['headcount', 'turnover']);
    expect(neededFigures({ headcount: 'under_250', turnover: 'over_50' })).toEqual(['headcount', 'turnover', 'balance']);
  });

  it('give the same size by the needed figures as by all three', () => {
    for (const headcount of headcounts)
      for (const turnover of turnovers)
        for (const balance of balances) {
          const all = { headcount, turnover, balance };
          const needed = Object.fromEntries(neededFigures(all).map((name) => [name, all[name]]));
          expect(sizeOf(needed)).toBe(sizeOf(all));
        }
  });
});

describe('a large enterprise of one kind', () => {
  const whateverSize = 'UKSC art. 5 ust. 1; UKSC art. 5 ust. 1 pkt 4';
  const ofAnnex1 = (unit: string) =>
    `UKSC art. 5 ust. 1; UKSC załącznik nr 1; UKSC art. 5 ust. 1 pkt 1 ?; NIS2 załącznik I ${unit}; ${sizeRule}`;
  const ofAnnex2 = (unit: string) => `UKSC art. 5 ust. 2; UKSC załącznik nr 2; NIS2 załącznik II ${unit}; ${sizeRule}`;
  const ofDora = 'NIS2 art. 4 ust. 1; NIS2 art. 4 ust. 2; DORA art. 1 ust. 2';

  it.each([
    ['public_dns', 'key', `${whateverSize}; NIS2 załącznik I pkt 8`, 'implementing'],
    ['tld', 'key', `${whateverSize}; NIS2 załącznik I pkt 8`, 'implementing'],
    ['registrar', 'key', `${whateverSize}; NIS2 art. 2 ust. 4`, ''],
    ['trust_qualified', 'key', `${whateverSize}; NIS2 załącznik I pkt 8`, 'register_ex_officio implementing'],
    [
      'trust_unqualified',
      'key',
      `UKSC art. 5 ust. 1; UKSC załącznik nr 1; NIS2 art. 2 ust. 2 lit. a ppkt ii; NIS2 załącznik I pkt 8; ${sizeRule}`,
      'register_ex_officio implementing',
    ],
    ['communications', 'key', `UKSC art. 5 ust. 1; UKSC art. 5 ust. 1 pkt 2 ?; NIS2 załącznik I pkt 8; ${sizeRule}`, 'register_ex_officio'],
    ['managed_security', 'key', `UKSC art. 5 ust. 1; UKSC art. 5 ust. 1 pkt 3 ?; NIS2 załącznik I pkt 9; ${sizeRule}`, 'implementing'],
    ...[
      ['electricity_supply', 'pkt 1 lit. a'],
      ['rail', 'pkt 2 lit. b'],
      ['traffic_management', 'pkt 2 lit. d'],
      ['health_provider', 'pkt 5'],
      ['drinking_water', 'pkt 6'],
      ['waste_water', 'pkt 7'],
      ['exchange_point', 'pkt 8'],
      ['space_ground', 'pkt 11'],
    ].map(([code, unit]) => [code, 'key', ofAnnex1(unit!), '']),
    ...['cloud', 'data_centre', 'content_delivery'].map((code) => [code, 'key', ofAnnex1('pkt 8'), 'implementing']),
    ['managed_services', 'key', ofAnnex1('pkt 9'), 'implementing'],
    ...[
      ['postal', 'pkt 1'],
      ['waste', 'pkt 2'],
      ['chemicals_making', 'pkt 3'],
      ['food_industry', 'pkt 4'],
      ['machinery', 'pkt 5 lit. d'],
      ['research_organisation', 'pkt 7'],
    ].map(([code, unit]) => [code, 'important', ofAnnex2(unit!), '']),
    ...['marketplace', 'search_engine', 'social_network'].map((code) => [code, 'important', ofAnnex2('pkt 6'), 'implementing']),
    ['credit_institution', 'dora', `${ofDora}; NIS2 załącznik I pkt 3`, ''],
    ['market_operator', 'dora', `${ofDora}; NIS2 załącznik I pkt 4`, ''],
    ['other_finance', 'dora', 'DORA art. 2 ust. 1', ''],
    ['pharmacy', 'unclear', `UKSC art. 5; UKSC załącznik nr 1; NIS2 załącznik I pkt 5; ${sizeRule}`, 'clarify'],
    ['mining', 'key', `UKSC art. 5 ust. 1; UKSC załącznik nr 1; UKSC art. 5 ust. 1 pkt 1 ?; ${sizeRule}`, ''],
  ] as [KindCode, string, string, string][])('%s is %s by %s; beside the usual duties: %s', (code, status, references, expected) => {
    const given = { sectors: [kinds[code].sector], kinds: [code], exclusions: [] };
    const found = outcome(given);
    expect([found.status, units(found.references)]).toEqual([status, references]);
    expect(found.reasons).toEqual([{ field: 'kinds', code }]);
    expect(unusualIn(given)).toEqual(expected.split(' ').filter(Boolean));
  });
});

describe('an entity with one role, or one answer of earlier rules', () => {
  it.each([
    ['critical', 'key', 'UKSC art. 5 ust. 1; NIS2 art. 3 ust. 1 lit. f', ''],
    ['public_annex_1', 'key', 'UKSC art. 5 ust. 1; UKSC załącznik nr 1; UKSC art. 5 ust. 1 pkt 4 ?', 'register_ex_officio'],
    ['public_annex_2', 'important', 'UKSC art. 5 ust. 2; UKSC załącznik nr 2; UKSC art. 5 ust. 2 pkt 8 ?', 'register_ex_officio'],
    ['public_unsure', 'unclear', 'UKSC art. 5; UKSC załącznik nr 1; UKSC załącznik nr 2', 'clarify'],
    ['former_operator', 'key', `UKSC art. 5 ust. 1; UKSC art. 46 ust. 1; NIS2 art. 3 ust. 1 lit. g`, 'register_ex_officio'],
    ['decision', 'unclear', 'UKSC art. 5; NIS2 art. 2 ust. 2 lit. b; NIS2 art. 3 ust. 1 lit. e', 'clarify'],
    ['sole_supplier', 'unclear', 'UKSC art. 5; NIS2 art. 2 ust. 2 lit. b', 'clarify'],
    ['sector_unsure', 'unclear', `UKSC art. 5; ${sizeRule}`, 'clarify'],
    ['energy', 'unclear', `UKSC art. 5; UKSC załącznik nr 1; UKSC art. 5 ust. 1 pkt 1 ?; ${sizeRule}`, 'clarify'],
    ['food', 'unclear', `UKSC art. 5; UKSC załącznik nr 2; ${sizeRule}`, 'clarify'],
  ] as [string, string, string, string][])('%s is %s by %s; beside the usual duties: %s', (code, status, references, expected) => {
    const roles = scopeSteps.nis2.find(({ id }) => id === 'roles')!.fields[0]!;
    const field = codesOf(roles).includes(code) ? 'roles' : 'sectors';
    const found = outcome({ [field]: [code] });
    expect([found.status, units(found.references)]).toEqual([status, references]);
    expect(found.reasons).toEqual([{ field, code }]);
    expect(unusualIn({ [field]: [code] })).toEqual(expected.split(' ').filter(Boolean));
  });
});

describe('what follows, from which day and by which unit', () => {
  const usual = [
    'register at once: UKSC art. 7c ust. 1; UKSC art. 46 ust. 1',
    'register_changes at once: UKSC art. 7c ust. 3',
    'measures 2027-04-03: UKSC art. 8 ust. 1; UKSC art. 16 pkt 1',
    'incidents 2027-04-03: UKSC art. 11 ust. 1 pkt 4; UKSC art. 11 ust. 1 pkt 4a; UKSC art. 11 ust. 1 pkt 4c',
  ];
  const head = 'head 2027-04-03: UKSC art. 8d; UKSC art. 8e';
  const clarify = 'clarify at once: UKSC art. 5';
  const now = 'fines_now at once: UKSC art. 73 ust. 5';
  const ofHead = ['fines_head 2028-04-03: UKSC art. 73a', 'fines_daily at once: UKSC art. 76b'];
  const outside = ['document at once: UKSC art. 5', 'customers at once: UKSC art. 8 ust. 1 pkt 2 lit. e'];

  it.each<[string, ScopeAnswers, string[]]>([
    [
      'for a key entity that an implementing regulation binds',
      { sectors: ['in_digital', 'in_energy'], kinds: ['cloud', 'heat'] },
      [
        ...usual,
        'implementing at once: 2024/2690 art. 1',
        head,
        'audit 2028-04-03: UKSC art. 15; UKSC art. 16 pkt 2',
        now,
        'fines_key 2028-04-03: UKSC art. 73 ust. 3',
        ...ofHead,
      ],
    ],
    [
      'for an important public entity',
      { roles: ['public_annex_2'] },
      [
        'register_ex_officio at once: UKSC art. 46 ust. 1; UKSC art. 7b ust. 2 ?',
        'register_changes at once: UKSC art. 7c ust. 3',
        'measures_public 2027-04-03: UKSC art. 8 ust. 3; UKSC załącznik nr 4; UKSC art. 16 pkt 1',
        'incidents_public 2027-04-03: UKSC art. 11; UKSC art. 12c',
        head,
        now,
        'fines_important 2028-04-03: UKSC art. 73 ust. 4',
        'fines_head_public 2028-04-03: UKSC art. 73a',
        ofHead[1]!,
      ],
    ],
    [
      'for what is important at least and may be more',
      { ...medium, sectors: ['in_energy', 'sector_unsure'], kinds: ['heat'], group: 'not_included' },
      [clarify, ...usual, head, now, 'fines_important 2028-04-03: UKSC art. 73 ust. 4', ...ofHead],
    ],
    ['where nothing is certain', { roles: ['public_unsure'] }, [clarify]],
    ['outside of the act', {}, outside],
    ['for a seat abroad', { seat: 'abroad' }, outside],
    ['for a seat abroad with services here', { seat: 'abroad_active' }, [clarify]],
  ])('%s', (_, given, expected) => {
    expect(duties(given).map(dutyLine)).toEqual(expected);
  });

  it('one role is enough to be entered ex officio or bound directly', () => {
    expect(codes({ roles: ['communications', 'managed_security'], ...medium })).toEqual(
      expect.arrayContaining(['register_ex_officio', 'implementing']),
    );
  });

  it('a role or sector that is too small for the act binds nobody directly', () => {
    const micro = { headcount: 'under_10', turnover: 'to_2', balance: 'to_2' };
    const given = { ...micro, roles: ['communications'], sectors: ['cloud'] };
    expect(outcome(given).status).toBe('important');
    expect(codes(given)).not.toContain('implementing');
  });
});

describe('the reasons of an outcome', () => {
  it('are the answers that make it and no weaker ones, or those that leave it open', () => {
    expect(outcome({ sectors: ['in_food', 'in_energy'], kinds: ['food_wholesale', 'heat'] }).reasons).toEqual([
      { field: 'kinds', code: 'heat' },
    ]);
    expect(outcome({ sectors: ['in_food', 'sector_unsure'], kinds: ['food_wholesale'] }).reasons).toEqual([
      { field: 'sectors', code: 'sector_unsure' },
    ]);
    expect(outcome({ headcount: 'under_10', turnover: 'to_2', balance: 'to_2', sectors: ['in_energy'], kinds: ['heat'] }).reasons).toEqual(
      [],
    );
    expect(outcome({ sectors: ['in_transport'], kinds: ['road_carrier'] }).reasons).toEqual([{ field: 'kinds', code: 'road_carrier' }]);
    const ownWaste = { sectors: ['in_waste'], kinds: ['waste'], exclusions: ['waste_side'] };
    expect(outcome(ownWaste).reasons).toEqual([{ field: 'exclusions', code: 'waste_side' }]);
    expect(outcome({}).references).toEqual([{ act: 'UKSC', cite: 'art. 5', verified: true }]);
    expect(outcome({ ...medium, sectors: ['in_energy'], kinds: ['heat'], group: 'not_included' }).reasons).toEqual([
      { field: 'kinds', code: 'heat' },
      { field: 'group', code: 'not_included' },
    ]);
    const open = outcome({ ...medium, sectors: ['in_energy', 'sector_unsure'], kinds: ['heat'], group: 'not_included' });
    expect(open.references[0]).toEqual({ act: 'UKSC', cite: 'art. 5', verified: true });
    for (const seat of ['abroad', 'abroad_active']) {
      const found = outcome({ seat });
      expect([found.reasons, units(found.references)]).toEqual([[{ field: 'seat', code: seat }], 'UKSC art. 5; NIS2 art. 26 ust. 1']);
    }
  });
});
