import type { Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import type { Effort } from '#core/assessment/questionnaire/questionnaire.ts';
import { reaches, type Score } from '#core/assessment/questionnaire/scoring.ts';

/** An answer that could be better: what yes would add to the points, and how much work that is. */
export type Gap = Readonly<{ questionId: string; gain: Readonly<{ points: number }>; effort: Effort }>;

/** The path to the threshold: the fewest questions that, answered yes, reach it and lift what prevents a certificate for the result. */
export type Path = Readonly<{ questionIds: readonly string[]; score: Score; reached: boolean }>;

const effortOrder: Readonly<Record<Effort, number>> = { S: 0, M: 1, L: 2 };

/** Largest gain first; among equal gains the smaller effort, then the order given. */
export function largestFirst<G extends Gap>(gaps: readonly G[]): G[] {
  return gaps.toSorted((a, b) => b.gain.points - a.gain.points || effortOrder[a.effort] - effortOrder[b.effort]);
}

/**
 * The path from a score through gaps of the same maximum, which stand largest first. What lifts an obstacle is on it in any case
 * and comes first; `reached` speaks of the threshold alone.
 */
export function pathTo(thresholdPercent: number, start: Score, gaps: readonly Gap[], obstacles: readonly Obstacle[] = []): Path {
  const lifting = new Set(obstacles.flatMap(({ code, questionIds }) => (code === 'scope_denies' ? [] : questionIds)));
  const ordered = [...gaps.filter((gap) => lifting.has(gap.questionId)), ...gaps.filter((gap) => !lifting.has(gap.questionId))];
  const questionIds: string[] = [];
  let reachedScore = start;
  for (const gap of ordered) {
    if (!lifting.has(gap.questionId) && reaches(reachedScore, thresholdPercent)) break;
    questionIds.push(gap.questionId);
    reachedScore = { points: reachedScore.points + gap.gain.points, maximum: start.maximum };
  }
  return { questionIds, score: reachedScore, reached: reaches(reachedScore, thresholdPercent) };
}
