import sql, { type Sql } from 'sql-template-tag';
import type { CertificateMetadata, RevocationReason } from '#core/certificate/certification.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { organizationSince } from '#server/account/public.ts';
import type { Db } from '#server/platform/db/db.ts';
import { endsAround } from './joins.ts';

export type CertificateRow = Readonly<{
  id: string;
  organizationId: string;
  certificateNumber: string;
  /** Null once a corrected certificate replaced it. */
  assessmentId: string | null;
  regime: Regime;
  complianceScore: number;
  issuedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  revocationReason: RevocationReason | null;
  verificationHash: string;
  credential: string;
  metadata: CertificateMetadata;
  organizationName: string;
  organizationNip: string;
  /** The paid period it was issued under; null where none is known. */
  subscriptionId: string | null;
  /** The place on the list of revoked certificates; null on those of the first version. */
  statusList: number | null;
  statusPlace: number | null;
  /** Whether its documents are still to be drawn; those of the time before are drawn when they are requested. */
  documentsDue: boolean;
}>;

const shared = sql`
  id, organization_id, certificate_number, assessment_id, compliance_score, issued_at, expires_at, revoked_at,
  revocation_reason, verification_hash, credential, metadata, organization_name, organization_nip, subscription_id, status_list, status_place,
  documents_due`;
const columns = sql`${shared}, type as regime`;

export function certificatesOf(db: Db, organizationId: string): Promise<CertificateRow[]> {
  return db.rows<CertificateRow>(sql`
    select ${columns} from certificates where organization_id = ${organizationId}
    order by issued_at desc, certificate_number`);
}

/** The same with since when the organisation is there. */
export function certificatesSince(
  db: Db,
  organizationId: string,
): Promise<(CertificateRow & Readonly<{ organizationSince: Date | null }>)[]> {
  return db.rows(sql`
    select ${columns}, ${organizationSince(sql`organization_id`)} as organization_since from certificates where organization_id = ${organizationId}
    order by issued_at desc, certificate_number`);
}

export async function certificateById(db: Db, organizationId: string, id: string): Promise<CertificateRow | null> {
  const [row] = await db.rows<CertificateRow>(sql`
    select ${columns} from certificates where organization_id = ${organizationId} and id = ${id}`);
  return row ?? null;
}

export async function certificateOfAssessment(db: Db, organizationId: string, assessmentId: string): Promise<CertificateRow | null> {
  const [row] = await db.rows<CertificateRow>(sql`
    select ${columns} from certificates where organization_id = ${organizationId} and assessment_id = ${assessmentId}`);
  return row ?? null;
}

export async function insertCertificate(
  db: Db,
  certificate: CertificateRow & { pdfUrl: string; qrCodeUrl: string; searchText: string; priorityUntil: Date | null },
): Promise<void> {
  const c = certificate;
  await db.rows(sql`
    insert into certificates (${shared}, type, pdf_url, qr_code_url, search_text, priority_until, status, created_at)
    values (${c.id}, ${c.organizationId}, ${c.certificateNumber}, ${c.assessmentId}, ${c.complianceScore},
      ${c.issuedAt}, ${c.expiresAt}, ${c.revokedAt}, ${c.revocationReason}, ${c.verificationHash}, ${c.credential},
      ${JSON.stringify(c.metadata)}::jsonb, ${c.organizationName}, ${c.organizationNip}, ${c.subscriptionId},
      ${c.statusList}, ${c.statusPlace}, ${c.documentsDue}, ${c.regime}, ${c.pdfUrl}, ${c.qrCodeUrl},
      ${c.searchText}, ${c.priorityUntil}, 'active', ${c.issuedAt})`);
}

/** Revokes a certificate that is not revoked yet; false when there was none. */
export async function revoke(
  db: Db,
  revocation: { organizationId: string; id: string; reason: RevocationReason; at: Date },
): Promise<boolean> {
  const rows = await db.rows(sql`
    update certificates set status = 'revoked', revoked_at = ${revocation.at}, revocation_reason = ${revocation.reason}
    where organization_id = ${revocation.organizationId} and id = ${revocation.id} and revoked_at is null
    returning id`);
  return rows.length > 0;
}

/** Frees the assessment of a certificate for a corrected one. */
export async function detach(db: Db, organizationId: string, id: string): Promise<void> {
  await db.rows(sql`update certificates set assessment_id = null where organization_id = ${organizationId} and id = ${id}`);
}

export async function setPriorityUntil(db: Db, organizationId: string, until: Date | null): Promise<void> {
  await db.rows(sql`
    update certificates set priority_until = ${until}
    where organization_id = ${organizationId} and revoked_at is null and priority_until is distinct from ${until}::timestamptz`);
}

export type EndingCertificate = Readonly<{ organizationId: string; id: string; endsAt: Date; number: string }>;

/** Certificates `x` that end between two instants, unless revoked or followed by a later one of the same regime, as far as `also` holds. */
export function endingCertificates(db: Db, from: Date, to: Date, also: Sql): Promise<EndingCertificate[]> {
  return db.rows<EndingCertificate>(sql`
    select x.organization_id, x.id, x.expires_at as ends_at, x.certificate_number as number from certificates x
    where ${endsAround(from, to)} and ${also}`);
}

/** Writes down that the documents of a certificate are there, with the leaf that reports them; false when they were already, or are not wanted any more. */
export async function settleDocuments(db: Db, { organizationId, id }: CertificateRow, leaf: string): Promise<boolean> {
  const rows = await db.rows(sql`
    update certificates set documents_due = false, documents_leaf = ${leaf}
    where organization_id = ${organizationId} and id = ${id} and documents_due and assessment_id is not null returning id`);
  return rows.length > 0;
}

/** Certificates whose documents are due, the oldest first. */
export function withDocumentsDue(db: Db, limit: number): Promise<CertificateRow[]> {
  return db.rows<CertificateRow>(sql`
    select ${columns} from certificates where documents_due and assessment_id is not null order by issued_at limit ${limit}`);
}

/** The leaf of the documents of a certificate, by the SHA-256 of its credential; null where there is none. */
export async function documentsLeafOf(db: Db, verificationHash: string): Promise<string | null> {
  const [row] = await db.rows<{ documentsLeaf: string }>(sql`
    select documents_leaf from certificates where verification_hash = ${verificationHash} and documents_leaf is not null`);
  return row?.documentsLeaf ?? null;
}
