import sql from 'sql-template-tag';
import type { EntryChange, ListedData } from '#core/assessment/register-entry/changes.ts';
import { noEntry, type OwnEntry } from '#core/assessment/register-entry/fields.ts';
import type { Db } from '#server/platform/db/db.ts';

export type EntryRow = Readonly<{ own: OwnEntry; version: number; listed: ListedData | null; listedAt: Date | null }>;
export type ChangeRow = EntryChange & Readonly<{ source: 'register' | 'sheet' }>;

const nothing: EntryRow = { own: noEntry, version: 0, listed: null, listedAt: null };

export async function entryOf(db: Db, organizationId: string): Promise<EntryRow> {
  const [row] = await db.rows<EntryRow>(sql`
    select own, version, listed, listed_at from register_entries where organization_id = ${organizationId}`);
  return row ? { ...row, own: { ...noEntry, ...row.own } } : nothing;
}

export async function saveEntry(
  db: Db,
  entry: Readonly<{ organizationId: string; own: OwnEntry; userId: string; at: Date }>,
): Promise<void> {
  await db.rows(sql`
    insert into register_entries (organization_id, own, version, saved_by, saved_at)
    values (${entry.organizationId}, ${JSON.stringify(entry.own)}::jsonb, 1, ${entry.userId}, ${entry.at})
    on conflict (organization_id) do update set own = excluded.own, version = register_entries.version + 1, saved_by = excluded.saved_by,
      saved_at = excluded.saved_at`);
}

/** Records what is listed; what was recorded before stays. */
export async function saveListed(db: Db, organizationId: string, { listed, at }: { listed: ListedData; at: Date }): Promise<void> {
  await db.rows(sql`
    insert into register_entries (organization_id, listed, listed_at) values (${organizationId}, ${JSON.stringify(listed)}::jsonb, ${at})
    on conflict (organization_id) do update set listed = excluded.listed, listed_at = excluded.listed_at
    where register_entries.listed is null`);
}

/** What was not known when the entry was recorded is recorded once it is known: that is no change. */
export async function addListed(db: Db, organizationId: string, more: ListedData): Promise<void> {
  await db.rows(sql`
    update register_entries set listed = ${JSON.stringify(more)}::jsonb || listed
    where organization_id = ${organizationId} and listed is not null`);
}

export function changesOf(db: Db, organizationId: string): Promise<ChangeRow[]> {
  return db.rows<ChangeRow>(sql`
    select id, datum, before, after, changed_on::text, source, noticed_at, reverted_on::text from register_changes
    where organization_id = ${organizationId} order by changed_on, noticed_at, id`);
}

type NewChange = Omit<ChangeRow, 'revertedOn'> & Readonly<{ organizationId: string }>;

export async function insertChange(db: Db, change: NewChange): Promise<void> {
  const { organizationId, id, datum, before, after, changedOn, source, noticedAt } = change;
  await db.rows(sql`
    insert into register_changes (organization_id, id, datum, before, after, changed_on, source, noticed_at)
    values (${organizationId}, ${id}, ${datum}, ${before}, ${after}, ${changedOn}, ${source}, ${noticedAt})`);
}

export async function revertChanges(db: Db, organizationId: string, ids: readonly string[], day: string): Promise<void> {
  await db.rows(sql`
    update register_changes set reverted_on = ${day} where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[])`);
}

/** Organisations that said that they are entered: those with any of these proofs. */
export async function registeredOrganizations(db: Db, duties: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select distinct organization_id as id from duty_proofs where duty = any(${[...duties]}::text[]) order by 1`);
  return rows.map(({ id }) => id);
}
