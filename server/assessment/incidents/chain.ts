import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { incidentLogKinds } from '#contract/assessment/duties/incident-fields.ts';
import type { Db } from '#server/platform/db/db.ts';
import { firstHash } from '#proof/record.ts';
import { personName } from '#server/account/public.ts';

export type LogKind = (typeof incidentLogKinds)[number];

type Hashed = Readonly<{ incidentId: string; sequence: number; at: Date; userId: string | null; kind: string; entry: string }>;
export type LogRow = Hashed & Readonly<{ previousHash: string; hash: string; who: string | null }>;

/** SHA-256 of the previous hash, a line break, and the entry as a JSON array of its parts in this order. */
export function hashOf(previousHash: string, { incidentId, sequence, at, userId, kind, entry }: Hashed): string {
  const canonical = JSON.stringify([incidentId, sequence, at.toISOString(), userId, kind, entry]);
  return createHash('sha256').update(`${previousHash}\n${canonical}`).digest('hex');
}

type Place = Readonly<{ organizationId: string; incidentId: string }>;

export function logOf(db: Db, { organizationId, incidentId }: Place): Promise<LogRow[]> {
  return db.rows<LogRow>(sql`
    select incident_id, sequence, at, user_id, kind, entry, previous_hash, hash, ${personName(sql`l.user_id`)} as who
    from incident_log l where organization_id = ${organizationId} and incident_id = ${incidentId} order by sequence`);
}

/** Adds an entry behind the last one; whoever calls it holds the row of the incident. */
export async function addEntry(
  db: Db,
  { organizationId, incidentId }: Place,
  { at, userId, kind, entry }: Readonly<{ at: Date; userId: string; kind: LogKind; entry: string }>,
): Promise<void> {
  const [last] = await db.rows<{ sequence: number; hash: string }>(sql`
    select sequence, hash from incident_log where organization_id = ${organizationId} and incident_id = ${incidentId}
    order by sequence desc limit 1`);
  const previousHash = last?.hash ?? firstHash;
  const row = { incidentId, sequence: (last?.sequence ?? 0) + 1, at, userId, kind, entry };
  await db.rows(sql`
    insert into incident_log (organization_id, incident_id, sequence, at, user_id, kind, entry, previous_hash, hash)
    values (${organizationId}, ${incidentId}, ${row.sequence}, ${at}, ${userId}, ${kind}, ${entry}, ${previousHash},
      ${hashOf(previousHash, row)})`);
}

/** The first entry whose place, predecessor or hash is not the calculated one; null where all are. */
export function brokenAt(rows: readonly LogRow[]): number | null {
  let previous = firstHash;
  for (const [index, row] of rows.entries()) {
    if (row.sequence !== index + 1 || row.previousHash !== previous || hashOf(previous, row) !== row.hash) return index + 1;
    previous = row.hash;
  }
  return null;
}
