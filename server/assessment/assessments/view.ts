import { authorName } from '#content/labels/guest-author.ts';
import type { AssessmentPayload, AnswerView } from '#contract/assessment/answering/assessments.ts';
import type { DeclaredScopeView, FormerScopeView } from '#contract/assessment/scope/scope.ts';
import { obstaclesNow } from '#core/assessment/report/current-obstacles.ts';
import { ruledBy } from '#core/assessment/scope/questions/contradictions.ts';
import type { Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import { questionCount, regimeRules } from '#core/platform/regimes.ts';
import { guidedSize } from '#core/assessment/scope/questions/guidance.ts';
import type { DeclaredScope } from '#core/assessment/scope/declared.ts';
import { reaches } from '#core/assessment/questionnaire/scoring.ts';
import type { AnswerRow } from './answers/answer-repository.ts';
import type { AssessmentRow } from '#server/assessment/results/repository.ts';

function reachesThreshold(row: AssessmentRow): boolean | null {
  if (row.scorePoints === null || row.scoreMaximum === null) return null;
  return reaches({ points: row.scorePoints, maximum: row.scoreMaximum }, regimeRules[row.regime].thresholdPercent);
}

export function scopeView({ checkedOn, rules, status, atLeast, references, answers }: DeclaredScope): DeclaredScopeView {
  return { checkedOn, rules, status, atLeast, references: [...references], people: guidedSize(answers) };
}

/** Former outcomes, the newest first. */
function formerView(former: readonly DeclaredScope[]): FormerScopeView[] {
  return former.map(({ checkedOn, rules, status }) => ({ checkedOn, rules, status })).toReversed();
}

/** What keeps it from a certificate as of today: a scope check may have been made since it was finished. */
function obstaclesOfRow({ obstacles, scope, newestScope, finalAnswers }: AssessmentRow): readonly Obstacle[] {
  if (!finalAnswers) return obstacles;
  const given = Object.entries(finalAnswers).map(([questionId, answer]) => ({ questionId, answer }));
  return obstaclesNow(obstacles, [scope, newestScope], given);
}

/** What the scope checks that count report about the questions of an open assessment. */
function scopeRulesOf({ completedAt, scope, newestScope }: AssessmentRow): AssessmentPayload['scopeRules'] {
  const counting = completedAt ? [] : [scope, newestScope].filter((one) => one !== null);
  const rules = new Map(counting.flatMap((one) => [...ruledBy(one)]));
  const of = (kind: 'scope_binds' | 'scope_denies'): string[] => [...rules].flatMap(([id, rule]) => (rule === kind ? [id] : []));
  return { binds: of('scope_binds'), denies: of('scope_denies') };
}

type Reader = Readonly<{ userId: string; language: Language | null }>;

export function assessmentView(row: AssessmentRow): AssessmentPayload {
  const obstacles = obstaclesOfRow(row);
  return {
    id: row.id,
    type: row.regime,
    status: row.status,
    currentSection: row.currentSection,
    completionPercentage: row.completionPercentage,
    answeredCount: row.answeredCount,
    questionCount: questionCount(row.regime),
    complianceScore: row.complianceScore,
    thresholdPercent: regimeRules[row.regime].thresholdPercent,
    reachesThreshold: reachesThreshold(row),
    obstacles,
    earnsCertificate: reachesThreshold(row) && obstacles.length === 0,
    certificateId: row.certificateId,
    edition: row.edition,
    firstCompletedAt: row.firstCompletedAt?.toISOString() ?? null,
    catalogueVersion: row.catalogueVersion,
    scope: row.scope && scopeView(row.scope),
    formerScopes: formerView(row.formerScopes),
    scopeRules: scopeRulesOf(row),
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    certifiedAt: row.certifiedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    revision: row.revision,
  };
}

/** An answer as that person reads it. */
export function answerView({ answeredBy, author, guest, ...row }: AnswerRow, { userId, language }: Reader): AnswerView {
  return {
    ...row,
    answeredAt: row.answeredAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    answeredBy: authorName({ who: author, guest }, language ?? defaultLanguage),
    mine: answeredBy === userId,
  };
}
