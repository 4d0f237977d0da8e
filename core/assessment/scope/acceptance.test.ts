import { describe, expect, it } from 'vitest';
import { openScopeStep, scopeOutcome, scopeSteps, type ScopeStatus } from './scope.ts';
import { replacedBy } from './nis2/answers.ts';
import { scopeDuties } from './duties.ts';
import { nis2Receivers, type Nis2Receivers } from './nis2/authority.ts';
import { nis2Terms, registerChangeTerm } from './nis2/terms.ts';
import type { ScopeAnswers } from './outcome.ts';

type Numbers = Readonly<{ people: number; turnover?: number; balance?: number }>;

const least = (value: number, bounds: readonly (readonly [number, string])[], above: string): string =>
  bounds.find(([bound]) => value <= bound)?.[1] ?? above;

/** The size of the case; without money, the money follows what the people say. */
function size({ people, turnover, balance }: Numbers): ScopeAnswers {
  const money = people < 10 ? 1 : people < 50 ? 5 : people < 250 ? 20 : 60;
  return {
    headcount: least(
      people,
      [
        [9, 'under_10'],
        [49, 'under_50'],
        [249, 'under_250'],
      ],
      'from_250',
    ),
    turnover: least(
      turnover ?? money,
      [
        [2, 'to_2'],
        [10, 'to_10'],
        [50, 'to_50'],
      ],
      'over_50',
    ),
    balance: least(
      balance ?? money,
      [
        [2, 'to_2'],
        [10, 'to_10'],
        [43, 'to_43'],
      ],
      'over_43',
    ),
  };
}

function firm(
  numbers: Numbers | number,
  sector: string | readonly string[],
  kinds: string | readonly string[],
  more: ScopeAnswers = {},
): ScopeAnswers {
  return {
    seat: 'poland',
    sectors: [sector].flat(),
    kinds: [kinds].flat(),
    exclusions: [],
    roles: [],
    ...size(typeof numbers === 'number' ? { people: numbers } : numbers),
    group: 'alone',
    ...more,
  };
}

const body = (publicKind: string, more: ScopeAnswers = {}): ScopeAnswers => firm(60, 'in_public', [], { publicKind, ...more });

/** K, W and Wp of the table: the duties that each has and has not. */
const usual = ['register_changes', 'fines_now', 'fines_daily', 'head'];
const duties = {
  K: { included: ['measures', 'audit', 'fines_key', 'fines_head', ...usual], spared: ['measures_public', 'fines_important'] },
  W: { included: ['measures', 'fines_important', 'fines_head', ...usual], spared: ['audit', 'measures_public', 'fines_key'] },
  Wp: {
    included: ['measures_public', 'incidents_public', 'register_ex_officio', 'fines_important', 'fines_head_public', ...usual],
    spared: ['audit', 'measures', 'incidents', 'incidents_trust'],
  },
  Kp: {
    included: ['measures', 'incidents', 'audit', 'register_ex_officio', 'fines_key', 'fines_head_public'],
    spared: ['measures_public'],
  },
  dora: { included: [], spared: ['measures', 'incidents', 'audit', 'fines_key', 'fines_important'] },
  out: { included: ['document'], spared: ['register', 'measures', 'clarify'] },
  open: { included: ['clarify'], spared: [] },
} as const;
const statusOf: Readonly<Record<keyof typeof duties, ScopeStatus>> = {
  K: 'key',
  W: 'important',
  Wp: 'important',
  Kp: 'key',
  dora: 'dora',
  out: 'not_covered',
  open: 'unclear',
};

type More = Readonly<{ included?: string; spared?: string; atLeast?: ScopeStatus; open?: string; to?: Partial<Nis2Receivers> }>;
type Case = readonly [number: number, who: string, answers: ScopeAnswers, expected: keyof typeof duties, more?: More];

const from = (...authorities: Nis2Receivers['authorities']): Partial<Nis2Receivers> => ({ authorities });

const cases: readonly Case[] = [
  [1, 'a road haulier with 300 people', firm(300, 'in_transport', 'road_carrier'), 'out'],
  [
    2,
    'an operator of intelligent transport systems',
    firm(60, 'in_transport', 'intelligent_transport'),
    'W',
    { to: from('transport'), included: 'register incidents', spared: 'check_basis' },
  ],
  [3, 'rail freight', firm(260, 'in_transport', 'rail'), 'K', { to: from('transport') }],
  [4, 'a food wholesaler', firm(60, 'in_food', 'food_wholesale'), 'W', { to: from('to_check') }],
  [5, 'food shops with 900 people', firm(900, 'in_food', 'food_retail'), 'out'],
  [6, 'a restaurant', firm(70, 'in_food', 'food_retail'), 'out'],
  [
    7,
    'a furniture maker that treats its own waste',
    firm(300, ['in_manufacturing', 'in_waste'], ['other_goods', 'waste'], { exclusions: ['waste_side'] }),
    'out',
  ],
  [8, 'a waste firm', firm(55, 'in_waste', 'waste'), 'W', { to: from('to_check') }],
  [9, 'car parts: important, never essential by Annex 2', firm(400, 'in_manufacturing', 'vehicles'), 'W'],
  [
    10,
    'machines: 45 people, turnover 12, balance 11',
    firm({ people: 45, turnover: 12, balance: 11 }, 'in_manufacturing', 'machinery'),
    'W',
  ],
  [11, 'machines: the same with a balance of 9', firm({ people: 45, turnover: 12, balance: 9 }, 'in_manufacturing', 'machinery'), 'out'],
  [12, 'an energy seller', firm(250, 'in_energy', 'electricity_supply'), 'K', { to: from('energy'), included: 'register incidents' }],
  [13, 'a coal mine, to be checked', firm(300, 'in_energy', 'mining'), 'K', { included: 'check_basis' }],
  [
    14,
    'an industrial bakery with panels for its own use: important for food, energy open',
    firm(300, ['in_food', 'in_energy'], ['food_industry', 'electricity_production'], { exclusions: ['own_energy'] }),
    'open',
    { atLeast: 'important', open: 'own_energy' },
  ],
  [15, 'SaaS with 40 people', firm(40, 'in_digital', 'cloud'), 'out'],
  [16, 'SaaS with 120 people', firm(120, 'in_digital', 'cloud'), 'W', { included: 'implementing', to: from('digital') }],
  [17, 'a data centre', firm(260, 'in_digital', 'data_centre'), 'K', { included: 'implementing' }],
  [18, 'an exchange point', firm(60, 'in_digital', 'exchange_point'), 'W', { spared: 'implementing' }],
  [
    19,
    'a registrar of three people, to be checked',
    firm(3, 'in_digital', 'registrar'),
    'K',
    { included: 'domain_data check_basis register', spared: 'implementing' },
  ],
  [20, 'a domain of its own and nothing else', firm(300, 'in_digital', 'own_domain'), 'out'],
  [
    21,
    'an internet provider of 8 with a resolver for its subscribers',
    firm(8, 'in_communications', 'communications'),
    'W',
    { to: from('uke'), included: 'register_ex_officio', spared: 'implementing domain_data' },
  ],
  [
    22,
    'an internet provider of 60',
    firm(60, 'in_communications', 'communications'),
    'K',
    { to: from('uke'), included: 'register_ex_officio' },
  ],
  [23, 'managed security with 9 people', firm(9, 'in_ict_services', 'managed_security'), 'out'],
  [
    24,
    'managed security with 15 people',
    firm(15, 'in_ict_services', 'managed_security'),
    'K',
    { included: 'implementing', to: from('digital') },
  ],
  [
    25,
    'qualified trust services with 12 people: 24 hours for the whole notification',
    firm(12, 'in_digital', 'trust_qualified'),
    'K',
    { included: 'incidents_trust register_ex_officio implementing', spared: 'incidents' },
  ],
  [
    26,
    'other trust services with 12 people: the same 24 hours',
    firm(12, 'in_digital', 'trust_unqualified'),
    'W',
    { included: 'incidents_trust register_ex_officio', spared: 'incidents' },
  ],
  [
    27,
    'a public hospital (SPZOZ) with 180 people: health, not Annex 4',
    body('public_hospital', size({ people: 180 })),
    'W',
    {
      included: 'check_basis incidents register',
      spared: 'measures_public_depends register_ex_officio',
      to: { authorities: ['health'], sectorCsirts: ['health'] },
    },
  ],
  [28, 'a hospital with 300 people', firm(300, 'in_health', 'health_provider'), 'K', { to: from('health') }],
  [29, 'a clinic with 12 people', firm(12, 'in_health', 'health_provider'), 'out'],
  [30, 'a gmina with 49 posts', body('gmina_under_50'), 'Wp', { to: from('digital') }],
  [31, 'a gmina with 50 posts', body('gmina_from_50'), 'Kp', { to: from('digital') }],
  [32, 'a public school', body('budget_unit'), 'Wp'],
  [33, 'a public university, to be checked', body('university'), 'Wp', { included: 'check_basis' }],
  [
    34,
    'a bank',
    firm(300, 'in_finance', 'credit_institution'),
    'dora',
    { included: 'dora_instead dora_remains', to: { authorities: ['knf'], csirt: 'dora', sectorCsirts: ['knf'] } },
  ],
  [
    35,
    'an insurer',
    firm(300, 'in_finance', 'other_finance'),
    'dora',
    { included: 'dora_others', spared: 'dora_instead dora_remains', to: from('knf') },
  ],
  [
    36,
    'a former operator of essential services with 40 people',
    firm(40, 'in_energy', 'heat', { roles: ['former_operator'] }),
    'K',
    { included: 'audit_former register_ex_officio check_basis', spared: 'audit clarify' },
  ],
  [37, 'food with 30 people in a group of 500 and its IT', firm(500, 'in_food', 'food_industry', { group: 'included' }), 'W'],
  [37, 'the same with independent systems', firm(30, 'in_food', 'food_industry', { group: 'independent' }), 'out'],
  [
    38,
    'a cloud of the United States without an establishment',
    firm(300, 'in_digital', 'cloud', { seat: 'services', establishment: 'no_representative' }),
    'open',
    { open: 'no_representative', to: from('digital') },
  ],
  [
    39,
    'a German machine maker with a Polish branch, to be checked',
    firm(300, 'in_manufacturing', 'machinery', { seat: 'branch' }),
    'W',
    { included: 'check_basis' },
  ],
  [
    40,
    'a sole supplier with 20 people',
    firm(20, 'in_health', 'crisis_devices', { roles: ['sole_supplier'] }),
    'open',
    { open: 'sole_supplier' },
  ],
  [
    41,
    'municipal water with 80 people: as the notice of its entry says',
    firm(80, ['in_public', 'in_water'], 'drinking_water', { publicKind: 'municipal_company' }),
    'W',
    {
      included: 'measures_public_depends register_ex_officio',
      spared: 'measures incidents',
      to: { authorities: ['digital', 'water'], sectorCsirts: ['water'] },
    },
  ],
  [
    42,
    'IT for its own group alone',
    firm(90, 'in_ict_services', 'managed_services', { exclusions: ['group_only'] }),
    'open',
    { open: 'group_only' },
  ],
  [43, 'a trader in chemicals', firm(55, 'in_chemicals', 'chemicals_trade'), 'W', { to: from('to_check') }],
];

describe('an entity is covered by its kind', () => {
  const rows = cases.map(([number, who, answers, expected, more = {}]) => ({ number, who, answers, expected, more }));

  it.each(rows)('case $number: $who', ({ number, answers, expected, more: { included = '', spared = '', atLeast, open, to } }) => {
    expect(openScopeStep('nis2', answers)).toBeNull();
    const outcome = scopeOutcome('nis2', answers);
    expect(outcome?.status).toBe(statusOf[expected]);
    if (atLeast) expect(outcome?.atLeast).toBe(atLeast);
    if (open) expect(outcome?.reasons.map(({ code }) => code)).toContain(open);
    const codes = scopeDuties('nis2', answers).map(({ code }) => code as string);
    const words = (list: string): string[] => list.split(' ').filter(Boolean);
    // A former operator keeps its own cycle of audits, and a notice decides on the measures of a municipal company.
    const replaced: readonly string[] = number === 36 ? ['audit'] : number === 41 ? ['measures'] : [];
    const wanted = [...duties[expected].included.filter((code) => !replaced.includes(code)), ...words(included)];
    expect(codes).toEqual(expect.arrayContaining(wanted));
    for (const code of [...duties[expected].spared, ...words(spared)]) expect(codes).not.toContain(code);
    if (to) expect(nis2Receivers(answers)).toMatchObject(to);
  });

  it('case 44: who meets the conditions later has terms of its own', () => {
    const since = { since: '2026-06-15' };
    const days = (answers: ScopeAnswers) => Object.fromEntries(scopeDuties('nis2', answers).map(({ code, from: day }) => [code, day]));
    expect(days(firm(60, 'in_food', 'food_industry', { ...since }))).toMatchObject({
      register_later: '2026-12-15',
      measures: '2027-06-15',
      incidents: '2027-06-15',
      head: '2027-06-15',
      fines_important: '2028-04-03',
    });
    const ofKey = days(firm(300, 'in_energy', 'heat', { ...since }));
    expect(ofKey).toMatchObject({ audit: '2028-06-15' });
    expect(ofKey).not.toHaveProperty('register');
  });

  it('T23: the terms of the register move from a Sunday and from Christmas', () => {
    const aimAndLast = ({ aim, last }: ReturnType<typeof registerChangeTerm>) =>
      [aim, last].map(({ year, month, day }) => [year, month, day]);
    expect(aimAndLast(nis2Terms('2026-08-31').register)).toEqual([
      [2027, 2, 28],
      [2027, 3, 1],
    ]);
    expect(aimAndLast(registerChangeTerm('2026-12-12'))).toEqual([
      [2026, 12, 26],
      [2026, 12, 28],
    ]);
    expect(aimAndLast(nis2Terms('2026-04-03').register)).toEqual([
      [2026, 10, 3],
      [2026, 10, 5],
    ]);
  });
});

describe('what is asked for', () => {
  it('size is asked where the status is certain and a further kind depends on it', () => {
    const registrar = firm(60, 'in_digital', ['registrar', 'cloud']);
    expect(openScopeStep('nis2', { ...registrar, headcount: undefined })?.id).toBe('size');
    expect(scopeDuties('nis2', registrar).map(({ code }) => code)).toContain('implementing');
    expect(scopeDuties('nis2', firm(20, 'in_digital', ['registrar', 'cloud'])).map(({ code }) => code)).not.toContain('implementing');
    const municipal = (people: number) => firm(people, ['in_public', 'in_waste'], 'waste', { publicKind: 'municipal_company' });
    expect(scopeDuties('nis2', municipal(80)).map(({ code }) => code)).toContain('measures_public_depends');
    expect(scopeDuties('nis2', municipal(20)).map(({ code }) => code)).toContain('measures_public');
  });

  it('an exclusion is asked for only beside a kind that has one', () => {
    const open = (answers: ScopeAnswers) => openScopeStep('nis2', answers);
    const chosen = { seat: 'poland', sectors: ['in_energy', 'in_waste'] };
    expect(open(chosen)?.fields[0]?.options).not.toContain('rail');
    expect(open({ ...chosen, kinds: ['heat'] })?.id).toBe('roles');
    expect(open({ ...chosen, kinds: ['waste'] })).toMatchObject({
      id: 'exclusions',
      fields: [{ options: ['waste_side', 'exclusion_unsure'] }],
    });
    expect(open({ ...chosen, sectors: [] })?.id).toBe('roles');
  });

  it('where the main establishment is, only of kinds that it decides', () => {
    const abroad = { seat: 'branch', sectors: ['in_digital'] };
    expect(openScopeStep('nis2', { ...abroad, kinds: ['exchange_point'] })?.id).toBe('roles');
    expect(openScopeStep('nis2', { ...abroad, kinds: ['cloud'] })?.id).toBe('establishment');
  });
});

describe('who comes from abroad', () => {
  const cloud = (more: ScopeAnswers) => scopeOutcome('nis2', firm(300, 'in_digital', 'cloud', { seat: 'services', ...more }))?.status;

  it.each([
    ['main_poland', 'key'],
    ['representative_poland', 'key'],
    ['main_elsewhere', 'not_covered'],
    ['representative_elsewhere', 'not_covered'],
    ['establishment_unsure', 'unclear'],
  ])('a cloud with %s is %s', (establishment, status) => expect(cloud({ establishment })).toBe(status));

  it('is covered for telecommunications where it serves, and for a factory only where it has an establishment', () => {
    expect(scopeOutcome('nis2', firm(60, 'in_communications', 'communications', { seat: 'services' }))?.status).toBe('key');
    expect(scopeOutcome('nis2', firm(300, 'in_manufacturing', 'machinery', { seat: 'services' }))?.status).toBe('not_covered');
  });
});

describe('a check of the rules before kinds', () => {
  const large = size({ people: 300 });
  const earlier = (more: ScopeAnswers): ScopeAnswers => ({ seat: 'poland', roles: [], sectors: [], ...large, group: 'alone', ...more });

  it.each([
    ['a whole sector of Annex 1', earlier({ sectors: ['transport'] }), 'unclear', 'not_covered'],
    ['a whole sector of Annex 2', earlier({ sectors: ['manufacturing'] }), 'unclear', 'not_covered'],
    ['a whole sector of a small firm', { ...earlier({ sectors: ['transport'] }), ...size({ people: 20 }) }, 'not_covered', 'not_covered'],
    ['a sector that is a kind', earlier({ sectors: ['cloud'] }), 'key', 'key'],
    ['a bank', earlier({ sectors: ['banking'] }), 'dora', 'dora'],
    ['DNS, without saying for whom', { seat: 'poland', roles: ['dns'] }, 'unclear', 'not_covered'],
    ['domains, without saying for whom', { seat: 'poland', roles: ['domain_registration'] }, 'unclear', 'not_covered'],
    ['DNS beside managed security', earlier({ roles: ['dns', 'managed_security'] }), 'key', 'key'],
    ['a registry of a top-level domain', { seat: 'poland', roles: ['tld'] }, 'key', 'key'],
    ['a critical entity', { seat: 'poland', roles: ['critical'] }, 'key', 'key'],
    ['a critical public entity, whose kind was not asked', { seat: 'poland', roles: ['critical', 'public'] }, 'key', 'key'],
    ['a public entity with DNS, whose kind was not asked', { seat: 'poland', roles: ['dns', 'public'] }, 'unclear', 'not_covered'],
    ['a seat abroad with services here', { seat: 'abroad_active' }, 'unclear', 'not_covered'],
    ['an office of the government', { seat: 'poland', roles: ['public'], publicKind: 'government' }, 'key', 'key'],
    ['nothing of the kind', { seat: 'poland', roles: [], sectors: [] }, 'not_covered', 'not_covered'],
  ] as [string, ScopeAnswers, ScopeStatus, ScopeStatus][])('%s can still be read', (_, answers, status, atLeast) => {
    expect(openScopeStep('nis2', answers)).toBeNull();
    expect(scopeOutcome('nis2', answers)).toMatchObject({ status, atLeast });
  });

  it('each sector of earlier rules has one that takes its place', () => {
    expect(replacedBy('in_water')).toEqual(['drinking_water', 'waste_water']);
    expect(replacedBy('in_digital')).toEqual(['cloud', 'data_centre', 'content_delivery', 'exchange_point']);
    expect(replacedBy('heat')).toEqual([]);
    const sectors = scopeSteps.nis2.find(({ id }) => id === 'sectors')!.fields[0]!;
    expect(new Set(sectors.options.flatMap(replacedBy))).toEqual(new Set(sectors.former));
  });

  it('trust services learn of their 24 hours', () => {
    const codes = scopeDuties('nis2', { seat: 'poland', roles: ['trust_qualified'] }).map(({ code }) => code);
    expect(codes).toContain('incidents_trust');
    expect(codes).not.toContain('incidents');
  });
});
