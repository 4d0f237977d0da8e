import sql, { type Sql } from 'sql-template-tag';
import type { Db } from './db/db.ts';
import type { Origin } from './caller.ts';

export type AuditEntry = Readonly<{
  userId: string | null;
  organizationId: string | null;
  action: string;
  entityType: string;
  entityId: string;
  metadata?: Readonly<Record<string, unknown>>;
  origin: Origin;
  at: Date;
}>;

/** The values of one row of `audit_logs`, for a statement that also makes the change it records. */
export function auditValues(entry: AuditEntry): Sql {
  const { userId, organizationId, action, entityType, entityId, metadata = {}, origin, at } = entry;
  return sql`${userId}::uuid, ${organizationId}::uuid, ${action}::text, ${entityType}::text, ${entityId}::text,
    ${JSON.stringify(metadata)}::jsonb, ${origin.ipAddress}::text, ${origin.userAgent}::text, ${at}::timestamptz`;
}

export const auditColumns = sql`user_id, organization_id, action, entity_type, entity_id, metadata, ip_address, user_agent, created_at`;

/** Records an act in the transaction that does it. */
export async function record(db: Db, entry: AuditEntry): Promise<void> {
  await db.rows(sql`insert into audit_logs (${auditColumns}) values (${auditValues(entry)})`);
}
