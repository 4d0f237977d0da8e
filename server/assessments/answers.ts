import { findQuestion } from '#content/catalogue.ts';
import type { AnswerView, AssessmentPayload } from '#contract/assessments.ts';
import type { AnswerValue } from '#core/questionnaire.ts';
import { questionCount } from '#core/regimes.ts';
import { auditInsert } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { noteUse } from '#server/billing/first-use.ts';
import { requirePeriod } from '#server/entitlements/service.ts';
import * as answerRows from './answer-repository.ts';
import { answerView, assessmentView } from './view.ts';
import { type Account, type Caller, organizationOf, type Period } from '#server/caller.ts';

type Input = {
  assessmentId: string;
  questionId: string;
  answer: AnswerValue;
  comment?: string | null | undefined;
  seen?: string | null | undefined;
};

function unknownQuestion(): Refusal {
  return new Refusal(400, 'invalid_input', { fields: { questionId: 'invalid' } });
}

/** Saves with the first use of the period; what wrote nothing was no use. */
function firstSave(
  deps: Deps,
  organizationId: string,
  period: Period,
  save: (tx: Db) => Promise<answerRows.SavedAnswer | null>,
): Promise<answerRows.SavedAnswer | null> {
  return deps.db.transaction(async (tx) => {
    const saved = await save(tx);
    if (saved?.written) await noteUse(tx, organizationId, { period, kind: 'answer', at: deps.now() });
    return saved;
  });
}

/** Why nothing was written: the assessment is locked, or somebody else was faster, and then with what. */
async function refusedSave(deps: Deps, saved: answerRows.SavedAnswer, { userId }: Account, questionId: string): Promise<Refusal> {
  if (saved.completedAt !== null) return new Refusal(409, 'assessment_locked');
  const rows = await answerRows.answersOf(deps.db, saved.organizationId, saved.id);
  const current = rows.find((row) => row.questionId === questionId);
  return new Refusal(409, 'answer_conflict', { facts: { current: current ? answerView(current, userId) : null } });
}

/**
 * Saves an answer together with the completion of its assessment and the audit row. A comment left out stays as it
 * is; of two answers to one question the later stands, unless the sender says what they saw and somebody else changed that. A locked assessment answers 409 (docs/product.md,
 * “Assessments”).
 */
export async function saveAnswer(
  deps: Deps,
  { account, origin }: Caller<'signed-in'>,
  { assessmentId, questionId, answer, comment, seen }: Input,
): Promise<AnswerView & { assessment: AssessmentPayload }> {
  const organizationId = organizationOf(account);
  const found = findQuestion(questionId);
  if (!found) throw unknownQuestion();
  const period = requirePeriod(account, found.regime);
  const at = deps.now();
  const act = { action: 'answer.saved', id: assessmentId, metadata: { questionId, answer } } as const;
  const audited: answerRows.Audited = (source, more) => auditInsert(deps, { account, origin }, act, { source, more });
  const save = (db: Db): Promise<answerRows.SavedAnswer | null> =>
    answerRows.saveAnswer(db, {
      organizationId,
      assessmentId,
      regime: found.regime,
      questionId,
      section: found.question.section,
      answer,
      comment: comment ?? null,
      questionCount: questionCount(found.regime),
      audited,
      at,
      userId: account.userId,
      seen: typeof seen === 'string' ? new Date(seen) : seen,
    });
  // One statement is one transaction; only the first use of a paid period has something more to keep.
  const saved = period.used ? await save(deps.db) : await firstSave(deps, organizationId, period, save);
  if (!saved) throw notFound();
  if (saved.regime !== found.regime) throw unknownQuestion();
  if (!saved.written) throw await refusedSave(deps, saved, account, questionId);
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
}
