import { describe, expect, it } from 'vitest';
import { regimes, regimeRules } from '#core/platform/regimes.ts';
import type { AnsweredQuestion } from '#core/assessment/questionnaire/obstacles.ts';
import { questionId } from '#core/assessment/questionnaire/question-ids.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { openScopeStep } from '#core/assessment/scope/scope.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import { contradictionsOf, ruledBy, unmetDuties, type CheckedScope } from './contradictions.ts';
import { obstaclesBeside } from './obstacles.ts';

function check(regime: Regime, answers: ScopeAnswers): CheckedScope {
  expect(openScopeStep(regime, answers)).toBeNull();
  return { regime, answers };
}

/** An energy supplier with 300 people: essential. */
const essential = check('nis2', {
  seat: 'poland',
  roles: [],
  sectors: ['in_energy'],
  kinds: ['electricity_supply'],
  headcount: 'from_250',
  turnover: 'over_50',
  balance: 'over_43',
  group: 'alone',
});
const shop = check('nis2', { seat: 'poland', roles: [], sectors: [] });
const gmina = check('nis2', { seat: 'poland', roles: ['public'], publicKind: 'gmina_under_50', sectors: [] });
const registry = check('nis2', { seat: 'poland', roles: ['tld'] });
const dns = check('nis2', { seat: 'poland', roles: ['dns'] });
const bank = check('nis2', { seat: 'poland', roles: [], sectors: ['banking'] });
const unsure = check('nis2', { seat: 'abroad_active' });

const ai = (answers: ScopeAnswers): CheckedScope =>
  check('ai_act', { aiRoles: [], practices: [], product: 'no', areas: [], transparency: [], ...answers });
const deployer = ai({ aiRoles: ['deployer'], areas: ['employment'] });
const provider = ai({ aiRoles: ['provider'], areas: ['education'] });
const lightUser = ai({ aiRoles: ['deployer'] });
const manufacturer = ai({ aiRoles: ['manufacturer'], product: 'section_a' });
const unknownArea = ai({ aiRoles: ['deployer'], areas: ['area_unsure'] });
const noRole = check('ai_act', { aiRoles: [] });

describe('an answer beside a scope check', () => {
  it.each<[string, CheckedScope, string, AnsweredQuestion['answer'], string | null]>([
    ['an essential entity without an entry in the register', essential, 'nis2-1-1', 'not_applicable', 'scope_binds'],
    ['which says that it has none', essential, 'nis2-1-1', 'no', null],
    ['which is entered', essential, 'nis2-1-1', 'yes', null],
    ['which leaves it open', essential, 'nis2-1-1', null, null],
    ['without incident reporting', essential, 'nis2-3-6', 'not_applicable', 'scope_binds'],
    ['without risk assessment', essential, 'nis2-1-4', 'not_applicable', 'scope_binds'],
    ['without training of its head', essential, 'nis2-7-1', 'not_applicable', 'scope_binds'],
    ['without an audit', essential, 'nis2-6-3', 'not_applicable', 'scope_binds'],
    ['without software of its own', essential, 'nis2-5-2', 'not_applicable', null],
    ['a registry that left the register out', registry, 'nis2-1-1', 'not_applicable', 'scope_binds'],
    ['DNS, without saying for whom', dns, 'nis2-1-1', 'not_applicable', null],
    ['a shop, which is not covered', shop, 'nis2-1-1', 'not_applicable', null],
    ['a shop that says it is in the register', shop, 'nis2-1-1', 'yes', 'scope_denies'],
    ['a shop that says it is in part', shop, 'nis2-1-1', 'partial', 'scope_denies'],
    ['a shop that is not in it', shop, 'nis2-1-1', 'no', null],
    ['a shop with backups', shop, 'nis2-3-2', 'yes', null],
    ['a small office of a gmina: Annex 4 instead of art. 8(1)', gmina, 'nis2-1-4', 'not_applicable', null],
    ['which reports incidents all the same', gmina, 'nis2-3-6', 'not_applicable', 'scope_binds'],
    ['and is entered by the authority', gmina, 'nis2-1-1', 'not_applicable', 'scope_binds'],
    ['a bank, to which DORA applies', bank, 'nis2-3-6', 'not_applicable', null],
    ['an outcome that is open', unsure, 'nis2-1-1', 'not_applicable', null],
    ['an outcome that is open denies nothing', unsure, 'nis2-1-1', 'yes', null],
    ['a deployer of high risk without oversight', deployer, 'ai-act-4-3', 'not_applicable', 'scope_binds'],
    ['without literacy', deployer, 'ai-act-4-1', 'not_applicable', 'scope_binds'],
    ['that says it has no systems', deployer, 'ai-act-1-1', 'not_applicable', 'scope_binds'],
    ['with data governance of a provider', deployer, 'ai-act-1-3', 'yes', 'scope_denies'],
    ['that leaves out what providers do', deployer, 'ai-act-1-3', 'not_applicable', null],
    ['with oversight', deployer, 'ai-act-4-3', 'yes', null],
    ['a provider of high risk without documentation', provider, 'ai-act-2-2', 'not_applicable', 'scope_binds'],
    ['a provider that says it oversees as a deployer', provider, 'ai-act-4-3', 'partial', 'scope_denies'],
    ['a manufacturer of products of Annex I', manufacturer, 'ai-act-2-2', 'not_applicable', 'scope_binds'],
    ['a deployer without high risk, with oversight of high risk', lightUser, 'ai-act-4-3', 'yes', 'scope_denies'],
    ['that leaves it out', lightUser, 'ai-act-4-3', 'not_applicable', null],
    [
      'a chatbot provider that does not say so',
      ai({ aiRoles: ['provider'], transparency: ['interaction'] }),
      'ai-act-3-4',
      'not_applicable',
      'scope_binds',
    ],
    ['marked content nobody generates', lightUser, 'ai-act-3-5', 'yes', 'scope_denies'],
    ['a chatbot that somebody else provides', ai({ aiRoles: ['deployer'], transparency: ['interaction'] }), 'ai-act-3-4', 'yes', null],
    ['an area that is not known', unknownArea, 'ai-act-4-3', 'yes', null],
    ['an organisation without AI that documents a system', noRole, 'ai-act-2-2', 'yes', 'scope_denies'],
    ['and one that trains people', noRole, 'ai-act-4-1', 'yes', null],
  ])('%s', (_, scope, id, answer, kind) => {
    expect(contradictionsOf([scope], [{ questionId: id, answer }]).map((one) => one.kind)).toEqual(kind ? [kind] : []);
  });

  it('contradicts when one of several checks states so, and is named once', () => {
    expect(contradictionsOf([shop, essential, essential], [{ questionId: 'nis2-1-1', answer: 'not_applicable' }])).toEqual([
      { questionId: 'nis2-1-1', kind: 'scope_binds' },
    ]);
  });

  it('never contradicts while nothing finished was checked', () => {
    const open = { regime: 'nis2', answers: { seat: 'poland' } } as const;
    expect(contradictionsOf([open], [{ questionId: 'nis2-1-1', answer: 'not_applicable' }])).toEqual([]);
  });

  it('is an obstacle for each kind, with the questions named', () => {
    const asked = [
      { questionId: 'ai-act-1-2', section: 1, answer: 'yes' },
      { questionId: 'ai-act-1-3', section: 1, answer: 'yes' },
      { questionId: 'ai-act-4-3', section: 4, answer: 'not_applicable' },
      { questionId: 'ai-act-4-8', section: 4, answer: 'yes' },
    ] as const;
    expect(obstaclesBeside([deployer, null, undefined], asked)).toEqual([
      { code: 'scope_binds', questionIds: ['ai-act-4-3'], sections: [] },
      { code: 'scope_denies', questionIds: ['ai-act-1-3'], sections: [] },
    ]);
    expect(obstaclesBeside([], asked)).toEqual([]);
  });

  it.each([essential, shop, gmina, deployer, provider, manufacturer, lightUser, noRole])('speaks of questions that exist', (scope) => {
    const ids = new Set(
      regimes.flatMap((regime) =>
        regimeRules[regime].sectionSizes.flatMap((size, section) =>
          Array.from({ length: size }, (_, number) => questionId({ regime, section: section + 1, number: number + 1 })),
        ),
      ),
    );
    expect([...ruledBy(scope).keys()].filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('a duty that was declared unmet', () => {
  const no = (...ids: string[]) => ids.map((id) => ({ questionId: id, answer: 'no' as const }));

  it('is one that binds on that day', () => {
    const given = no('nis2-1-1', 'nis2-3-6', 'nis2-7-1', 'nis2-6-3');
    expect(unmetDuties(essential, given, '2026-11-23')).toEqual([{ questionId: 'nis2-1-1', duty: 'register' }]);
    expect(unmetDuties(essential, given, '2027-04-02')).toHaveLength(1);
    expect(unmetDuties(essential, given, '2027-04-03')?.map(({ duty }) => duty)).toEqual(['register', 'incidents', 'head']);
    expect(unmetDuties(essential, given, '2028-04-03')?.map(({ duty }) => duty)).toEqual(['register', 'incidents', 'head', 'audit']);
  });

  it('is none that was answered in part, left out or left open', () => {
    for (const answer of ['yes', 'partial', 'not_applicable', null] as const) {
      expect(unmetDuties(essential, [{ questionId: 'nis2-1-1', answer }], '2026-11-23')).toEqual([]);
    }
  });

  it('is not the entry that an authority makes', () => expect(unmetDuties(gmina, no('nis2-1-1'), '2026-11-23')).toEqual([]));

  it('is art. 50(2) from the day that binds every system', () => {
    const generator = ai({ aiRoles: ['provider'], transparency: ['synthetic_content'] });
    expect(unmetDuties(generator, no('ai-act-3-5', 'ai-act-4-1', 'ai-act-1-1'), '2026-12-01')?.map(({ duty }) => duty)).toEqual([
      'literacy',
    ]);
    expect(unmetDuties(generator, no('ai-act-3-5'), '2026-12-02')).toHaveLength(1);
  });

  it('is not known without a check', () => {
    expect(unmetDuties(null, no('nis2-1-1'), '2026-11-23')).toBeNull();
    expect(unmetDuties(undefined, no('nis2-1-1'), '2026-11-23')).toBeNull();
  });
});
