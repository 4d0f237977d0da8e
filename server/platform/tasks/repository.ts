import sql, { empty, type Sql } from 'sql-template-tag';
import type { TaskDecision, TaskKind } from '#core/platform/tasks.ts';
import type { Db } from '#server/platform/db/db.ts';

/** Facts by name; what they are depends on the kind. Amounts are minor units. */
export type TaskFacts = Readonly<Record<string, string | number | null>>;

export type TaskRow = Readonly<{
  id: string;
  kind: TaskKind;
  subject: string;
  organizationId: string | null;
  facts: TaskFacts;
  openedAt: Date;
}>;

const columns = sql`id, kind, subject, organization_id, facts, opened_at`;

/** True when it was not open before: it is new, or had gone by itself and its reason is back. What somebody decided stays decided. */
export async function insertTask(db: Db, task: TaskRow): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into desk_tasks (${columns})
    values (${task.id}, ${task.kind}, ${task.subject}, ${task.organizationId}, ${JSON.stringify(task.facts)}::jsonb, ${task.openedAt})
    on conflict (kind, subject) do update
      set facts = excluded.facts, opened_at = excluded.opened_at, closed_at = null, closed_by = null, decision = null, note = null
      where desk_tasks.decision = 'resolved' returning id`);
  return rows.length > 0;
}

type Closing = Readonly<{ at: Date; by: string | null; decision: TaskDecision | 'resolved'; note: string | null }>;

async function close(db: Db, which: Sql, { at, by, decision, note }: Closing): Promise<boolean> {
  const rows = await db.rows(sql`
    update desk_tasks set closed_at = ${at}, closed_by = ${by}, decision = ${decision}, note = ${note}
    where ${which} and closed_at is null returning id`);
  return rows.length > 0;
}

export function closeById(db: Db, id: string, closing: Closing): Promise<boolean> {
  return close(db, sql`id = ${id}`, closing);
}

export function closeBySubject(db: Db, kind: TaskKind, subject: string, closing: Closing): Promise<boolean> {
  return close(db, sql`kind = ${kind} and subject = ${subject}`, closing);
}

/** Closes the open tasks of a kind whose subjects begin so, but one. */
export async function closeByPrefix(
  db: Db,
  kind: TaskKind,
  which: { prefix: string; but: string | null },
  closing: Closing,
): Promise<void> {
  await close(db, sql`kind = ${kind} and starts_with(subject, ${which.prefix}) and subject is distinct from ${which.but}`, closing);
}

/** Which of these subjects an open task is about. */
export async function openSubjects(db: Db, subjects: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ subject: string }>(sql`
    select subject from desk_tasks where closed_at is null and kind <> 'books_differ' and subject = any(${[...subjects]}::text[])`);
  return new Set(rows.map(({ subject }) => subject));
}

/** Adds facts to an open task. */
export async function addFacts(db: Db, kind: TaskKind, subject: string, facts: TaskFacts): Promise<void> {
  await db.rows(sql`
    update desk_tasks set facts = facts || ${JSON.stringify(facts)}::jsonb where kind = ${kind} and subject = ${subject} and closed_at is null`);
}

/** Takes facts away that were needed only to decide, from the tasks of a kind whose subjects begin so. */
export async function dropFacts(db: Db, kind: TaskKind, prefix: string, names: readonly string[]): Promise<void> {
  await db.rows(sql`update desk_tasks set facts = facts - ${[...names]}::text[] where kind = ${kind} and starts_with(subject, ${prefix})`);
}

export async function lockOpen(db: Db, id: string): Promise<TaskRow | null> {
  const [row] = await db.rows<TaskRow>(sql`select ${columns} from desk_tasks where id = ${id} and closed_at is null for update`);
  return row ?? null;
}

/** Open tasks, oldest first, after the one named. */
export function openTasks(db: Db, page: { after: Readonly<{ openedAt: Date; id: string }> | null; limit: number }): Promise<TaskRow[]> {
  const { after, limit } = page;
  const rest = after ? sql`and (opened_at, id) > (${after.openedAt}, ${after.id})` : empty;
  return db.rows<TaskRow>(sql`
    select ${columns} from desk_tasks where closed_at is null ${rest} order by opened_at, id limit ${limit}`);
}

export async function countOpen(db: Db): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`select count(*)::int as count from desk_tasks where closed_at is null`);
  return row?.count ?? 0;
}

/** How many tasks are open, and since when the oldest; null where none is. */
export async function openSince(db: Db): Promise<{ open: number; since: Date | null }> {
  const [row] = await db.rows<{ open: number; since: Date | null }>(sql`
    select count(*)::int as open, min(opened_at) as since from desk_tasks where closed_at is null`);
  return row ?? { open: 0, since: null };
}

/** The open tasks of each kind: how many, since when the oldest, and the nearest instant (ISO 8601) by which one has to be decided. */
export function openByKind(db: Db): Promise<{ kind: TaskKind; count: number; since: Date; decideAt: string | null }[]> {
  return db.rows(sql`
    select kind, count(*)::int as count, min(opened_at) as since, min(facts ->> 'decideAt') as decide_at
    from desk_tasks where closed_at is null group by kind`);
}

/** Open tasks about organisations. */
export function openOf(db: Db, organizationIds: readonly string[]): Promise<TaskRow[]> {
  return db.rows<TaskRow>(sql`
    select ${columns} from desk_tasks where organization_id = any(${[...organizationIds]}::uuid[]) and closed_at is null order by opened_at, id`);
}

/** The open tasks of a kind, oldest first. */
export function openOfKind(db: Db, kind: TaskKind): Promise<TaskRow[]> {
  return db.rows<TaskRow>(sql`
    select ${columns} from desk_tasks where kind = ${kind} and closed_at is null order by opened_at, id`);
}

/** The last task of a kind that somebody decided so, with when; null when there is none. */
export async function lastDecided(db: Db, kind: TaskKind, decision: TaskDecision): Promise<{ facts: TaskFacts; closedAt: Date } | null> {
  const [row] = await db.rows<{ facts: TaskFacts; closedAt: Date }>(sql`
    select facts, closed_at from desk_tasks where kind = ${kind} and decision = ${decision} and closed_by is not null
    order by closed_at desc limit 1`);
  return row ?? null;
}
