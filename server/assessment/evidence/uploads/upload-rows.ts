import sql from 'sql-template-tag';
import type { EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import type { Db } from '#server/platform/db/db.ts';

/** A file on its way. */
export type UploadRow = Readonly<{
  id: string;
  userId: string;
  name: string;
  bytes: number;
  received: number;
  sha256: string | null;
  assessmentId: string | null;
  questionId: string | null;
  replaces: string | null;
  parts: readonly string[];
}>;

const columns = sql`id, user_id, name, bytes, received, sha256, assessment_id, question_id, replaces, parts`;

export type NewUpload = Readonly<{
  organizationId: string;
  id: string;
  userId: string;
  name: string;
  bytes: number;
  sha256: string | null;
  place: EvidencePlace | null;
  replaces: string | null;
  at: Date;
}>;

export async function insertUpload(db: Db, { place, ...one }: NewUpload): Promise<void> {
  await db.rows(sql`
    insert into evidence_uploads (organization_id, id, user_id, name, bytes, sha256, assessment_id, question_id, replaces, created_at, touched_at)
    values (${one.organizationId}, ${one.id}, ${one.userId}, ${one.name}, ${one.bytes}, ${one.sha256}, ${place?.assessmentId ?? null},
      ${place?.questionId ?? null}, ${one.replaces}, ${one.at}, ${one.at})`);
}

/** The same file that the same person began to send to the same place; only one whose hash was said can be known again. */
export async function sameUpload(db: Db, { place, ...one }: NewUpload): Promise<UploadRow | null> {
  const [row] = await db.rows<UploadRow>(sql`
    select ${columns} from evidence_uploads
    where organization_id = ${one.organizationId} and user_id = ${one.userId} and name = ${one.name} and bytes = ${one.bytes}
      and sha256 = ${one.sha256} and assessment_id is not distinct from ${place?.assessmentId ?? null}::uuid
      and question_id is not distinct from ${place?.questionId ?? null}::text and replaces is not distinct from ${one.replaces}::uuid
    order by created_at, id limit 1`);
  return row ?? null;
}

/** The same file of the same person that was stored at the same place since then: its sender never learned that it arrived. */
export async function storedSince(db: Db, { place, ...one }: NewUpload, since: Date): Promise<string | null> {
  const atPlace = place
    ? sql`exists (select 1 from evidence_uses u where u.organization_id = e.organization_id and u.evidence_id = e.id
        and u.assessment_id is not distinct from ${place.assessmentId}::uuid and u.question_id = ${place.questionId})`
    : sql`true`;
  const [row] = await db.rows<{ id: string }>(sql`
    select e.id from evidence e
    where e.organization_id = ${one.organizationId} and e.added_by = ${one.userId} and e.bytes = ${one.bytes} and e.sha256 = ${one.sha256}
      and e.added_at >= ${since} and ${atPlace}
    order by e.added_at desc, e.id limit 1`);
  return row?.id ?? null;
}

export async function uploadById(db: Db, organizationId: string, id: string): Promise<UploadRow | null> {
  const [row] = await db.rows<UploadRow>(sql`
    select ${columns} from evidence_uploads where organization_id = ${organizationId} and id = ${id}`);
  return row ?? null;
}

/** Adds a part that was stored; null when another one was added at this place meanwhile. */
export async function addPart(
  db: Db,
  part: { organizationId: string; id: string; offset: number; bytes: number; key: string; at: Date },
): Promise<UploadRow | null> {
  const { organizationId, id, offset, bytes, key, at } = part;
  const [row] = await db.rows<UploadRow>(sql`
    update evidence_uploads set received = received + ${bytes}, parts = parts || ${key}::text, touched_at = ${at}
    where organization_id = ${organizationId} and id = ${id} and received = ${offset} and received + ${bytes} <= bytes
    returning ${columns}`);
  return row ?? null;
}

/** The keys of its parts; null when there is no such file on its way. */
export async function deleteUpload(db: Db, organizationId: string, id: string): Promise<readonly string[] | null> {
  const [row] = await db.rows<{ parts: string[] }>(sql`
    delete from evidence_uploads where organization_id = ${organizationId} and id = ${id} returning parts`);
  return row?.parts ?? null;
}

/** Forgets what nobody sent anything of since then; returns the keys of its parts. */
export async function deleteIdle(db: Db, before: Date): Promise<string[]> {
  const rows = await db.rows<{ parts: string[] }>(sql`delete from evidence_uploads where touched_at <= ${before} returning parts`);
  return rows.flatMap(({ parts }) => parts);
}

/** Which of these keys belong to something that is stored or on its way. */
export async function knownKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ key: string }>(sql`
    select store_key as key from evidence where store_key = any(${[...keys]})
    union all
    select store_key as key from incident_receipts where store_key = any(${[...keys]})
    union all
    select store_key as key from customer_questionnaires where store_key = any(${[...keys]})
    union all
    select part as key from evidence_uploads, unnest(parts) part where part = any(${[...keys]})`);
  return new Set(rows.map(({ key }) => key));
}
