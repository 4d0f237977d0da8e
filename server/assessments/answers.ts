import { findQuestion } from '#content/catalogue.ts';
import type { AnswerView, Assessment } from '#contract/assessments.ts';
import type { AnswerValue } from '#core/questionnaire.ts';
import { questionCount } from '#core/regimes.ts';
import { auditValues } from '#server/audit.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { coveringPeriod } from '#server/entitlements/service.ts';
import * as repository from './repository.ts';
import { assessmentView } from './view.ts';
import { type Caller, organizationOf } from '#server/caller.ts';

type Input = { assessmentId: string; questionId: string; answer: AnswerValue; comment?: string | null | undefined };

function unknownQuestion(): Refusal {
  return new Refusal(400, 'invalid_input', { fields: { questionId: 'invalid' } });
}

/**
 * Saves an answer together with the completion of its assessment and the audit row. A comment left out stays as it
 * is; of two answers to one question the later stands. A locked assessment answers 409 (decisions, "Assessment life
 * cycle").
 */
export async function saveAnswer(
  deps: Deps,
  { account, origin }: Caller<'signed-in'>,
  { assessmentId, questionId, answer, comment }: Input,
): Promise<AnswerView & { assessment: Assessment }> {
  const organizationId = organizationOf(account);
  const found = findQuestion(questionId);
  if (!found) throw unknownQuestion();
  coveringPeriod(account, found.regime);
  const at = deps.now();
  const audit = auditValues(deps, { account, origin }, { action: 'answer.saved', id: assessmentId, metadata: { questionId, answer } });
  const saved = await repository.saveAnswer(deps.db, {
    organizationId,
    assessmentId,
    regime: found.regime,
    questionId,
    section: found.question.section,
    answer,
    comment: comment ?? null,
    questionCount: questionCount(found.regime),
    audit,
    at,
  });
  if (!saved) throw notFound();
  if (saved.type !== found.regime) throw unknownQuestion();
  if (!saved.written) throw new Refusal(409, 'assessment_locked');
  return {
    questionId,
    answer,
    comment: saved.written.comment,
    answeredAt: saved.written.answeredAt.toISOString(),
    updatedAt: at.toISOString(),
    assessment: assessmentView(saved),
  };
}
