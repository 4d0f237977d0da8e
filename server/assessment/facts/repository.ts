import sql from 'sql-template-tag';
import type { Counts, FactKind, FactSource } from '#core/assessment/facts/kinds.ts';
import type { FactCheck, FactReason } from '#core/assessment/facts/verdicts.ts';
import { personName } from '#server/account/public.ts';
import type { Db } from '#server/platform/db/db.ts';

export type FactRow = Readonly<{
  id: string;
  kind: FactKind;
  source: FactSource;
  takenOn: string;
  counts: Counts;
  columns: readonly string[];
  sha256: string | null;
  rules: string;
  collector: string;
  reportedBy: string | null;
  reportedAt: Date;
}>;

const newestFirst = sql`f.taken_on desc, f.reported_at desc, f.id`;

/** All facts of an organisation, each kind from the newest on. */
export function factsOf(db: Db, organizationId: string): Promise<FactRow[]> {
  return db.rows<FactRow>(sql`
    select f.id, f.kind, f.source, f.taken_on::text, f.counts, f.columns, f.sha256, f.rules, f.collector,
      coalesce(f.key_name, ${personName(sql`f.reported_by`)}) as reported_by, f.reported_at
    from reported_facts f where f.organization_id = ${organizationId} order by f.kind, ${newestFirst}`);
}

export type Newest = Pick<FactRow, 'id' | 'kind' | 'takenOn' | 'counts'>;
type NewestOf = Newest & Readonly<{ organizationId: string }>;

/** The fact of each kind that counts. */
export function newestFacts(db: Db, organizationId: string): Promise<Newest[]> {
  return newestFactsOfSome(db, [organizationId]);
}

/** The same of several organisations. */
export function newestFactsOfSome(db: Db, organizationIds: readonly string[]): Promise<NewestOf[]> {
  return db.rows<NewestOf>(sql`
    select distinct on (f.organization_id, f.kind) f.organization_id, f.id, f.kind, f.taken_on::text, f.counts from reported_facts f
    where f.organization_id = any(${[...organizationIds]}::uuid[]) order by f.organization_id, f.kind, ${newestFirst}`);
}

export type NewFact = Omit<FactRow, 'reportedBy'> & Readonly<{ organizationId: string; userId: string | null; keyName: string | null }>;

async function sameFact(db: Db, { organizationId, kind, source, takenOn, sha256 }: NewFact): Promise<string | undefined> {
  const [row] = await db.rows<{ id: string }>(sql`
    select id from reported_facts where organization_id = ${organizationId} and kind = ${kind} and source = ${source}
      and (sha256 = ${sha256} or source = 'api' and taken_on = ${takenOn})`);
  return row?.id;
}

/** Stores a fact; the same file, or the same day of a program, is replaced. Tells its id, and whether it states anything new. */
export async function saveFact(db: Db, fact: NewFact): Promise<Readonly<{ id: string; isNew: boolean }>> {
  const known = fact.source === 'file' ? sql`(organization_id, kind, sha256)` : sql`(organization_id, kind, taken_on) where source = 'api'`;
  const [row] = await db.rows<{ id: string }>(sql`
    insert into reported_facts as f (organization_id, id, kind, source, taken_on, counts, columns, sha256, rules, collector, reported_by, key_name,
      reported_at)
    values (${fact.organizationId}, ${fact.id}, ${fact.kind}, ${fact.source}, ${fact.takenOn}, ${JSON.stringify(fact.counts)}::jsonb,
      ${[...fact.columns]}::text[], ${fact.sha256}, ${fact.rules}, ${fact.collector}, ${fact.userId}, ${fact.keyName}, ${fact.reportedAt})
    on conflict ${known} do update set taken_on = excluded.taken_on, counts = excluded.counts, columns = excluded.columns, rules = excluded.rules,
      collector = excluded.collector, reported_by = excluded.reported_by, key_name = excluded.key_name, reported_at = excluded.reported_at
    where (f.taken_on, f.counts, f.columns, f.rules, f.collector, f.reported_by, f.key_name) is distinct from
      (excluded.taken_on, excluded.counts, excluded.columns, excluded.rules, excluded.collector, excluded.reported_by, excluded.key_name)
    returning f.id`);
  return row ? { id: row.id, isNew: true } : { id: (await sameFact(db, fact)) ?? fact.id, isNew: false };
}

/** Deletes the oldest facts of a kind beyond so many. */
export async function deleteOldest(db: Db, organizationId: string, kind: FactKind, most: number): Promise<void> {
  await db.rows(sql`
    delete from reported_facts where organization_id = ${organizationId} and id in (
      select f.id from reported_facts f where f.organization_id = ${organizationId} and f.kind = ${kind} order by ${newestFirst} offset ${most})`);
}

/** Deletes a fact; its kind, or null where there is none. */
export async function deleteFact(db: Db, organizationId: string, id: string): Promise<FactKind | null> {
  const [row] = await db.rows<{ kind: FactKind }>(sql`
    delete from reported_facts where organization_id = ${organizationId} and id = ${id} returning kind`);
  return row?.kind ?? null;
}

export type ExplanationRow = Readonly<{
  check: FactCheck;
  reason: FactReason;
  explanation: string;
  explainedBy: string | null;
  explainedAt: Date;
}>;

export function explanationsOf(db: Db, organizationId: string): Promise<ExplanationRow[]> {
  return db.rows<ExplanationRow>(sql`
    select x.check_name as check, x.reason, x.explanation, ${personName(sql`x.explained_by`)} as explained_by, x.explained_at
    from fact_explanations x where x.organization_id = ${organizationId} order by x.check_name`);
}

/** Which reason of a check is explained, in several organisations. */
export function explainedReasons(db: Db, organizationIds: readonly string[]) {
  return db.rows<Pick<ExplanationRow, 'check' | 'reason'> & Readonly<{ organizationId: string }>>(sql`
    select x.organization_id, x.check_name as check, x.reason from fact_explanations x
    where x.organization_id = any(${[...organizationIds]}::uuid[]) order by x.organization_id, x.check_name`);
}

type Explained = Readonly<{ organizationId: string; check: FactCheck; reason: FactReason; explanation: string; userId: string; at: Date }>;

export async function saveExplanation(db: Db, { organizationId, check, reason, explanation, userId, at }: Explained): Promise<void> {
  await db.rows(sql`
    insert into fact_explanations (organization_id, check_name, reason, explanation, explained_by, explained_at)
    values (${organizationId}, ${check}, ${reason}, ${explanation}, ${userId}, ${at})
    on conflict (organization_id, check_name) do update set reason = excluded.reason, explanation = excluded.explanation,
      explained_by = excluded.explained_by, explained_at = excluded.explained_at`);
}

/** Deletes the explanation of a check, unless it explains that reason. */
export async function deleteExplanation(db: Db, organizationId: string, check: FactCheck, unless: FactReason | null): Promise<void> {
  await db.rows(sql`
    delete from fact_explanations where organization_id = ${organizationId} and check_name = ${check} and reason is distinct from ${unless}`);
}
