import type { CertificatePayload } from '#contract/certificate/certificates.ts';
import { earnsCertificate } from '#core/assessment/report/earning.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import { reaches, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { record } from '#server/platform/security/audit.ts';
import { type Account, type Principal, organizationOf } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { clear, mayPass } from './clearance.ts';
import { certificateOfAssessment, type CertificateRow } from '#server/certificate/certificates/repository.ts';
import { closeRequest, saveRequest } from './requests.ts';
import { issueFrom, type Declaration, type Issuer } from './issue.ts';
import { certificateView } from '#server/certificate/certificates/service.ts';
import { frozenReport } from '#server/assessment/public.ts';
import { requirePeriod } from '#server/account/public.ts';

export type IssuedRow = CertificateRow;
type IssueInput = Readonly<{ assessmentId: string; declaration: Declaration; sendsMail?: true }>;

/** Refuses a result below the threshold, and one that something else excludes from a certificate. */
function refuseUnearned({ regime, score, thresholdPercent, obstacles }: ReportModel): void {
  if (!reaches(score, thresholdPercent)) {
    throw new AppError(409, 'below_threshold', { facts: { score: scorePercent(score), threshold: thresholdPercent } });
  }
  if (!earnsCertificate(regime, score, obstacles)) throw new AppError(409, 'certificate_barred', { facts: { obstacles } });
}

/**
 * Issues the certificate of a completed assessment that reaches the threshold and that nothing else stands in the way of, in the name of a company that is confirmed;
 * called again it answers the same one.
 */
export async function issueFor(deps: Deps, issuer: Issuer, account: Account, input: IssueInput): Promise<IssuedRow> {
  const { assessmentId } = input;
  const organizationId = organizationOf(account);
  const earlier = await certificateOfAssessment(deps.db, organizationId, assessmentId);
  if (earlier) return earlier;
  const { model, assessment } = await frozenReport(deps, account, assessmentId);
  const under = requirePeriod(account, model.regime);
  refuseUnearned(model);
  const by = { userId: issuer.userId, organizationId, origin: issuer.origin };
  const cleared = await clear(deps, by, { id: organizationId, nip: account.organization?.nip ?? '' });
  return issueFrom(deps, issuer, { ...input, account, cleared, edition: assessment.edition, model, under });
}

/** Stores what was declared until the company is confirmed. */
async function storeRequest(deps: Deps, caller: Principal<'signed-in'>, { assessmentId, declaration }: IssueInput): Promise<void> {
  const { account, language } = caller;
  const organizationId = organizationOf(account);
  await deps.db.transaction(async (tx) => {
    await saveRequest(tx, { organizationId, assessmentId, userId: account.userId, declaration, language, requestedAt: deps.now() });
    await record(deps, tx, caller, { action: 'certificate.requested', id: assessmentId });
  });
}

/** Issues a certificate at the organisation's request. What only lacks the confirmation of the company is stored and issued by itself later. */
export async function issueCertificate(
  deps: Deps,
  caller: Principal<'signed-in'>,
  { id: assessmentId, declaration }: { id: string; declaration: Declaration },
): Promise<CertificatePayload> {
  const { account, language, origin } = caller;
  try {
    const row = await issueFor(deps, { userId: account.userId, language, origin }, account, { assessmentId, declaration, sendsMail: true });
    await closeRequest(deps.db, { organizationId: organizationOf(account), assessmentId }, { outcome: 'issued', at: deps.now() });
    return certificateView(row, deps.now());
  } catch (error) {
    if (mayPass(error)) await storeRequest(deps, caller, { assessmentId, declaration });
    throw error;
  }
}
