import sql from 'sql-template-tag';
import type { AuditorCheck, AuditorKind, CheckAnswer } from '#core/assessment/audit/audit.ts';
import { personName } from '#server/account/public.ts';
import type { Db } from '#server/platform/db/db.ts';

export type Auditor = Readonly<{
  auditor: string;
  kind: AuditorKind | null;
  checks: Readonly<Partial<Record<AuditorCheck, CheckAnswer>>>;
}>;

export type PreparationRow = Auditor & Readonly<{ revision: number; changedBy: string | null; changedAt: Date | null }>;

const nothing: PreparationRow = { auditor: '', kind: null, checks: {}, revision: 0, changedBy: null, changedAt: null };

/** What an organisation recorded of its auditor; revision 0 where nothing was. */
export async function preparationOf(db: Db, organizationId: string): Promise<PreparationRow> {
  const [row] = await db.rows<PreparationRow>(sql`
    select auditor, kind, checks, revision, ${personName(sql`changed_by`)} as changed_by, changed_at
    from audit_preparations where organization_id = ${organizationId}`);
  return row ?? nothing;
}

type Written = Auditor & Readonly<{ organizationId: string; revision: number; by: string; at: Date }>;

/** Saves it over the revision that was read; false where somebody was faster. */
export async function savePreparation(db: Db, { organizationId, auditor, kind, checks, revision, by, at }: Written): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into audit_preparations as p (organization_id, auditor, kind, checks, revision, changed_by, changed_at)
    select ${organizationId}, ${auditor}, ${kind}, ${JSON.stringify(checks)}::jsonb, ${revision + 1}, ${by}, ${at}
    where ${revision} = 0 or exists (select 1 from audit_preparations where organization_id = ${organizationId})
    on conflict (organization_id) do update set auditor = excluded.auditor, kind = excluded.kind, checks = excluded.checks,
      revision = excluded.revision, changed_by = excluded.changed_by, changed_at = excluded.changed_at
    where p.revision = ${revision} returning revision`);
  return rows.length > 0;
}
