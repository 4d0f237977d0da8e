import { findQuestion } from '#content/questions/catalogue.ts';
import type { AnswerView, AssessmentPayload } from '#contract/assessment/answering/assessments.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { questionCount } from '#core/platform/regimes.ts';
import { recorded } from '#server/platform/security/audit.ts';
import { batched } from '#server/platform/db/batching.ts';
import { isConcurrencyFailure } from '#server/platform/db/unavailable.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { noAssessment } from '#server/assessment/results/find.ts';
import * as answerRows from './answer-repository.ts';
import { answerView, assessmentView } from '#server/assessment/assessments/view.ts';
import { type Account, type Principal, organizationOf, type Period } from '#server/platform/security/principal.ts';
import { recordUse } from '#server/billing/public.ts';
import { requirePeriod } from '#server/account/public.ts';

type Input = {
  assessmentId: string;
  questionId: string;
  answer: AnswerValue;
  comment?: string | null | undefined;
  seen?: string | null | undefined;
};

function unknownQuestion(): AppError {
  return new AppError(400, 'invalid_input', { fields: { questionId: 'invalid' } });
}

/** Saves an answer; null when the organisation has no such assessment. */
type Saving = (save: answerRows.Save, period: Period) => Promise<answerRows.SavedAnswer | null>;

/** One statement is one transaction; only the first use of a paid period has something more to keep. What wrote nothing was no use. */
function savingAlone(deps: Deps): Saving {
  return async (save, period) => {
    if (period.used) return answerRows.saveAnswer(deps.db, save);
    return deps.db.transaction(async (tx) => {
      const saved = await answerRows.saveAnswer(tx, save);
      if (saved?.written) await recordUse(tx, save.organizationId, { period, kind: 'answer', at: save.at });
      return saved;
    });
  };
}

/**
 * Answers that come at once are saved in one transaction, at most one of each assessment, without waiting for what somebody else holds.
 * Whatever that leaves over is saved alone: so nobody's answer waits for, or fails with, that of somebody else.
 */
function savingInBatches(deps: Deps): Saving {
  const alone = savingAlone(deps);
  const first = batched(async (saves: readonly answerRows.Save[]) => {
    const batch = new Map(saves.toReversed().map((save) => [save.assessmentId, save]));
    const saved =
      batch.size < 2
        ? new Map<string, answerRows.SavedAnswer>()
        : await answerRows.saveAnswers(deps.db, [...batch.values()], { waits: false }).catch((error: unknown) => {
            if (error instanceof AppError && !isConcurrencyFailure(error)) throw error;
            return new Map<string, answerRows.SavedAnswer>();
          });
    return saves.map((save) => (batch.get(save.assessmentId) === save ? saved.get(save.assessmentId) : undefined) ?? null);
  });
  return async (save, period) => (period.used ? await first(save) : null) ?? alone(save, period);
}

/** Why nothing was written: the assessment is locked, or somebody else was faster, and then with what. */
async function refusedSave(deps: Deps, saved: answerRows.SavedAnswer, reader: Account, questionId: string): Promise<AppError> {
  if (saved.completedAt !== null) return new AppError(409, 'assessment_locked');
  const rows = await answerRows.answersOf(deps.db, saved.organizationId, saved.id);
  const current = rows.find((row) => row.questionId === questionId);
  return new AppError(409, 'answer_conflict', { facts: { current: current ? answerView(current, reader) : null } });
}

type SaveAnswer = (caller: Principal<'signed-in'>, input: Input) => Promise<AnswerView & { assessment: AssessmentPayload }>;

function saverOf(deps: Deps, save: Saving): SaveAnswer {
  return async (caller, { assessmentId, questionId, answer, comment, seen }) => {
    const { account } = caller;
    const organizationId = organizationOf(account);
    const found = findQuestion(questionId);
    if (!found) throw unknownQuestion();
    const period = requirePeriod(account, found.regime);
    const at = deps.now();
    const saved = await save(
      {
        organizationId,
        assessmentId,
        regime: found.regime,
        questionId,
        section: found.question.section,
        answer,
        comment: comment ?? null,
        questionCount: questionCount(found.regime),
        at,
        userId: account.userId,
        seen: typeof seen === 'string' ? new Date(seen) : seen,
        act: recorded(deps, caller, { action: 'answer.saved', id: assessmentId, metadata: { questionId, answer } }),
      },
      period,
    );
    if (!saved) throw noAssessment();
    if (saved.regime !== found.regime) throw unknownQuestion();
    if (!saved.written) throw await refusedSave(deps, saved, { ...account, language: caller.language }, questionId);
    return {
      questionId,
      answer,
      comment: saved.written.comment,
      answeredAt: saved.written.answeredAt.toISOString(),
      updatedAt: at.toISOString(),
      answeredBy: `${account.firstName} ${account.lastName}`.trim(),
      mine: true,
      assessment: assessmentView(saved),
    };
  };
}

/**
 * Saves an answer with the completion of its assessment and the audit row. A comment left out stays as it is; of two answers to one
 * question the later stands, unless the sender states what they saw and somebody else changed that. A locked assessment answers 409
 * (docs/product.md, “Assessments”).
 */
export function saveAnswer(deps: Deps, caller: Principal<'signed-in'>, input: Input): ReturnType<SaveAnswer> {
  return saverOf(deps, savingAlone(deps))(caller, input);
}

/** The same for calls that come at once: one transaction for several of them. */
export function answerSaver(deps: Deps): SaveAnswer {
  return saverOf(deps, savingInBatches(deps));
}
