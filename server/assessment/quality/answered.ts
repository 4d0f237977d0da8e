import { findQuestion } from '#content/questions/catalogue.ts';
import type { AnsweredQuestion } from '#core/assessment/quality/quality.ts';
import type { Recorded } from '#core/assessment/questionnaire/recorded.ts';
import { scopeObstacles } from '#core/assessment/scope/questions/obstacles.ts';
import { listAnswers } from '#server/assessment/assessments/service.ts';
import { reportedEvidence } from '#server/assessment/evidence/answer-evidence.ts';
import type { AssessmentRow } from '#server/assessment/results/repository.ts';
import type { Deps } from '#server/deps.ts';
import type { Member } from '#server/platform/security/principal.ts';

type Assessed = Pick<AssessmentRow, 'id' | 'scope' | 'newestScope'>;
type Answered = AnsweredQuestion & Readonly<{ comment: string; updatedAt: string }>;

/** The answers of an assessment to questions of the catalogue, with what speaks for and against each. */
export async function answeredIn(deps: Deps, account: Member, assessment: Assessed, recorded: readonly Recorded[]): Promise<Answered[]> {
  const { id, scope, newestScope } = assessment;
  const evidence = await reportedEvidence(deps.db, account.organization.id, id);
  const answers = await listAnswers(deps, account, id);
  const doubted = new Set(scopeObstacles([scope, newestScope], answers).flatMap(({ questionIds }) => questionIds));
  return answers
    .filter(({ questionId }) => findQuestion(questionId))
    .map(({ questionId, answer, comment, updatedAt }) => ({
      questionId,
      answer,
      comment,
      updatedAt,
      recorded: recorded.flatMap(([about, kind]) => (about === questionId ? [kind] : [])),
      isAgainstScope: doubted.has(questionId),
      evidence: evidence.filter(({ questionIds }) => questionIds.includes(questionId)),
    }));
}
