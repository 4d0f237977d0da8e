import type { Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import type { ReportModel } from './report.ts';
import { reaches } from '#core/assessment/questionnaire/scoring.ts';
import { contradictionKinds, type CheckedScope } from '#core/assessment/scope/questions/contradictions.ts';
import { scopeObstacles } from '#core/assessment/scope/questions/obstacles.ts';

function isOfScope({ code }: Obstacle): boolean {
  return contradictionKinds.some((kind) => kind === code);
}

/** Obstacles as they were stored, with those that follow today from the scope checks that count in the place of the stored ones. */
export function obstaclesNow(
  stored: readonly Obstacle[],
  scopes: readonly (CheckedScope | null | undefined)[],
  given: Parameters<typeof scopeObstacles>[1],
): Obstacle[] {
  return [...stored.filter((one) => !isOfScope(one)), ...scopeObstacles(scopes, given)];
}

/**
 * A frozen report as it counts beside the newest scope check of its organisation: what contradicts the check of the report or the
 * newest one prevents its certificate, also where both are from before this was looked at.
 */
export function judgedBeside(model: ReportModel, newest: CheckedScope | null): ReportModel {
  const obstacles = obstaclesNow(model.obstacles, [model.scope, newest], model.items);
  return { ...model, obstacles, earnsCertificate: reaches(model.score, model.thresholdPercent) && obstacles.length === 0 };
}
