import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

/** What speaks against an answer: a check of a domain, or without one a check of what was counted in exports. */
export type Against = Readonly<{ domainId: string | null; check: string; questionId: string }>;
export type NewsRow = Against & Readonly<{ id: string; causedBy: string | null }>;

type Noted = Against & Readonly<{ id: string; isNew: boolean }>;

/** Stores that answers are contradicted now. What begins anew waits for a mail, unless it was last so at `quietAfter` or later. */
export async function saveSeen(
  db: Db,
  organizationId: string,
  rows: readonly Noted[],
  { at, by, quietAfter }: Readonly<{ at: Date; by: string | null; quietAfter: Date }>,
): Promise<void> {
  await db.rows(sql`
    insert into contradiction_news as n (organization_id, id, domain_id, check_name, question_id, began_at, caused_by, seen_at, waits)
    select ${organizationId}, id, domain_id, check_name, question_id, ${at}, ${by}, ${at}, is_new
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ domainId }) => domainId)}::uuid[], ${rows.map(({ check }) => check)}::text[],
      ${rows.map(({ questionId }) => questionId)}::text[], ${rows.map(({ isNew }) => isNew)}::boolean[]) r (id, domain_id, check_name, question_id, is_new)
    on conflict (organization_id, domain_id, check_name, question_id) do update set seen_at = excluded.seen_at,
      waits = n.waits or excluded.waits and n.seen_at < ${quietAfter},
      began_at = case when excluded.waits and n.seen_at < ${quietAfter} then excluded.began_at else n.began_at end,
      caused_by = case when excluded.waits and n.seen_at < ${quietAfter} then excluded.caused_by else n.caused_by end`);
}

/** Organisations of which something waits and that were not notified today. */
export async function waitingOrganizations(db: Db, day: string): Promise<string[]> {
  const rows = await db.rows<{ organizationId: string }>(sql`
    select distinct n.organization_id from contradiction_news n
    where n.waits and not exists (
      select 1 from contradiction_news t where t.organization_id = n.organization_id and t.told_on = ${day}::date)
    order by n.organization_id`);
  return rows.map(({ organizationId }) => organizationId);
}

const columns = sql`id, domain_id, check_name as check, question_id, caused_by`;

export function waitingOf(db: Db, organizationId: string): Promise<NewsRow[]> {
  return db.rows<NewsRow>(sql`
    select ${columns} from contradiction_news where organization_id = ${organizationId} and waits order by question_id, check_name, id`);
}

export function notifiedOn(db: Db, organizationId: string, day: string): Promise<NewsRow[]> {
  return db.rows<NewsRow>(sql`
    select ${columns} from contradiction_news where organization_id = ${organizationId} and told_on = ${day}::date
    order by question_id, check_name, id`);
}

/** Nothing waits any more: of these was notified today, and what does not hold any more is forgotten, so that it is news should it come again. */
export async function settle(db: Db, organizationId: string, notified: readonly string[], day: string): Promise<void> {
  await db.rows(sql`
    delete from contradiction_news where organization_id = ${organizationId} and waits and not (id = any(${[...notified]}::uuid[]))`);
  await db.rows(sql`
    update contradiction_news set waits = false, told_on = ${day}::date where organization_id = ${organizationId} and waits`);
}
