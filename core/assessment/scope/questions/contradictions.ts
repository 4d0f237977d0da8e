import { idsOf } from '#core/assessment/questionnaire/question-ids.ts';
import type { ObstacleCode } from '#core/assessment/questionnaire/obstacles.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { actualAreas, actualRoles, type AiAnswers, type TransparencyCase } from '#core/assessment/scope/ai-act/answers.ts';
import type { ScopeDutyCode } from '#core/assessment/scope/duty.ts';
import { countedAnswers, scopeOutcome } from '#core/assessment/scope/scope.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import { highRiskQuestions, questionDuties } from './question-duties.ts';

/**
 * How an answer contradicts a scope check: left out although the check states that it binds, or claimed although the check states
 * that there is nothing of the kind.
 */
export const contradictionKinds = ['scope_binds', 'scope_denies'] as const satisfies readonly ObstacleCode[];
export type ContradictionKind = (typeof contradictionKinds)[number];
export type Contradiction = Readonly<{ questionId: string; kind: ContradictionKind }>;

/** What of a declared scope check the rules read. */
export type CheckedScope = Readonly<{ regime: Regime; answers: ScopeAnswers }>;
type GivenAnswer = Readonly<{ questionId: string; answer: AnswerValue | null }>;

/** The question of each case of art. 50. */
const transparencyQuestions: Readonly<Record<number, readonly TransparencyCase[]>> = {
  4: ['interaction'],
  5: ['synthetic_content', 'earlier_synthetic_content'],
  6: ['deep_fake'],
  7: ['emotion_system', 'sensitive_categorisation', 'other_categorisation', 'emotion_recognition'],
};

function deniedByAiCheck(answers: AiAnswers): string[] {
  const { product, areas, transparency } = answers;
  const roles = actualRoles(answers);
  const provides = roles.has('provider') || roles.has('manufacturer');
  const deploys = roles.has('deployer');
  // Importers and distributors of high-risk systems have parts in the value chain of question 3.2.
  const noSystems = !(['provider', 'manufacturer', 'deployer', 'importer', 'distributor', 'representative'] as const).some((role) =>
    roles.has(role),
  );
  const isOpen = transparency?.includes('emotion_recognition');
  const noHighRisk = noSystems || (product === 'no' && areas?.length === 0 && actualAreas(answers).length === 0 && !isOpen);
  const cases = Object.entries(transparencyQuestions).filter(
    ([, codes]) => noSystems || (transparency && !codes.some((code) => transparency.includes(code))),
  );
  return [
    ...(noHighRisk || !provides ? highRiskQuestions.provider : []),
    ...(noHighRisk || !deploys ? highRiskQuestions.deployer : []),
    ...(noHighRisk ? highRiskQuestions.both : []),
    ...idsOf('ai_act', { 3: cases.map(([number]) => Number(number)) }),
  ];
}

/** Questions about what a finished scope check states this organisation has not, or is not. */
function deniedBy({ regime, answers }: CheckedScope): string[] {
  const outcome = scopeOutcome(regime, answers);
  if (!outcome) return [];
  if (regime === 'ai_act') return deniedByAiCheck(countedAnswers(regime, answers));
  return outcome.status === 'not_covered' ? idsOf('nis2', { 1: [1] }) : [];
}

/** The rule table: each question that a scope check speaks about, with what it says. */
export function ruledBy(scope: CheckedScope): ReadonlyMap<string, ContradictionKind> {
  const binds = questionDuties(scope.regime, scope.answers).map(({ questionId }) => [questionId, 'scope_binds'] as const);
  return new Map<string, ContradictionKind>([...deniedBy(scope).map((id) => [id, 'scope_denies'] as const), ...binds]);
}

function contradicts(kind: ContradictionKind | undefined, answer: AnswerValue | null): boolean {
  if (kind === 'scope_binds') return answer === 'not_applicable';
  return kind === 'scope_denies' && (answer === 'yes' || answer === 'partial');
}

/**
 * Answers that contradict any of these scope checks of their regime, in the order of the answers; an open question contradicts
 * nothing, and “no” is never a contradiction: it gains nothing.
 */
export function contradictionsOf(scopes: readonly CheckedScope[], given: readonly GivenAnswer[]): Contradiction[] {
  const tables = scopes.map(ruledBy);
  return given.flatMap(({ questionId, answer }) => {
    const found = tables.map((table) => table.get(questionId)).find((kind) => contradicts(kind, answer));
    return found ? [{ questionId, kind: found }] : [];
  });
}

/** A statutory duty that binds on a day and whose question was answered “no”. */
export type UnmetDuty = Readonly<{ questionId: string; duty: ScopeDutyCode }>;

/**
 * Duties that bind on that calendar day (ISO) by a scope check and were declared unmet, in the order of the answers; null
 * without a check, when nobody knows what binds.
 */
export function unmetDuties(scope: CheckedScope | null | undefined, given: readonly GivenAnswer[], today: string): UnmetDuty[] | null {
  if (!scope) return null;
  const binding = questionDuties(scope.regime, scope.answers).filter(
    ({ from, isBreachedByNo }) => isBreachedByNo && (from === null || from <= today),
  );
  const duties = new Map(binding.map(({ questionId, duty }) => [questionId, duty]));
  return given.flatMap(({ questionId, answer }) => {
    const duty = answer === 'no' ? duties.get(questionId) : undefined;
    return duty ? [{ questionId, duty }] : [];
  });
}
