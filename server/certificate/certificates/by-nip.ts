import sql, { type Sql } from 'sql-template-tag';
import type { CertifiedConfirmation } from '#core/certificate/certification.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { Db } from '#server/platform/db/db.ts';
import { organizationSince, scoreConsent } from '#server/account/public.ts';

/** A certificate as the registry shows it, by the NIP that it was issued to. */
export type CertificateOfNip = Readonly<{
  nip: string;
  regime: Regime;
  certificateNumber: string;
  name: string;
  issuedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  confirmation: CertifiedConfirmation | null;
  complianceScore: number | null;
  /** Whose it is and what it rests on; null after both were deleted. */
  organizationId: string | null;
  assessmentId: string | null;
  organizationSince: Date | null;
}>;

/**
 * Of each NIP and regime the certificate in force now, else the newest. What was revoked at the organisation's own request names
 * nobody any more, so it is not found by a NIP either.
 */
export function certificatesOfNips(db: Db, nips: readonly string[], now: Date): Promise<CertificateOfNip[]> {
  const columns = sql`organization_id, assessment_id, organization_nip, organization_name, type, certificate_number, issued_at, expires_at, revoked_at,
    compliance_score, metadata -> 'confirmation' as confirmation`;
  return db.rows<CertificateOfNip>(sql`
    select f.organization_nip as nip, f.type as regime, f.certificate_number, f.organization_name as name, f.issued_at, f.expires_at, f.revoked_at,
      f.confirmation, case when ${scoreConsent(sql`f.organization_id`)} then f.compliance_score end as compliance_score,
      f.organization_id, f.assessment_id, ${organizationSince(sql`f.organization_id`)} as organization_since
    from (
      select distinct on (c.organization_nip, c.type) c.* from (
        select ${columns} from certificates
        where organization_nip = any(${nips}::text[]) and revoked_at is null and anonymised_at is null
        union all
        select ${columns} from certificates
        where organization_nip = any(${nips}::text[]) and revoked_at is not null and revocation_reason <> 'organisation_request'
          and anonymised_at is null
      ) c
      order by c.organization_nip, c.type, (c.revoked_at is null and c.expires_at > ${now}) desc, c.issued_at desc, c.certificate_number
    ) f
    order by f.organization_nip, f.type`);
}

/**
 * A statement part: certificates whose end lies after one instant and not after another, with `nip` and `number`, the earliest first. One
 * that was followed by a later certificate of the same company and regime is left out.
 */
export function endsBetween(after: Date, until: Date): Sql {
  return sql`
    select c.organization_nip as nip, c.certificate_number as number, c.expires_at from certificates c
    left join lateral (select true as is_there from certificates l where l.organization_nip = c.organization_nip and l.type = c.type
      and l.revoked_at is null and l.expires_at > c.expires_at limit 1) later on true
    where c.revoked_at is null and c.anonymised_at is null and c.expires_at > ${after} and c.expires_at <= ${until}
      and later.is_there is null`;
}

/** A certificate that something is to be said about; its company is named only where the registry names it. */
export type NumberedCertificate = Readonly<{
  certificateNumber: string;
  regime: Regime;
  name: string | null;
  expiresAt: Date;
  revokedAt: Date | null;
}>;

export function certificatesByNumber(db: Db, numbers: readonly string[]): Promise<NumberedCertificate[]> {
  return db.rows<NumberedCertificate>(sql`
    select certificate_number, type as regime, expires_at, revoked_at,
      case when anonymised_at is null and revocation_reason is distinct from 'organisation_request' then organization_name end as name
    from certificates where certificate_number = any(${numbers}::text[]) order by certificate_number`);
}
