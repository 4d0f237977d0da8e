import { describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { dutyTable, referencesOf } from '#core/assessment/ai-systems/duty-table.ts';
import { validityOf } from '#core/assessment/law/law-changes.ts';
import { citation, unitsOf } from '#core/assessment/questionnaire/citation.ts';
import { questionsOf, referenceActs, type LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import { languages } from '#core/platform/languages.ts';
import { actDates } from './acts.ts';
import { lawChanges } from './changes.ts';

const all = [...actDates, ...lawChanges];
const today = '2026-11-26';

const energy = {
  seat: 'poland',
  sectors: ['in_energy'],
  kinds: ['electricity_supply'],
  headcount: 'from_250',
  turnover: 'over_50',
  balance: 'over_43',
  group: 'alone',
};
const cited: readonly LegalReference[] = [
  ...Object.values(catalogues).flatMap((one) => questionsOf(one).flatMap(({ references }) => references)),
  ...dutyTable.flatMap(referencesOf),
  ...scopeDuties('nis2', { ...energy, roles: [] }).flatMap(({ references }) => references),
];

describe('the table of law', () => {
  it('dates every act that is cited', () => {
    expect(referenceActs.filter((act) => !actDates.some((one) => one.act === act && one.cites === 'whole'))).toEqual([]);
  });

  it('gives every provision that questions, scope and duties cite a validity', () => {
    expect(cited.length).toBeGreaterThan(300);
    const undated = cited.filter((one) => {
      const { from, next } = validityOf(one, all, today);
      return from === null && next === null;
    });
    expect(undated).toEqual([]);
  });

  it('gives what comes in later no validity before', () => {
    expect(validityOf({ act: 'AI Act', cite: 'art. 5 ust. 1 lit. ba' }, all, '2026-12-01')).toMatchObject({ from: null });
    expect(validityOf({ act: 'AI Act', cite: 'art. 5 ust. 1 lit. ba' }, all, '2026-12-02')).toMatchObject({ from: '2026-12-02' });
    expect(validityOf({ act: 'UKSC', cite: 'art. 11 ust. 1' }, all, today)).toMatchObject({ from: '2026-04-03', until: '2027-04-02' });
  });

  it('names each change once, by citations that can be read in every language', () => {
    expect(new Set(lawChanges.map(({ id }) => id)).size).toBe(lawChanges.length);
    for (const { act, cites } of lawChanges) {
      if (cites === 'whole') continue;
      for (const cite of cites) {
        expect(unitsOf(cite).length).toBeGreaterThan(0);
        for (const language of languages) expect(citation({ act, cite }, language)).not.toBe('');
      }
    }
  });
});
