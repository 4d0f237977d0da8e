import type { AssessmentPayload } from '#contract/assessment/answering/assessments.ts';
import { reopeningOf, type ReopenHindrance } from '#core/assessment/report/reopening.ts';
import type { AppErrorCode } from '#content/refusals.ts';
import { record } from '#server/platform/security/audit.ts';
import { type Principal, organizationOf } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { existing } from '#server/assessment/results/find.ts';
import * as repository from '#server/assessment/results/repository.ts';
import { attachNewest } from './scope/scope.ts';
import { assessmentView } from './view.ts';
import { lockOrganization, requirePeriod } from '#server/account/public.ts';

const codes: Readonly<Record<ReopenHindrance, AppErrorCode>> = {
  not_finished: 'assessment_not_completed',
  next_instead: 'reopen_next_instead',
  certificate_issued: 'reopen_certified',
  too_late: 'reopen_too_late',
};

/**
 * Opens a finished assessment again (docs/product.md, “The finish”): its answers can be changed, its report stays as an
 * earlier edition, and a certificate that waits for the confirmation of the company is no longer requested. Whoever comes
 * second gets the assessment that is open already.
 */
export async function reopenAssessment(deps: Deps, caller: Principal<'signed-in'>, id: string): Promise<AssessmentPayload> {
  const organizationId = organizationOf(caller.account);
  const { regime } = await existing(deps.db, organizationId, id);
  const period = requirePeriod(caller.account, regime);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    await repository.lockAssessment(tx, organizationId, id);
    const row = await existing(tx, organizationId, id);
    if (!row.completedAt && row.edition > 1) return assessmentView(row);
    const reopening = reopeningOf({ ...row, hasCertificate: row.certificateId !== null }, period, deps.now());
    if ('hindrance' in reopening) throw new AppError(409, codes[reopening.hindrance]);
    const current = await repository.currentOf(tx, organizationId, regime);
    if (current && !current.completedAt) throw new AppError(409, 'assessment_open', { facts: { assessmentId: current.id } });
    const at = deps.now();
    await repository.reopen(tx, { organizationId, id, at });
    await attachNewest(deps, tx, caller, row);
    await deps.events.assessmentReopened(tx, { organizationId, assessmentId: id, at });
    const metadata = { edition: row.edition + 1, score: row.complianceScore };
    await record(deps, tx, caller, { action: 'assessment.reopened', id, metadata });
    return assessmentView(await existing(tx, organizationId, id));
  });
}
