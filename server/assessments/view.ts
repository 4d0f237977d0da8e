import type { AssessmentPayload, AnswerView } from '#contract/assessments.ts';
import type { DeclaredScopeView, FormerScopeView } from '#contract/scope.ts';
import { questionCount, regimeRules } from '#core/regimes.ts';
import { guidedSize } from '#core/guidance.ts';
import type { DeclaredScope } from '#core/scope-declared.ts';
import { reaches } from '#core/scoring.ts';
import type { AnswerRow } from './answer-repository.ts';
import type { AssessmentRow } from './repository.ts';

function reachesThreshold(row: AssessmentRow): boolean | null {
  if (row.scorePoints === null || row.scoreMaximum === null) return null;
  return reaches({ points: row.scorePoints, maximum: row.scoreMaximum }, regimeRules[row.regime].thresholdPercent);
}

function scopeView({ checkedOn, rules, status, atLeast, references, answers }: DeclaredScope): DeclaredScopeView {
  return { checkedOn, rules, status, atLeast, references: [...references], people: guidedSize(answers) };
}

/** Former outcomes, the newest first. */
function formerView(former: readonly DeclaredScope[]): FormerScopeView[] {
  return former.map(({ checkedOn, rules, status }) => ({ checkedOn, rules, status })).toReversed();
}

export function assessmentView(row: AssessmentRow): AssessmentPayload {
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
    obstacles: row.obstacles,
    earnsCertificate: reachesThreshold(row) && row.obstacles.length === 0,
    certificateId: row.certificateId,
    edition: row.edition,
    firstCompletedAt: row.firstCompletedAt?.toISOString() ?? null,
    catalogueVersion: row.catalogueVersion,
    scope: row.scope && scopeView(row.scope),
    formerScopes: formerView(row.formerScopes),
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    certifiedAt: row.certifiedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    revision: row.revision,
  };
}

/** An answer as that person reads it. */
export function answerView({ answeredBy, author, ...row }: AnswerRow, userId: string): AnswerView {
  return {
    ...row,
    answeredAt: row.answeredAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    answeredBy: author,
    mine: answeredBy === userId,
  };
}
