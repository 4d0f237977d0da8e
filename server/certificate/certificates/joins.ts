import sql, { type Sql } from 'sql-template-tag';

/** A condition: the certificate `x` ends between two instants, is not revoked, and no later one of the same regime follows it. */
export function endsAround(from: Date, to: Date): Sql {
  return sql`x.revoked_at is null and x.expires_at between ${from} and ${to}
    and not exists (select 1 from certificates l where l.organization_id = x.organization_id and l.type = x.type
      and l.revoked_at is null and l.expires_at > x.expires_at)`;
}

/** A statement part: certificates of an organisation that end between two instants. */
export function endingOf(organizationId: Sql, from: Date, to: Date): Sql {
  return sql`
    select x.organization_id, x.certificate_number, x.type as regime, x.organization_name, x.organization_nip, x.issued_at, x.expires_at, x.revoked_at
    from certificates x
    where x.organization_id = ${organizationId} and ${endsAround(from, to)}`;
}

/** Whether an organisation was ever issued a certificate, for statements of other features. */
export function hasCertificates(organizationId: Sql): Sql {
  return sql`exists (select 1 from certificates x where x.organization_id = ${organizationId})`;
}
