import type { AssessmentPayload } from '#contract/assessment/answering/assessments.ts';
import type { AnswerWithComment } from '#core/assessment/questionnaire/answer-import.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { questionCount } from '#core/platform/regimes.ts';
import { record, recorded } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { existing, noAssessment } from '#server/assessment/results/find.ts';
import * as answerRows from './answer-repository.ts';
import * as repository from '#server/assessment/results/repository.ts';
import { assessmentView } from '#server/assessment/assessments/view.ts';
import { recordUse } from '#server/billing/public.ts';
import { requirePeriod } from '#server/account/public.ts';

/** An answer of a sheet, with the change of it that was seen before it was applied; null where there was none. */
export type ImportedAnswer = Readonly<{ questionId: string; given: AnswerWithComment; seen: string | null }>;

/**
 * Saves answers of a sheet in one transaction, each with its own row in the history, as answers of whoever applies them. Where one of
 * them was changed since it was seen nothing is saved: 409 `import_changed` with the questions.
 */
export async function saveImported(
  deps: Deps,
  caller: Principal<'consultant'>,
  { assessmentId, importId, answers }: { assessmentId: string; importId: string; answers: readonly ImportedAnswer[] },
): Promise<AssessmentPayload> {
  const { account } = caller;
  const organizationId = organizationOf(account);
  return deps.db.transaction(async (tx) => {
    const locked = await repository.lockAssessment(tx, organizationId, assessmentId);
    if (!locked) throw noAssessment();
    if (locked.completedAt) throw new AppError(409, 'assessment_locked');
    const period = requirePeriod(account, locked.regime);
    const now = new Map((await answerRows.answersOf(tx, organizationId, assessmentId)).map((row) => [row.questionId, row.updatedAt]));
    const changed = answers.filter(({ questionId, seen }) => (now.get(questionId)?.toISOString() ?? null) !== seen);
    if (changed.length > 0) {
      throw new AppError(409, 'import_changed', { facts: { questionIds: changed.map(({ questionId }) => questionId) } });
    }
    const at = deps.now();
    for (const { questionId, given } of answers) {
      const act = { action: 'answer.saved', id: assessmentId, metadata: { questionId, answer: given.answer, import: importId } } as const;
      await answerRows.saveAnswer(tx, {
        organizationId,
        assessmentId,
        regime: locked.regime,
        questionId,
        section: questionPlace(questionId)?.section ?? locked.currentSection,
        answer: given.answer,
        comment: given.comment,
        questionCount: questionCount(locked.regime),
        act: recorded(deps, caller, act),
        at,
        userId: account.userId,
      });
    }
    await recordUse(tx, organizationId, { period, kind: 'answer', at });
    await record(deps, tx, caller, {
      action: 'answers.imported',
      id: assessmentId,
      metadata: { answers: answers.length, import: importId },
    });
    return assessmentView(await existing(tx, organizationId, assessmentId));
  });
}
