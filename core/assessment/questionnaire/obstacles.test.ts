import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnsCertificate } from '#core/assessment/report/earning.ts';
import { obstaclesAfter, obstaclesOf, prohibitedPractices, type AnsweredQuestion } from './obstacles.ts';
import { answerValues } from './questionnaire.ts';
import { regimeRules } from '#core/platform/regimes.ts';

/** A whole AI Act questionnaire, everything answered with yes unless said otherwise. */
function aiAct(other: Readonly<Record<string, AnsweredQuestion['answer']>> = {}): AnsweredQuestion[] {
  return regimeRules.ai_act.sectionSizes.flatMap((size, index) =>
    Array.from({ length: size }, (_, number) => {
      const questionId = `ai-act-${index + 1}-${number + 1}`;
      return { questionId, section: index + 1, answer: questionId in other ? other[questionId]! : 'yes' };
    }),
  );
}

const codes = (asked: readonly AnsweredQuestion[]): string[] => obstaclesOf(asked).map(({ code }) => code);

/** The first questions left out, without the one about prohibited practices. */
function leavingOut(count: number): AnsweredQuestion[] {
  let left = count;
  return aiAct().map((one) =>
    one.questionId === prohibitedPractices || left-- <= 0 ? one : { ...one, answer: 'not_applicable' as const },
  );
}

describe('what prevents a certificate for a result', () => {
  it('is nothing where everything applies and is met', () => expect(obstaclesOf(aiAct())).toEqual([]));

  it.each<[AnsweredQuestion['answer'], string[]]>([
    ['no', ['prohibited_practices']],
    ['not_applicable', ['prohibited_practices']],
    ['partial', []],
    ['yes', []],
    // Still open: whoever answers decides.
    [null, []],
  ])('is prohibited practices answered with %s', (answer, expected) => {
    expect(codes(aiAct({ [prohibitedPractices]: answer }))).toEqual(expected);
  });

  it('is fewer than half of the questions: 17 of 35 are too few, 18 are enough', () => {
    expect([codes(leavingOut(17)).includes('too_few_applicable'), codes(leavingOut(18)).includes('too_few_applicable')]).toEqual([
      false,
      true,
    ]);
  });

  it('is a section of which nothing applied, and states which', () => {
    const third = aiAct().map((one) => (one.section === 3 ? { ...one, answer: 'not_applicable' as const } : one));
    expect(obstaclesOf(third)).toEqual([{ code: 'section_not_applicable', questionIds: [], sections: [3] }]);
    const open = third.map((one, index) => (index === 20 ? { ...one, answer: null } : one));
    expect(obstaclesOf(open)).toEqual([]);
  });

  it('no score makes up for', () => {
    const obstacles = obstaclesOf(aiAct({ [prohibitedPractices]: 'no' }));
    expect(earnsCertificate('ai_act', { points: 99, maximum: 100 }, obstacles)).toBe(false);
    expect(earnsCertificate('ai_act', { points: 80, maximum: 100 }, [])).toBe(true);
  });

  it('is lifted by answering the question it names, and by nothing else where none is named', () => {
    const both = obstaclesOf(
      aiAct({ [prohibitedPractices]: 'no' }).map((one) => (one.section === 4 ? { ...one, answer: 'not_applicable' as const } : one)),
    );
    expect(obstaclesAfter(both, new Set()).length).toBe(2);
    expect(obstaclesAfter(both, new Set([prohibitedPractices])).map(({ code }) => code)).toEqual(['section_not_applicable']);
  });

  it('never comes from answering an open question with yes', () => {
    const anyAnswers = fc.array(fc.constantFrom(...answerValues, null), { minLength: 35, maxLength: 35 });
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const asked = aiAct().map((one, index) => ({ ...one, answer: answers[index]! }));
        const finished = asked.map((one) => ({ ...one, answer: one.answer ?? ('yes' as const) }));
        expect(codes(finished)).toEqual(codes(asked));
      }),
    );
  });
});
