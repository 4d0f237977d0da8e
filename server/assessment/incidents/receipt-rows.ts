import sql from 'sql-template-tag';
import type { ClockId } from '#core/assessment/incidents/facts.ts';
import type { Db } from '#server/platform/db/db.ts';

export type ReceiptRow = Readonly<{
  id: string;
  clock: ClockId;
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  scanned: boolean;
  storeKey: string;
}>;

const columns = sql`id, clock, name, media_type, bytes, sha256, scanned, store_key`;

export function receiptsOf(db: Db, organizationId: string, incidentId: string): Promise<ReceiptRow[]> {
  return db.rows<ReceiptRow>(sql`
    select ${columns} from incident_receipts where organization_id = ${organizationId} and incident_id = ${incidentId} order by added_at, id`);
}

export async function receiptById(db: Db, organizationId: string, incidentId: string, id: string): Promise<ReceiptRow | null> {
  const [row] = await db.rows<ReceiptRow>(sql`
    select ${columns} from incident_receipts where organization_id = ${organizationId} and incident_id = ${incidentId} and id = ${id}`);
  return row ?? null;
}

/** How many files an incident has, and how many bytes all incidents of its organisation have. */
export async function usedBy(db: Db, organizationId: string, incidentId: string): Promise<{ files: number; bytes: number }> {
  const [row] = await db.rows<{ files: number; bytes: number }>(sql`
    select (count(*) filter (where incident_id = ${incidentId}))::int as files, coalesce(sum(bytes), 0)::bigint as bytes
    from incident_receipts where organization_id = ${organizationId}`);
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 };
}

export async function isSent(db: Db, organizationId: string, incidentId: string, clock: ClockId): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from incident_notifications where organization_id = ${organizationId} and incident_id = ${incidentId} and clock = ${clock}
      and sent_at is not null`);
  return rows.length > 0;
}

type By = Readonly<{ organizationId: string; incidentId: string; userId: string; at: Date }>;

export async function insertReceipt(db: Db, { organizationId, incidentId, userId, at }: By, one: ReceiptRow): Promise<void> {
  await db.rows(sql`
    insert into incident_receipts (organization_id, incident_id, id, clock, name, media_type, bytes, sha256, store_key, scanned, added_by, added_at)
    values (${organizationId}, ${incidentId}, ${one.id}, ${one.clock}, ${one.name}, ${one.mediaType}, ${one.bytes}, ${one.sha256},
      ${one.storeKey}, ${one.scanned}, ${userId}, ${at})`);
}
