import { obstaclesOf, type Asked, type Obstacle } from '#core/obstacles.ts';
import { contradictionKinds, contradictionsOf, type CheckedScope } from './contradictions.ts';

function scopeObstacles(asked: readonly Asked[], scopes: readonly CheckedScope[]): Obstacle[] {
  const found = contradictionsOf(scopes, asked);
  return contradictionKinds.flatMap((code) => {
    const questionIds = found.filter(({ kind }) => kind === code).map(({ questionId }) => questionId);
    return questionIds.length > 0 ? [{ code, questionIds, sections: [] }] : [];
  });
}

/** Everything that keeps answers from a certificate: by themselves, and beside the scope checks that count. */
export function obstaclesBeside(scopes: readonly (CheckedScope | null | undefined)[], asked: readonly Asked[]): Obstacle[] {
  return [
    ...obstaclesOf(asked),
    ...scopeObstacles(
      asked,
      scopes.filter((scope) => scope !== null && scope !== undefined),
    ),
  ];
}
