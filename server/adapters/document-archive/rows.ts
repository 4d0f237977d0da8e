import sql, { empty, type Sql } from 'sql-template-tag';
import type { Language } from '#core/platform/languages.ts';
import { earlierVersionDays } from '#core/platform/limits.ts';
import type { Db } from '#server/platform/db/db.ts';

export type DocumentKey = Readonly<{
  organizationId: string;
  assessmentId: string;
  kind: 'report' | 'certificate';
  language: Language;
  /** Of an assessment that was finished more than once; certificates have one only. */
  edition?: number;
}>;

/** Where a document is: in the store since `storedAt`, or in the row alone. */
export type DocumentRow = Readonly<{ organizationId: string; sha256: string; storedAt: Date | null }>;

function isKey({ organizationId, assessmentId, kind, language, edition = 1 }: DocumentKey): Sql {
  return sql`organization_id = ${organizationId} and assessment_id = ${assessmentId}
    and kind = ${kind} and language = ${language} and edition = ${edition}`;
}

export async function documentRow(db: Db, key: DocumentKey): Promise<DocumentRow | null> {
  const [row] = await db.rows<DocumentRow>(sql`
    select organization_id, sha256, stored_at from documents where ${isKey(key)}`);
  return row ?? null;
}

/** The bytes that a row of the version before holds, or one that such a version may still read; null where there are none. */
export async function bytesInRow(db: Db, organizationId: string, sha256: string): Promise<Buffer | null> {
  const [row] = await db.rows<{ bytes: Buffer }>(sql`
    select bytes from documents where organization_id = ${organizationId} and sha256 = ${sha256} and bytes is not null limit 1`);
  return row?.bytes ?? null;
}

/** Whether a process of the version before may still run, which knows the bytes of a row only. */
export async function isReadByEarlier(db: Db): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from documents_upgrade where at > clock_timestamp() - make_interval(days => ${earlierVersionDays})`);
  return rows.length > 0;
}

type NewDocument = DocumentKey & Readonly<{ sha256: string; size: number; bytes: Buffer | null; at: Date }>;

/** False when there is one already, which then stands. */
export async function insertDocument(db: Db, document: NewDocument): Promise<boolean> {
  const { organizationId, assessmentId, kind, language, edition = 1, sha256, size, bytes, at } = document;
  const rows = await db.rows(sql`
    insert into documents (organization_id, assessment_id, kind, language, edition, sha256, size, bytes, created_at, stored_at)
    values (${organizationId}, ${assessmentId}, ${kind}, ${language}, ${edition}, ${sha256}, ${size}, ${bytes}, ${at}, clock_timestamp())
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

/** When a report with this SHA-256 was made; null when none of those stored has it. */
export async function reportMadeAt(db: Db, sha256: string): Promise<Date | null> {
  const [row] = await db.rows<{ createdAt: Date }>(sql`
    select created_at from documents where kind = 'report' and sha256 = ${sha256} order by created_at limit 1`);
  return row?.createdAt ?? null;
}

export async function deleteCertificates(db: Db, organizationId: string, assessmentId: string): Promise<void> {
  await db.rows(sql`
    delete from documents where organization_id = ${organizationId} and assessment_id = ${assessmentId} and kind = 'certificate'`);
}

/** Which of these hashes rows name. */
export async function namedAmong(db: Db, sha256s: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ sha256: string }>(sql`select distinct sha256 from documents where sha256 = any(${[...sha256s]})`);
  return new Set(rows.map(({ sha256 }) => sha256));
}

export type InRow = Readonly<{ organizationId: string; sha256: string }>;

/** Documents whose bytes are in their rows: those that the store does not have yet, or all. The oldest first, without the first few. */
export function withBytes(db: Db, which: 'unstored' | 'all', page: Readonly<{ skip: number; limit: number }>): Promise<InRow[]> {
  const due = which === 'unstored' ? sql`stored_at is null` : sql`bytes is not null`;
  return db.rows<InRow>(sql`
    select organization_id, sha256 from documents where ${due} order by created_at, sha256 offset ${page.skip} limit ${page.limit}`);
}

/** Writes down that the store has a document, verified, and takes the bytes out of the row unless somebody may still read them there. */
export async function recordStored(
  db: Db,
  { organizationId, sha256 }: InRow,
  file: Readonly<{ size: number; emptied: boolean }>,
): Promise<void> {
  const emptied = file.emptied ? sql`, bytes = null` : empty;
  await db.rows(sql`
    update documents set size = ${file.size}, stored_at = coalesce(stored_at, clock_timestamp())${emptied}
    where organization_id = ${organizationId} and sha256 = ${sha256}`);
}
