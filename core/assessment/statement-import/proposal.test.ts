import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annexAControls } from '#core/assessment/mapping/statement.ts';
import type { QuestionMapping } from '#core/assessment/mapping/mapping.ts';
import { nis2Mapping } from '#core/assessment/mapping/nis2.ts';
import { statedStates, type StatedState } from './cells.ts';
import { proposalsFrom } from './proposal.ts';

type States = Readonly<Record<string, StatedState>>;
const stated = (states: States) => Object.entries(states).map(([control, state]) => ({ control, state }));
const all = (state: StatedState): States => Object.fromEntries(annexAControls.map((control) => [control, state]));

function proposed(states: States, questionId: string): string {
  const found = proposalsFrom(nis2Mapping, stated(states)).find((one) => one.questionId === questionId);
  return found?.answer ?? found?.why ?? 'not mapped';
}

function counted(state: StatedState): Record<string, number> {
  const proposals = proposalsFrom(nis2Mapping, stated(all(state)));
  return Object.fromEntries([...Map.groupBy(proposals, ({ answer, why }) => answer ?? why)].map(([what, rows]) => [what, rows.length]));
}

describe('a statement of applicability', () => {
  it.each<[string, States, string, string]>([
    ['a question within one implemented control', { 'A.8.13': 'implemented' }, 'nis2-3-2', 'yes'],
    ['a question within two, both implemented', { 'A.5.19': 'implemented', 'A.5.22': 'implemented' }, 'nis2-4-2', 'yes'],
    ['one of the two only half', { 'A.5.19': 'implemented', 'A.5.22': 'partial' }, 'nis2-4-2', 'partial'],
    ['one of the two planned', { 'A.5.19': 'implemented', 'A.5.22': 'planned' }, 'nis2-4-2', 'partial'],
    ['one of the two excluded', { 'A.5.19': 'implemented', 'A.5.22': 'excluded' }, 'nis2-4-2', 'partial'],
    ['one of the two not in the file', { 'A.5.19': 'implemented' }, 'nis2-4-2', 'partial'],
    ['a question that asks for a period', { 'A.8.13': 'implemented', 'A.5.30': 'implemented' }, 'nis2-3-3', 'partial'],
    ['a reading that is not sure', { 'A.5.20': 'implemented' }, 'nis2-4-5', 'partial'],
    ['a control that only shares something', { 'A.8.24': 'implemented' }, 'nis2-2-5', 'partial'],
    ['the same, half implemented', { 'A.8.24': 'partial' }, 'nis2-2-5', 'shared_part'],
    ['the same, planned', { 'A.8.24': 'planned' }, 'nis2-2-5', 'shared_part'],
    ['a question within a control that is half implemented', { 'A.8.13': 'partial' }, 'nis2-3-2', 'partial'],
    ['a question within a control that is planned', { 'A.8.13': 'planned' }, 'nis2-3-2', 'no'],
    ['a question within a control that is not implemented', { 'A.8.13': 'not_implemented' }, 'nis2-3-2', 'no'],
    ['one missing, the other unknown', { 'A.5.19': 'not_implemented' }, 'nis2-4-2', 'missing'],
    ['one missing, the other not assessed', { 'A.5.19': 'not_implemented', 'A.5.22': 'not_assessed' }, 'nis2-4-2', 'not_assessed'],
    ['an excluded control', { 'A.8.13': 'excluded' }, 'nis2-3-2', 'excluded'],
    ['a control that is not assessed', { 'A.8.13': 'not_assessed' }, 'nis2-3-2', 'not_assessed'],
    ['nothing', {}, 'nis2-3-2', 'missing'],
    ['what only a clause of the standard asks', all('implemented'), 'nis2-1-4', 'clause'],
    ['what the law alone asks', all('implemented'), 'nis2-1-1', 'law'],
  ])('%s', (_, states, questionId, expected) => expect(proposed(states, questionId)).toBe(expected));

  it('says yes of three questions at most, however green it is, and of none that does not apply', () => {
    expect(counted('implemented')).toEqual({ yes: 3, partial: 39, law: 4, clause: 3 });
    expect(counted('excluded')).toEqual({ excluded: 42, law: 4, clause: 3 });
    expect(counted('not_assessed')).toEqual({ not_assessed: 42, law: 4, clause: 3 });
  });

  it('names the controls that a proposal rests on', () => {
    const rows = stated({ 'A.5.22': 'planned', 'A.5.19': 'implemented', 'A.8.13': 'implemented' });
    const found = proposalsFrom(nis2Mapping, rows).find(({ questionId }) => questionId === 'nis2-4-2');
    expect(found?.rows).toEqual([
      { control: 'A.5.19', state: 'implemented' },
      { control: 'A.5.22', state: 'planned' },
    ]);
  });

  it('that says less never proposes more', () => {
    /** Each state with those that claim no more than it does. */
    const weaker: Readonly<Record<StatedState | 'absent', readonly (StatedState | 'absent')[]>> = {
      implemented: [...statedStates, 'absent'],
      partial: ['partial', 'planned', 'not_implemented', 'not_assessed', 'excluded', 'absent'],
      planned: ['planned', 'not_implemented', 'not_assessed', 'excluded', 'absent'],
      not_implemented: ['planned', 'not_implemented', 'not_assessed', 'excluded', 'absent'],
      not_assessed: ['not_assessed', 'excluded', 'absent'],
      excluded: ['not_assessed', 'excluded', 'absent'],
      absent: ['absent'],
    };
    const ids = annexAControls.slice(0, 6);
    const before = fc.constantFrom(...(Object.keys(weaker) as (StatedState | 'absent')[]));
    const pair = before.chain((one) => fc.constantFrom(...weaker[one]).map((other) => [one, other] as const));
    const mapping = fc
      .record({
        targets: fc.uniqueArray(fc.tuple(fc.constantFrom(...ids, '6.1', '8.2'), fc.boolean()), { selector: ([id]) => id, maxLength: 5 }),
        confidence: fc.constantFrom('high', 'medium', 'unknown'),
      })
      .map(({ targets, confidence }): QuestionMapping => {
        const iso27001 = targets.map(([id, isSubset]) => (isSubset ? `${id}<` : id)).join(' ');
        return { iso27001, csf: '', cis: '', cyfun: '', confidence };
      });
    const claims = { yes: 2, partial: 1, no: 0 } as const;
    fc.assert(
      fc.property(fc.array(pair, { minLength: ids.length, maxLength: ids.length }), mapping, (states, one) => {
        const rows = (at: 0 | 1) =>
          ids.flatMap((control, index) => {
            const state = states[index]?.[at] ?? 'absent';
            return state === 'absent' ? [] : [{ control, state }];
          });
        const claim = (at: 0 | 1): number => {
          const [proposal] = proposalsFrom({ 'nis2-9-9': one }, rows(at));
          return proposal?.answer ? claims[proposal.answer] : 0;
        };
        expect(claim(1)).toBeLessThanOrEqual(claim(0));
      }),
      { numRuns: 2000 },
    );
  });
});
