import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnsCertificate } from '#core/assessment/report/earning.ts';
import { answerValues, type Answer, type AnswerValue } from './questionnaire.ts';
import { regimeRules } from '#core/platform/regimes.ts';
import { reaches, score, scoreHundredths, scorePercent, type Weighted } from './scoring.ts';

const value = fc.constantFrom(...answerValues);
const filled = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 999 }), value), { minLength: 1, maxLength: 60 })
  .map((pairs) => pairs.map(([weightHundredths, answer], index) => ({ id: `q${index}`, weightHundredths, answer })));

function answersOf(items: readonly { id: string; answer: AnswerValue }[]): Answer[] {
  return items.map(({ id, answer }) => ({ questionId: id, answer, comment: '' }));
}

function equal(count: number): Weighted[] {
  return Array.from({ length: count }, (_, index) => ({ id: `q${index}`, weightHundredths: 100 }));
}

function answeredWith(questions: readonly Weighted[], values: readonly AnswerValue[]): Answer[] {
  return answersOf(values.map((answer, index) => ({ id: questions[index]!.id, answer })));
}

describe('the score', () => {
  it.each<[AnswerValue[], number | null]>([
    [['yes'], 100],
    [['partial'], 50],
    [['no'], 0],
    [['not_applicable'], null],
    [['yes', 'not_applicable'], 100],
    [['no', 'not_applicable'], 0],
    [['yes', 'partial', 'no'], 50],
    [['yes', 'yes', 'no'], 66.67],
    [['yes', 'no', 'no'], 33.33],
  ])('of %j is %s percent', (values, expected) => {
    const questions = equal(values.length);
    expect(scorePercent(score(questions, answeredWith(questions, values)))).toBe(expected);
  });

  it('counts a heavier question more', () => {
    const questions = [
      { id: 'a', weightHundredths: 125 },
      { id: 'b', weightHundredths: 75 },
    ];
    expect(scorePercent(score(questions, answeredWith(questions, ['yes', 'no'])))).toBe(62.5);
  });

  it('leaves out questions that nobody answered, and answers to questions that nobody asked', () => {
    const [first, ...others] = equal(3);
    expect(score([first!, ...others], answeredWith([first!], ['partial']))).toEqual({ points: 5000, maximum: 10_000 });
    expect(score([first!], answersOf([{ id: 'unknown', answer: 'yes' }]))).toEqual({ points: 0, maximum: 0 });
  });

  it('is rounded half up once, at the second decimal', () => {
    expect(scoreHundredths({ points: 74_995, maximum: 100_000 })).toBe(7500);
    expect(scoreHundredths({ points: 74_994, maximum: 100_000 })).toBe(7499);
  });

  it('does not depend on the order of answers', () => {
    fc.assert(
      fc.property(filled, fc.infiniteStream(fc.nat()), (items, keys) => {
        const shuffled = answersOf(items)
          .map((answer) => ({ answer, key: keys.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ answer }) => answer);
        expect(score(items, shuffled)).toEqual(score(items, answersOf(items)));
      }),
    );
  });

  it('never falls when an answer is raised', () => {
    const raised: Readonly<Record<'no' | 'partial', AnswerValue>> = { no: 'partial', partial: 'yes' };
    fc.assert(
      fc.property(filled, fc.nat(), (items, pick) => {
        const index = pick % items.length;
        const before = items[index]!.answer;
        if (before !== 'no' && before !== 'partial') return;
        const after = items.map((item, i) => (i === index ? { ...item, answer: raised[before] } : item));
        const low = score(items, answersOf(items));
        const high = score(items, answersOf(after));
        expect(high.maximum).toBe(low.maximum);
        expect(high.points).toBeGreaterThan(low.points);
      }),
    );
  });

  it('stays between 0 and 100, and is absent only when nothing is applicable', () => {
    fc.assert(
      fc.property(filled, (items) => {
        const percent = scorePercent(score(items, answersOf(items)));
        const nothing = items.every((item) => item.answer === 'not_applicable');
        if (nothing) expect(percent).toBeNull();
        else expect(percent).toSatisfy((p: number) => p >= 0 && p <= 100);
      }),
    );
  });
});

describe('the threshold', () => {
  it.each([
    ['nis2', 75],
    ['ai_act', 80],
  ] as const)('of %s is %i percent, compared exactly', (regime, percent) => {
    expect(regimeRules[regime].thresholdPercent).toBe(percent);
    expect(earnsCertificate(regime, { points: percent, maximum: 100 }, [])).toBe(true);
    expect(earnsCertificate(regime, { points: percent * 1_000_000 - 1, maximum: 100_000_000 }, [])).toBe(false);
    expect(earnsCertificate(regime, { points: percent * 1_000_000 + 1, maximum: 100_000_000 }, [])).toBe(true);
  });

  it('is not reached by 74.996 percent although it is shown as 75.00', () => {
    const almost = { points: 74_996, maximum: 100_000 };
    expect(scorePercent(almost)).toBe(75);
    expect(reaches(almost, 75)).toBe(false);
  });

  it('is never reached without an applicable question', () => {
    expect(earnsCertificate('nis2', { points: 0, maximum: 0 }, [])).toBe(false);
    expect(reaches({ points: 0, maximum: 0 }, 0)).toBe(false);
    expect(reaches({ points: 1, maximum: 1 }, 75)).toBe(true);
  });
});
