import sql from 'sql-template-tag';
import type { MeasureInput } from '#contract/assessment/ai/ai-literacy.ts';
import type { MeasureDays, LiteracyKind } from '#core/assessment/ai-sheets/literacy.ts';
import { personName } from '#server/account/public.ts';
import { evidenceNames } from '#server/assessment/evidence/repository.ts';
import type { Db } from '#server/platform/db/db.ts';

export type MeasureRow = Omit<MeasureInput, 'kind'> &
  Readonly<{ id: string; kind: LiteracyKind; evidence: string | null; version: number; by: string | null; at: Date }>;

/** The newest first. */
export async function measuresOf(db: Db, organizationId: string): Promise<MeasureRow[]> {
  const rows = await db.rows<Omit<MeasureRow, 'evidence'>>(sql`
    select l.id, l.kind, l.topic, l.audience, l.people, l.all_systems, l.held_on::text, l.next_on::text, l.proof, l.evidence_id,
      coalesce((select array_agg(s.system_id order by s.system_id) from ai_literacy_systems s
        where s.organization_id = l.organization_id and s.measure_id = l.id), '{}') as system_ids,
      l.version, ${personName(sql`l.recorded_by`)} as by, l.recorded_at as at
    from ai_literacy_measures l where l.organization_id = ${organizationId} order by l.held_on desc, l.recorded_at desc, l.id`);
  const names = new Map((await evidenceNames(db, organizationId)).map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, evidence: names.get(row.evidenceId ?? '') ?? null }));
}

/** When each measure was held and is to return. */
export function completedMeasures(db: Db, organizationId: string): Promise<MeasureDays[]> {
  return db.rows<MeasureDays>(sql`select held_on::text, next_on::text from ai_literacy_measures where organization_id = ${organizationId}`);
}

type Place = Readonly<{ organizationId: string; id: string }>;
type Written = Place & Readonly<{ input: MeasureInput; by: string; at: Date }>;

async function writeSystems(db: Db, { organizationId, id }: Place, { allSystems, systemIds }: MeasureInput): Promise<void> {
  await db.rows(sql`delete from ai_literacy_systems where organization_id = ${organizationId} and measure_id = ${id}`);
  if (allSystems) return;
  await db.rows(sql`
    insert into ai_literacy_systems (organization_id, measure_id, system_id)
    select ${organizationId}, ${id}, s.id from ai_systems s where s.organization_id = ${organizationId} and s.id = any(${systemIds}::uuid[])`);
}

export async function insertMeasure(db: Db, { input, by, at, ...place }: Written): Promise<void> {
  const { kind, topic, audience, people, allSystems, heldOn, nextOn, proof, evidenceId } = input;
  await db.rows(sql`
    insert into ai_literacy_measures (organization_id, id, kind, topic, audience, people, all_systems, held_on, next_on, proof, evidence_id,
      recorded_by, recorded_at)
    values (${place.organizationId}, ${place.id}, ${kind}, ${topic}, ${audience}, ${people}, ${allSystems}, ${heldOn}::date, ${nextOn}::date,
      ${proof}, ${evidenceId}, ${by}, ${at})`);
  await writeSystems(db, place, input);
}

export async function updateMeasure(db: Db, { input, by, at, ...place }: Written): Promise<void> {
  const { kind, topic, audience, people, allSystems, heldOn, nextOn, proof, evidenceId } = input;
  await db.rows(sql`
    update ai_literacy_measures set kind = ${kind}, topic = ${topic}, audience = ${audience}, people = ${people}, all_systems = ${allSystems},
      held_on = ${heldOn}::date, next_on = ${nextOn}::date, proof = ${proof}, evidence_id = ${evidenceId}, version = version + 1,
      recorded_by = ${by}, recorded_at = ${at}
    where organization_id = ${place.organizationId} and id = ${place.id}`);
  await writeSystems(db, place, input);
}

export async function deleteMeasure(db: Db, { organizationId, id }: Place): Promise<void> {
  await db.rows(sql`delete from ai_literacy_measures where organization_id = ${organizationId} and id = ${id}`);
}
