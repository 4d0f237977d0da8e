import { annexSectors, type Sector } from '#core/assessment/scope/kinds/kind.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';

/** Whose scores are put together: organisations of a sector, or all of them. */
export const scoreGroups = ['all', ...annexSectors] as const;
export type ScoreGroup = 'all' | Sector;

/** Nothing is reported of fewer organisations: none of them can be made out. */
export const organizationsAtLeast = 10;

/** Results older than this count no more, as a certificate would have ended by then. */
export const countedMonths = 12;

/** How many months of a group are shown. */
export const shownMonths = 36;

/** Scores are reported in steps of so many percentage points, so that one organisation more or less says nothing of it. */
const stepPoints = 5;

/** A score in percent, to the nearest step. */
export function roundedScore(percent: number): number {
  return Math.round(percent / stepPoints) * stepPoints;
}

/** The sectors that an organisation chose in its scope check, in the order of the annexes; checks by rules before the annexes name none. */
export function sectorsOfAnswers(answers: ScopeAnswers | undefined): Sector[] {
  const chosen = new Set([answers?.sectors ?? []].flat());
  return annexSectors.filter((sector) => chosen.has(sector));
}
