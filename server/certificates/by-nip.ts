import sql from 'sql-template-tag';
import type { CertifiedConfirmation } from '#core/certification.ts';
import type { Regime } from '#core/regimes.ts';
import { scoreConsent } from '#server/companies/joins.ts';
import type { Db } from '#server/db/db.ts';

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
}>;

/**
 * Of each NIP and regime the certificate in force now, else the newest. What was taken back at the organisation's own request names
 * nobody any more, so it is not found by a NIP either.
 */
export function certificatesOfNips(db: Db, nips: readonly string[], now: Date): Promise<CertificateOfNip[]> {
  return db.rows<CertificateOfNip>(sql`
    select f.organization_nip as nip, f.type as regime, f.certificate_number, f.organization_name as name, f.issued_at, f.expires_at, f.revoked_at,
      f.metadata -> 'confirmation' as confirmation,
      case when ${scoreConsent(sql`f.organization_id`)} then f.compliance_score end as compliance_score
    from (
      select distinct on (c.organization_nip, c.type) c.* from (
        select * from certificates where organization_nip = any(${nips}::text[]) and revoked_at is null
        union all
        select * from certificates where organization_nip = any(${nips}::text[]) and revoked_at is not null
          and revocation_reason <> 'organisation_request'
      ) c
      where c.anonymised_at is null
      order by c.organization_nip, c.type, (c.revoked_at is null and c.expires_at > ${now}) desc, c.issued_at desc, c.certificate_number
    ) f
    order by f.organization_nip, f.type`);
}
