import { createHash } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import { languages, type Language } from '#core/languages.ts';
import type { Db } from '#server/db/db.ts';

type DocumentKey = Readonly<{
  organizationId: string;
  assessmentId: string;
  kind: 'report' | 'certificate';
  language: Language;
  /** Of an assessment that was finished more than once; certificates have one only. */
  edition?: number;
}>;

export async function storedDocument(db: Db, key: DocumentKey): Promise<Buffer | null> {
  const [row] = await db.rows<{ bytes: Buffer }>(sql`
    select bytes from documents
    where organization_id = ${key.organizationId} and assessment_id = ${key.assessmentId}
      and kind = ${key.kind} and language = ${key.language} and edition = ${key.edition ?? 1}`);
  return row?.bytes ?? null;
}

/** Stores a document once; when another request was first, its bytes stand. Returns the stored bytes. */
export async function storeDocument(db: Db, document: DocumentKey & { bytes: Buffer; at: Date }): Promise<Buffer> {
  const { organizationId, assessmentId, kind, language, edition = 1, bytes, at } = document;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const stored = await db.rows(sql`
    insert into documents (organization_id, assessment_id, kind, language, edition, sha256, bytes, created_at)
    values (${organizationId}, ${assessmentId}, ${kind}, ${language}, ${edition}, ${sha256}, ${bytes}, ${at})
    on conflict do nothing returning sha256`);
  if (stored.length > 0) return bytes;
  const earlier = await storedDocument(db, document);
  if (!earlier) throw new Error('a document was neither stored nor found');
  return earlier;
}

/** When a report with this SHA-256 was made; null when none of those kept has it. */
export async function keptReport(db: Db, sha256: string): Promise<Date | null> {
  const [row] = await db.rows<{ createdAt: Date }>(sql`
    select created_at from documents where kind = 'report' and sha256 = ${sha256} order by created_at limit 1`);
  return row?.createdAt ?? null;
}

/** Removes the certificates drawn for an assessment, for a corrected one. */
export async function removeCertificates(db: Db, organizationId: string, assessmentId: string): Promise<void> {
  await db.rows(sql`
    delete from documents where organization_id = ${organizationId} and assessment_id = ${assessmentId} and kind = 'certificate'`);
}

/** SHA-256 of each stored certificate of an assessment in the order of the languages, for statements of other features. */
export function certificateHashes(organizationId: Sql, assessmentId: Sql): Sql {
  return sql`array(select sha256 from documents d
    where d.organization_id = ${organizationId} and d.assessment_id = ${assessmentId} and d.kind = 'certificate'
    order by array_position(${[...languages]}::text[], language))`;
}
