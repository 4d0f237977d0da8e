import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, movementOf, type Movement } from './comparison.ts';
import { answerValues, type AnswerValue, type Catalogue, type Question } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { reportModel, type ReportModel } from './report.ts';

const words = { pl: 'p', en: 'e', de: 'd', fr: 'f' };

function question(section: number, number: number): Question {
  return {
    id: `nis2-${section}-${number}`,
    section,
    number,
    text: words,
    help: words,
    evidence: words,
    subject: words,
    action: words,
    remediation: words,
    references: [],
    effort: 'S',
    weightHundredths: 100 + 25 * number,
    notApplicable: { usual: false },
  };
}

function catalogue(sizes: readonly number[], regime: Regime = 'nis2'): Catalogue {
  const sections = sizes.map((size, index) => ({
    number: index + 1,
    title: words,
    questions: Array.from({ length: size }, (_, at) => question(index + 1, at + 1)),
  }));
  return { regime, version: 'test', asOf: '2026-11-01', sections };
}

function model(values: readonly AnswerValue[], sizes: readonly number[] = [2, 2], regime: Regime = 'nis2'): ReportModel {
  const asked = catalogue(sizes, regime);
  const questions = asked.sections.flatMap((section) => section.questions);
  return reportModel(
    asked,
    questions.map((one, index) => ({ questionId: one.id, answer: values[index % values.length]!, comment: `c${index}` })),
  );
}

describe('an answer', () => {
  it.each<[AnswerValue | null, AnswerValue | null, Movement]>([
    ['no', 'yes', 'better'],
    ['no', 'partial', 'better'],
    ['partial', 'yes', 'better'],
    ['yes', 'partial', 'worse'],
    ['partial', 'no', 'worse'],
    ['yes', 'yes', 'same'],
    ['not_applicable', 'yes', 'applicability'],
    ['no', 'not_applicable', 'applicability'],
    ['not_applicable', 'not_applicable', 'same'],
    [null, 'yes', 'new'],
    ['no', null, 'dropped'],
  ])('that went from %s to %s is %s', (from, to, movement) => {
    expect(movementOf(from, to)).toBe(movement);
  });
});

describe('a comparison', () => {
  it('shows both scores, their difference, sections and questions', () => {
    const compared = compare(model(['no', 'no', 'yes', 'yes']), model(['yes', 'partial', 'yes', 'not_applicable']));
    expect(compared.score).toEqual({ from: 5000, to: 8125, change: 3125 });
    expect(compared.sections.map(({ number, from, to, change }) => [number, from, to, change])).toEqual([
      [1, 0, 7273, 7273],
      [2, 10000, 10000, 0],
    ]);
    expect(compared.items.map((item) => item.movement)).toEqual(['better', 'better', 'same', 'applicability']);
    expect(compared.counts).toEqual({ better: 2, worse: 0, applicability: 1, new: 0, dropped: 0, same: 1 });
  });

  it('says nothing about a score that is not there', () => {
    expect(compare(model(['not_applicable']), model(['yes'])).score).toEqual({ from: null, to: 10000, change: null });
  });

  it('distinguishes new questions and sections from dropped ones', () => {
    const grown = compare(model(['yes'], [1]), model(['yes'], [2, 1]));
    expect(grown.counts).toMatchObject({ new: 2, same: 1 });
    expect(grown.sections[1]).toMatchObject({ number: 2, from: null, to: 10000, change: null });
    expect(compare(model(['yes'], [2, 1]), model(['yes'], [1])).counts).toMatchObject({ dropped: 2, same: 1 });
  });

  it('keeps the order of the questionnaire and both comments, whichever side asks a question', () => {
    const [small, large] = [model(['yes'], [1, 1]), model(['no'], [2, 2, 1])];
    const later = { ...large, sections: large.sections.toReversed(), items: large.items.toReversed() };
    for (const [from, to] of [
      [small, later],
      [later, small],
    ] as const) {
      const { items, sections } = compare(from, to);
      expect(items.map((item) => item.questionId)).toEqual(large.items.map((item) => item.questionId));
      expect(sections.map((section) => section.number)).toEqual([1, 2, 3]);
      const commentIn = (side: ReportModel, id: string) => side.items.find((item) => item.questionId === id)?.comment ?? '';
      for (const { questionId, fromComment, toComment } of items)
        expect([fromComment, toComment]).toEqual([commentIn(from, questionId), commentIn(to, questionId)]);
    }
  });

  it('says questions and sections as the newer catalogue does', () => {
    const older = model(['yes']);
    const reworded = { pl: 'P', en: 'E', de: 'D', fr: 'F' };
    const newer = {
      ...older,
      sections: older.sections.map((section) => ({ ...section, title: reworded })),
      items: older.items.map((item) => ({ ...item, text: reworded })),
    };
    const { items, sections } = compare(older, newer);
    expect([items[0]?.text, sections[0]?.title]).toEqual([reworded, reworded]);
  });

  it('of two regimes is impossible', () => {
    expect(() => compare(model(['yes']), model(['yes'], [2, 2], 'ai_act'))).toThrow('one regime');
  });

  const finished = fc.array(fc.constantFrom(...answerValues), { minLength: 1, maxLength: 12 }).map((values) => model(values, [3, 4, 2]));

  it('of an assessment with itself finds no change', () => {
    fc.assert(
      fc.property(finished, (one) => {
        const { score, counts, items } = compare(one, one);
        return (score.change ?? 0) === 0 && counts.same === items.length;
      }),
    );
  });

  it('read backwards is its mirror', () => {
    const mirror: Record<Movement, Movement> = {
      better: 'worse',
      worse: 'better',
      applicability: 'applicability',
      new: 'dropped',
      dropped: 'new',
      same: 'same',
    };
    fc.assert(
      fc.property(finished, finished, (one, other) => {
        const [there, back] = [compare(one, other), compare(other, one)];
        expect(back.score.change ?? 0).toBe(-(there.score.change ?? 0) || 0);
        expect(back.items.map((item) => item.movement)).toEqual(there.items.map((item) => mirror[item.movement]));
      }),
    );
  });

  it('counts every question once, and without a step back no score falls', () => {
    fc.assert(
      fc.property(finished, finished, (one, other) => {
        const { counts, items, score } = compare(one, other);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(items.length);
        if (counts.worse === 0 && counts.applicability === 0) expect(score.change ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
