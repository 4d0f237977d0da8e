import fc from 'fast-check';
import { shownUnits } from '#core/assessment/questionnaire/citation.ts';
import { describe, expect, it } from 'vitest';
import { citation } from '#core/assessment/questionnaire/citation.ts';
import { languages } from '#core/platform/languages.ts';
import { lawAddress } from '#core/assessment/questionnaire/law-address.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import {
  countedAnswers,
  openScopeStep,
  readAnswers,
  scopeOutcome,
  scopePath,
  scopeStatuses,
  scopeSteps,
  type ScopeStatus,
} from './scope.ts';
import { aiTiers } from './ai-act/ai-act.ts';
import { declareScope } from './declared.ts';
import { scopeDuties } from './duties.ts';
import type { Nis2Answers } from './nis2/answers.ts';
import { nis2Statuses } from './kinds/kind-rules.ts';
import { sizeOf } from './nis2/size.ts';
import { codesOf, type ScopeAnswers, type ScopeField } from './outcome.ts';

const sizes = {
  micro: { headcount: 'under_10', turnover: 'to_2', balance: 'to_2' },
  small: { headcount: 'under_50', turnover: 'to_10', balance: 'to_10' },
  medium: { headcount: 'under_250', turnover: 'to_50', balance: 'to_43' },
  large: { headcount: 'from_250', turnover: 'over_50', balance: 'over_43' },
} as const;
type SizeName = keyof typeof sizes;

function nis2(size: SizeName, changes: ScopeAnswers = {}): ScopeAnswers {
  return { seat: 'poland', roles: [], sectors: [], ...sizes[size], group: 'alone', ...changes };
}

function ai(changes: ScopeAnswers = {}): ScopeAnswers {
  return { aiRoles: ['deployer'], practices: [], product: 'no', areas: [], transparency: [], ...changes };
}

const heat = { sectors: ['in_energy'], kinds: ['heat'] };
const wholesale = { sectors: ['in_food'], kinds: ['food_wholesale'] };

function status(regime: Regime, answers: ScopeAnswers): ScopeStatus | undefined {
  return scopeOutcome(regime, answers)?.status;
}

function codes(regime: Regime, answers: ScopeAnswers): string[] {
  return scopeDuties(regime, answers).map((duty) => duty.code);
}

function anyAnswerTo(field: ScopeField): fc.Arbitrary<string | string[]> {
  if (field.days) return fc.constantFrom(field.days.from, '2026-08-31');
  const offered = codesOf(field);
  // Few of many, as people answer.
  return field.many ? fc.subarray([...offered], { maxLength: Math.min(3, offered.length) }) : fc.constantFrom(...offered);
}

/** Any answers to every field of a regime. */
function anyAnswers(regime: Regime): fc.Arbitrary<ScopeAnswers> {
  return fc.record(Object.fromEntries(scopeSteps[regime].flatMap((step) => step.fields).map((field) => [field.name, anyAnswerTo(field)])));
}

function fieldsOf(regime: Regime, id: string): string[] {
  return scopeSteps[regime].filter((step) => step.id === id).flatMap((step) => step.fields.map((field) => field.name));
}

/** From the weakest to the strongest; what is unclear counts as what holds in any case. */
function strength(regime: Regime, answers: ScopeAnswers): number {
  const order: readonly string[] = regime === 'nis2' ? nis2Statuses : aiTiers;
  return order.indexOf(scopeOutcome(regime, answers)?.atLeast ?? '');
}

describe('the size of an enterprise', () => {
  it.each<[string, Pick<Nis2Answers, 'headcount' | 'turnover' | 'balance'>, number]>([
    ['nine people and two million', sizes.micro, 0],
    ['few people, much turnover, a small balance sheet', { headcount: 'under_10', turnover: 'over_50', balance: 'to_2' }, 0],
    ['ten people with little money', { headcount: 'under_50', turnover: 'to_2', balance: 'to_2' }, 1],
    ['few people, much turnover and balance', { headcount: 'under_10', turnover: 'over_50', balance: 'over_43' }, 3],
    ['49 people above ten million in both', { headcount: 'under_50', turnover: 'to_50', balance: 'to_43' }, 2],
    ['249 people, over 50 million, within 43', { headcount: 'under_250', turnover: 'over_50', balance: 'to_43' }, 2],
    ['250 people with no money at all', { headcount: 'from_250', turnover: 'to_2', balance: 'to_2' }, 3],
  ])('of %s follows headcount and the smaller of the two figures', (_, answers, size) => {
    expect(sizeOf(answers)).toBe(size);
  });
});

describe('whether the Polish act covers an entity', () => {
  it.each<[string, ScopeAnswers, Record<SizeName, ScopeStatus>]>([
    ['a kind of Annex 1', heat, { micro: 'not_covered', small: 'not_covered', medium: 'important', large: 'key' }],
    [
      'a whole sector, by the rules before kinds',
      { sectors: ['energy'] },
      { micro: 'not_covered', small: 'not_covered', medium: 'unclear', large: 'unclear' },
    ],
    ['a kind of Annex 2', wholesale, { micro: 'not_covered', small: 'not_covered', medium: 'important', large: 'important' }],
    [
      'both annexes',
      { sectors: ['in_food', 'in_health'], kinds: ['food_wholesale', 'health_provider'] },
      { micro: 'not_covered', small: 'not_covered', medium: 'important', large: 'key' },
    ],
    [
      'a DNS service for the public',
      { sectors: ['in_digital'], kinds: ['public_dns'] },
      { micro: 'key', small: 'key', medium: 'key', large: 'key' },
    ],
    ['a registry of a top-level domain', { roles: ['tld'] }, { micro: 'key', small: 'key', medium: 'key', large: 'key' }],
    ['qualified trust services', { roles: ['trust_qualified'] }, { micro: 'key', small: 'key', medium: 'key', large: 'key' }],
    [
      'other trust services',
      { roles: ['trust_unqualified'] },
      { micro: 'important', small: 'important', medium: 'important', large: 'key' },
    ],
    ['a bank', { sectors: ['banking'] }, { micro: 'dora', small: 'dora', medium: 'dora', large: 'dora' }],
    ['communications', { roles: ['communications'] }, { micro: 'important', small: 'important', medium: 'key', large: 'key' }],
    ['managed security', { roles: ['managed_security'] }, { micro: 'not_covered', small: 'key', medium: 'key', large: 'key' }],
    ['a critical entity', { roles: ['critical'] }, { micro: 'key', small: 'key', medium: 'key', large: 'key' }],
    ['a public entity of Annex 1', { roles: ['public_annex_1'] }, { micro: 'key', small: 'key', medium: 'key', large: 'key' }],
    [
      'a public entity of Annex 2',
      { roles: ['public_annex_2'] },
      { micro: 'important', small: 'important', medium: 'important', large: 'important' },
    ],
    ['an unknown annex', { roles: ['public_unsure'] }, { micro: 'unclear', small: 'unclear', medium: 'unclear', large: 'unclear' }],
    [
      'an unknown sector',
      { sectors: ['sector_unsure'] },
      { micro: 'not_covered', small: 'not_covered', medium: 'unclear', large: 'unclear' },
    ],
    ['nothing of the kind', {}, { micro: 'not_covered', small: 'not_covered', medium: 'not_covered', large: 'not_covered' }],
  ])('%s: by size', (_, answers, expected) => {
    for (const [size, outcome] of Object.entries(expected)) {
      expect(status('nis2', nis2(size as SizeName, answers)), size).toBe(outcome);
    }
  });

  it('is not decided here for a seat abroad with services in Poland, and is denied without any', () => {
    expect(status('nis2', { seat: 'abroad_active' })).toBe('unclear');
    expect(status('nis2', { seat: 'abroad' })).toBe('not_covered');
  });

  it('stays open where the group could raise the size, and states what holds in any case', () => {
    const open = nis2('medium', { ...heat, group: 'not_included' });
    expect(scopeOutcome('nis2', open)).toMatchObject({ status: 'unclear', atLeast: 'important' });
    expect(scopeOutcome('nis2', open)?.reasons).toContainEqual({ field: 'group', code: 'not_included' });
    expect(status('nis2', { ...open, group: 'independent' })).toBe('important');
    expect(status('nis2', nis2('large', { ...heat, group: 'not_included' }))).toBe('key');
    expect(status('nis2', nis2('medium', { ...wholesale, group: 'not_included' }))).toBe('important');
  });
});

describe('what follows from the act', () => {
  it('names the audit to key entities alone, and each its own fines', () => {
    const [key, important] = ['large', 'medium'].map((size) => codes('nis2', nis2(size as SizeName, heat)));
    expect(key).toEqual([
      'register',
      'register_changes',
      'measures',
      'incidents',
      'head',
      'audit',
      'fines_now',
      'fines_key',
      'fines_head',
      'fines_daily',
    ]);
    expect(important).toEqual([
      'register',
      'register_changes',
      'measures',
      'incidents',
      'head',
      'fines_now',
      'fines_important',
      'fines_head',
      'fines_daily',
    ]);
  });

  it('gives important public entities Annex 4 instead, and an entry ex officio', () => {
    const duties = codes('nis2', nis2('large', { roles: ['public_annex_2'] }));
    expect(duties).toEqual([
      'register_ex_officio',
      'register_changes',
      'measures_public',
      'incidents_public',
      'head',
      'fines_now',
      'fines_important',
      'fines_head_public',
      'fines_daily',
    ]);
    expect(codes('nis2', nis2('medium', { roles: ['public_annex_2'], sectors: ['in_health'], kinds: ['health_provider'] }))).toContain(
      'measures_public_depends',
    );
  });

  it('shows the implementing regulation as binding to those it lists only', () => {
    expect(codes('nis2', nis2('medium', { sectors: ['in_digital'], kinds: ['cloud'] }))).toContain('implementing');
    expect(codes('nis2', nis2('small', { sectors: ['in_digital'], kinds: ['public_dns'] }))).toContain('implementing');
    for (const more of [wholesale, { sectors: ['in_digital'], kinds: ['exchange_point'] }])
      expect(codes('nis2', nis2('large', more))).not.toContain('implementing');
  });

  it('asks whoever cannot be classified to clear it up, and nothing of whoever is outside', () => {
    expect(codes('nis2', { seat: 'abroad_active' })).toEqual(['clarify']);
    expect(codes('nis2', nis2('micro'))).toEqual(['document', 'customers']);
  });
});

describe('the tier of the AI Act', () => {
  it.each<[string, ScopeAnswers, ScopeStatus]>([
    ['no role', ai({ aiRoles: [] }), 'none'],
    ['a role and nothing else', ai(), 'minimal'],
    ['a chatbot of its own', ai({ aiRoles: ['provider'], transparency: ['interaction'] }), 'transparency'],
    ['a chatbot that it uses', ai({ transparency: ['interaction'] }), 'minimal'],
    ['a general-purpose model alone', { aiRoles: ['model_provider'] }, 'model'],
    ['recruitment', ai({ areas: ['employment'], transparency: ['interaction'] }), 'high_risk'],
    ['a product of Annex I, section A', ai({ product: 'section_a' }), 'high_risk'],
    ['a product of Annex I, section B', ai({ product: 'section_b' }), 'sectoral'],
    ['a product of an unknown section', ai({ product: 'yes' }), 'unclear'],
    ['a suspected practice', ai({ practices: ['emotions'], areas: ['employment'] }), 'prohibited'],
    ['a doubt about practices', ai({ practices: ['practice_unsure'] }), 'unclear'],
    ['a doubt about the product', ai({ product: 'product_unsure' }), 'unclear'],
    ['a doubt about the area beside a certain one', ai({ areas: ['employment', 'area_unsure'] }), 'high_risk'],
    ['a doubt about the area alone', ai({ areas: ['area_unsure'] }), 'unclear'],
  ])('with %s', (_, answers, expected) => {
    expect(status('ai_act', answers)).toBe(expected);
  });

  it('gives each role its own article and each annex its own day', () => {
    const found = scopeDuties('ai_act', ai({ aiRoles: ['provider', 'deployer'], areas: ['employment'], product: 'section_a' })).map(
      ({ code, from, references }) => [code, from, references[0]?.cite],
    );
    expect(found).toEqual([
      ['literacy', '2025-02-02', 'art. 4 ust. 1'],
      ['annex_3_provider', '2027-12-02', 'art. 16'],
      ['annex_1_provider', '2028-08-02', 'art. 16'],
      ['annex_3_deployer', '2027-12-02', 'art. 26'],
      ['annex_1_deployer', '2028-08-02', 'art. 26'],
      ['eu_database', '2027-12-02', 'art. 49 ust. 1'],
      ['post_market', '2027-12-02', 'art. 72 ust. 1'],
      ['serious_incidents', '2027-12-02', 'art. 73 ust. 1'],
      ['inform_persons', '2027-12-02', 'art. 26 ust. 11'],
      ['inform_workers', '2027-12-02', 'art. 26 ust. 7'],
      ['impact', '2027-12-02', 'art. 27 ust. 1'],
      ['explanation', '2027-12-02', 'art. 86 ust. 1'],
      ['exception', '2027-12-02', 'art. 6 ust. 3'],
      ['become_provider', null, 'art. 25 ust. 1'],
      ['fines_operators', null, 'art. 99 ust. 4'],
    ]);
  });

  it('distinguishes the newer prohibitions from the older by their day', () => {
    const duties = scopeDuties('ai_act', ai({ practices: ['social_scoring', 'intimate_content'] }));
    expect(duties.slice(0, 2).map(({ code, from }) => [code, from])).toEqual([
      ['prohibited', '2025-02-02'],
      ['prohibited_new', '2026-12-02'],
    ]);
  });

  it('binds importers to no AI literacy', () => {
    expect(codes('ai_act', ai({ aiRoles: ['importer'] }))).not.toContain('literacy');
  });
});

describe('the steps of a check', () => {
  it('leave out what can change nothing', () => {
    const steps = (answers: ScopeAnswers) => scopePath('nis2', answers).map((step) => step.id);
    expect(steps({})).toEqual(['seat']);
    expect(steps({ seat: 'abroad' })).toEqual(['seat']);
    expect(steps({ seat: 'poland', roles: ['tld'] })).toEqual(['seat', 'sectors', 'roles']);
    expect(steps({ seat: 'poland', roles: [], sectors: [] })).toEqual(['seat', 'sectors', 'roles']);
    expect(steps({ seat: 'poland', roles: ['public_annex_2'], sectors: ['postal'] })).toEqual(['seat', 'sectors', 'roles']);
    // The status is the same for any size, but not what follows.
    expect(steps({ seat: 'poland', roles: ['public_annex_2'], ...wholesale })).toEqual(['seat', 'sectors', 'kinds', 'roles', 'size']);
    expect(openScopeStep('nis2', { ...nis2('large', heat), headcount: 'under_10', balance: undefined })?.id).toBe('size');
    expect(scopePath('ai_act', { aiRoles: ['deployer'] }).map((step) => step.id)).toEqual(['aiRoles', 'practices']);
    expect(steps(nis2('large', heat))).toEqual(['seat', 'sectors', 'kinds', 'roles', 'size']);
    expect(steps(nis2('medium', heat))).toEqual(['seat', 'sectors', 'kinds', 'roles', 'size', 'group']);
  });

  it('forget answers that no longer count', () => {
    const answers = nis2('large', { sectors: ['in_digital'], kinds: ['tld', 'heat'], exclusions: ['waste_side'] });
    const counted = { seat: 'poland', sectors: ['in_digital'], kinds: ['tld'], roles: [] };
    expect(countedAnswers('nis2', answers)).toEqual(counted);
    expect(declareScope('nis2', answers, '2026-11-21')).toEqual({
      regime: 'nis2',
      checkedOn: '2026-11-21',
      rules: '2026.13',
      answers: counted,
      status: 'key',
      atLeast: 'key',
      references: [
        { act: 'UKSC', cite: 'art. 5 ust. 1' },
        { act: 'UKSC', cite: 'art. 5 ust. 1 pkt 4' },
        { act: 'NIS2', cite: 'załącznik I pkt 8' },
      ],
      duties: [
        'register',
        'register_changes',
        'measures',
        'incidents',
        'implementing',
        'domain_data',
        'head',
        'audit',
        'fines_now',
        'fines_key',
        'fines_head',
        'fines_daily',
      ],
    });
  });

  it.each([
    null,
    7,
    'x',
    [],
    { seat: 'mars', roles: 'dns', since: '2026-02-30', kinds: 'cloud', sectors: [7, 'energy', 'energy', '__proto__'] },
  ])('read %j without harm', (given) => {
    const known = readAnswers('nis2', given);
    expect(known.seat).toBeUndefined();
    expect(known.sectors ?? ['energy']).toEqual(['energy']);
    expect(declareScope('nis2', known, '2026-11-21')).toBeNull();
  });
});

describe.each(regimes)('every check of %s', (regime) => {
  it('ends in an outcome with references that can be written in every language', () => {
    fc.assert(
      fc.property(anyAnswers(regime), (answers) => {
        const outcome = scopeOutcome(regime, answers);
        expect(outcome).not.toBeNull();
        const shown = [outcome?.references ?? [], ...scopeDuties(regime, answers).map((duty) => duty.references)].map(shownUnits);
        for (const references of shown) {
          expect(references.length).toBeGreaterThan(0);
          for (const reference of references) {
            for (const language of languages) expect(citation(reference, language)).toBeTruthy();
            expect(lawAddress(reference, 'pl')).toMatch(/#(?:art_\d+[a-z]?|anx_[IVX]+)$|isap\.sejm\.gov\.pl/);
          }
        }
      }),
    );
  });

  it('is open until its path is answered, and never asks twice', () => {
    fc.assert(
      fc.property(anyAnswers(regime), (answers) => {
        let given: ScopeAnswers = {};
        const shown: string[] = [];
        for (let step = openScopeStep(regime, given); step; step = openScopeStep(regime, given)) {
          expect(scopeOutcome(regime, given)).toBeNull();
          shown.push(step.id);
          const known = new Set(shown.flatMap((id) => fieldsOf(regime, id)));
          given = Object.fromEntries(Object.entries(answers).filter(([name]) => known.has(name)));
        }
        expect(new Set(shown).size).toBe(shown.length);
        expect(scopeOutcome(regime, given)).toEqual(scopeOutcome(regime, answers));
      }),
    );
  });

  it('never gets weaker by a further role, sector, kind or area', () => {
    fc.assert(
      fc.property(
        anyAnswers(regime),
        fc.constantFrom(
          ...scopeSteps[regime].flatMap((step) => step.fields).filter((f) => f.many && !['exclusions', 'aiExclusions'].includes(f.name)),
        ),
        (answers, field) => {
          const before = answers[field.name];
          if (!Array.isArray(before)) return;
          for (const option of field.options) {
            const after = { ...answers, [field.name]: [...before, option] };
            expect(strength(regime, after)).toBeGreaterThanOrEqual(strength(regime, answers));
          }
        },
      ),
    );
  });
});

it('a larger enterprise is never weaker', () => {
  const bounds = scopeSteps.nis2.find((step) => step.id === 'size')?.fields ?? [];
  fc.assert(
    fc.property(anyAnswers('nis2'), fc.constantFrom(...bounds), (answers, { name, options }) => {
      const larger = options[options.indexOf(String(answers[name])) + 1];
      if (larger) expect(strength('nis2', { ...answers, [name]: larger })).toBeGreaterThanOrEqual(strength('nis2', answers));
    }),
  );
});

it.each<[Regime, readonly string[]]>([
  ['nis2', [...nis2Statuses, 'unclear']],
  ['ai_act', [...aiTiers, 'unclear']],
])('every outcome of %s can be reached', (regime, statuses) => {
  const reached = new Set(fc.sample(anyAnswers(regime), { numRuns: 4000, seed: 1 }).map((answers) => status(regime, answers)));
  if (regime === 'nis2') for (const answers of [nis2('micro'), nis2('large', wholesale)]) reached.add(status(regime, answers));
  if (regime === 'ai_act')
    for (const answers of [ai({ aiRoles: [] }), ai(), ai({ transparency: ['deep_fake'] }), ai({ product: 'section_b' })])
      reached.add(status(regime, answers));
  expect(reached).toEqual(new Set(statuses));
  expect(scopeStatuses).toEqual(expect.arrayContaining([...statuses]));
});
