import { describe, expect, it } from 'vitest';
import { dutiesOf } from '#core/assessment/ai-systems/duties.ts';
import { factsOfStart } from '#core/assessment/ai-systems/starting-points.ts';
import { contradictsRecord } from '#core/assessment/questionnaire/recorded.ts';
import {
  checklistPoints,
  checklistRules,
  checklistState,
  concernsByInventory,
  deniedQuestions,
  hasChecklist,
} from './deployer-checklist.ts';

const today = '2028-01-10';
const used = { ...factsOfStart('cv_screening'), since: '2028-01-01' };
const duties = dutiesOf(used, today);

describe('the checklist of art. 26', () => {
  it('is for deployers of high-risk systems alone', () => {
    expect(hasChecklist(duties)).toBe(true);
    for (const other of [
      { ...used, roles: ['provider'] as const },
      { ...used, points: [] },
      { ...used, exclusion: 'science' as const },
      factsOfStart('camera_analytics'),
    ]) {
      expect(hasChecklist(dutiesOf(other, today))).toBe(false);
    }
  });

  it('follows the order of the article and names a duty of the system wherever there is one', () => {
    const cites = checklistPoints.map((point) => Number(checklistRules[point].cite.split(' ').at(-1)));
    expect(cites).toEqual(cites.toSorted((a, b) => a - b));
    const named = checklistPoints.flatMap((point) => checklistRules[point].duty ?? []);
    const cited = dutiesOf({ ...used, user: 'public_authority' }, today).filter(({ references }) =>
      references.some(({ cite }) => cite.startsWith('art. 26 ')),
    );
    expect(new Set(named)).toEqual(new Set(cited.map(({ code }) => code)));
  });

  it('takes nobody’s answer for unknown, and doubts “not applicable” where the inventory states otherwise', () => {
    expect(checklistState('logs', null, duties)).toBe('unknown');
    expect(checklistState('logs', 'not_applicable', duties)).toBe('not_applicable');
    expect(checklistState('workers', 'not_applicable', duties)).toBe('disputed');
    expect(checklistState('registration', 'not_applicable', duties)).toBe('not_applicable');
    expect([concernsByInventory('registration', duties), concernsByInventory('dpia', duties)]).toEqual([false, null]);
  });

  it('speaks to the question that asks for the same, for a system in use', () => {
    const denied = ['oversight', 'cooperation', 'logs'] as const;
    expect(deniedQuestions([{ facts: used, denied }], today)).toEqual(['ai-act-4-3', 'ai-act-2-6']);
    for (const facts of [
      { ...used, since: null },
      { ...used, since: '2028-01-11' },
      { ...used, points: [] },
    ]) {
      expect(deniedQuestions([{ facts, denied }], today)).toEqual([]);
    }
    const answers = ['yes', 'partial', 'no', 'not_applicable', null] as const;
    expect(answers.map((answer) => contradictsRecord('ai_checklist', answer))).toEqual([true, false, false, true, false]);
  });
});
