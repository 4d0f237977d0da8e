import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

export type StoredEvent = Readonly<{
  id: string;
  type: string;
  payload: unknown;
  receivedAt: Date;
  processedAt: Date | null;
  /** Why it changed nothing, or why it failed. */
  note: string | null;
}>;

const columns = sql`id, type, payload, received_at, processed_at, note`;

/** Stores an event as it came; one that is known already stays as it is. With a note there is nothing left to do about it. */
export async function insertEvent(
  db: Db,
  event: Readonly<{ id: string; type: string; payload: unknown; at: Date; note: string | null }>,
): Promise<void> {
  const { id, type, payload, at, note } = event;
  await db.rows(sql`
    insert into payment_events (id, type, payload, received_at, processed_at, note)
    values (${id}, ${type}, ${JSON.stringify(payload)}::jsonb, ${at}, ${note ? at : null}, ${note})
    on conflict do nothing`);
}

/** Locks an event that nothing followed from yet; false when it was handled. */
export async function lockOpen(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.rows(sql`select 1 from payment_events where id = ${id} and processed_at is null for update`);
  return rows.length > 0;
}

export async function saveProcessed(db: Db, id: string, at: Date, note: string | null = null): Promise<void> {
  await db.rows(sql`update payment_events set processed_at = ${at}, note = ${note} where id = ${id}`);
}

export async function saveTry(db: Db, id: string, note: string, at: Date): Promise<void> {
  await db.rows(sql`
    update payment_events set note = ${note}, tried_at = ${at}, tries = tries + 1 where id = ${id} and processed_at is null`);
}

export function unprocessed(db: Db, since: Date): Promise<StoredEvent[]> {
  return db.rows<StoredEvent>(sql`
    select ${columns} from payment_events where processed_at is null and received_at > ${since} order by received_at, id limit 200`);
}

/** Events about a charge that came before the payment was known. */
export function waitingFor(db: Db, intentId: string): Promise<StoredEvent[]> {
  return db.rows<StoredEvent>(sql`
    select ${columns} from payment_events
    where processed_at is null and payload #>> '{data,object,payment_intent}' = ${intentId} order by received_at, id limit 50`);
}

export async function eventById(db: Db, id: string): Promise<StoredEvent | null> {
  const [row] = await db.rows<StoredEvent>(sql`select ${columns} from payment_events where id = ${id}`);
  return row ?? null;
}

/** The newest events that nothing followed from, for the operator. */
export function withoutEffect(db: Db, limit: number): Promise<StoredEvent[]> {
  return db.rows<StoredEvent>(sql`
    select ${columns} from payment_events where note is not null or processed_at is null order by received_at desc limit ${limit}`);
}
