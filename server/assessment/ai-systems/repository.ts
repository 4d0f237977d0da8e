import sql, { type Sql } from 'sql-template-tag';
import type { SystemFields } from '#contract/assessment/ai/ai-systems.ts';
import type { MeasureDays } from '#core/assessment/ai-sheets/literacy.ts';
import type { ImpactBasis } from '#core/assessment/ai-sheets/impact.ts';
import type { SystemDutyCode } from '#core/assessment/ai-systems/duty-table.ts';
import type { Db } from '#server/platform/db/db.ts';
import { membershipOf, personName, presentMembership } from '#server/account/public.ts';

export type ProofRow = Readonly<{
  duty: SystemDutyCode;
  doneOn: string;
  proof: string;
  evidenceId: string | null;
  by: string | null;
  at: string;
}>;

export type SystemRow = SystemFields &
  Readonly<{
    id: string;
    ownerId: string | null;
    ownerName: string | null;
    revision: number;
    createdAt: Date;
    changedAt: Date;
    changedBy: string | null;
    proofs: readonly ProofRow[];
    /** The newest finished impact assessment. */
    impact: Readonly<{ doneOn: string; person: string; basis: ImpactBasis }> | null;
    /** Measures for AI literacy that are about it. */
    literacy: readonly MeasureDays[];
  }>;

const proofsOf = sql`
  coalesce((select jsonb_agg(jsonb_build_object('duty', d.duty, 'doneOn', d.done_on, 'proof', d.proof, 'evidenceId', d.evidence_id,
      'by', ${personName(sql`d.proved_by`)}, 'at', d.proved_at))
    from ai_system_duties d where d.organization_id = a.organization_id and d.system_id = a.id), '[]'::jsonb)`;

const impactOf = sql`
  (select jsonb_build_object('doneOn', i.done_on, 'person', i.person, 'basis', i.basis) from ai_impact_assessments i
    where i.organization_id = a.organization_id and i.system_id = a.id order by i.finished_at desc, i.id desc limit 1)`;

const literacyOf = sql`
  coalesce((select jsonb_agg(jsonb_build_object('heldOn', l.held_on, 'nextOn', l.next_on)) from ai_literacy_measures l
    where l.organization_id = a.organization_id and (l.all_systems or exists (select 1 from ai_literacy_systems s
      where s.organization_id = l.organization_id and s.measure_id = l.id and s.system_id = a.id))), '[]'::jsonb)`;

function select(organizationId: string, which: Sql): Sql {
  return sql`
    select a.id, a.name, a.version, a.supplier, a.purpose, a.persons, a.facts, m.user_id as owner_id,
      ${personName(sql`m.user_id`)} as owner_name, a.revision, a.created_at, a.changed_at, ${personName(sql`a.changed_by`)} as changed_by,
      ${proofsOf} as proofs, ${impactOf} as impact, ${literacyOf} as literacy
    from ai_systems a left ${presentMembership}
    where a.organization_id = ${organizationId} and ${which} order by lower(a.name), a.created_at, a.id`;
}

export function systemsOf(db: Db, organizationId: string): Promise<SystemRow[]> {
  return db.rows<SystemRow>(select(organizationId, sql`true`));
}

export async function systemById(db: Db, organizationId: string, id: string): Promise<SystemRow | null> {
  const [row] = await db.rows<SystemRow>(select(organizationId, sql`a.id = ${id}`));
  return row ?? null;
}

export async function namesOf(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(sql`select name from ai_systems where organization_id = ${organizationId}`);
  return rows.map(({ name }) => name);
}

/** Organisations that keep an AI system. */
export async function organizationsWithSystems(db: Db): Promise<string[]> {
  const rows = await db.rows<{ organizationId: string }>(sql`select distinct organization_id from ai_systems`);
  return rows.map(({ organizationId }) => organizationId);
}

type Written = SystemFields & Readonly<{ organizationId: string; id: string; by: string; at: Date }>;

export async function insertSystem(db: Db, one: Written): Promise<void> {
  await db.rows(sql`
    insert into ai_systems (organization_id, id, name, version, supplier, purpose, persons, facts, created_at, changed_by, changed_at)
    values (${one.organizationId}, ${one.id}, ${one.name}, ${one.version}, ${one.supplier}, ${one.purpose}, ${one.persons},
      ${JSON.stringify(one.facts)}::jsonb, ${one.at}, ${one.by}, ${one.at})`);
}

export async function updateSystem(db: Db, one: Written & Readonly<{ ownerId: string | null }>): Promise<void> {
  const membership = one.ownerId ? sql`(select w.id from ${membershipOf(one.organizationId, one.ownerId)} w)` : sql`null::uuid`;
  await db.rows(sql`
    update ai_systems set name = ${one.name}, version = ${one.version}, supplier = ${one.supplier}, purpose = ${one.purpose},
      persons = ${one.persons}, facts = ${JSON.stringify(one.facts)}::jsonb, membership_id = ${membership}, revision = revision + 1,
      changed_by = ${one.by}, changed_at = ${one.at}
    where organization_id = ${one.organizationId} and id = ${one.id}`);
}

export async function deleteSystem(db: Db, organizationId: string, id: string): Promise<void> {
  await db.rows(sql`delete from ai_systems where organization_id = ${organizationId} and id = ${id}`);
}

type Proved = Readonly<{ organizationId: string; id: string; duty: SystemDutyCode }>;
type Proof = Readonly<{ doneOn: string; text: string; evidenceId: string | null; by: string; at: Date }>;

export async function writeProof(db: Db, { organizationId, id, duty }: Proved, proof: Proof): Promise<void> {
  await db.rows(sql`
    insert into ai_system_duties (organization_id, system_id, duty, done_on, proof, evidence_id, proved_by, proved_at)
    values (${organizationId}, ${id}, ${duty}, ${proof.doneOn}::date, ${proof.text}, ${proof.evidenceId}, ${proof.by}, ${proof.at})
    on conflict (organization_id, system_id, duty) do update set done_on = excluded.done_on, proof = excluded.proof,
      evidence_id = excluded.evidence_id, proved_by = excluded.proved_by, proved_at = excluded.proved_at`);
}

/** False where there was none. */
export async function deleteProof(db: Db, { organizationId, id, duty }: Proved): Promise<boolean> {
  const rows = await db.rows(sql`
    delete from ai_system_duties where organization_id = ${organizationId} and system_id = ${id} and duty = ${duty} returning duty`);
  return rows.length > 0;
}
