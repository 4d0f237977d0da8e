import sql from 'sql-template-tag';
import type { CertificateMetadata, RevocationReason } from '#core/certification.ts';
import type { Regime } from '#core/regimes.ts';
import type { Db } from '#server/db/db.ts';

export type CertificateRow = Readonly<{
  id: string;
  organizationId: string;
  certificateNumber: string;
  /** Null once a corrected certificate replaced it. */
  assessmentId: string | null;
  type: Regime;
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
}>;

const columns = sql`
  id, organization_id, certificate_number, assessment_id, type, compliance_score, issued_at, expires_at, revoked_at,
  revocation_reason, verification_hash, credential, metadata, organization_name, organization_nip`;

export function certificatesOf(db: Db, organizationId: string): Promise<CertificateRow[]> {
  return db.rows<CertificateRow>(sql`
    select ${columns} from certificates where organization_id = ${organizationId}
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
    insert into certificates (${columns}, pdf_url, qr_code_url, search_text, priority_until, status, created_at)
    values (${c.id}, ${c.organizationId}, ${c.certificateNumber}, ${c.assessmentId}, ${c.type}, ${c.complianceScore},
      ${c.issuedAt}, ${c.expiresAt}, ${c.revokedAt}, ${c.revocationReason}, ${c.verificationHash}, ${c.credential},
      ${JSON.stringify(c.metadata)}::jsonb, ${c.organizationName}, ${c.organizationNip}, ${c.pdfUrl}, ${c.qrCodeUrl},
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

/** Frees the assessment of a certificate for a corrected one; its old documents go. */
export async function detach(db: Db, organizationId: string, id: string): Promise<void> {
  await db.rows(sql`
    with c as (
      select assessment_id from certificates where organization_id = ${organizationId} and id = ${id}
    ), gone as (
      delete from documents d using c
      where d.organization_id = ${organizationId} and d.assessment_id = c.assessment_id and d.kind = 'certificate'
    )
    update certificates set assessment_id = null where organization_id = ${organizationId} and id = ${id}`);
}

export async function setPriorityUntil(db: Db, organizationId: string, until: Date | null): Promise<void> {
  await db.rows(sql`
    update certificates set priority_until = ${until} where organization_id = ${organizationId} and revoked_at is null`);
}
