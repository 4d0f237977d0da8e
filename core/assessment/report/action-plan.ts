import { dayFromIso, daysBetween, type CalendarDay } from '#core/platform/calendar/calendar.ts';
import { obstaclesAfter, type Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import { largestFirst, pathTo, type Gap, type Path } from './path.ts';
import type { Score } from '#core/assessment/questionnaire/scoring.ts';

/** What became of a gap (docs/product.md, “Action plan”). */
export const actionStates = ['open', 'in_progress', 'done', 'risk_accepted'] as const;
export type ActionState = (typeof actionStates)[number];

/** An action that people wrote themselves accepts no risk: whoever does not want it deletes it. */
export const ownActionStates = ['open', 'in_progress', 'done'] as const satisfies readonly ActionState[];
export type OwnActionState = (typeof ownActionStates)[number];

/** An organisation has as many actions of its own. */
export const mostOwnActions = 300;

/** Whether somebody still has to do something about it. */
export function isOpen(state: ActionState): boolean {
  return state === 'open' || state === 'in_progress';
}

/** A gap as the plan holds it. */
export type PlannedGap = Gap & Readonly<{ state: ActionState }>;

/** A score that would be: never one that is. */
export type Projection = Readonly<{
  score: Score;
  path: Path;
  /** What would still prevent its certificate. */ obstacles: readonly Obstacle[];
}>;

/**
 * The score that the next assessment would have if everything marked done were answered with yes and nothing else changed, and
 * the shortest path from there. Exact: the same integers as the score. Risks that were accepted are no part of a path.
 */
export function projection(
  score: Score,
  thresholdPercent: number,
  gaps: readonly PlannedGap[],
  obstacles: readonly Obstacle[] = [],
): Projection {
  const done = gaps.filter(({ state }) => state === 'done');
  const gained = done.reduce((sum, { gain }) => sum + gain.points, 0);
  const left = obstaclesAfter(obstacles, new Set(done.map(({ questionId }) => questionId)));
  const projected = { points: score.points + gained, maximum: score.maximum };
  const open = largestFirst(gaps.filter(({ state }) => isOpen(state)));
  return { score: projected, path: pathTo(thresholdPercent, projected, open, left), obstacles: left };
}

/** The same gaps, as if so many more of those that are open had been done, the ones that gain most first. */
export function withMoreDone(gaps: readonly PlannedGap[], count: number): PlannedGap[] {
  const open = largestFirst(gaps.filter(({ state }) => isOpen(state)));
  const done = new Set(open.slice(0, count).map(({ questionId }) => questionId));
  return gaps.map((gap) => (done.has(gap.questionId) ? { ...gap, state: 'done' } : gap));
}

/** A mark, and when it was made. */
type Marked = Readonly<{ state: ActionState; stateAt: Date }>;

/**
 * The state that counts beside a result: a question that was answered anew after it had been marked done and is still a gap is
 * open again, for an answer weighs more than a mark. An accepted risk stays accepted.
 */
export function stateBeside({ state, stateAt }: Marked, completedAt: Date): Readonly<{ state: ActionState; contradicted: boolean }> {
  const contradicted = state === 'done' && stateAt <= completedAt;
  return { state: contradicted ? 'open' : state, contradicted };
}

/** How an item stands to its day; null where there is none, or nothing left to do. */
export const dueStates = ['overdue', 'soon', 'later'] as const;
export type DueState = (typeof dueStates)[number];

/** Owners are reminded so many days before. */
export const soonDays = 7;

/** The due day itself is still in time. */
export function dueOf({ state, dueOn }: Readonly<{ state: ActionState; dueOn: string | null }>, today: CalendarDay): DueState | null {
  const day = dayFromIso(dueOn);
  if (!day || !isOpen(state)) return null;
  const left = daysBetween(today, day);
  if (left < 0) return 'overdue';
  return left <= soonDays ? 'soon' : 'later';
}
