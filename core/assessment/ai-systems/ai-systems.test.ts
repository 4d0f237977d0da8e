import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classOf, type SystemClass } from './class.ts';
import { dutiesOf, effectiveRoles } from './duties.ts';
import { noticesOf } from './notices.ts';
import { factsOfStart, startingPoints } from './starting-points.ts';
import {
  annex3Points,
  blankFacts,
  exceptionGrounds,
  exclusions,
  openQuestions,
  roleChanges,
  systemPractices,
  systemProducts,
  systemRoles,
  systemUsers,
  transparencyCases,
  type SystemFacts,
} from './system.ts';

const today = '2026-11-26';
const factsOf = (more: Partial<SystemFacts>): SystemFacts => ({ ...blankFacts, ...more });
/** Duties of the act as `code day`. */
const lines = (facts: SystemFacts): string[] =>
  dutiesOf(facts, today).map(({ code, day, condition }) => `${code} ${day ?? condition ?? 'at once'}`);

describe('the cases of the inventory', () => {
  it.each<[string, Partial<SystemFacts>, SystemClass, string[]]>([
    [
      '45 emotions of callers, deployer',
      { cases: ['emotion_recognition'] },
      'high_risk',
      ['biometrics_notice 2026-08-02', 'oversight 2027-12-02', 'inform_persons 2027-12-02'],
    ],
    ['46 emotions of employees', { practices: ['emotions'] }, 'prohibited', ['stop 2025-02-02']],
    [
      '47 a bought screening of CVs',
      { points: ['4a'] },
      'high_risk',
      ['workers 2027-12-02', 'instructions 2027-12-02', 'logs 2027-12-02', 'explanation 2027-12-02'],
    ],
    [
      '48 the same under an own brand',
      { points: ['4a'], roles: ['distributor'], changes: ['own_brand'] },
      'high_risk',
      ['requirements 2027-12-02', 'conformity 2027-12-02', 'registration 2027-12-02', 'literacy 2025-02-02'],
    ],
    ['49 a chatbot of its provider', { roles: ['provider'], cases: ['interaction'] }, 'transparency', ['interaction 2026-08-02']],
    [
      '49 a generator from 2025',
      { roles: ['provider'], cases: ['synthetic_content'], since: '2025-05-01' },
      'transparency',
      ['marking 2026-12-02'],
    ],
    [
      '49 a generator from September 2026',
      { roles: ['provider'], cases: ['synthetic_content'], since: '2026-09-01' },
      'transparency',
      ['marking 2026-08-02'],
    ],
    [
      '50 a maker of lifts with a safety component',
      { roles: ['manufacturer'], product: 'section_a' },
      'high_risk',
      ['literacy 2025-02-02', 'requirements 2028-08-02', 'conformity 2028-08-02', 'incidents 2028-08-02'],
    ],
    ['51 credit scores', { points: ['5b'] }, 'high_risk', ['impact 2027-12-02']],
    [
      '52 benefits of a gmina',
      { points: ['5a'], user: 'public_authority' },
      'high_risk',
      ['impact 2027-12-02', 'public_registration 2027-12-02'],
    ],
    ['53 science only', { exclusion: 'science', points: ['4a'] }, 'excluded', []],
    [
      '54 a provider in the United States',
      { roles: ['provider'], points: ['4a'], outsideUnion: true },
      'high_risk',
      ['representative 2027-12-02'],
    ],
  ])('%s', (_, more, expected, duties) => {
    const facts = factsOf(more);
    expect(classOf(facts).class).toBe(expected);
    const found = lines(facts);
    expect(found).toEqual(expect.arrayContaining(duties));
    if (duties.length === 0) expect(found).toEqual([]);
  });

  it('46 the same for medical or safety reasons is of high risk, and people are informed', () => {
    const facts = factsOf({ practices: ['emotions'], medicalOrSafety: true });
    expect(classOf(facts)).toMatchObject({ class: 'high_risk', atLeast: 'high_risk' });
    expect(lines(facts)).toContain('biometrics_notice 2026-08-02');
  });

  it.each<[string, Partial<SystemFacts>, SystemClass]>([
    ['sensitive biometric categorisation is point 1 letter b', { cases: ['sensitive_categories'] }, 'high_risk'],
    ['other biometric categorisation only has to be told', { cases: ['other_categories'] }, 'transparency'],
    ['one-to-one verification is out of point 1', { points: ['1a'], verificationOnly: true }, 'minimal'],
    ['a narrow task is an exception', { points: ['3b'], exceptions: ['narrow_task'] }, 'minimal'],
    ['which profiling takes away', { points: ['3b'], exceptions: ['narrow_task'], profiling: true }, 'high_risk'],
    ['no exception helps a product of section A', { product: 'section_a', exceptions: ['narrow_task'] }, 'high_risk'],
    ['section B has rules of its own', { product: 'section_b' }, 'sectoral'],
    ['an open product leaves it open', { product: 'unsure' }, 'unclear'],
    ['an open product changes nothing where Annex III decides', { product: 'unsure', points: ['4a'] }, 'high_risk'],
    ['a suspected practice stays open beside high risk', { points: ['4a'], unsure: ['practices'] }, 'unclear'],
    ['open source is no way out of art. 50', { exclusion: 'open_source', cases: ['interaction'] }, 'transparency'],
    ['open source without more is out', { exclusion: 'open_source' }, 'excluded'],
    ['personal use is none of a provider', { exclusion: 'personal', roles: ['provider'] }, 'minimal'],
  ])('%s', (_, more, expected) => {
    expect(classOf(factsOf(more)).class).toBe(expected);
  });

  it('distinguishes the practices of December 2026 from the earlier ones', () => {
    expect(lines(factsOf({ practices: ['intimate_content'] }))).toContain('stop 2026-12-02');
    expect(lines(factsOf({ practices: ['intimate_content', 'face_scraping'] }))).toContain('stop 2025-02-02');
  });

  it('binds an earlier system on a significant change only, and one of a public body by August 2030', () => {
    const since = '2026-01-01';
    expect(lines(factsOf({ points: ['4a'], since }))).toContain('workers significant_change');
    expect(lines(factsOf({ points: ['4a'], since, changedLater: true }))).toContain('workers 2027-12-02');
    expect(lines(factsOf({ points: ['5a'], since, user: 'public_authority' }))).toContain('impact 2030-08-02');
  });
});

describe('the texts of art. 50', () => {
  it.each<[string, Partial<SystemFacts>, string[]]>([
    ['a chatbot speaks in chat and voice', { cases: ['interaction'] }, ['chat', 'voice']],
    ['emotions are told in the room, also where Annex III says them', { points: ['1c'] }, ['room_notice']],
    ['two kinds of biometrics share one notice', { cases: ['sensitive_categories', 'emotion_recognition'] }, ['room_notice']],
    ['others need none', { points: ['4a'] }, []],
  ])('%s', (_, more, channels) => {
    expect(noticesOf(factsOf(more))).toEqual(channels);
  });
});

describe('the state of a duty', () => {
  const states = (facts: SystemFacts, day: string, proofs = new Map()) =>
    Object.fromEntries(dutiesOf(facts, day, proofs).map(({ code, state }) => [code, state]));

  it('is binding from its day on, due before it, and done by a proof', () => {
    const facts = factsOf({ roles: ['provider'], cases: ['synthetic_content'], since: '2025-05-01' });
    expect(states(facts, '2026-11-26')).toMatchObject({ literacy: 'binding', marking: 'due' });
    expect(states(facts, '2026-12-02', new Map([['literacy', '2026-12-01']]))).toMatchObject({ literacy: 'done', marking: 'binding' });
    expect(states(facts, '2026-06-01')).toMatchObject({ marking: 'coming' });
  });

  it('of a review is open again once its next day is later than the proof', () => {
    const proofs = new Map([['review', '2026-11-01']]);
    expect(states(factsOf({ reviewOn: '2026-10-31' }), today, proofs)['review']).toBe('done');
    expect(states(factsOf({ reviewOn: '2027-10-31' }), today, proofs)['review']).toBe('coming');
  });
});

const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const day = fc.option(fc.constantFrom('2025-01-01', '2026-09-01', '2028-01-01', '2029-01-01'));
const anyFacts: fc.Arbitrary<SystemFacts> = fc.record({
  roles: some(systemRoles),
  changes: some(roleChanges),
  since: day,
  changedLater: fc.boolean(),
  user: fc.constantFrom(...systemUsers),
  atWork: fc.boolean(),
  outsideUnion: fc.boolean(),
  exclusion: fc.option(fc.constantFrom(...exclusions)),
  practices: some(systemPractices),
  medicalOrSafety: fc.boolean(),
  product: fc.constantFrom(...systemProducts),
  points: some(annex3Points),
  verificationOnly: fc.boolean(),
  exceptions: some(exceptionGrounds),
  profiling: fc.boolean(),
  cases: some(transparencyCases),
  unsure: some(openQuestions),
  reviewOn: day,
});

describe('whatever a system is', () => {
  it('it has duties unless it is excluded, each once, and reasons for its class', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const found = classOf(facts);
        const codes = dutiesOf(facts, today).map(({ code }) => code);
        expect(codes.length > 0).toBe(found.class !== 'excluded');
        expect(new Set(codes).size).toBe(codes.length);
        expect(found.reasons.length).toBeGreaterThan(0);
        expect(found.class === 'unclear' || found.class === found.atLeast).toBe(true);
      }),
    );
  });

  it('one that profiles people never falls under the exception', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const profiling = { ...facts, profiling: true };
        expect(classOf(profiling).reasons.map(({ kind }) => kind)).not.toContain('exception');
        expect(lines(profiling).join(' ')).not.toContain('exception');
      }),
    );
  });

  it('a manufacturer of a product of section A is its provider and has the duties of art. 4', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const made = { ...facts, roles: ['manufacturer'] as const, product: 'section_a' as const };
        expect(effectiveRoles(made, classOf(made)).has('provider')).toBe(true);
        if (classOf(made).class !== 'excluded') expect(lines(made)).toContain('literacy 2025-02-02');
      }),
    );
  });

  it.each(startingPoints)('%s begins with a class and with something to do', (start) => {
    const facts = factsOfStart(start);
    expect(classOf(facts).class).not.toBe('excluded');
    expect(dutiesOf(facts, today).length).toBeGreaterThan(1);
  });
});
