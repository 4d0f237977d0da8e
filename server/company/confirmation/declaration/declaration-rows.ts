import sql from 'sql-template-tag';
import type { SignatureVerdict } from '#core/company/signed-declaration.ts';
import type { Db } from '#server/platform/db/db.ts';

export type DeclarationRow = Readonly<{ organizationId: string; id: string; bytes: Buffer; createdAt: Date; expiresAt: Date }>;

export async function insertDeclaration(db: Db, row: DeclarationRow): Promise<void> {
  await db.rows(sql`
    insert into declarations (organization_id, id, bytes, created_at, expires_at)
    values (${row.organizationId}, ${row.id}, ${row.bytes}, ${row.createdAt}, ${row.expiresAt})`);
}

/** The declaration that is not closed; it may have expired. */
export async function openDeclaration(db: Db, organizationId: string): Promise<DeclarationRow | null> {
  const [row] = await db.rows<DeclarationRow>(sql`
    select organization_id, id, bytes, created_at, expires_at from declarations
    where organization_id = ${organizationId} and closed_at is null`);
  return row ?? null;
}

/** False when it was closed before. */
export async function closeDeclaration(db: Db, organizationId: string, at: Date, id: string | null = null): Promise<boolean> {
  const rows = await db.rows(sql`
    update declarations set closed_at = ${at}
    where organization_id = ${organizationId} and closed_at is null and (${id}::uuid is null or id = ${id}) returning 1`);
  return rows.length > 0;
}

export type SignedFile = Readonly<{
  organizationId: string;
  id: string;
  declarationId: string;
  fileSha256: string;
  certificateSha256: string | null;
  verdict: SignatureVerdict;
  judgedAt: Date;
}>;

export async function insertSignedFile(db: Db, file: SignedFile): Promise<void> {
  await db.rows(sql`
    insert into signed_files (organization_id, id, declaration_id, file_sha256, certificate_sha256, verdict, judged_at)
    values (${file.organizationId}, ${file.id}, ${file.declarationId}, ${file.fileSha256}, ${file.certificateSha256}, ${file.verdict},
      ${file.judgedAt})`);
}

export async function saveVerdict(db: Db, organizationId: string, id: string, verdict: SignatureVerdict): Promise<Date | null> {
  const [row] = await db.rows<{ judgedAt: Date }>(sql`
    update signed_files set verdict = ${verdict} where organization_id = ${organizationId} and id = ${id} returning judged_at`);
  return row?.judgedAt ?? null;
}

/** What the last file for a declaration brought. */
export async function lastVerdict(
  db: Db,
  organizationId: string,
  declarationId: string,
): Promise<Pick<SignedFile, 'verdict' | 'judgedAt'> | null> {
  const [row] = await db.rows<Pick<SignedFile, 'verdict' | 'judgedAt'>>(sql`
    select verdict, judged_at from signed_files
    where organization_id = ${organizationId} and declaration_id = ${declarationId} order by judged_at desc limit 1`);
  return row ?? null;
}

export async function filesSince(db: Db, organizationId: string, since: Date): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from signed_files where organization_id = ${organizationId} and judged_at > ${since}`);
  return row?.count ?? 0;
}
