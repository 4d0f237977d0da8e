import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { CertificateMetadata, CertifiedConfirmation, RevocationReason } from '#core/certification.ts';
import type { Regime } from '#core/regimes.ts';
import { scoreConsent } from '#server/companies/joins.ts';
import type { Db } from '#server/db/db.ts';
import { certificateHashes } from '#server/documents/store.ts';

/** How a search is run: by the whole number, by the whole NIP, or by LIKE patterns that must all match. */
export type SearchTerms =
  | Readonly<{ kind: 'number'; number: string }>
  | Readonly<{ kind: 'nip'; nip: string }>
  | Readonly<{ kind: 'words'; patterns: readonly string[] }>;

export type ListedRow = Readonly<{
  id: string;
  regime: Regime;
  certificateNumber: string;
  issuedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  complianceScore: number;
  consent: boolean;
  priority: boolean;
  organizationName: string;
  organizationNip: string;
  confirmation: CertifiedConfirmation | null;
}>;

export type EntryRow = ListedRow &
  Readonly<{
    anonymisedAt: Date | null;
    revocationReason: RevocationReason | null;
    verificationHash: string;
    credential: string;
    metadata: CertificateMetadata;
    documentHashes: string[];
  }>;

/** Where the next page begins: after this certificate, among those listed first or among the others. */
export type Cursor = Readonly<{ priority: boolean; issuedAt: Date; certificateNumber: string }>;

type Page = Readonly<{ regime: Regime | null; now: Date; limit: number }>;

function listed(page: Page, conditions: Sql, limit: number): Sql {
  const ofType = page.regime ? sql`and c.type = ${page.regime}` : empty;
  return sql`
    select id, type as regime, certificate_number, issued_at, expires_at, revoked_at, compliance_score, organization_name,
      organization_nip, organization_id, metadata -> 'confirmation' as confirmation, coalesce(priority_until > ${page.now}, false) as priority
    from certificates c
    where revoked_at is null and anonymised_at is null ${ofType} ${conditions}
    order by issued_at desc, certificate_number desc limit ${limit}`;
}

/** Consent is asked of the organisation as it is now; one that is gone consents to nothing. */
function withConsent(page: Sql): Sql {
  return sql`
    select l.*, ${scoreConsent(sql`l.organization_id`)} as consent from (${page}) l
    order by l.issued_at desc, l.certificate_number desc`;
}

function after(cursor: Cursor | null): Sql {
  if (!cursor) return empty;
  return sql`and (c.issued_at, c.certificate_number) < (${cursor.issuedAt}, ${cursor.certificateNumber})`;
}

function matching(terms: SearchTerms): Sql {
  if (terms.kind === 'number') return sql`and c.certificate_number = ${terms.number}`;
  if (terms.kind === 'nip') return sql`and c.organization_nip = ${terms.nip}`;
  return sql`and ${join(
    terms.patterns.map((pattern) => sql`c.search_text like ${pattern}`),
    ' and ',
  )}`;
}

export function search(db: Db, page: Page, terms: SearchTerms, cursor: Cursor | null): Promise<ListedRow[]> {
  return db.rows<ListedRow>(withConsent(listed(page, sql`${matching(terms)} ${after(cursor)}`, page.limit)));
}

/** Without a search: those with priority first, then the others, each newest first. */
export async function newest(db: Db, page: Page, cursor: Cursor | null): Promise<ListedRow[]> {
  const prior = sql`and c.priority_until is not null and c.priority_until > ${page.now}`;
  const other = sql`and (c.priority_until is null or c.priority_until <= ${page.now})`;
  const first =
    cursor && !cursor.priority ? [] : await db.rows<ListedRow>(withConsent(listed(page, sql`${prior} ${after(cursor)}`, page.limit)));
  const from = cursor && !cursor.priority ? cursor : null;
  const rest = await db.rows<ListedRow>(withConsent(listed(page, sql`${other} ${after(from)}`, page.limit - first.length)));
  return [...first, ...rest];
}

export async function entryByNumber(db: Db, certificateNumber: string): Promise<EntryRow | null> {
  const [row] = await db.rows<EntryRow>(sql`
    select c.id, c.type as regime, c.certificate_number, c.issued_at, c.expires_at, c.revoked_at, c.compliance_score,
      c.organization_name, c.organization_nip, c.anonymised_at, c.revocation_reason, c.verification_hash, c.credential, c.metadata,
      c.metadata -> 'confirmation' as confirmation,
      false as priority, ${scoreConsent(sql`c.organization_id`)} as consent,
      ${certificateHashes(sql`c.organization_id`, sql`c.assessment_id`)} as document_hashes
    from certificates c
    where c.certificate_number = ${certificateNumber}`);
  return row ?? null;
}
