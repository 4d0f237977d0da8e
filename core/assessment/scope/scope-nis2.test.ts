import { describe, expect, it } from 'vitest';
import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { scopeOutcome, scopeSteps } from './scope.ts';
import { scopeDuties } from './scope-duties.ts';
import type { ScopeDuty } from './scope-duty.ts';
import { sizeOf } from './scope-nis2-size.ts';
import { codesOf, type ScopeAnswers } from './scope-outcome.ts';

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

const sizeRule = '651/2014 załącznik I';
const [annex1, annex2] = [
  `UKSC art. 5 ust. 1; UKSC załącznik nr 1; UKSC art. 5 ust. 1 pkt 1 ?; ${sizeRule}`,
  `UKSC art. 5 ust. 2; UKSC załącznik nr 2; ${sizeRule}`,
];

describe('the steps of the check of NIS2', () => {
  it.each([
    ['seat', 'UKSC art. 5; NIS2 art. 26 ust. 1', ['seat: poland abroad_active abroad']],
    [
      'roles',
      'UKSC art. 5 ust. 1; UKSC art. 5 ust. 2',
      [
        'roles, several: dns tld domain_registration trust_qualified trust_unqualified communications managed_security critical former_operator public',
      ],
    ],
    [
      'public',
      'UKSC załącznik nr 1; UKSC załącznik nr 2; UKSC art. 8 ust. 3; UKSC załącznik nr 4',
      [
        'publicKind: government voivodeship powiat gmina_from_50 gmina_under_50 budget_unit university research_institute municipal_company unlisted',
      ],
    ],
    [
      'sectors',
      'UKSC załącznik nr 1; UKSC załącznik nr 2; NIS2 załącznik I; NIS2 załącznik II',
      [
        'sectors, several: energy transport banking market_infrastructure health drinking_water waste_water cloud data_centre content_delivery exchange_point managed_services space postal waste chemicals food manufacturing marketplace search_engine social_network research other_finance sector_unsure',
      ],
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

  it('know a size only from all three figures', () => {
    for (const missing of ['headcount', 'turnover', 'balance']) expect(sizeOf({ ...large, [missing]: undefined } as never)).toBeNull();
  });
});

describe('a large enterprise with one role or sector', () => {
  const whateverSize = 'UKSC art. 5 ust. 1; UKSC art. 5 ust. 1 pkt 4';
  const ofDora = 'NIS2 załącznik I; NIS2 art. 4 ust. 1; NIS2 art. 4 ust. 2; DORA art. 1 ust. 2';

  it.each([
    ['dns', 'key', whateverSize, 'implementing'],
    ['tld', 'key', whateverSize, 'implementing'],
    ['domain_registration', 'key', `${whateverSize}; NIS2 art. 2 ust. 4`, ''],
    ['trust_qualified', 'key', whateverSize, 'register_ex_officio implementing'],
    [
      'trust_unqualified',
      'key',
      `UKSC art. 5 ust. 1; UKSC załącznik nr 1; NIS2 art. 2 ust. 2 lit. a ppkt ii; ${sizeRule}`,
      'register_ex_officio implementing',
    ],
    ['communications', 'key', `UKSC art. 5 ust. 1; UKSC art. 5 ust. 1 pkt 2 ?; ${sizeRule}`, 'register_ex_officio'],
    ['managed_security', 'key', `UKSC art. 5 ust. 1; UKSC art. 5 ust. 1 pkt 3 ?; ${sizeRule}`, 'implementing'],
    ['critical', 'key', 'UKSC art. 5 ust. 1; NIS2 art. 3 ust. 1 lit. f', ''],
    ['public_annex_1', 'key', 'UKSC art. 5 ust. 1; UKSC załącznik nr 1; UKSC art. 5 ust. 1 pkt 4 ?', 'register_ex_officio'],
    ['public_annex_2', 'important', 'UKSC art. 5 ust. 2; UKSC załącznik nr 2; UKSC art. 5 ust. 2 pkt 8 ?', 'register_ex_officio'],
    ['public_unsure', 'unclear', 'UKSC art. 5; UKSC załącznik nr 1; UKSC załącznik nr 2', 'clarify'],
    ...['energy', 'transport', 'health', 'drinking_water', 'waste_water', 'exchange_point', 'space'].map((sector) => [
      sector,
      'key',
      annex1,
      '',
    ]),
    ...['cloud', 'data_centre', 'content_delivery', 'managed_services'].map((sector) => [sector, 'key', annex1, 'implementing']),
    ...['postal', 'waste', 'chemicals', 'food', 'manufacturing', 'research'].map((sector) => [sector, 'important', annex2, '']),
    ...['marketplace', 'search_engine', 'social_network'].map((sector) => [sector, 'important', annex2, 'implementing']),
    ...['banking', 'market_infrastructure'].map((sector) => [sector, 'dora', ofDora, '']),
    ['other_finance', 'dora', 'DORA art. 2 ust. 1', ''],
    ['former_operator', 'unclear', `UKSC art. 5; UKSC art. 46 ust. 1; NIS2 art. 3 ust. 1 lit. g`, 'clarify register_ex_officio'],
    ['sector_unsure', 'unclear', `UKSC art. 5; ${sizeRule}`, 'clarify'],
  ] as [string, string, string, string][])('%s is %s by %s; beside the usual duties: %s', (code, status, references, expected) => {
    const field = codesOf(scopeSteps.nis2[1]!.fields[0]!).includes(code) ? 'roles' : 'sectors';
    const found = outcome({ [field]: [code] });
    expect([found.status, units(found.references)]).toEqual([status, references]);
    expect(found.reasons).toEqual([{ field, code }]);
    const unusual = new Set(['clarify', 'register_ex_officio', 'implementing']);
    expect(codes({ [field]: [code] }).filter((one) => unusual.has(one))).toEqual(expected.split(' ').filter(Boolean));
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
  const outside = ['document at once: UKSC art. 5', 'customers at once: UKSC art. 8 ust. 1 pkt 2 lit. e'];

  it.each<[string, ScopeAnswers, string[]]>([
    [
      'for a key entity that an implementing regulation binds',
      { sectors: ['cloud', 'energy'] },
      [
        ...usual,
        'implementing at once: 2024/2690 art. 1',
        head,
        'audit 2028-04-03: UKSC art. 15; UKSC art. 16 pkt 2',
        now,
        'fines_key 2028-04-03: UKSC art. 73 ust. 3',
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
      ],
    ],
    [
      'for what is important at least and may be more',
      { ...medium, sectors: ['energy', 'sector_unsure'], group: 'not_included' },
      [clarify, ...usual, head, now, 'fines_important 2028-04-03: UKSC art. 73 ust. 4'],
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
    expect(outcome({ sectors: ['food', 'energy'] }).reasons).toEqual([{ field: 'sectors', code: 'energy' }]);
    expect(outcome({ sectors: ['food', 'sector_unsure'] }).reasons).toEqual([{ field: 'sectors', code: 'sector_unsure' }]);
    expect(outcome({ headcount: 'under_10', turnover: 'to_2', balance: 'to_2', sectors: ['energy'] }).reasons).toEqual([]);
    expect(outcome({}).references).toEqual([{ act: 'UKSC', cite: 'art. 5', verified: true }]);
    expect(outcome({ ...medium, sectors: ['energy'], group: 'not_included' }).reasons).toEqual([
      { field: 'sectors', code: 'energy' },
      { field: 'group', code: 'not_included' },
    ]);
    const open = outcome({ ...medium, sectors: ['energy', 'sector_unsure'], group: 'not_included' });
    expect(open.references[0]).toEqual({ act: 'UKSC', cite: 'art. 5', verified: true });
    for (const seat of ['abroad', 'abroad_active']) {
      const found = outcome({ seat });
      expect([found.reasons, units(found.references)]).toEqual([[{ field: 'seat', code: seat }], 'UKSC art. 5; NIS2 art. 26 ust. 1']);
    }
  });
});
