import type { SharedResult } from '#contract/certificate/share-links.ts';
import { statusAt } from '#core/certificate/certification.ts';
import { deviceOf } from '#core/account/people/device.ts';
import type { Language } from '#core/platform/languages.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import { reaches, scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { shareState } from '#core/certificate/share-links.ts';
import type { Visit } from '#server/platform/security/principal.ts';
import { certificateOf } from '#server/certificate/certificates/service.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { hashOfSecret } from '#server/platform/security/secrets.ts';
import { entryByNumber } from '#server/certificate/certificates/listing.ts';
import { contradictedOf } from '#server/certificate/certificates/contradicted.ts';
import * as rows from './rows.ts';
import { existing, frozenEdition, reportDocument } from '#server/assessment/public.ts';
import { knownOf } from '#server/company/public.ts';

const openingsPerMinute = { name: 'share', points: 60, seconds: 60 };
/** Looks of one kind of device within that time are one. */
const sameVisitMillis = 5 * 60_000;

/** The share behind an address that is open now. What is unknown, over and revoked is refused alike, so that nobody learns which. */
async function openShare(deps: Deps, { origin }: Visit, token: string): Promise<rows.ShareRow> {
  await countOrRefuse(deps, openingsPerMinute, origin.ipAddress);
  const share = await rows.shareByToken(deps.db, hashOfSecret(token));
  if (!share || shareState(share, deps.now()) !== 'open') throw new AppError(404, 'share_link_over');
  return share;
}

/** Whether an address opens something now. */
export async function isShareOpen(deps: Deps, token: string): Promise<boolean> {
  const share = await rows.shareByToken(deps.db, hashOfSecret(token));
  return share !== null && shareState(share, deps.now()) === 'open';
}

async function recordOpening(deps: Deps, { origin }: Visit, share: rows.ShareRow, what: 'page' | 'report'): Promise<void> {
  const viewedAt = deps.now();
  const notSince = new Date(viewedAt.getTime() - sameVisitMillis);
  await rows.recordView(deps.db, share, { what, ...deviceOf(origin.userAgent), viewedAt }, notSince);
}

function answersIn(model: ReportModel, share: rows.ShareRow, language: Language): SharedResult['answers'] {
  const chosen = new Set(share.questionIds);
  return model.items
    .filter(({ questionId }) => chosen.has(questionId))
    .map(({ questionId, section, number, text, answer, comment }) => ({
      questionId,
      section,
      number,
      questionText: text[language],
      answer,
      comment: share.comments ? comment : '',
    }));
}

/** Score and sections only where the organisation chose to show them. */
function depthOf(model: ReportModel, share: rows.ShareRow, language: Language): Pick<SharedResult, 'score' | 'sections'> {
  if (!share.sections) return {};
  return {
    score: scorePercent(model.score),
    sections: model.sections.map(({ number, title, score }) => ({ number, title: title[language], score: scorePercent(score) })),
  };
}

async function certificateNow(deps: Deps, share: rows.ShareRow): Promise<SharedResult['certificate']> {
  const row = await certificateOf(deps.db, share.organizationId, share.assessmentId);
  if (!row) return null;
  const status = statusAt(row, deps.now());
  const entry = await entryByNumber(deps.db, row.certificateNumber);
  const [contradicted = 0] = entry ? await contradictedOf(deps, [entry], [{ status }]) : [];
  return {
    certificateNumber: row.certificateNumber,
    status,
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    contradicted,
  };
}

/** What an address shows: the result that it was made for, with the company and the certificate as they stand now. */
export async function openShareLink(deps: Deps, visit: Visit, token: string, language: Language): Promise<SharedResult> {
  const share = await openShare(deps, visit, token);
  const { organizationId, assessmentId, edition } = share;
  const frozen = await frozenEdition(deps.db, { organizationId, id: assessmentId, edition });
  if (!frozen) throw new AppError(404, 'share_link_over');
  const { model, subject } = frozen;
  const assessment = await existing(deps.db, organizationId, assessmentId);
  const { confirmation } = await knownOf(deps.db, organizationId, deps.now());
  await recordOpening(deps, visit, share, 'page');
  const notApplicable = model.distribution.not_applicable;
  return {
    organization: { name: subject.name, nip: subject.nip },
    confirmation: confirmation && {
      level: confirmation.level,
      method: confirmation.method,
      confirmedAt: confirmation.confirmedAt.toISOString(),
    },
    regime: model.regime,
    completedAt: subject.completedAt,
    catalogueVersion: model.catalogueVersion,
    thresholdPercent: model.thresholdPercent,
    reachesThreshold: reaches(model.score, model.thresholdPercent),
    obstacles: model.obstacles,
    assessed: { applicable: model.items.length - notApplicable, notApplicable, withoutReason: model.withoutReason },
    reopened: assessment.edition !== edition,
    certificate: assessment.edition === edition ? await certificateNow(deps, share) : null,
    ...depthOf(model, share, language),
    answers: answersIn(model, share, language),
    report: share.report,
    expiresAt: share.expiresAt.toISOString(),
  };
}

/** The report behind an address that shows it. */
export async function sharedReport(deps: Deps, visit: Visit, token: string, language: Language): Promise<Buffer> {
  const share = await openShare(deps, visit, token);
  if (!share.report) throw new AppError(404, 'share_link_over');
  const { organizationId, assessmentId, edition } = share;
  const bytes = await reportDocument(deps, organizationId, assessmentId, { language, edition });
  await recordOpening(deps, visit, share, 'report');
  return bytes;
}
