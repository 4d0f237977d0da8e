import { describe, expect, it } from 'vitest';
import { trainingChapterCodes, trainingTest } from '#core/assessment/board/training.ts';
import { languages } from '#core/platform/languages.ts';
import { chapters } from './chapters.ts';
import { trainingQuestions } from './questions.ts';

describe('training of heads of entities', () => {
  it('has chapters of the same length in every language', () => {
    for (const code of trainingChapterCodes)
      expect(new Set(languages.map((language) => chapters[code][language].paragraphs.length)), code).toEqual(new Set([3]));
  });

  it('asks as many questions as the test counts, about every chapter, with the right answer in no fixed place', () => {
    expect(trainingQuestions).toHaveLength(trainingTest.questions);
    expect(new Set(trainingQuestions.map(({ chapter }) => chapter))).toEqual(new Set(trainingChapterCodes));
    expect(new Set(trainingQuestions.map(({ right }) => right))).toEqual(new Set([0, 1, 2]));
  });
});
