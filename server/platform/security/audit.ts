import sql, { type Sql } from 'sql-template-tag';
import type { Origin } from './principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import { auditActions, type AuditAction } from './audit-actions.ts';

/** Somebody who acts without being a signed-in caller: a visitor with a token, the payment provider, a server command. */
export type Actor = Readonly<{ userId: string | null; organizationId: string | null; origin: Origin }>;

type SignedIn = Readonly<{ account: Readonly<{ userId: string; organization: Readonly<{ id: string }> | null }>; origin: Origin }>;

/** What was done to what. `organizationId` is given where it is not the actor's own. */
export type Act = Readonly<{
  action: AuditAction;
  id: string;
  organizationId?: string | null;
  metadata?: Readonly<Record<string, unknown>>;
}>;

type Clock = Readonly<{ now: () => Date }>;

const auditColumns = sql`user_id, organization_id, action, entity_type, entity_id, metadata, ip_address, user_agent, created_at`;

/** One row of the log. */
export type Recorded = Readonly<{
  user_id: string | null;
  organization_id: string | null;
  action: AuditAction;
  entity_type: string;
  entity_id: string;
  metadata: Readonly<Record<string, unknown>>;
  ip_address: string;
  user_agent: string;
  created_at: Date;
}>;

/** What is recorded of an act. */
export function recorded({ now }: Clock, by: Actor | SignedIn, act: Act): Recorded {
  const { userId, organizationId: own } =
    'account' in by ? { userId: by.account.userId, organizationId: by.account.organization?.id ?? null } : by;
  const { action, id, organizationId = own, metadata = {} } = act;
  return {
    user_id: userId,
    organization_id: organizationId,
    action,
    entity_type: auditActions[action],
    entity_id: id,
    metadata,
    ip_address: by.origin.ipAddress,
    user_agent: by.origin.userAgent,
    created_at: now(),
  };
}

/**
 * A statement part that records acts, each once for each row of `source` that is `of` it, with `more` of the row joined to what is
 * recorded: for statements that make the changes themselves. Left out, every row is of the one act.
 */
export function auditInsert(
  acts: readonly Recorded[],
  { source, more, of = sql`true` }: Readonly<{ source: Sql; more: Sql; of?: Sql }>,
): Sql {
  return sql`insert into audit_logs (${auditColumns})
    select v.user_id, v.organization_id, v.action, v.entity_type, v.entity_id, v.metadata || ${more}, v.ip_address, v.user_agent,
      v.created_at
    from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) as v (user_id uuid, organization_id uuid, action text, entity_type text,
      entity_id text, metadata jsonb, ip_address text, user_agent text, created_at timestamptz) join ${source} on ${of}`;
}

/** Records an act in the transaction that does it. */
export async function record(clock: Clock, db: Db, by: Actor | SignedIn, act: Act): Promise<void> {
  const row = recorded(clock, by, act);
  await db.rows(sql`insert into audit_logs (${auditColumns}) values (${row.user_id}, ${row.organization_id}, ${row.action},
    ${row.entity_type}, ${row.entity_id}, ${JSON.stringify(row.metadata)}::jsonb, ${row.ip_address}, ${row.user_agent}, ${row.created_at})`);
}
