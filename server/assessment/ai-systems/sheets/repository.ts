import sql from 'sql-template-tag';
import type { ImpactBasis, ImpactContent } from '#core/assessment/ai-sheets/impact.ts';
import { personName } from '#server/account/public.ts';
import type { Db } from '#server/platform/db/db.ts';

/** What is written about a system beside its description. */
export const sheetKinds = ['impact', 'registration'] as const;
export type SheetKind = (typeof sheetKinds)[number];

type Place = Readonly<{ organizationId: string; systemId: string; kind: SheetKind }>;
export type SheetRow<Content> = Readonly<{ content: Content; version: number; savedAt: Date; savedBy: string | null }>;

/** Null before anybody saved it. */
export async function sheetOf<Content>(db: Db, { organizationId, systemId, kind }: Place): Promise<SheetRow<Content> | null> {
  const [row] = await db.rows<SheetRow<Content>>(sql`
    select content, version, saved_at, ${personName(sql`saved_by`)} as saved_by from ai_system_sheets
    where organization_id = ${organizationId} and system_id = ${systemId} and kind = ${kind}`);
  return row ?? null;
}

export async function saveSheet(db: Db, place: Place, saved: Readonly<{ content: object; by: string; at: Date }>): Promise<void> {
  await db.rows(sql`
    insert into ai_system_sheets (organization_id, system_id, kind, content, saved_by, saved_at)
    values (${place.organizationId}, ${place.systemId}, ${place.kind}, ${JSON.stringify(saved.content)}::jsonb, ${saved.by}, ${saved.at})
    on conflict (organization_id, system_id, kind) do update set content = excluded.content, version = ai_system_sheets.version + 1,
      saved_by = excluded.saved_by, saved_at = excluded.saved_at`);
}

export type FinishedRow = Readonly<{
  id: string;
  content: ImpactContent;
  basis: ImpactBasis;
  person: string;
  doneOn: string;
  by: string | null;
  at: Date;
}>;

/** Finished impact assessments of a system, the newest first. */
export function finishedOf(db: Db, organizationId: string, systemId: string): Promise<FinishedRow[]> {
  return db.rows<FinishedRow>(sql`
    select id, content, basis, person, done_on::text, ${personName(sql`finished_by`)} as by, finished_at as at from ai_impact_assessments
    where organization_id = ${organizationId} and system_id = ${systemId} order by finished_at desc, id desc`);
}

type NewFinished = Omit<FinishedRow, 'by'> & Readonly<{ organizationId: string; systemId: string; userId: string }>;

export async function insertFinished(db: Db, one: NewFinished): Promise<void> {
  await db.rows(sql`
    insert into ai_impact_assessments (organization_id, system_id, id, content, basis, person, done_on, finished_by, finished_at)
    values (${one.organizationId}, ${one.systemId}, ${one.id}, ${JSON.stringify(one.content)}::jsonb, ${JSON.stringify(one.basis)}::jsonb,
      ${one.person}, ${one.doneOn}, ${one.userId}, ${one.at})`);
}

export async function deleteFinished(db: Db, organizationId: string, id: string): Promise<void> {
  await db.rows(sql`delete from ai_impact_assessments where organization_id = ${organizationId} and id = ${id}`);
}
