import type { CertificatePayload } from '#contract/certificates.ts';
import { businessDay } from '#core/calendar.ts';
import { certificateAlphabet, certificateNumber, expiryOf, statusAt, type CertificateMetadata } from '#core/certification.ts';
import { allows } from '#core/entitlements.ts';
import type { Language } from '#core/languages.ts';
import type { ReportModel } from '#core/report.ts';
import { scorePercent } from '#core/scoring.ts';
import { foldForSearch } from '#core/search-text.ts';
import { noteUse } from '#server/billing/first-use.ts';
import { certifyAssessment, lockCompleted } from '#server/assessments/service.ts';
import { record } from '#server/audit.ts';
import { violatesUnique, type Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { certificatePdf } from '#server/documents/certificate.ts';
import { storeDocument, storedDocument } from '#server/documents/store.ts';
import { notFound } from '#server/refusal.ts';
import type { Clearance } from './clearance.ts';
import { verificationHash } from './credential.ts';
import * as repository from './repository.ts';
import { revokeCertificate } from './revocation.ts';
import { type Account, type Caller, type Origin, type Period, organizationOf } from '#server/caller.ts';

const drawnLetters = 6;
/** A second collision of a drawn number is already unlikely; five would mean a broken source of randomness. */
const maxDraws = 5;

export type Declaration = { name: string; role: string };

/** What a certificate is issued from. A corrected one keeps the expiry of the one it replaces. */
type Issue = Readonly<{
  account: Account;
  cleared: Clearance;
  assessmentId: string;
  model: ReportModel;
  declaration: Declaration;
  expiresAt?: Date;
  /** The period it is issued under; issuing is a use of what was paid. A corrected one stays under that of the first. */
  under: Period | Readonly<{ periodId: string | null }>;
  /** Done first in the same transaction. */
  before?: (tx: Db) => Promise<void>;
}>;

export function certificateView(row: repository.CertificateRow, now: Date): CertificatePayload {
  return {
    id: row.id,
    certificateNumber: row.certificateNumber,
    assessmentId: row.assessmentId,
    type: row.regime,
    status: statusAt(row, now),
    complianceScore: row.complianceScore,
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    verificationHash: row.verificationHash,
  };
}

export async function listCertificates(deps: Deps, account: Account): Promise<CertificatePayload[]> {
  if (!account.organization) return [];
  const rows = await repository.certificatesOf(deps.db, account.organization.id);
  return rows.map((row) => certificateView(row, deps.now()));
}

export function verificationUrl(deps: Deps, number: string): string {
  return `${deps.config.publicUrl}/rejestr?cert=${number}`;
}

function metadataOf(deps: Deps, { model, declaration, cleared }: Issue): CertificateMetadata {
  return {
    issuer: deps.config.company.name,
    threshold: model.thresholdPercent,
    questionCount: model.items.length,
    assessed: model.items.length - model.distribution.not_applicable,
    notApplicable: model.distribution.not_applicable,
    withoutReason: model.withoutReason,
    catalogueVersion: model.catalogueVersion,
    declaration,
    confirmation: cleared.confirmation,
  };
}

/** Draws a number, signs the credential and puts the certificate together; nothing is stored yet. */
function prepare(deps: Deps, facts: Issue): repository.CertificateRow {
  const { account, assessmentId, model, declaration } = facts;
  const percent = scorePercent(model.score);
  if (!account.organization || percent === null) throw new Error('a certificate needs an organisation and a score');
  const issuedAt = deps.now();
  const expiresAt = facts.expiresAt ?? expiryOf(issuedAt);
  const drawn = deps.randomIntegers(drawnLetters, certificateAlphabet.length);
  const number = certificateNumber(model.regime, businessDay(issuedAt).year, drawn);
  const metadata = metadataOf(deps, facts);
  const { nip } = account.organization;
  const { name } = facts.cleared;
  const { issuer, questionCount, assessed, notApplicable, withoutReason, threshold, catalogueVersion } = metadata;
  const credential = deps.signer.sign({
    type: 'self-assessment-certificate',
    issuer: { name: issuer, url: deps.config.publicUrl },
    certificateNumber: number,
    organization: { name, nip },
    regime: model.regime,
    catalogueVersion,
    score: percent.toFixed(2),
    threshold,
    questionCount,
    assessed,
    notApplicable,
    withoutReason,
    declaration,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  });
  return {
    id: deps.newId(),
    organizationId: account.organization.id,
    certificateNumber: number,
    assessmentId,
    regime: model.regime,
    complianceScore: percent,
    issuedAt,
    expiresAt,
    revokedAt: null,
    revocationReason: null,
    verificationHash: verificationHash(credential),
    credential,
    metadata,
    organizationName: name,
    organizationNip: nip,
    subscriptionId: 'periodId' in facts.under ? facts.under.periodId : facts.under.id,
  };
}

async function draw(deps: Deps, row: repository.CertificateRow, language: Language): Promise<Buffer> {
  return certificatePdf(deps, {
    language,
    certificateNumber: row.certificateNumber,
    regime: row.regime,
    organization: { name: row.organizationName, nip: row.organizationNip },
    scorePercent: row.complianceScore,
    metadata: row.metadata,
    issuedAt: row.issuedAt,
    expiresAt: row.expiresAt,
    verificationHash: row.verificationHash,
    verificationUrl: verificationUrl(deps, row.certificateNumber),
    credential: row.credential,
  });
}

export type Issuer = Readonly<{ userId: string; language: Language; origin: Origin }>;

async function store(
  deps: Deps,
  { userId, language, origin }: Issuer,
  { account, assessmentId, before, under }: Issue,
  row: repository.CertificateRow,
  bytes: Buffer,
): Promise<repository.CertificateRow> {
  const { organizationId, certificateNumber: number, issuedAt: at } = row;
  return deps.db.transaction(async (tx) => {
    await before?.(tx);
    await lockCompleted(tx, organizationId, assessmentId);
    const earlier = await repository.certificateOfAssessment(tx, organizationId, assessmentId);
    if (earlier) return earlier;
    await repository.insertCertificate(tx, {
      ...row,
      pdfUrl: `/api/certificates/${row.id}/pdf`,
      qrCodeUrl: verificationUrl(deps, number),
      searchText: foldForSearch(`${row.organizationName} ${number} ${row.organizationNip}`),
      priorityUntil: account.period && allows(account.period, 'registry_priority') ? account.period.endsAt : null,
    });
    await storeDocument(tx, { organizationId, assessmentId, kind: 'certificate', language, bytes, at });
    await certifyAssessment(tx, organizationId, assessmentId, at);
    if ('id' in under) await noteUse(tx, organizationId, { period: under, kind: 'certificate', at });
    const metadata = { certificateNumber: number, verificationHash: row.verificationHash };
    await record(deps, tx, { userId, organizationId, origin }, { action: 'certificate.issued', id: row.id, metadata });
    return row;
  });
}

/** Draws, signs and stores a certificate; a number already taken is drawn again. */
export async function issueFrom(deps: Deps, issuer: Issuer, issue: Issue): Promise<repository.CertificateRow> {
  for (let attempt = 1; ; attempt += 1) {
    const row = prepare(deps, issue);
    const bytes = await draw(deps, row, issuer.language);
    try {
      return await store(deps, issuer, issue, row, bytes);
    } catch (error) {
      if (attempt >= maxDraws || !violatesUnique(error, 'certificates_certificate_number_key')) throw error;
    }
  }
}

/** The stored PDF of a certificate; a language asked for the first time is drawn from the stored facts and kept. */
export async function readCertificatePdf(
  deps: Deps,
  account: Account,
  id: string,
  language: Language,
): Promise<{ bytes: Buffer; certificateNumber: string }> {
  const organizationId = organizationOf(account);
  const row = await repository.certificateById(deps.db, organizationId, id);
  // One that was replaced by a corrected certificate has no document any more.
  if (!row?.assessmentId) throw notFound();
  const { assessmentId, certificateNumber: number } = row;
  const key = { organizationId, assessmentId, kind: 'certificate' as const, language };
  const stored = await storedDocument(deps.db, key);
  if (stored) return { bytes: stored, certificateNumber: number };
  const bytes = await storeDocument(deps.db, { ...key, bytes: await draw(deps, row, language), at: deps.now() });
  return { bytes, certificateNumber: number };
}

/** Takes an own certificate out of the registry for good (docs/product.md, “Certificates and registry”); its name and NIP go from the entry. */
export async function removeCertificate(deps: Deps, { account, origin }: Caller<'signed-in'>, id: string): Promise<CertificatePayload> {
  const organizationId = organizationOf(account);
  await revokeCertificate(deps, { organizationId, id, reason: 'organisation_request', userId: account.userId, origin });
  const row = await repository.certificateById(deps.db, organizationId, id);
  if (!row) throw notFound();
  return certificateView(row, deps.now());
}

/** The number of a certificate; refuses with 404 what is not there. */
export async function numberOf(db: Db, organizationId: string, id: string): Promise<string> {
  const row = await repository.certificateById(db, organizationId, id);
  if (!row) throw notFound();
  return row.certificateNumber;
}

/** Certificates in force that were issued under a paid period. */
export async function certificatesUnder(
  deps: Pick<Deps, 'now'>,
  db: Db,
  organizationId: string,
  periodId: string,
): Promise<repository.CertificateRow[]> {
  const rows = await repository.certificatesOf(db, organizationId);
  return rows.filter((row) => row.subscriptionId === periodId && statusAt(row, deps.now()) === 'active');
}

/** Certificates that end between two instants, unless revoked or followed by a later one of the same regime. */
export function endingCertificates(db: Db, from: Date, to: Date): Promise<repository.EndingCertificate[]> {
  return repository.endingCertificates(db, from, to);
}
