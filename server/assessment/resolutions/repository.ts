import sql from 'sql-template-tag';
import type { DecidedDocument, ResolutionForm, ResolutionKind, ResolutionLanguage, Vote } from '#core/assessment/board/resolutions.ts';
import { personName } from '#server/account/public.ts';
import type { OrganizationRecord } from '#server/adapters/documents/record/record.ts';
import type { Db } from '#server/platform/db/db.ts';

export type Voted = Readonly<{ personId: string; name: string; role: string; vote: Vote }>;
/** The document as it was drafted; its moment is that of the draft. */
export type Content = Omit<OrganizationRecord, 'at'>;

export type ResolutionRow = Readonly<{
  id: string;
  kind: ResolutionKind;
  form: ResolutionForm;
  language: ResolutionLanguage;
  content: Content;
  stateHash: string;
  sha256: string;
  by: string | null;
  madeAt: Date;
  number: string | null;
  adoptedOn: string | null;
  votes: Voted[];
  documents: DecidedDocument[];
  evidenceId: string | null;
}>;

/** Decisions of an organisation, the newest first, without their documents. */
export function resolutionsOf(db: Db, organizationId: string): Promise<ResolutionRow[]> {
  return db.rows<ResolutionRow>(sql`
    select r.id, r.kind, r.form, r.language, r.content, r.state_hash, r.sha256, ${personName(sql`r.made_by`)} as by, r.made_at, r.number,
      r.adopted_on::text, r.votes, r.documents, r.evidence_id
    from board_resolutions r where r.organization_id = ${organizationId} order by r.made_at desc, r.id`);
}

type NewResolution = Pick<
  ResolutionRow,
  'id' | 'kind' | 'form' | 'language' | 'content' | 'documents' | 'stateHash' | 'sha256' | 'madeAt'
> &
  Readonly<{ organizationId: string; userId: string; pdf: Buffer }>;

export async function insertResolution(db: Db, one: NewResolution): Promise<void> {
  await db.rows(sql`
    insert into board_resolutions (organization_id, id, kind, form, language, content, documents, state_hash, pdf, sha256, made_by, made_at)
    values (${one.organizationId}, ${one.id}, ${one.kind}, ${one.form}, ${one.language}, ${JSON.stringify(one.content)}::jsonb,
      ${JSON.stringify(one.documents)}::jsonb, ${one.stateHash}, ${one.pdf}, ${one.sha256}, ${one.userId}, ${one.madeAt})`);
}

type Adoption = Readonly<{
  number: string;
  adoptedOn: string;
  votes: readonly Voted[];
  evidenceId: string | null;
  userId: string;
  at: Date;
}>;

export async function saveAdoption(db: Db, { organizationId, id }: { organizationId: string; id: string }, one: Adoption): Promise<void> {
  await db.rows(sql`
    update board_resolutions set number = ${one.number}, adopted_on = ${one.adoptedOn}, votes = ${JSON.stringify(one.votes)}::jsonb,
      evidence_id = ${one.evidenceId}, adopted_by = ${one.userId}, adopted_at = ${one.at}
    where organization_id = ${organizationId} and id = ${id}`);
}

export async function deleteResolution(db: Db, organizationId: string, id: string): Promise<void> {
  await db.rows(sql`delete from board_resolutions where organization_id = ${organizationId} and id = ${id}`);
}

/** The document as it was drafted; null where there is none. */
export async function resolutionBytes(db: Db, organizationId: string, id: string): Promise<Buffer | null> {
  const [row] = await db.rows<{ pdf: Buffer }>(sql`
    select pdf from board_resolutions where organization_id = ${organizationId} and id = ${id}`);
  return row?.pdf ?? null;
}
