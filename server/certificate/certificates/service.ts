import sql from 'sql-template-tag';
import type { CertificatePayload, LettersView, OwnCertificatePayload } from '#contract/certificate/certificates.ts';
import { phaseOf } from '#core/platform/calendar/deadline.ts';
import type { IssuedCertificate } from '#core/assessment/duties/other-dates.ts';
import { statusAt } from '#core/certificate/certification.ts';
import type { Language } from '#core/platform/languages.ts';
import { record } from '#server/platform/security/audit.ts';
import { type Account, type Principal, organizationOf } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { contradictedOf } from './contradicted.ts';
import { explain, openAnnouncements, type Announcement } from './issue/announcements.ts';
import { certificateDocument, finalDocument } from './documents/documents.ts';
import { certificatePicture } from './documents/picture.ts';
import * as repository from './repository.ts';
import { revokeCertificate } from './lifecycle/revocation.ts';
import { lettersOf, sharePicture } from './documents/sharing.ts';

/** `open` are the announced revocations of the organisation. */
export function certificateView(row: repository.CertificateRow, now: Date, open: readonly Announcement[] = []): CertificatePayload {
  const announced = open.find(({ certificateId }) => certificateId === row.id);
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
    version: row.statusList === null ? 1 : 2,
    verificationHash: row.verificationHash,
    revocationNotice: announced
      ? {
          reason: announced.reason,
          grounds: announced.grounds,
          explainUntil: announced.explainUntil.toISOString(),
          phase: phaseOf(announced.explainUntil, now),
          explanation: announced.explanation,
        }
      : null,
  };
}

/** Every certificate of an organisation, for the list of duties. */
export async function heldCertificates(db: Db, organizationId: string): Promise<IssuedCertificate[]> {
  return (await repository.certificatesOf(db, organizationId)).map(({ certificateNumber, regime, issuedAt, expiresAt, revokedAt }) => {
    return { number: certificateNumber, regime, issuedAt, expiresAt, isRevoked: revokedAt !== null };
  });
}

export async function listCertificates(deps: Deps, account: Account): Promise<CertificatePayload[]> {
  if (!account.organization) return [];
  const rows = await repository.certificatesOf(deps.db, account.organization.id);
  const open = await openAnnouncements(deps.db, account.organization.id);
  return rows.map((row) => certificateView(row, deps.now(), open));
}

/** The same with how many answers of each are contradicted, as its public page counts them. */
export async function ownCertificates(deps: Deps, account: Account): Promise<OwnCertificatePayload[]> {
  if (!account.organization) return [];
  const rows = await repository.certificatesSince(deps.db, account.organization.id);
  const open = await openAnnouncements(deps.db, account.organization.id);
  const views = rows.map((row) => certificateView(row, deps.now(), open));
  const contradicted = await contradictedOf(deps, rows, views);
  return views.map((view, at) => ({ ...view, contradicted: contradicted[at] ?? 0 }));
}

/** The PDF of a certificate as it was issued in a language. */
export async function readCertificatePdf(
  deps: Deps,
  account: Account,
  id: string,
  language: Language,
): Promise<{ bytes: Buffer; certificateNumber: string }> {
  const organizationId = organizationOf(account);
  const row = await repository.certificateById(deps.db, organizationId, id);
  const bytes = row && (await certificateDocument(deps, row, language));
  if (!row || !bytes) throw notFound();
  return { bytes, certificateNumber: row.certificateNumber };
}

/** The final document of a certificate in a language; null while it has none, as while it waits for its place in the log. */
export async function issuedDocument(
  deps: Deps,
  { organizationId, id }: Readonly<{ organizationId: string; id: string }>,
  language: Language,
): Promise<Buffer | null> {
  const row = await repository.certificateById(deps.db, organizationId, id);
  return row && finalDocument(deps, row, language);
}

/** The picture of a certificate for the mail about it; null when it is over or was replaced. */
export async function issuedPicture(
  deps: Deps,
  { organizationId, id }: Readonly<{ organizationId: string; id: string }>,
  language: Language,
): Promise<Buffer | null> {
  const row = await repository.certificateById(deps.db, organizationId, id);
  if (!row || row.assessmentId === null || statusAt(row, deps.now()) !== 'active') return null;
  return certificatePicture(deps, row, language);
}

async function ownCertificate(deps: Deps, account: Account, id: string): Promise<repository.CertificateRow> {
  const row = await repository.certificateById(deps.db, organizationOf(account), id);
  if (!row) throw notFound();
  return row;
}

/** The picture of a certificate as it is drawn; of one that a corrected one replaced there is none. */
export async function readPicture(deps: Deps, account: Account, id: string, language: Language): Promise<Buffer> {
  const row = await ownCertificate(deps, account, id);
  if (row.assessmentId === null) throw notFound();
  return certificatePicture(deps, row, language);
}

export async function readSharePicture(
  deps: Deps,
  account: Account,
  id: string,
  language: Language,
): Promise<{ bytes: Buffer; certificateNumber: string }> {
  const row = await ownCertificate(deps, account, id);
  return { bytes: await sharePicture(deps, row, language), certificateNumber: row.certificateNumber };
}

export async function readLetters(deps: Deps, account: Account, id: string, language: Language): Promise<LettersView> {
  return lettersOf(deps, await ownCertificate(deps, account, id), language);
}

/** Takes an own certificate out of the registry for good (docs/product.md, “Certificates and registry”); its name and NIP go from the entry. */
export async function removeCertificate(deps: Deps, { account, origin }: Principal<'signed-in'>, id: string): Promise<CertificatePayload> {
  const organizationId = organizationOf(account);
  await revokeCertificate(deps, { organizationId, id, reason: 'organisation_request', userId: account.userId, origin });
  const row = await repository.certificateById(deps.db, organizationId, id);
  if (!row) throw notFound();
  return certificateView(row, deps.now());
}

/** Stores what the organisation states to an announced revocation. */
export async function explainCertificate(
  deps: Deps,
  caller: Principal<'signed-in'>,
  id: string,
  text: string,
): Promise<CertificatePayload> {
  const organizationId = organizationOf(caller.account);
  await deps.db.transaction(async (tx) => {
    await explain(deps, tx, { organizationId, id, text });
    await record(deps, tx, caller, { action: 'certificate.explained', id });
  });
  return certificateView(await ownCertificate(deps, caller.account, id), deps.now(), await openAnnouncements(deps.db, organizationId));
}

/** The certificate of an assessment; null where it has none. */
export function certificateOf(db: Db, organizationId: string, assessmentId: string): Promise<repository.CertificateRow | null> {
  return repository.certificateOfAssessment(db, organizationId, assessmentId);
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
export function endingCertificates(db: Db, from: Date, to: Date, also = sql`true`): Promise<repository.EndingCertificate[]> {
  return repository.endingCertificates(db, from, to, also);
}
