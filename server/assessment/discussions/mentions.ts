import sql from 'sql-template-tag';
import { discussionLimits, mentionQuietMillis } from '#core/assessment/discussions/discussion.ts';
import { excerptOf, withNames } from '#core/assessment/discussions/mentions.ts';
import { personName } from '#server/account/public.ts';
import type { Db } from '#server/platform/db/db.ts';
import { peopleOf, type Place } from './repository.ts';

type Message = Readonly<{ organizationId: string; id: string }>;

/** Who stands in the text of a message, and who of them may be named anew. */
type NamedThere = Readonly<{ named: readonly string[]; present: readonly string[] }>;

/** Names people in a message, and nobody else there; returns those who were not named in it before. */
export async function nameIn(db: Db, { organizationId, id }: Message, { named, present }: NamedThere, at: Date): Promise<string[]> {
  await db.rows(sql`
    delete from discussion_mentions
    where organization_id = ${organizationId} and message_id = ${id} and not (user_id = any(${[...named]}::uuid[]))`);
  const rows = await db.rows<{ userId: string }>(sql`
    insert into discussion_mentions (organization_id, message_id, user_id, at)
    select ${organizationId}, ${id}, u.id, ${at} from unnest(${[...present]}::uuid[]) as u (id)
    on conflict (organization_id, message_id, user_id) do nothing returning user_id`);
  return rows.map(({ userId }) => userId);
}

/** Records that somebody is written to about a discussion; false when they were within the last hour. */
export async function claimNotice(db: Db, { organizationId, questionId }: Place, userId: string, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into discussion_notices as mine (organization_id, question_id, user_id, sent_at)
    values (${organizationId}, ${questionId}, ${userId}, ${at})
    on conflict (organization_id, question_id, user_id) do update set sent_at = excluded.sent_at
    where mine.sent_at <= ${new Date(at.getTime() - mentionQuietMillis)} returning 1`);
  return rows.length > 0;
}

/** Records that somebody has seen where a discussion names them, as it was then. */
export async function markRead(
  db: Db,
  { organizationId, questionId }: Place,
  { userId, asOf, at }: Readonly<{ userId: string; asOf: Date; at: Date }>,
): Promise<void> {
  await db.rows(sql`
    update discussion_mentions n set read_at = ${at} from discussion_messages m
    where m.organization_id = n.organization_id and m.id = n.message_id and m.question_id = ${questionId}
      and n.organization_id = ${organizationId} and n.user_id = ${userId} and n.read_at is null and n.at <= ${asOf}`);
}

type MentionRow = Readonly<{ id: string; questionId: string; author: string | null; text: string; at: Date; readAt: Date | null }>;

/** Where somebody is named in an organisation, or in one of its discussions, since then; the latest first. */
function rowsOf(
  db: Db,
  {
    organizationId,
    userId,
    questionId = null,
    since = null,
    limit,
  }: Readonly<{
    organizationId: string;
    userId: string;
    questionId?: string | null;
    since?: Date | null;
    limit: number;
  }>,
): Promise<MentionRow[]> {
  return db.rows<MentionRow>(sql`
    select m.id, m.question_id, ${personName(sql`m.author_id`)} as author, m.text, n.at, n.read_at
    from discussion_mentions n join discussion_messages m on m.organization_id = n.organization_id and m.id = n.message_id
    where n.organization_id = ${organizationId} and n.user_id = ${userId} and m.removed_at is null
      and m.question_id = coalesce(${questionId}, m.question_id) and (${since}::timestamptz is null or n.at >= ${since})
    order by n.at desc, m.id limit ${limit}`);
}

/** A message that names somebody. */
export type Mention = Readonly<{
  /** Of the message. */
  id: string;
  questionId: string;
  /** Null when that account is gone. */
  author: string | null;
  excerpt: string;
  at: Date;
  readAt: Date | null;
}>;

type Whose = Readonly<{ organizationId: string; userId: string }>;

async function mentions(db: Db, { organizationId }: Whose, rows: readonly MentionRow[]): Promise<Mention[]> {
  const names = new Map((await peopleOf(db, organizationId, null)).map(({ id, name }) => [id, name]));
  return rows.map(({ text, ...row }) => {
    const shown = withNames(text, (id) => names.get(id) ?? '…');
    return { ...row, excerpt: excerptOf(shown, discussionLimits.excerpt) };
  });
}

/** Where a member is named, the latest first. */
export async function mentionsOf(db: Db, whose: Whose): Promise<Mention[]> {
  return mentions(db, whose, await rowsOf(db, { ...whose, limit: discussionLimits.mentions }));
}

/** The last message of a discussion that names somebody since then; null where none does any more. */
export async function lastMention(db: Db, { questionId, since, ...whose }: Whose & Readonly<{ questionId: string; since: Date }>) {
  return (await mentions(db, whose, await rowsOf(db, { ...whose, questionId, since, limit: 1 })))[0] ?? null;
}
