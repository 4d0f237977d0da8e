import sql from 'sql-template-tag';
import type { GapValues } from '#core/assessment/templates/fill.ts';
import { membershipOf, personName, presentMembership } from '#server/account/public.ts';
import { evidenceNames } from '#server/assessment/evidence/repository.ts';
import type { Db } from '#server/platform/db/db.ts';

export type FillRow = Readonly<{ templateId: string; filled: GapValues; revision: number }>;

export function fillsOf(db: Db, organizationId: string): Promise<FillRow[]> {
  return db.rows<FillRow>(sql`select template_id, filled, revision from template_fills where organization_id = ${organizationId}`);
}

type Filled = Readonly<{ organizationId: string; templateId: string; values: GapValues; revision: number; by: string; at: Date }>;

/** False where somebody saved since `revision`. */
export async function saveFill(db: Db, { organizationId, templateId, values, revision, by, at }: Filled): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into template_fills as f (organization_id, template_id, filled, revision, changed_by, changed_at)
    select ${organizationId}, ${templateId}, ${JSON.stringify(values)}::jsonb, 1, ${by}, ${at}
    where ${revision} = 0 or exists (select 1 from template_fills where organization_id = ${organizationId} and template_id = ${templateId})
    on conflict (organization_id, template_id) do update set filled = excluded.filled, revision = f.revision + 1,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at where f.revision = ${revision}
    returning 1`);
  return rows.length > 0;
}

export type AdoptedRow = Readonly<{
  templateId: string;
  evidenceId: string;
  name: string;
  version: number;
  approvedOn: string;
  approvedBy: string;
  validUntil: string | null;
  recordedBy: string | null;
  recordedAt: Date;
  /** Ids of the accounts of members who have read it; who left is no longer among them. */
  readers: readonly string[];
  /** Staff without an account who have read it. */
  staff: number;
}>;

export async function adoptedOf(db: Db, organizationId: string): Promise<AdoptedRow[]> {
  const rows = await db.rows<Omit<AdoptedRow, 'name' | 'validUntil'>>(sql`
    select d.template_id, d.evidence_id, d.template_version as version, d.approved_on::text, d.approved_by,
      ${personName(sql`d.recorded_by`)} as recorded_by, d.recorded_at,
      coalesce((select array_agg(m.user_id) from document_readings a ${presentMembership}
        where a.organization_id = d.organization_id and a.template_id = d.template_id and a.evidence_id = d.evidence_id), '{}') as readers,
      (select count(*)::int from staff_readings s
        where s.organization_id = d.organization_id and s.template_id = d.template_id and s.evidence_id = d.evidence_id) as staff
    from adopted_documents d
    where d.organization_id = ${organizationId}`);
  const files = new Map((await evidenceNames(db, organizationId)).map(({ id, ...file }) => [id, file]));
  return rows.flatMap((row) => {
    const file = files.get(row.evidenceId);
    return file ? [{ ...row, ...file }] : [];
  });
}

type Adopted = Readonly<{
  organizationId: string;
  templateId: string;
  evidenceId: string;
  version: number;
  approvedOn: string;
  approvedBy: string;
  by: string;
  at: Date;
}>;

export async function insertAdopted(db: Db, one: Adopted): Promise<void> {
  await db.rows(sql`
    insert into adopted_documents as d (organization_id, template_id, evidence_id, template_version, approved_on, approved_by, recorded_by, recorded_at)
    values (${one.organizationId}, ${one.templateId}, ${one.evidenceId}, ${one.version}, ${one.approvedOn}, ${one.approvedBy}, ${one.by}, ${one.at})
    on conflict (organization_id, template_id, evidence_id) do update set template_version = excluded.template_version,
      approved_on = excluded.approved_on, approved_by = excluded.approved_by, recorded_by = excluded.recorded_by,
      recorded_at = excluded.recorded_at`);
}

type Place = Readonly<{ organizationId: string; templateId: string; evidenceId: string }>;

/** False where it was not recorded. */
export async function deleteAdopted(db: Db, { organizationId, templateId, evidenceId }: Place): Promise<boolean> {
  const rows = await db.rows(sql`
    delete from adopted_documents where organization_id = ${organizationId} and template_id = ${templateId} and evidence_id = ${evidenceId}
    returning 1`);
  return rows.length > 0;
}

export async function insertReading(db: Db, { organizationId, templateId, evidenceId }: Place, userId: string, at: Date): Promise<void> {
  await db.rows(sql`
    insert into document_readings (organization_id, template_id, evidence_id, membership_id, read_at)
    select ${organizationId}, ${templateId}, ${evidenceId}, id, ${at} from ${membershipOf(organizationId, userId)} m on conflict do nothing`);
}
