import { questionById } from '#content/catalogue.ts';
import type { AnswerView, Assessment } from '#contract/assessments.ts';
import type { AnswerValue } from '#core/questionnaire.ts';
import { questionCount } from '#core/regimes.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Refusal } from '#server/http/refusal.ts';
import type { Caller } from '#server/http/serve.ts';
import { coveringPeriod, organizationOf } from './entitlement.ts';
import * as repository from './repository.ts';
import { assessmentView } from './view.ts';

type Input = { assessmentId: string; questionId: string; answer: AnswerValue; comment?: string | null | undefined };

/**
 * Saves an answer together with the completion of its assessment and the audit row. A comment left out stays as it
 * is; of two answers to one question the later stands. A locked assessment answers 409 (decisions, "Assessment life
 * cycle").
 */
export async function saveAnswer(
  deps: Deps,
  caller: Caller<'signed-in'>,
  { assessmentId, questionId, answer, comment }: Input,
): Promise<AnswerView & { assessment: Assessment }> {
  const { account, origin } = caller;
  const organizationId = organizationOf(account);
  return deps.db.transaction(async (tx) => {
    const assessment = await repository.lockAssessment(tx, organizationId, assessmentId);
    if (!assessment) throw notFound();
    if (assessment.completedAt) throw new Refusal(409, 'assessment_locked');
    coveringPeriod(account, assessment.type);
    const question = questionById(assessment.type, questionId);
    if (!question) throw new Refusal(400, 'invalid_input', { fields: { questionId: 'invalid' } });
    const at = deps.now();
    const saved = await repository.saveAnswer(tx, {
      organizationId,
      assessmentId,
      questionId,
      section: question.section,
      answer,
      comment: comment ?? null,
      questionCount: questionCount(assessment.type),
      at,
      audit: {
        userId: account.userId,
        organizationId,
        action: 'answer.saved',
        entityType: 'answer',
        entityId: assessmentId,
        metadata: { questionId, toAnswer: answer },
        origin,
        at,
      },
    });
    const moved = {
      ...assessment,
      status: 'in_progress' as const,
      startedAt: assessment.startedAt ?? at,
      currentSection: question.section,
      answeredCount: saved.answeredCount,
      completionPercentage: saved.completionPercentage,
      updatedAt: at,
    };
    return {
      questionId,
      answer,
      comment: saved.comment,
      answeredAt: saved.answeredAt.toISOString(),
      updatedAt: at.toISOString(),
      assessment: assessmentView(moved),
    };
  });
}
