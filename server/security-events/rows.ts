import sql from 'sql-template-tag';
import { securityEventSpans, type SecurityEventKind, type SecurityEventSpan } from '#core/security-events.ts';
import { personName } from '#server/accounts/joins.ts';
import type { Db } from '#server/db/db.ts';

export type Counted = Readonly<{
  minute: string;
  kind: SecurityEventKind;
  ipAddress: string | null;
  userId: string | null;
  code: string;
  route: string;
  count: number;
  lastAt: string;
}>;

/** Adds counts to those of the same minute, of all processes together. */
export async function keepEvents(db: Db, events: readonly Counted[]): Promise<void> {
  await db.rows(sql`
    insert into security_events as known (minute, kind, ip_address, user_id, code, route, count, last_at)
    select e.minute, e.kind, e."ipAddress", e."userId", e.code, e.route, e.count, e."lastAt"
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as e (minute timestamptz, kind text, "ipAddress" text, "userId" uuid, code text, route text, count integer, "lastAt" timestamptz)
    on conflict (minute, kind, ip_address, user_id) do update set count = known.count + excluded.count, last_at = excluded.last_at`);
}

export type EventRow = Readonly<
  Omit<Counted, 'minute' | 'lastAt' | 'userId'> & { id: number; minute: Date; lastAt: Date; who: string | null }
>;
export type EventQuery = Readonly<{ kind?: SecurityEventKind | undefined; span: SecurityEventSpan; before?: number | undefined }>;

export const eventPage = 50;
const hourMillis = 3_600_000;

/** One page, newest first, and one row more where there is another page. */
export function readEvents(db: Db, now: Date, query: EventQuery): Promise<EventRow[]> {
  const { kind = null, span, before = null } = query;
  const hours = securityEventSpans[span];
  const since = hours === null ? null : new Date(now.getTime() - hours * hourMillis);
  return db.rows<EventRow>(sql`
    select id, minute, kind, ip_address, code, route, count, last_at, ${personName(sql`user_id`)} as who from security_events
    where (${kind}::text is null or kind = ${kind}) and (${since}::timestamptz is null or last_at >= ${since})
      and (${before}::bigint is null or id < ${before})
    order by id desc limit ${eventPage + 1}`);
}
