import { catalogues } from '#content/questions/catalogue.ts';
import type { AssessmentPayload, ListedAnswer } from '#contract/assessment/answering/assessments.ts';
import { completionPercent } from '#core/assessment/questionnaire/completion.ts';
import { assessmentLimit } from '#core/account/entitlements/entitlements.ts';
import { mayAct } from '#core/account/members/members.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { questionCount, type Regime } from '#core/platform/regimes.ts';
import { record, recorded } from '#server/platform/security/audit.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { copyEvidence, evidenceByQuestion } from '#server/assessment/evidence/answer-evidence.ts';
import { existing } from '#server/assessment/results/find.ts';
import * as answerRows from './answers/answer-repository.ts';
import * as repository from '#server/assessment/results/repository.ts';
import { answerView, assessmentView } from './view.ts';
import { type Account, type Principal, type Period, organizationOf } from '#server/platform/security/principal.ts';
import { lockOrganization, requirePeriod } from '#server/account/public.ts';
import { recordUse } from '#server/billing/public.ts';

type SignedIn = Principal<'signed-in'>;

export async function listAssessments(deps: Deps, account: Account): Promise<AssessmentPayload[]> {
  if (!account.organization) return [];
  const rows = await repository.assessmentsOf(deps.db, account.organization.id);
  return rows.map(assessmentView);
}

export async function hasAssessmentOf(deps: Deps, account: Account, regime: Regime): Promise<boolean> {
  return account.organization !== null && (await repository.currentOf(deps.db, account.organization.id, regime)) !== null;
}

/** Refuses a further assessment when the paid period allows no more. */
async function requireRoom(db: Db, organizationId: string, period: Period): Promise<void> {
  const limit = assessmentLimit(period);
  if (Number.isFinite(limit) && (await repository.assessmentsInPeriod(db, organizationId, period.id)) >= limit) {
    throw new AppError(403, 'assessment_limit_reached');
  }
}

/** Whether the paid period allows another assessment; without one there is none. */
export async function hasRoom(db: Db, { organization, period }: Account): Promise<boolean> {
  if (!organization || !period) return false;
  const limit = assessmentLimit(period);
  return !Number.isFinite(limit) || (await repository.assessmentsInPeriod(db, organization.id, period.id)) < limit;
}

async function insertDraft(
  deps: Deps,
  db: Db,
  caller: SignedIn,
  start: { organizationId: string; regime: Regime; period: Period; copiedFrom: string | null },
): Promise<string> {
  const { organizationId, regime, period, copiedFrom } = start;
  await requireRoom(db, organizationId, period);
  const id = deps.newId();
  const at = deps.now();
  const { version } = catalogues[regime];
  await repository.insertAssessment(db, {
    id,
    organizationId,
    regime,
    catalogueVersion: version,
    periodId: period.id,
    at,
  });
  await record(deps, db, caller, { action: 'assessment.started', id, metadata: { regime, copiedFrom } });
  return id;
}

/** The open assessment of a regime, else the newest locked one, else a new draft where the plan allows it. */
export async function currentAssessment(deps: Deps, caller: SignedIn, regime: Regime): Promise<AssessmentPayload> {
  const organizationId = organizationOf(caller.account);
  const current = await repository.currentOf(deps.db, organizationId, regime);
  if (current) return assessmentView(current);
  // Looking begins nothing for somebody who may only look.
  if (!mayAct(caller.account.organization?.role, 'consultant')) throw new AppError(403, 'edit_role_needed');
  const period = requirePeriod(caller.account, regime);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const meanwhile = await repository.currentOf(tx, organizationId, regime);
    if (meanwhile) return assessmentView(meanwhile);
    const id = await insertDraft(deps, tx, caller, { organizationId, regime, period, copiedFrom: null });
    return assessmentView(await existing(tx, organizationId, id));
  });
}

async function copyInto(
  deps: Deps,
  tx: Db,
  caller: SignedIn,
  copy: { organizationId: string; regime: Regime; period: Period; from: string; to: string },
) {
  const { organizationId, regime, from, to } = copy;
  const source = await existing(tx, organizationId, from);
  if (source.regime !== regime) throw new AppError(400, 'invalid_input', { fields: { copyFrom: 'invalid' } });
  const questionIds = questionsOf(catalogues[regime]).map((question) => question.id);
  const at = deps.now();
  const act = { action: 'answer.copied', id: to, metadata: { from } } as const;
  const answered = await answerRows.copyAnswers(tx, { organizationId, from, to, questionIds, act: recorded(deps, caller, act), at });
  if (answered === 0) return;
  await copyEvidence(tx, { organizationId, from, to, questionIds, at });
  await recordUse(tx, organizationId, { period: copy.period, kind: 'answer', at });
  const completionPercentage = completionPercent({ answered, total: questionCount(regime) });
  await repository.markStarted(tx, { organizationId, id: to, answered, completionPercentage, at });
}

/**
 * Starts the next assessment, with `copyFrom` from the answers of an earlier one. An untouched draft is returned;
 * one with answers must be finished first.
 */
export async function startAssessment(
  deps: Deps,
  caller: SignedIn,
  { regime, copyFrom }: { regime: Regime; copyFrom?: string | undefined },
): Promise<AssessmentPayload> {
  const organizationId = organizationOf(caller.account);
  const period = requirePeriod(caller.account, regime);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const current = await repository.currentOf(tx, organizationId, regime);
    if (current?.status === 'in_progress') {
      throw new AppError(409, 'assessment_open', { facts: { assessmentId: current.id } });
    }
    const draft = current?.status === 'draft' ? current.id : null;
    const id = draft ?? (await insertDraft(deps, tx, caller, { organizationId, regime, period, copiedFrom: copyFrom ?? null }));
    if (copyFrom) await copyInto(deps, tx, caller, { organizationId, regime, period, from: copyFrom, to: id });
    return assessmentView(await existing(tx, organizationId, id));
  });
}

export async function listAnswers(deps: Deps, account: Account, assessmentId: string, since?: string): Promise<ListedAnswer[]> {
  const organizationId = organizationOf(account);
  await existing(deps.db, organizationId, assessmentId);
  const rows = await answerRows.answersOf(deps.db, organizationId, assessmentId, since ? new Date(since) : null);
  const evidence = await evidenceByQuestion(deps.db, organizationId, assessmentId);
  return rows.map((row) => ({ ...answerView(row, account), evidenceFiles: evidence.get(row.questionId) ?? [] }));
}

/** Locks a completed assessment for the transaction that certifies it; refuses one that was opened again meanwhile. */
export async function lockCompleted(tx: Db, organizationId: string, { id, edition }: { id: string; edition: number }): Promise<void> {
  const row = await repository.lockAssessment(tx, organizationId, id);
  if (!row) throw notFound();
  if (!row.completedAt || row.edition !== edition) throw new AppError(409, 'assessment_changed');
}

export async function certifyAssessment(tx: Db, organizationId: string, id: string, at: Date): Promise<void> {
  await repository.markCertified(tx, organizationId, id, at);
}

/** The questions of an assessment that have an answer. */
export async function answeredQuestions(db: Db, organizationId: string, assessmentId: string): Promise<ReadonlySet<string>> {
  return new Set((await answerRows.answersOf(db, organizationId, assessmentId)).map(({ questionId }) => questionId));
}
