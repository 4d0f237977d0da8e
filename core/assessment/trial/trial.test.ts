import { describe, expect, it } from 'vitest';
import { catalogues } from '#content/catalogue.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { score, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { regimes } from '#core/platform/regimes.ts';
import { trialResult, trialSection } from './trial.ts';

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

  it.each(regimes)('scores the real section of %s exactly as the report does', (regime) => {
    const asked = questionsOf(catalogues[regime]).filter(({ id }) => id.includes(`-${trialSection}-`));
    const section = catalogues[regime].sections.find(({ number }) => number === trialSection)?.questions ?? [];
    expect(asked.map(({ id }) => id)).toEqual(section.map(({ id }) => id));
    const values = ['yes', 'partial', 'no', 'not_applicable'] as const;
    const answers = section.map(({ id }, index) => ({ questionId: id, answer: values[index % 4] ?? 'no', comment: '' }));
    const shown = section.map(({ id, weightHundredths, effort }) => ({ id, effort, weight: weightHundredths / 100 }));
    const result = trialResult(shown, Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])));
    expect(result.percent).toBe(scorePercent(score(section, answers)));
  });
});
