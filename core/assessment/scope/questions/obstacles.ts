import { obstaclesOf, type AnsweredQuestion, type Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import { contradictionKinds, contradictionsOf, type CheckedScope } from './contradictions.ts';

type Scopes = readonly (CheckedScope | null | undefined)[];

/** What contradicts any of these scope checks: an obstacle for each kind, with the questions named. */
export function scopeObstacles(scopes: Scopes, given: readonly Pick<AnsweredQuestion, 'questionId' | 'answer'>[]): Obstacle[] {
  const known = scopes.filter((scope) => scope !== null && scope !== undefined);
  const found = contradictionsOf(known, given);
  return contradictionKinds.flatMap((code) => {
    const questionIds = found.filter(({ kind }) => kind === code).map(({ questionId }) => questionId);
    return questionIds.length > 0 ? [{ code, questionIds, sections: [] }] : [];
  });
}

/** Everything that prevents a certificate for answers: by themselves, and beside the scope checks that count. */
export function obstaclesBeside(scopes: Scopes, questions: readonly AnsweredQuestion[]): Obstacle[] {
  return [...obstaclesOf(questions), ...scopeObstacles(scopes, questions)];
}
