import sql, { empty, type Sql } from 'sql-template-tag';
import { securityEventSpans, type SecurityEventKind, type SecurityEventSpan } from '#core/account/people/security-events.ts';
import { personName } from '#server/account/people/joins.ts';
import type { Db } from '#server/platform/db/db.ts';

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
export async function saveEvents(db: Db, events: readonly Counted[]): Promise<void> {
  await db.rows(sql`
    insert into security_events as known (minute, kind, ip_address, user_id, code, route, count, last_at)
    select e.minute, e.kind, e."ipAddress", e."userId", e.code, e.route, e.count, e."lastAt"
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as e (minute timestamptz, kind text, "ipAddress" text, "userId" uuid, code text, route text, count integer, "lastAt" timestamptz)
    on conflict (minute, kind, ip_address, user_id) do update set count = known.count + excluded.count, last_at = excluded.last_at`);
}

/** How many refusals were counted since then, as a part of a statement; in a flood, those of the newest thousand rows. */
export function refusalsSince(since: Date): Sql {
  return sql`(select coalesce(sum(count), 0)::int from (
    select count from security_events where true ${youngerThan(since)} order by id desc limit ${mostCounted}) counted)`;
}

export type EventRow = Readonly<
  Omit<Counted, 'minute' | 'lastAt' | 'userId'> & { id: number; minute: Date; lastAt: Date; who: string | null }
>;
export type EventQuery = Readonly<{ kind?: SecurityEventKind | undefined; span: SecurityEventSpan; before?: number | undefined }>;

export const eventPage = 50;
const mostCounted = 1000;
const hourMillis = 3_600_000;

/** An entry is written within seconds of its minute; clocks of several processes differ by less than this. */
const writtenWithin = '10 minutes';

/** Entries are numbered as they are written, so what is older than an entry of that minute is out of the question. */
function youngerThan(since: Date): Sql {
  return sql`and last_at >= ${since} and id > coalesce((
    select id from security_events where minute < ${since}::timestamptz - ${writtenWithin}::interval order by minute desc limit 1), 0)`;
}

/** One page, newest first, and one row more where there is another page. Each question has a statement of its own, and with it an index. */
export function readEvents(db: Db, now: Date, query: EventQuery): Promise<EventRow[]> {
  const { kind, span, before } = query;
  const hours = securityEventSpans[span];
  return db.rows<EventRow>(sql`
    select id, minute, kind, ip_address, code, route, count, last_at, ${personName(sql`user_id`)} as who from security_events
    where true ${kind ? sql`and kind = ${kind}` : empty} ${before ? sql`and id < ${before}` : empty}
      ${hours === null ? empty : youngerThan(new Date(now.getTime() - hours * hourMillis))}
    order by id desc limit ${eventPage + 1}`);
}
