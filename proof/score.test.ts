import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { reaches, score, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import vectors from './score-vectors.json' with { type: 'json' };

type Question = Readonly<{ weightHundredths: number; answer: string }>;
type Scorer = Readonly<{ scoreOf: (questions: readonly Question[], threshold: number) => { percent: string | null; reaches: boolean } }>;
// Plain JavaScript that shares nothing with the product.
const path: string = './score.mjs';
const reference = (await import(path)) as Scorer;

describe('the reference scorer', () => {
  it.each(vectors)('computes $name', ({ questions, thresholdPercent, percent, reaches: reached }) => {
    expect(reference.scoreOf(questions, thresholdPercent)).toEqual({ percent, reaches: reached });
  });

  it('comes to what the product comes to, whatever was answered', () => {
    const question = fc.record({ weightHundredths: fc.integer({ min: 1, max: 1000 }), answer: fc.constantFrom(...answerValues) });
    fc.assert(
      fc.property(fc.array(question, { maxLength: 60 }), fc.integer({ min: 1, max: 100 }), (questions, threshold) => {
        const answered = questions.map((one, index) => ({ ...one, id: `q${index}` }));
        const exact = score(
          answered,
          answered.map(({ id, answer }) => ({ questionId: id, answer, comment: '' })),
        );
        const percent = scorePercent(exact);
        expect(reference.scoreOf(questions, threshold)).toEqual({
          percent: percent === null ? null : percent.toFixed(2),
          reaches: reaches(exact, threshold),
        });
      }),
    );
  });

  it('refuses an answer that it does not know', () => {
    expect(() => reference.scoreOf([{ weightHundredths: 100, answer: 'maybe' }], 75)).toThrow('unknown answer');
  });
});
