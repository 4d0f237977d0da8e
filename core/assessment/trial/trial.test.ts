import { describe, expect, it } from 'vitest';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { trialResult } from './trial.ts';

const questions = [
  { id: 'a', weight: 1.5, effort: 'L' },
  { id: 'b', weight: 1, effort: 'M' },
  { id: 'c', weight: 1, effort: 'S' },
] as const;

describe('a section on trial', () => {
  it('has no score before anything is answered, or where nothing applies', () => {
    expect(trialResult(questions, {})).toEqual({ answered: 0, percent: null, gaps: [] });
    expect(trialResult(questions, { a: 'not_applicable' })).toEqual({ answered: 1, percent: null, gaps: [] });
  });

  it('counts what was answered alone, and names the gaps by what they gain', () => {
    const { answered, percent, gaps } = trialResult(questions, { a: 'partial', b: 'no', c: 'no', strange: 'yes' });
    expect([answered, percent]).toEqual([3, 21.43]);
    expect(gaps.map(({ questionId, gain }) => [questionId, scorePercent(gain)])).toEqual([
      ['c', 28.57],
      ['b', 28.57],
      ['a', 21.43],
    ]);
  });
});
