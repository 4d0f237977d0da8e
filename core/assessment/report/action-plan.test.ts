import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionStates, dueOf, isOpen, projection, stateBeside, withMoreDone, type ActionState, type PlannedGap } from './action-plan.ts';
import { answerValues, efforts, type Answer } from '#core/assessment/questionnaire/questionnaire.ts';
import { pointsFor, reaches, score, type Weighted } from '#core/assessment/questionnaire/scoring.ts';

type PlannedQuestion = Weighted & Readonly<{ answer: Answer['answer']; state: ActionState; effort: PlannedGap['effort'] }>;

const questionnaire = fc
  .array(
    fc.record({
      weightHundredths: fc.integer({ min: 1, max: 300 }),
      answer: fc.constantFrom(...answerValues),
      state: fc.constantFrom(...actionStates),
      effort: fc.constantFrom(...efforts),
    }),
    { minLength: 1, maxLength: 49 },
  )
  .map((all) => all.map((one, index): PlannedQuestion => ({ ...one, id: `q${index}` })));

function answersOf(given: readonly PlannedQuestion[], changed: (one: PlannedQuestion) => boolean): Answer[] {
  return given.map((one) => ({ questionId: one.id, answer: changed(one) ? 'yes' : one.answer, comment: '' }));
}

function gapsOf(given: readonly PlannedQuestion[]): PlannedGap[] {
  return given.flatMap((one) => {
    const { points, maximum } = pointsFor(one, one.answer);
    return maximum > points ? [{ questionId: one.id, gain: { points: maximum - points }, effort: one.effort, state: one.state }] : [];
  });
}

const isGap = (one: PlannedQuestion): boolean => one.answer === 'no' || one.answer === 'partial';

describe('a plan with more of it done', () => {
  it('gains with each item at most what the one before gained, and in the end all that is open', () => {
    fc.assert(
      fc.property(questionnaire, (given) => {
        const gaps = gapsOf(given);
        const now = { points: 0, maximum: 100_000 };
        const open = gaps.filter(({ state }) => isOpen(state));
        const points = Array.from({ length: open.length + 1 }, (_, count) => projection(now, 75, withMoreDone(gaps, count)).score.points);
        expect(points[0]).toBe(projection(now, 75, gaps).score.points);
        const steps = points.slice(1).map((one, index) => one - points[index]!);
        expect(steps).toEqual(steps.toSorted((a, b) => b - a));
        expect(points.at(-1)).toBe(points[0]! + open.reduce((sum, { gain }) => sum + gain.points, 0));
        expect(withMoreDone(gaps, open.length + 5)).toEqual(withMoreDone(gaps, open.length));
      }),
    );
  });

  it('leaves accepted risks as they are', () => {
    const risk: PlannedGap = { questionId: 'q', gain: { points: 300 }, effort: 'S', state: 'risk_accepted' };
    const gap: PlannedGap = { questionId: 'r', gain: { points: 100 }, effort: 'S', state: 'open' };
    expect(withMoreDone([risk, gap], 1)).toEqual([risk, { ...gap, state: 'done' }]);
  });
});

describe('a projected score', () => {
  it('is the score itself while nothing is marked done', () => {
    const gaps: PlannedGap[] = [{ questionId: 'q', gain: { points: 100 }, effort: 'S', state: 'in_progress' }];
    expect(projection({ points: 100, maximum: 200 }, 75, gaps).score).toEqual({ points: 100, maximum: 200 });
  });

  it('is exactly the score of an assessment that answers everything marked done with yes', () => {
    fc.assert(
      fc.property(questionnaire, (given) => {
        const now = score(
          given,
          answersOf(given, () => false),
        );
        const then = score(
          given,
          answersOf(given, (one) => isGap(one) && one.state === 'done'),
        );
        expect(projection(now, 75, gapsOf(given)).score).toEqual(then);
      }),
    );
  });

  it('never falls when one more item is marked done', () => {
    fc.assert(
      fc.property(questionnaire, fc.nat(), (given, index) => {
        const chosen = given[index % given.length]!;
        const more = given.map((one) => (one === chosen ? { ...one, state: 'done' as const } : one));
        const now = score(
          given,
          answersOf(given, () => false),
        );
        const after = projection(now, 75, gapsOf(more)).score.points;
        expect(after).toBeGreaterThanOrEqual(projection(now, 75, gapsOf(given)).score.points);
      }),
    );
  });
});

describe('the path that is left', () => {
  it('names open gaps only, and leads exactly where answering them with yes leads', () => {
    fc.assert(
      fc.property(questionnaire, fc.constantFrom(75, 80), (given, threshold) => {
        const { path } = projection(
          score(
            given,
            answersOf(given, () => false),
          ),
          threshold,
          gapsOf(given),
        );
        const named = new Set(path.questionIds);
        for (const one of given) if (named.has(one.id)) expect(isGap(one) && isOpen(one.state)).toBe(true);
        const then = score(
          given,
          answersOf(given, (one) => named.has(one.id) || (isGap(one) && one.state === 'done')),
        );
        expect(path.score).toEqual(then);
        expect(path.reached).toBe(reaches(then, threshold));
      }),
    );
  });

  it('is the shortest: no choice of fewer open gaps reaches the threshold', () => {
    fc.assert(
      fc.property(questionnaire, (given) => {
        const { score: start, path } = projection(
          score(
            given,
            answersOf(given, () => false),
          ),
          75,
          gapsOf(given),
        );
        if (!path.reached || path.questionIds.length === 0) return;
        const gains = gapsOf(given)
          .filter((one) => isOpen(one.state))
          .map((one) => one.gain.points);
        const best = gains.toSorted((a, b) => b - a).slice(0, path.questionIds.length - 1);
        const points = start.points + best.reduce((sum, gain) => sum + gain, 0);
        expect(reaches({ ...start, points }, 75)).toBe(false);
      }),
    );
  });

  it('is empty once the threshold is reached, and takes all that is open where it cannot be', () => {
    const gap = (questionId: string, points: number, state: ActionState): PlannedGap => ({
      questionId,
      gain: { points },
      effort: 'S',
      state,
    });
    const gaps = [gap('a', 50, 'done'), gap('b', 40, 'open'), gap('c', 10, 'risk_accepted')];
    expect(projection({ points: 100, maximum: 200 }, 75, gaps).path).toEqual({
      questionIds: [],
      score: { points: 150, maximum: 200 },
      reached: true,
    });
    expect(projection({ points: 0, maximum: 200 }, 75, gaps).path).toEqual({
      questionIds: ['b'],
      score: { points: 90, maximum: 200 },
      reached: false,
    });
  });
});

describe('a mark beside a newer result', () => {
  const completedAt = new Date('2026-11-01T10:00:00Z');
  const marked = (state: ActionState, stateAt: string) => stateBeside({ state, stateAt: new Date(stateAt) }, completedAt);

  it('counts when it was made afterwards', () => {
    expect(marked('done', '2026-11-01T10:00:00.001Z')).toEqual({ state: 'done', contradicted: false });
  });

  it('is open again when the result still finds the gap', () => {
    expect(marked('done', '2026-11-01T10:00:00Z')).toEqual({ state: 'open', contradicted: true });
  });

  it('stays where it says nothing about the answer', () => {
    for (const state of ['open', 'in_progress', 'risk_accepted'] as const)
      expect(marked(state, '2026-10-01T10:00:00Z')).toEqual({ state, contradicted: false });
  });
});

describe('a due day', () => {
  const today = { year: 2026, month: 11, day: 21 };
  const due = (dueOn: string | null, state: ActionState = 'open') => dueOf({ state, dueOn }, today);

  it('is overdue from the day after it, and soon within seven days', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-28', '2026-11-29'].map((day) => due(day))).toEqual(['overdue', 'soon', 'soon', 'later']);
  });

  it('is nothing to anybody once the item is done or the risk accepted, or where none was set', () => {
    expect([due('2026-01-01', 'done'), due('2026-01-01', 'risk_accepted'), due(null), due('2026-11-20', 'in_progress')]).toEqual([
      null,
      null,
      null,
      'overdue',
    ]);
  });
});
