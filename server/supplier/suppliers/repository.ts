import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

export type WatchRow = Readonly<{ nip: string; label: string; note: string; registeredName: string; addedAt: Date }>;
type Observability = Readonly<{ organizationId: string; userId: string; at: Date }>;

export function watchesOf(db: Db, organizationId: string): Promise<WatchRow[]> {
  return db.rows<WatchRow>(sql`
    select nip, label, note, registered_name, added_at from supplier_watches where organization_id = ${organizationId} order by added_at desc, nip`);
}

export async function countWatches(db: Db, organizationId: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from supplier_watches where organization_id = ${organizationId}`);
  return row?.count ?? 0;
}

/** Which of these NIPs are watched already. */
export async function watchedAmong(db: Db, organizationId: string, nips: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ nip: string }>(sql`
    select nip from supplier_watches where organization_id = ${organizationId} and nip = any(${nips}::text[]) order by nip`);
  return new Set(rows.map(({ nip }) => nip));
}

export async function insertWatches(
  db: Db,
  { organizationId, userId, at }: Observability,
  suppliers: readonly Readonly<{ nip: string; label: string }>[],
): Promise<void> {
  await db.rows(sql`
    insert into supplier_watches (organization_id, nip, label, added_by, added_at)
    select ${organizationId}, s.nip, s.label, ${userId}, ${at}
    from unnest(${suppliers.map(({ nip }) => nip)}::text[], ${suppliers.map(({ label }) => label)}::text[]) as s (nip, label)
    on conflict do nothing`);
}

/** Changes what is written about a supplier; null when it is not watched. */
export async function changeWatch(
  db: Db,
  organizationId: string,
  nip: string,
  { label = null, note = null }: Readonly<{ label?: string | null | undefined; note?: string | null | undefined }>,
): Promise<Pick<WatchRow, 'label' | 'note'> | null> {
  const [row] = await db.rows<Pick<WatchRow, 'label' | 'note'>>(sql`
    update supplier_watches set label = coalesce(${label}, label), note = coalesce(${note}, note)
    where organization_id = ${organizationId} and nip = ${nip} returning label, note`);
  return row ?? null;
}

export async function deleteWatches(db: Db, organizationId: string, nips: readonly string[]): Promise<number> {
  const rows = await db.rows(sql`
    delete from supplier_watches where organization_id = ${organizationId} and nip = any(${nips}::text[]) returning nip`);
  return rows.length;
}
