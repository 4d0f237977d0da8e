import { unmetDuties } from '#core/assessment/scope/questions/contradictions.ts';
import { businessDay, isoDay } from '#core/platform/calendar/calendar.ts';
import { certificateAlphabet } from '#core/platform/readable-letters.ts';
import { certificateNumber, expiryOf, ownLetters, type CertificateMetadata } from '#core/certificate/certification.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import type { Language } from '#core/platform/languages.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { foldForSearch } from '#core/platform/text/search-text.ts';
import { hiddenClaimsOf, openClaims } from '#proof/credential/credential.ts';
import { credentialHash, issueLeaf } from '#proof/log/leaves.ts';
import { issueSdJwt } from '#proof/credential/sd-jwt.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Account, Origin, Period } from '#server/platform/security/principal.ts';
import { violatesUnique, type Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { enqueueLeaf } from '#server/certificate/transparency/log.ts';
import { typeIntegrity } from '#server/certificate/transparency/keys/metadata.ts';
import { drawPlace, statusUri, reservePlace } from '#server/certificate/transparency/places.ts';
import { isKnownToWitnesses } from '#server/certificate/transparency/witnesses/witnessed-more.ts';
import { advanceLogSoon } from '#server/certificate/transparency/witnesses/witnesses.ts';
import { verificationUrl } from '#server/certificate/certificates/address.ts';
import type { Clearance } from './clearance.ts';
import { saveDocuments } from '#server/certificate/certificates/documents/documents.ts';
import { enqueueIssuedMail } from './issued-mail.ts';
import * as repository from '#server/certificate/certificates/repository.ts';
import { certifyAssessment, lockCompleted } from '#server/assessment/public.ts';
import { recordUse } from '#server/billing/public.ts';
import { requireNip } from '#server/account/public.ts';

const saltBytes = 16;
/** A second collision of what is drawn is already unlikely; five would mean a broken source of randomness. */
const maxDraws = 5;
const drawn = ['certificates_certificate_number_key', 'status_places_pkey'];

export type Declaration = Readonly<{ name: string; role: string }>;

/** What a certificate is issued from. A corrected one retains the expiry of the one it replaces. */
export type Issue = Readonly<{
  account: Account;
  /** The name that the register reports today, and how the company was confirmed. */
  cleared: Clearance;
  assessmentId: string;
  /** Which finishing of the assessment the model is of. */
  edition: number;
  model: ReportModel;
  declaration: Declaration;
  expiresAt?: Date;
  /** The period it is issued under; issuing is a use of what was paid. A corrected one stays under that of the first. */
  under: Period | Readonly<{ periodId: string | null }>;
  /** Whether whoever asks is notified by mail, with the document. */
  sendsMail?: true;
  /** Done first in the same transaction. */
  before?: (tx: Db) => Promise<void>;
}>;

export type Issuer = Readonly<{ userId: string; language: Language; origin: Origin }>;

/** What a certificate states of its report, of who declared, and of how the company was confirmed. */
export function certificateMetadata(
  model: ReportModel,
  facts: Pick<CertificateMetadata, 'issuer' | 'declaration' | 'confirmation'>,
): CertificateMetadata {
  return {
    ...facts,
    threshold: model.thresholdPercent,
    questionCount: model.items.length,
    assessed: model.items.length - model.distribution.not_applicable,
    notApplicable: model.distribution.not_applicable,
    withoutReason: model.withoutReason,
    catalogueVersion: model.catalogueVersion,
  };
}

function twoDecimals(percent: number | null): string | null {
  return percent === null ? null : percent.toFixed(2);
}

type Unsigned = Omit<repository.CertificateRow, 'credential' | 'verificationHash'>;

/** Signs what a certificate states; score, sections and who declared are withheld unless disclosed. */
async function sign(deps: Deps, row: Unsigned, { model, cleared: { confirmation } }: Issue): Promise<string> {
  const { keyring } = deps;
  const { metadata } = row;
  const always = openClaims({
    issuer: keyring.issuer,
    number: row.certificateNumber,
    organization: { name: row.organizationName, nip: row.organizationNip },
    regime: row.regime,
    catalogueVersion: metadata.catalogueVersion,
    threshold: metadata.threshold,
    questionCount: metadata.questionCount,
    assessed: metadata.assessed,
    notApplicable: metadata.notApplicable,
    withoutReason: metadata.withoutReason,
    confirmation: { method: confirmation.method, level: confirmation.level, date: isoDay(new Date(confirmation.confirmedAt)) },
    issuedAt: row.issuedAt,
    expiresAt: row.expiresAt,
    status: { index: row.statusPlace ?? 0, uri: statusUri(deps, row.statusList ?? 0) },
    typeIntegrity: await typeIntegrity(keyring.issuer),
  });
  const hidden = hiddenClaimsOf({
    score: row.complianceScore.toFixed(2),
    sectionScores: model.sections.map((section) => twoDecimals(scorePercent(section.score))),
    declarant: metadata.declaration,
    unmetDuties: unmetDuties(model.scope, model.items, isoDay(row.issuedAt))?.length ?? 'unknown',
  });
  const salt = (): Uint8Array<ArrayBuffer> => Uint8Array.from(deps.randomIntegers(saltBytes, 256));
  return issueSdJwt({ kid: keyring.credential.id, always, hidden, sign: keyring.credential.sign, salt });
}

/** Draws a number and a place, signs the credential and puts the certificate together; nothing is stored yet. */
async function prepare(deps: Deps, facts: Issue): Promise<repository.CertificateRow> {
  const { account, assessmentId, model, declaration, cleared } = facts;
  const percent = scorePercent(model.score);
  if (!account.organization || percent === null) throw new Error('a certificate needs an organisation and a score');
  const issuedAt = deps.now();
  const expiresAt = facts.expiresAt ?? expiryOf(issuedAt);
  const place = await drawPlace(deps, expiresAt);
  const letters = deps.randomIntegers(ownLetters, certificateAlphabet.length);
  const unsigned: Unsigned = {
    id: deps.newId(),
    organizationId: account.organization.id,
    certificateNumber: certificateNumber(model.regime, businessDay(issuedAt).year, letters),
    assessmentId,
    regime: model.regime,
    complianceScore: percent,
    issuedAt,
    expiresAt,
    revokedAt: null,
    revocationReason: null,
    metadata: certificateMetadata(model, {
      issuer: deps.config.company.name,
      declaration,
      confirmation: cleared.confirmation,
    }),
    organizationName: cleared.name,
    organizationNip: account.organization.nip,
    subscriptionId: 'periodId' in facts.under ? facts.under.periodId : facts.under.id,
    statusList: place.list,
    statusPlace: place.index,
    documentsDue: true,
  };
  const credential = await sign(deps, unsigned, facts);
  return { ...unsigned, credential, verificationHash: await credentialHash(credential) };
}

/** Stores the certificate, its place on the list and its leaf for the log: all or nothing. */
async function store(deps: Deps, issuer: Issuer, issue: Issue, row: repository.CertificateRow): Promise<repository.CertificateRow> {
  const { userId, origin } = issuer;
  const { account, assessmentId, edition, before, under } = issue;
  const { organizationId, certificateNumber: number, issuedAt: at } = row;
  return deps.db.transaction(async (tx) => {
    await before?.(tx);
    await requireNip(tx, organizationId);
    await lockCompleted(tx, organizationId, { id: assessmentId, edition });
    const earlier = await repository.certificateOfAssessment(tx, organizationId, assessmentId);
    if (earlier) return earlier;
    await repository.insertCertificate(tx, {
      ...row,
      pdfUrl: `/api/certificates/${row.id}/pdf`,
      qrCodeUrl: verificationUrl(deps, number),
      searchText: foldForSearch(`${row.organizationName} ${number} ${row.organizationNip}`),
      priorityUntil: account.period && allows(account.period, 'registry_priority') ? account.period.endsAt : null,
    });
    if (row.statusList !== null && row.statusPlace !== null) await reservePlace(tx, { list: row.statusList, index: row.statusPlace });
    await enqueueLeaf(tx, issueLeaf(row.verificationHash), at);
    await deps.events.certificateIssued(tx, { certificate: row, at });
    await certifyAssessment(tx, organizationId, assessmentId, at);
    if ('id' in under) await recordUse(tx, organizationId, { period: under, kind: 'certificate', at });
    const metadata = { certificateNumber: number, verificationHash: row.verificationHash };
    await record(deps, tx, { userId, organizationId, origin }, { action: 'certificate.issued', id: row.id, metadata });
    if (issue.sendsMail) await enqueueIssuedMail(deps, tx, issuer, row);
    return row;
  });
}

/**
 * Signs and stores a certificate, waits at most two seconds for its place in the log, and draws its documents; what is
 * drawn by chance and taken already is drawn again. Documents that cannot be drawn now are drawn by the job.
 */
export async function issueFrom(deps: Deps, issuer: Issuer, issue: Issue): Promise<repository.CertificateRow> {
  if (!(await isKnownToWitnesses(deps, 'or_silent'))) throw new AppError(503, 'log_contradicted');
  for (let attempt = 1; ; attempt += 1) {
    const row = await prepare(deps, issue);
    try {
      const stored = await store(deps, issuer, issue, row);
      await deps.queue.wake('webhooks');
      await advanceLogSoon(deps);
      await saveDocuments(deps, stored).catch((error: unknown) => deps.log.error({ err: error }, 'a certificate could not be drawn'));
      return stored;
    } catch (error) {
      if (attempt >= maxDraws || !drawn.some((name) => violatesUnique(error, name))) throw error;
    }
  }
}
