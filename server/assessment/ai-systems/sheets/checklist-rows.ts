import sql from 'sql-template-tag';
import type { ChecklistAnswer, ChecklistPoint } from '#core/assessment/ai-sheets/deployer-checklist.ts';
import { personName } from '#server/account/public.ts';
import type { Db } from '#server/platform/db/db.ts';

export type CheckRow = Readonly<{
  point: ChecklistPoint;
  answer: ChecklistAnswer;
  note: string;
  version: number;
  by: string | null;
  at: Date;
}>;

export function checksOf(db: Db, organizationId: string, systemId: string): Promise<CheckRow[]> {
  return db.rows<CheckRow>(sql`
    select point, answer, note, version, ${personName(sql`answered_by`)} as by, answered_at as at from ai_deployer_checks
    where organization_id = ${organizationId} and system_id = ${systemId}`);
}

/** Points that are answered “no”, by system. */
export async function deniedPoints(db: Db, organizationId: string): Promise<ReadonlyMap<string, readonly ChecklistPoint[]>> {
  const rows = await db.rows<{ systemId: string; points: ChecklistPoint[] }>(sql`
    select system_id, jsonb_agg(point) as points from ai_deployer_checks
    where organization_id = ${organizationId} and answer = 'no' group by system_id`);
  return new Map(rows.map(({ systemId, points }) => [systemId, points]));
}

type Answered = Readonly<{
  organizationId: string;
  systemId: string;
  point: ChecklistPoint;
  answer: ChecklistAnswer;
  note: string;
  by: string;
  at: Date;
}>;

export async function writeCheck(db: Db, one: Answered): Promise<void> {
  await db.rows(sql`
    insert into ai_deployer_checks (organization_id, system_id, point, answer, note, answered_by, answered_at)
    values (${one.organizationId}, ${one.systemId}, ${one.point}, ${one.answer}, ${one.note}, ${one.by}, ${one.at})
    on conflict (organization_id, system_id, point) do update set answer = excluded.answer, note = excluded.note,
      version = ai_deployer_checks.version + 1, answered_by = excluded.answered_by, answered_at = excluded.answered_at`);
}
