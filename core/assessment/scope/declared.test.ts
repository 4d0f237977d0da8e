import { expect, it } from 'vitest';
import { scopeRules } from './scope.ts';
import { changedScope, changeOf, declareScope, type DeclaredScope } from './declared.ts';

const bank = { seat: 'poland', roles: [], sectors: ['banking'], headcount: 'from_250', turnover: 'over_50', balance: 'over_43' };
const energy = { ...bank, sectors: ['in_energy'], kinds: ['electricity_supply'] };
const wholeSector = { ...bank, sectors: ['energy'] };
const day = '2026-11-20';

function declared(before: Partial<DeclaredScope>): DeclaredScope {
  return { regime: 'nis2', checkedOn: day, rules: '2026.11', answers: energy, status: 'key', atLeast: 'key', references: [], ...before };
}

it('a check by the rules of today is news to nobody', () => {
  const today = declareScope('nis2', bank, day)!;
  expect(today.rules).toBe(scopeRules.version);
  expect(changedScope(today)).toBeNull();
  expect(changedScope({ ...today, status: 'key' })).toBeNull();
});

it('a check of earlier rules is news only where it comes to something else today', () => {
  expect(changedScope(declared({}))).toBeNull();
  expect(changedScope(declared({ answers: bank }))).toMatchObject({ status: 'dora', rules: scopeRules.version, checkedOn: day });
  expect(changedScope(declared({ status: 'unclear' }))).toMatchObject({ status: 'key' });
  expect(changedScope(declared({ answers: wholeSector }))).toMatchObject({ status: 'unclear', atLeast: 'not_covered' });
});

it('other duties are news where they were stored', () => {
  const { duties = [] } = declareScope('nis2', energy, day)!;
  expect(changedScope(declared({ duties }))).toBeNull();
  expect(changedScope(declared({ duties: duties.slice(1) }))).toMatchObject({ status: 'key' });
  expect(changedScope(declared({ duties: [...duties, 'customers'] }))).toMatchObject({ status: 'key' });
});

it('what is reported beside is no news', () => {
  const { duties = [] } = declareScope('nis2', energy, day)!;
  expect(changedScope(declared({ duties: duties.filter((code) => !['fines_head', 'fines_daily'].includes(code)) }))).toBeNull();
});

it('answers that lead to no outcome any more are news to nobody', () => {
  expect(changedScope(declared({ answers: { seat: 'poland', roles: ['public'] } }))).toBeNull();
});

it.each<[string, Partial<DeclaredScope>, string]>([
  ['a bank', { answers: bank }, 'dora'],
  ['a whole sector', { answers: wholeSector }, 'kinds'],
  ['domains, without saying for whom', { answers: { seat: 'poland', roles: ['domain_registration'] } }, 'kinds'],
  ['a small trust service provider', { answers: { ...bank, roles: ['trust_unqualified'], sectors: [] } }, 'trust'],
  [
    'a firm that recognises emotions or categories',
    { regime: 'ai_act', answers: { aiRoles: ['deployer'], transparency: ['emotion_recognition'] } },
    'ai_cases',
  ],
  ['a firm with a chatbot', { regime: 'ai_act', answers: { aiRoles: ['deployer'], transparency: ['interaction'] } }, 'transparency'],
  ['a maker of products', { regime: 'ai_act', answers: { aiRoles: ['provider'], product: 'yes' } }, 'sections'],
  ['anybody else', {}, 'other'],
])('what changed for %s', (_, before, code) => {
  expect(changeOf(declared(before))).toBe(code);
});
