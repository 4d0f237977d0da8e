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
import { reportModel } from './report.ts';
import type { DeclaredScope } from '#core/assessment/scope/declared.ts';
import { reaches, score } from '#core/assessment/questionnaire/scoring.ts';

const words: Localized = { pl: 'a', en: 'a', de: 'a', fr: 'a' };

function question(number: number, weightHundredths = 100, effort: Question['effort'] = 'M'): Question {
  return {
    id: `q${number}`,
    section: 1,
    number,
    text: words,
    help: words,
    evidence: words,
    subject: words,
    action: words,
    remediation: words,
    references: [
      { act: 'NIS2', cite: 'art. 21 ust. 1' },
      { act: 'UKSC', cite: 'art. 8', verified: false },
    ],
    effort,
    weightHundredths,
    notApplicable: { usual: false },
  };
}

function catalogue(questions: readonly Question[]): Catalogue {
  return { regime: 'nis2', version: 'test', asOf: '2026-11-20', sections: [{ number: 1, title: words, questions }] };
}

function answers(values: readonly AnswerValue[], comment = ''): Answer[] {
  return values.map((answer, index) => ({ questionId: `q${index + 1}`, answer, comment }));
}

describe('a report', () => {
  it('orders gaps by what closing them gains, then by the smaller effort', () => {
    const questions = [question(1, 100, 'L'), question(2, 100, 'S'), question(3, 150, 'L'), question(4), question(5)];
    const model = reportModel(catalogue(questions), answers(['no', 'no', 'no', 'partial', 'yes']));
    expect(model.gaps).toEqual(['q3', 'q2', 'q1', 'q4']);
  });

  it('orders gaps of the same gain by effort: small, medium, large, else as the questionnaire does', () => {
    const questions = (['L', 'M', 'S', 'L', 'M', 'S'] as const).map((effort, index) => question(index + 1, 100, effort));
    const model = reportModel(catalogue(questions), answers(questions.map(() => 'no' as const)));
    expect(model.gaps).toEqual(['q3', 'q6', 'q2', 'q5', 'q1', 'q4']);
  });

  it('sums up each section by itself', () => {
    const second = { ...question(1, 100), id: 'q2', section: 2 };
    const sections = [question(1), second].map((one) => ({ number: one.section, title: words, questions: [one] }));
    const { sections: shown } = reportModel({ ...catalogue([]), sections }, answers(['yes', 'no']));
    expect(shown.map(({ number, score: own, distribution }) => [number, own.points, distribution.yes, distribution.no])).toEqual([
      [1, 10_000, 1, 0],
      [2, 0, 0, 1],
    ]);
  });

  it('keeps from when a duty applies, and the scope check where there was one', () => {
    const later: Question = { ...question(1), appliesFrom: [{ from: '2027-12-02', target: 'annex_iii' }] };
    const scope: DeclaredScope = {
      regime: 'nis2',
      checkedOn: '2026-11-20',
      rules: 'test',
      answers: {},
      status: 'key',
      atLeast: 'key',
      references: [],
    };
    const model = reportModel(catalogue([later, question(2)]), answers(['yes', 'no']), scope);
    expect(model.items.map((item) => item.appliesFrom)).toEqual([later.appliesFrom, []]);
    expect(model.scope).toBe(scope);
    expect(reportModel(catalogue([later]), answers(['yes']))).not.toHaveProperty('scope');
  });

  it('states what each gap gains as part of the same maximum', () => {
    const model = reportModel(catalogue([question(1), question(2)]), answers(['no', 'partial']));
    expect(model.items.map((item) => item.gain)).toEqual([
      { points: 10_000, maximum: 20_000 },
      { points: 5000, maximum: 20_000 },
    ]);
  });

  it('counts what is not applicable and what of it has no reason', () => {
    const comments = ['', '', '', '', ' ', 'bo tak'];
    const values = ['yes', 'no', 'no', 'not_applicable', 'not_applicable', 'not_applicable'] as const;
    const given = answers(values).map((answer, index) => ({ ...answer, comment: comments[index]! }));
    const model = reportModel(catalogue(values.map((_, index) => question(index + 1))), given);
    expect(model.distribution).toEqual({ yes: 1, partial: 0, no: 2, not_applicable: 3 });
    expect(model.withoutReason).toBe(2);
  });

  it('keeps unconfirmed citations of the Polish act out', () => {
    const model = reportModel(catalogue([question(1)]), answers(['no']));
    expect(model.items[0]?.references).toEqual([{ act: 'NIS2', cite: 'art. 21 ust. 1' }]);
  });

  it('has no score, no path and no certificate when nothing is applicable', () => {
    const model = reportModel(catalogue([question(1), question(2)]), answers(['not_applicable', 'not_applicable']));
    expect(model.score).toEqual({ points: 0, maximum: 0 });
    expect(model.earnsCertificate).toBe(false);
    expect(model.path).toEqual({ questionIds: [], score: { points: 0, maximum: 0 }, reached: false });
  });

  it('refuses an unanswered question', () => {
    expect(() => reportModel(catalogue([question(1), question(2)]), answers(['yes']))).toThrow('q2');
  });

  it('finds the shortest list of changes that reaches the threshold', () => {
    const items = fc.array(fc.tuple(fc.constantFrom(75, 100, 125), fc.constantFrom(...answerValues)), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(items, (pairs) => {
        const questions = pairs.map(([weight], index) => question(index + 1, weight));
        const given = answers(pairs.map(([, answer]) => answer));
        const model = reportModel(catalogue(questions), given);
        const shortest = fewestChanges(questions, given);
        expect(model.path.reached).toBe(shortest !== null);
        if (shortest !== null) expect(model.path.questionIds).toHaveLength(shortest);
      }),
    );
  });
});

/** Tries every subset: the smallest number of answers raised to yes that reaches 75 percent; null when none does. */
function fewestChanges(questions: readonly Question[], given: readonly Answer[]): number | null {
  let best: number | null = null;
  for (let subset = 0; subset < 1 << given.length; subset += 1) {
    const changed = given.map((answer, index) =>
      subset & (1 << index) && answer.answer !== 'not_applicable' ? { ...answer, answer: 'yes' as const } : answer,
    );
    const size = changed.filter((answer, index) => answer !== given[index]).length;
    if (reaches(score(questions, changed), 75) && (best === null || size < best)) best = size;
  }
  return best;
}
