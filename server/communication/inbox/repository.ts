import sql, { type Sql } from 'sql-template-tag';
import type { MailKind } from '#content/mails/mails.ts';
import type { Language } from '#core/platform/languages.ts';
import { inboxShown } from '#core/communication/inbox.ts';
import type { Db } from '#server/platform/db/db.ts';

export type EntryRow = Readonly<{
  id: string;
  organizationId: string | null;
  kind: MailKind;
  title: string;
  language: Language;
  path: string;
  at: Date;
  readAt: Date | null;
}>;

/** Stores what a mail is about; the same mail is stored once, however often it is tried. Nothing for an organisation that is gone. */
export async function saveInboxEntry(db: Db, userId: string, entry: Omit<EntryRow, 'readAt'>, organization: Sql): Promise<void> {
  await db.rows(sql`
    insert into inbox_entries (id, user_id, organization_id, kind, title, language, path, at)
    select ${entry.id}, ${userId}, o.id, ${entry.kind}, ${entry.title}, ${entry.language}, ${entry.path}, ${entry.at}
    from (select ${entry.organizationId}::uuid as asked) a left join ${organization} on o.id = a.asked
    where a.asked is null or o.id is not null
    on conflict (id) do nothing`);
}

/** Of organisations that somebody left they see nothing any more. */
const seen = (own: readonly string[]): Sql => sql`(organization_id is null or organization_id = any(${[...own]}::uuid[]))`;

export function entriesOf(db: Db, userId: string, own: readonly string[]): Promise<EntryRow[]> {
  return db.rows<EntryRow>(sql`
    select id, organization_id, kind, title, language, path, at, read_at from inbox_entries
    where user_id = ${userId} and ${seen(own)} order by at desc, id limit ${inboxShown}`);
}

/** How many of those that are shown are not read. */
export async function unreadOf(db: Db, userId: string, own: readonly string[]): Promise<number> {
  const [row] = await db.rows<{ unread: number }>(sql`
    select count(*)::int as unread from (
      select read_at from inbox_entries where user_id = ${userId} and ${seen(own)} order by at desc, id limit ${inboxShown}
    ) listed where read_at is null`);
  return row?.unread ?? 0;
}

export async function markEntries(db: Db, userId: string, ids: readonly string[], readAt: Date | null): Promise<void> {
  await db.rows(sql`
    update inbox_entries set read_at = ${readAt} where user_id = ${userId} and id = any(${[...ids]}::uuid[]) and (read_at is null) <> ${readAt === null}`);
}
