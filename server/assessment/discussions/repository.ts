import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import { personName, someMember } from '#server/account/public.ts';

/** A discussion is named by its organisation and its question. */
export type Place = Readonly<{ organizationId: string; questionId: string }>;

export type ThreadRow = Readonly<{ questionId: string; resolvedBy: string | null; resolvedAt: Date | null }>;

export type MessageRow = Readonly<{
  id: string;
  questionId: string;
  authorId: string | null;
  text: string;
  createdAt: Date;
  editedAt: Date | null;
  removedBy: string | null;
  removedAt: Date | null;
}>;

export type PersonRow = Readonly<{ id: string; name: string; present: boolean }>;

/** Every discussion of an organisation, with whether a message names that reader unread. */
export function discussionsOf(db: Db, organizationId: string, reader: string) {
  return db.rows<{ questionId: string; messages: number; resolved: boolean; unread: boolean }>(sql`
    select t.question_id, t.resolved_at is not null as resolved,
      (select count(*)::int from discussion_messages m
        where m.organization_id = t.organization_id and m.question_id = t.question_id and m.removed_at is null) as messages,
      exists (select 1 from discussion_mentions n
        join discussion_messages m on m.organization_id = n.organization_id and m.id = n.message_id
        where n.user_id = ${reader} and n.organization_id = t.organization_id and n.read_at is null and m.question_id = t.question_id) as unread
    from discussion_threads t where t.organization_id = ${organizationId} order by t.question_id`);
}

export async function threadAt(db: Db, { organizationId, questionId }: Place): Promise<ThreadRow | null> {
  const [row] = await db.rows<ThreadRow>(sql`
    select t.question_id, ${personName(sql`t.resolved_by`)} as resolved_by, t.resolved_at from discussion_threads t
    where t.organization_id = ${organizationId} and t.question_id = ${questionId}`);
  return row ?? null;
}

const messageColumns = sql`m.id, m.question_id, m.author_id, m.text, m.created_at, m.edited_at, ${personName(sql`m.removed_by`)} as removed_by,
  m.removed_at`;

/** The messages of a discussion, the oldest first. */
export function messagesAt(db: Db, { organizationId, questionId }: Place): Promise<MessageRow[]> {
  return db.rows<MessageRow>(sql`
    select ${messageColumns} from discussion_messages m
    where m.organization_id = ${organizationId} and m.question_id = ${questionId} order by m.created_at, m.id`);
}

export async function messageById(db: Db, organizationId: string, id: string): Promise<MessageRow | null> {
  const [row] = await db.rows<MessageRow>(sql`
    select ${messageColumns} from discussion_messages m where m.organization_id = ${organizationId} and m.id = ${id}`);
  return row ?? null;
}

/** Everybody who wrote or is named in the discussions of an organisation, or in one of them, and has an account. */
export function peopleOf(db: Db, organizationId: string, questionId: string | null): Promise<PersonRow[]> {
  return db.rows<PersonRow>(sql`
    select p.id, ${personName(sql`p.id`)} as name, ${someMember(sql`${organizationId}`, (userId) => sql`${userId} = p.id`)} as present
    from (
      select m.author_id as id from discussion_messages m
      where m.organization_id = ${organizationId} and m.author_id is not null and m.question_id = coalesce(${questionId}, m.question_id)
      union select n.user_id from discussion_mentions n
      join discussion_messages m on m.organization_id = n.organization_id and m.id = n.message_id
      where n.organization_id = ${organizationId} and m.question_id = coalesce(${questionId}, m.question_id)) p
    order by p.id`);
}

export async function countMessages(db: Db, { organizationId, questionId }: Place): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from discussion_messages where organization_id = ${organizationId} and question_id = ${questionId}`);
  return row?.count ?? 0;
}

/** Begins a discussion, or opens it again. */
export async function openThread(db: Db, { organizationId, questionId }: Place): Promise<void> {
  await db.rows(sql`
    insert into discussion_threads (organization_id, question_id) values (${organizationId}, ${questionId})
    on conflict (organization_id, question_id) do update set resolved_by = null, resolved_at = null`);
}

export async function insertMessage(
  db: Db,
  { organizationId, questionId, id, text, userId, at }: Place & Readonly<{ id: string; text: string; userId: string; at: Date }>,
): Promise<void> {
  await db.rows(sql`
    insert into discussion_messages (organization_id, id, question_id, author_id, text, created_at)
    values (${organizationId}, ${id}, ${questionId}, ${userId}, ${text}, ${at})`);
}

export async function changeText(db: Db, organizationId: string, { id, text, at }: Readonly<{ id: string; text: string; at: Date }>) {
  await db.rows(sql`
    update discussion_messages set text = ${text}, edited_at = ${at} where organization_id = ${organizationId} and id = ${id}`);
}

/** Takes the text of a message away, and whom it named. */
export async function clearMessage(db: Db, organizationId: string, { id, userId, at }: Readonly<{ id: string; userId: string; at: Date }>) {
  await db.rows(sql`delete from discussion_mentions where organization_id = ${organizationId} and message_id = ${id}`);
  await db.rows(sql`
    update discussion_messages set text = '', removed_by = ${userId}, removed_at = ${at}
    where organization_id = ${organizationId} and id = ${id} and removed_at is null`);
}

/** Marks a discussion as resolved, or open; false when it is so already, or there is none. */
export async function setResolved(db: Db, { organizationId, questionId }: Place, by: Readonly<{ userId: string; at: Date }> | null) {
  const rows = await db.rows(sql`
    update discussion_threads set resolved_by = ${by?.userId ?? null}, resolved_at = ${by?.at ?? null}
    where organization_id = ${organizationId} and question_id = ${questionId} and (resolved_at is null) = ${by !== null} returning 1`);
  return rows.length > 0;
}
