import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionStates } from './action-plan.ts';
import { boardOf, boardWindows, type PlannedItem } from './board.ts';
import { dayFromIso, daysBetween } from '#core/platform/calendar/calendar.ts';
import { answerValues, efforts, type AnswerValue, type Catalogue, type Effort } from '#core/assessment/questionnaire/questionnaire.ts';
import { reportModel } from './report.ts';

const words = { pl: 'a', en: 'a', de: 'a', fr: 'a' };
const today = { year: 2026, month: 11, day: 21 };

type AnsweredQuestion = Readonly<{ section: number; answer: AnswerValue; effort?: Effort; weight?: number }>;

function model(asked: readonly AnsweredQuestion[]) {
  const sections = [...new Set(asked.map(({ section }) => section))].toSorted((a, b) => a - b);
  const questions = asked.map(({ section, effort = 'M', weight = 100 }, index) => ({
    id: `q${index + 1}`,
    section,
    number: index + 1,
    text: words,
    help: words,
    evidence: words,
    subject: words,
    action: words,
    remediation: words,
    references: [],
    effort,
    weightHundredths: weight,
    notApplicable: { usual: false },
  }));
  const catalogue: Catalogue = {
    regime: 'nis2',
    version: 'test',
    asOf: '2026-11-20',
    sections: sections.map((number) => ({ number, title: words, questions: questions.filter(({ section }) => section === number) })),
  };
  return reportModel(
    catalogue,
    asked.map(({ answer }, index) => ({ questionId: `q${index + 1}`, answer, comment: '' })),
  );
}

const gap = (section: number, effort?: Effort): AnsweredQuestion => ({ section, answer: 'no', ...(effort ? { effort } : {}) });
const met = (section: number, weight = 100): AnsweredQuestion => ({ section, answer: 'yes', weight });

describe('what a board reads first', () => {
  it('names three strengths and three weaknesses, of as many areas as there are', () => {
    const board = boardOf(model([met(1), met(1, 150), met(2), gap(2), gap(2), gap(3), met(3), gap(4)]), {}, today);
    expect(board.strengths).toEqual(['q2', 'q7', 'q3']);
    expect(board.weaknesses).toEqual(['q4', 'q6', 'q8']);
  });

  it('fills up from the same area where there are too few, and invents nothing', () => {
    const board = boardOf(model([met(1), met(1), gap(1)]), {}, today);
    expect([board.strengths, board.weaknesses]).toEqual([['q1', 'q2'], ['q3']]);
  });

  it('proposes small work for 30 days, larger for 60 and 90, and moves on what does not fit', () => {
    const board = boardOf(model([gap(1, 'S'), gap(1, 'S'), gap(1, 'S'), gap(1, 'S'), gap(1, 'L')]), {}, today);
    const steps = board.plan.map(({ steps: of }) => of.map(({ questionId, dueOn }) => [questionId, dueOn]));
    expect(steps).toEqual([
      [
        ['q1', '2026-12-21'],
        ['q2', '2026-12-21'],
        ['q3', '2026-12-21'],
      ],
      [['q4', '2027-01-20']],
      [['q5', '2027-02-19']],
    ]);
    expect(board.plan.flatMap(({ steps: of }) => of).every(({ isProposed }) => isProposed)).toBe(true);
  });

  it('keeps the day and the owner that people set, and counts what is due later', () => {
    const planned: Record<string, PlannedItem> = {
      q1: { state: 'in_progress', owner: 'Anna', dueOn: '2027-01-10' },
      q2: { state: 'open', owner: null, dueOn: '2027-12-31' },
      q3: { state: 'open', owner: 'Jan', dueOn: '2026-11-01' },
      q4: { state: 'risk_accepted', owner: 'Jan', dueOn: null },
    };
    const board = boardOf(model([gap(1), gap(1), gap(1), gap(1)]), planned, today);
    expect(board.plan.map(({ steps }) => steps)).toEqual([
      [{ questionId: 'q3', owner: 'Jan', dueOn: '2026-11-01', isProposed: false }],
      [{ questionId: 'q1', owner: 'Anna', dueOn: '2027-01-10', isProposed: false }],
      [],
    ]);
    expect(board.later).toBe(1);
  });

  it('shows each open gap once or counts it, never in a window that ends before its day', () => {
    const asked = fc.record({
      section: fc.integer({ min: 1, max: 4 }),
      answer: fc.constantFrom(...answerValues),
      effort: fc.constantFrom(...efforts),
    });
    const dueOn = fc.option(fc.integer({ min: 1, max: 28 }).map((day) => `2027-0${(day % 4) + 1}-${String(day).padStart(2, '0')}`));
    const plan = fc.array(fc.record({ state: fc.constantFrom(...actionStates), owner: fc.constant(null), dueOn }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 30 }), plan, (all, planned) => {
        const report = model(all);
        const known = Object.fromEntries(planned.map((item, index) => [`q${index + 1}`, item]));
        const board = boardOf(report, known, today);
        const steps = board.plan.flatMap((window) => window.steps);
        const open = report.gaps.filter((id) => !['done', 'risk_accepted'].includes(known[id]?.state ?? 'open'));
        expect(new Set(steps.map(({ questionId }) => questionId)).size).toBe(steps.length);
        expect(steps.length + board.later).toBe(open.length);
        for (const { days, steps: of } of board.plan) {
          for (const step of of) expect(daysBetween(today, dayFromIso(step.dueOn) ?? today)).toBeLessThanOrEqual(days);
        }
        expect(board.plan.map(({ days }) => days)).toEqual([...boardWindows]);
      }),
    );
  });
});
