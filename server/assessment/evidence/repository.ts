import sql, { type Sql } from 'sql-template-tag';
import type { EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import type { Db } from '#server/platform/db/db.ts';
import { personName } from '#server/account/public.ts';

export type UseRow = Readonly<{ assessmentId: string | null; questionId: string; attachedAt: string; attachedBy: string | null }>;

export type EvidenceRow = Readonly<{
  id: string;
  kind: 'file' | 'link';
  name: string;
  url: string | null;
  mediaType: string | null;
  bytes: number | null;
  sha256: string | null;
  storeKey: string | null;
  scanned: boolean;
  validUntil: string | null;
  addedAt: Date;
  addedBy: string | null;
  uses: readonly UseRow[];
  reported: boolean;
}>;

const usesOf = sql`
  coalesce((select jsonb_agg(jsonb_build_object('assessmentId', u.assessment_id, 'questionId', u.question_id,
      'attachedAt', u.attached_at, 'attachedBy', ${personName(sql`u.attached_by`)}) order by u.attached_at, u.question_id, u.assessment_id)
    from evidence_uses u where u.organization_id = e.organization_id and u.evidence_id = e.id), '[]'::jsonb)`;

function select(organizationId: string, which: Sql): Sql {
  return sql`
    select e.id, e.kind, e.name, e.url, e.media_type, e.bytes, e.sha256, e.store_key, e.scanned, e.valid_until::text, e.added_at,
      ${personName(sql`e.added_by`)} as added_by, ${usesOf} as uses, e.reported_at is not null as reported
    from evidence e where e.organization_id = ${organizationId} and ${which} order by e.added_at desc, e.id`;
}

export function allOf(db: Db, organizationId: string): Promise<EvidenceRow[]> {
  return db.rows<EvidenceRow>(select(organizationId, sql`true`));
}

/** Names of everything in the evidence of an organisation. */
export function evidenceNames(db: Db, organizationId: string): Promise<{ id: string; name: string; validUntil: string | null }[]> {
  return db.rows(sql`select id, name, valid_until::text from evidence where organization_id = ${organizationId}`);
}

export async function byId(db: Db, organizationId: string, id: string): Promise<EvidenceRow | null> {
  const [row] = await db.rows<EvidenceRow>(select(organizationId, sql`e.id = ${id}`));
  return row ?? null;
}

/** A link by its address, the first of several. */
export async function byUrl(db: Db, organizationId: string, url: string): Promise<EvidenceRow | null> {
  const rows = await db.rows<EvidenceRow>(select(organizationId, sql`e.kind = 'link' and e.url = ${url}`));
  return rows.at(-1) ?? null;
}

/** What stands at the answers of an assessment, in the order in which it was attached. */
export function idsAtAnswers(db: Db, organizationId: string, assessmentId: string): Promise<{ questionId: string; id: string }[]> {
  return db.rows(sql`
    select question_id, evidence_id as id from evidence_uses
    where organization_id = ${organizationId} and assessment_id = ${assessmentId} order by question_id, attached_at, evidence_id`);
}

export type AtAnswers = Readonly<{
  name: string;
  url: string | null;
  sha256: string | null;
  validUntil: string | null;
  addedAt: Date;
  questionIds: readonly string[];
}>;

/** What stands at the answers of an assessment, each once with its questions. */
export function listAtAnswers(db: Db, organizationId: string, assessmentId: string): Promise<AtAnswers[]> {
  return db.rows<AtAnswers>(sql`
    select e.name, e.url, e.sha256, e.valid_until::text, e.added_at, array_agg(u.question_id order by u.question_id) as question_ids
    from evidence_uses u join evidence e on e.organization_id = u.organization_id and e.id = u.evidence_id
    where u.organization_id = ${organizationId} and u.assessment_id = ${assessmentId}
    group by e.organization_id, e.id order by e.added_at, e.name, e.id`);
}

type NewEvidence = Readonly<{ organizationId: string; id: string; name: string; addedBy: string; at: Date }>;
export type FileFacts = Readonly<{ mediaType: string; bytes: number; sha256: string; storeKey: string; scanned: boolean }>;

export async function insertLink(db: Db, link: NewEvidence & Readonly<{ url: string }>): Promise<void> {
  await db.rows(sql`
    insert into evidence (organization_id, id, kind, name, url, added_by, added_at)
    values (${link.organizationId}, ${link.id}, 'link', ${link.name}, ${link.url}, ${link.addedBy}, ${link.at})`);
}

export async function insertFile(db: Db, file: NewEvidence & FileFacts): Promise<void> {
  await db.rows(sql`
    insert into evidence (organization_id, id, kind, name, media_type, bytes, sha256, store_key, scanned, added_by, added_at)
    values (${file.organizationId}, ${file.id}, 'file', ${file.name}, ${file.mediaType}, ${file.bytes}, ${file.sha256}, ${file.storeKey},
      ${file.scanned}, ${file.addedBy}, ${file.at})`);
}

type Use = EvidencePlace & Readonly<{ organizationId: string; id: string }>;

/** False when it stands there already. */
export async function insertUse(db: Db, use: Use & Readonly<{ by: string; at: Date }>): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into evidence_uses (organization_id, evidence_id, assessment_id, question_id, attached_by, attached_at)
    values (${use.organizationId}, ${use.id}, ${use.assessmentId}, ${use.questionId}, ${use.by}, ${use.at})
    on conflict do nothing returning question_id`);
  return rows.length > 0;
}

/** False when it does not stand there. */
export async function deleteUse(db: Db, { organizationId, id, assessmentId, questionId }: Use): Promise<boolean> {
  const rows = await db.rows(sql`
    delete from evidence_uses where organization_id = ${organizationId} and evidence_id = ${id}
      and assessment_id is not distinct from ${assessmentId}::uuid and question_id = ${questionId} returning question_id`);
  return rows.length > 0;
}

/** What stood at the answers of one assessment stands at those of another, as far as the questions are still asked. */
export async function copyUses(
  db: Db,
  {
    organizationId,
    from,
    to,
    questionIds,
    at,
  }: { organizationId: string; from: string; to: string; questionIds: readonly string[]; at: Date },
): Promise<void> {
  await db.rows(sql`
    insert into evidence_uses (organization_id, evidence_id, assessment_id, question_id, attached_by, attached_at)
    select organization_id, evidence_id, ${to}, question_id, attached_by, ${at} from evidence_uses
    where organization_id = ${organizationId} and assessment_id = ${from} and question_id = any(${[...questionIds]})
    on conflict do nothing`);
}

export async function setValidUntil(db: Db, organizationId: string, id: string, validUntil: string | null): Promise<void> {
  await db.rows(sql`
    update evidence set valid_until = ${validUntil}::date where organization_id = ${organizationId} and id = ${id}`);
}

/** A finished report lists what stands at the answers of its assessment. */
export async function markReported(db: Db, organizationId: string, assessmentId: string, at: Date): Promise<void> {
  await db.rows(sql`
    update evidence e set reported_at = coalesce(reported_at, ${at}) where organization_id = ${organizationId}
      and exists (select 1 from evidence_uses u where u.organization_id = e.organization_id and u.evidence_id = e.id
        and u.assessment_id = ${assessmentId})`);
}

export async function remove(db: Db, organizationId: string, id: string): Promise<void> {
  await db.rows(sql`delete from evidence where organization_id = ${organizationId} and id = ${id}`);
}

/** What is stored and what is reserved, in bytes and in pieces; one file on its way may be left out. */
export async function usage(
  db: Db,
  organizationId: string,
  without: string | null = null,
): Promise<{ bytes: number; items: number; openUploads: number }> {
  const [row] = await db.rows<{ bytes: number; items: number; openUploads: number }>(sql`
    select coalesce(kept.bytes, 0) + coalesce(coming.bytes, 0) as bytes, kept.items + coming.items as items, coming.items as open_uploads
    from (select sum(bytes) as bytes, count(*) as items from evidence where organization_id = ${organizationId}) kept,
      (select sum(bytes) as bytes, count(*) as items from evidence_uploads
        where organization_id = ${organizationId} and id is distinct from ${without}::uuid) coming`);
  return row ?? { bytes: 0, items: 0, openUploads: 0 };
}
