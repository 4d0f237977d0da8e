import sql from 'sql-template-tag';
import type { ExitDates, ExitKind } from '#core/account/entitlements/exit.ts';
import type { Db } from '#server/platform/db/db.ts';

export type ExitRow = ExitDates &
  Readonly<{
    organizationId: string;
    kind: ExitKind;
    requestedBy: string | null;
    withAccount: boolean;
    requestedAt: Date;
    extendedAt: Date | null;
  }>;

const columns = sql`organization_id, kind, requested_by, with_account, requested_at, ends_at, erase_at, extended_at`;

export async function exitOf(db: Db, organizationId: string): Promise<ExitRow | null> {
  const [row] = await db.rows<ExitRow>(sql`select ${columns} from organization_exits where organization_id = ${organizationId}`);
  return row ?? null;
}

/** Exits whose data can no longer be fetched, the oldest first. */
export function dueExits(db: Db, now: Date): Promise<ExitRow[]> {
  return db.rows<ExitRow>(sql`select ${columns} from organization_exits where erase_at < ${now} order by erase_at, organization_id`);
}

/** Organisations whose data can be fetched until a moment from now to then, and whose people were not reminded of it. */
export async function unremindedExits(db: Db, now: Date, until: Date): Promise<string[]> {
  const found = await db.rows<{ organizationId: string }>(sql`
    select organization_id from organization_exits
    where erase_at between ${now} and ${until} and reminded_of is distinct from erase_at order by erase_at, organization_id`);
  return found.map(({ organizationId }) => organizationId);
}

/** Records that people are reminded of the last moment; that moment, or null where they were reminded of it before. */
export async function recordReminder(db: Db, organizationId: string): Promise<Date | null> {
  const [row] = await db.rows<{ eraseAt: Date }>(sql`
    update organization_exits set reminded_of = erase_at
    where organization_id = ${organizationId} and reminded_of is distinct from erase_at returning erase_at`);
  return row?.eraseAt ?? null;
}

/** Begins an exit; false where one is on its way. */
export async function insertExit(db: Db, one: Omit<ExitRow, 'extendedAt'>): Promise<boolean> {
  const made = await db.rows(sql`
    insert into organization_exits (organization_id, kind, requested_by, with_account, requested_at, ends_at, erase_at)
    values (${one.organizationId}, ${one.kind}, ${one.requestedBy}, ${one.withAccount}, ${one.requestedAt}, ${one.endsAt}, ${one.eraseAt})
    on conflict do nothing returning organization_id`);
  return made.length > 0;
}

/** Makes an exit that is on its way the deletion of an account. A contract that has ended retains its dates. */
export async function turnIntoDeletion(db: Db, one: Omit<ExitRow, 'extendedAt' | 'kind' | 'withAccount'>): Promise<void> {
  await db.rows(sql`
    update organization_exits set kind = 'deletion', requested_by = ${one.requestedBy}, with_account = true,
      erase_at = case when ends_at > ${one.endsAt} then ${one.eraseAt} else erase_at end, ends_at = least(ends_at, ${one.endsAt})
    where organization_id = ${one.organizationId}`);
}

export async function moveExit(
  db: Db,
  organizationId: string,
  { endsAt, eraseAt, extendedAt }: ExitDates & { extendedAt: Date | null },
): Promise<void> {
  await db.rows(sql`
    update organization_exits set ends_at = ${endsAt}, erase_at = ${eraseAt}, extended_at = ${extendedAt} where organization_id = ${organizationId}`);
}

export async function deleteExit(db: Db, organizationId: string): Promise<void> {
  await db.rows(sql`delete from organization_exits where organization_id = ${organizationId}`);
}
