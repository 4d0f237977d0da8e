import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Localized } from '#core/platform/languages.ts';
import {
  answerValues,
  type Answer,
  type AnswerValue,
  type Catalogue,
  type Question,
} from '#core/assessment/questionnaire/questionnaire.ts';
import { costlyShown, reviewOf } from './review.ts';
import { reaches, score, scorePercent } from '#core/assessment/questionnaire/scoring.ts';

const words: Localized = { pl: 'a', en: 'a', de: 'a', fr: 'a' };

function catalogue(weights: readonly number[]): Catalogue {
  const questions = weights.map((weightHundredths, index): Question => ({
    id: `q${index + 1}`,
    section: 1,
    number: index + 1,
    text: words,
    help: words,
    evidence: words,
    subject: words,
    action: words,
    remediation: words,
    references: [],
    effort: 'M',
    weightHundredths,
    notApplicable: { usual: false },
  }));
  return { regime: 'nis2', version: 'test', asOf: '2026-11-20', sections: [{ number: 1, title: words, questions }] };
}

function answers(values: readonly (AnswerValue | null)[], comment = ''): Answer[] {
  return values.flatMap((answer, index) => (answer ? [{ questionId: `q${index + 1}`, answer, comment }] : []));
}

const ids = (questions: readonly Question[]): string[] => questions.map(({ id }) => id);

describe('a review before the lock', () => {
  it('names what is unanswered, and what does not apply without a reason', () => {
    const given = [
      ...answers(['yes', null, 'not_applicable']),
      { questionId: 'q4', answer: 'not_applicable' as const, comment: 'Nie mamy dostawców.' },
      { questionId: 'q5', answer: 'not_applicable' as const, comment: ' \n' },
    ];
    const review = reviewOf(catalogue([100, 100, 100, 100, 100]), given);
    expect(ids(review.unanswered)).toEqual(['q2']);
    expect(ids(review.withoutReason)).toEqual(['q3', 'q5']);
    expect(review.notApplicable).toBe(3);
  });

  it('puts the “no” that costs most first, and shows the costliest only', () => {
    const review = reviewOf(catalogue([100, 200, 150, 100, 100, 100, 75]), answers(Array.from({ length: 7 }, () => 'no' as const)));
    expect(review.costly.map(({ question }) => question.id)).toEqual(['q2', 'q3', 'q1', 'q4', 'q5']);
    expect(review.costly).toHaveLength(costlyShown);
    expect(review.refused).toBe(7);
    expect(scorePercent(review.costly[0]!.gain)).toBe(24.24);
  });

  it('says the exact score of a complete questionnaire, and does not take 74.996 % for the threshold', () => {
    const weights = Array.from({ length: 25 }, () => 1000);
    const complete = reviewOf(
      catalogue(weights),
      answers(weights.map((_, index) => (index < 18 ? 'yes' : index === 18 ? 'partial' : 'no'))),
    );
    expect([complete.lowest, complete.highest].map(scorePercent)).toEqual([74, 74]);
    expect(complete.reaches).toBe(false);
    const hairsbreadth = reviewOf(catalogue([74_996, 25_004]), answers(['yes', 'no']));
    expect([scorePercent(hairsbreadth.lowest), hairsbreadth.reaches]).toEqual([75, false]);
  });

  it('leaves it open while open answers decide, and has no score where nothing applies', () => {
    expect(reviewOf(catalogue([100, 100]), answers(['yes', null])).reaches).toBeNull();
    expect(reviewOf(catalogue([300, 100]), answers(['yes', null])).reaches).toBe(true);
    const nothing = reviewOf(catalogue([100]), answers(['not_applicable']));
    expect([scorePercent(nothing.lowest), nothing.reaches]).toEqual([null, false]);
  });

  it('shows the shortest path to the threshold, through what is open and what is not fully met', () => {
    // Of 800 hundredths 600 are needed; 200 are there.
    const review = reviewOf(catalogue([100, 200, 100, 200, 200]), answers(['yes', 'partial', null, 'no', 'not_applicable']));
    expect(review.lowest).toMatchObject({ points: 20_000, maximum: 60_000 });
    expect(review.path.questionIds.slice(0, 2)).toEqual(['q4', 'q2']);
    expect(review.path.reached).toBe(true);
    expect(reviewOf(catalogue([300, 100]), answers(['yes', null])).path).toMatchObject({ questionIds: [], reached: true });
    expect(reviewOf(catalogue([100]), answers(['not_applicable'])).path).toMatchObject({ questionIds: [], reached: false });
  });

  it('promises no score that the finished assessment cannot have', () => {
    const value = fc.constantFrom(...answerValues);
    const one = fc.record({ weight: fc.integer({ min: 1, max: 300 }), final: value, open: fc.boolean() });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (all) => {
        const test = catalogue(all.map(({ weight }) => weight));
        const review = reviewOf(test, answers(all.map(({ open, final }) => (open ? null : final))));
        const final = score(test.sections[0]!.questions, answers(all.map((each) => each.final)));
        if (final.maximum === 0) return;
        expect(final.points * review.lowest.maximum).toBeGreaterThanOrEqual(review.lowest.points * final.maximum);
        expect(final.points * review.highest.maximum).toBeLessThanOrEqual(review.highest.points * final.maximum);
        if (review.reaches !== null) expect(reaches(final, 75)).toBe(review.reaches);
        if (all.every(({ open }) => !open)) expect(review.lowest).toEqual(final);
      }),
    );
  });
});
