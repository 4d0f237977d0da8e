import sql from 'sql-template-tag';
import type { AccessRequestState, SentLately } from '#core/account/members/access-requests.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Db } from '#server/platform/db/db.ts';

export type AccessRequestRow = Readonly<{
  id: string;
  requesterId: string;
  nip: string;
  email: string;
  language: Language;
  sentAt: readonly Date[];
  expiresAt: Date;
}>;

const columns = sql`a.id, a.requester_id, a.nip, a.email, a.language, a.sent_at, a.expires_at`;
const inTime = (now: Date) => sql`a.state = 'pending' and a.expires_at > ${now}`;

/** Makes those who count mails of a person, or to an address, wait for one another until the transaction ends. */
export async function lockCounts(db: Db, { requesterId, email }: Readonly<{ requesterId: string; email: string }>): Promise<void> {
  for (const counted of [requesterId, email])
    await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`access requests ${counted}`}, 0))`);
}

/** What somebody requested and nobody decided, those that ran out included. */
export function undecidedOf(db: Db, requesterId: string): Promise<AccessRequestRow[]> {
  return db.rows<AccessRequestRow>(sql`
    select ${columns} from access_requests a where a.requester_id = ${requesterId} and a.state = 'pending' order by a.created_at desc, a.id`);
}

/** When the requester was declined for that NIP the last time. */
export async function lastDeclined(db: Db, requesterId: string, nip: string): Promise<Date | null> {
  const [row] = await db.rows<{ at: Date | null }>(sql`
    select max(ended_at) as at from access_requests where requester_id = ${requesterId} and nip = ${nip} and state = 'declined'`);
  return row?.at ?? null;
}

export async function countSent(
  db: Db,
  { requesterId, email, since }: Readonly<{ requesterId: string; email: string; since: Readonly<{ day: Date; month: Date }> }>,
): Promise<SentLately> {
  const [row] = await db.rows<SentLately>(sql`
    select count(*) filter (where a.requester_id = ${requesterId} and s.at > ${since.day})::int as by_requester,
      count(*) filter (where a.email = ${email} and s.at > ${since.day})::int as to_address,
      count(*) filter (where a.email = ${email})::int as to_address_in_month
    from access_requests a cross join lateral unnest(a.sent_at) as s (at)
    where (a.requester_id = ${requesterId} or a.email = ${email}) and s.at > ${since.month}`);
  return row ?? { byRequester: 0, toAddress: 0, toAddressInMonth: 0 };
}

export async function insertRequest(db: Db, one: Omit<AccessRequestRow, 'sentAt'> & Readonly<{ at: Date }>): Promise<void> {
  await db.rows(sql`
    insert into access_requests (id, requester_id, nip, email, language, created_at, expires_at, sent_at)
    values (${one.id}, ${one.requesterId}, ${one.nip}, ${one.email}, ${one.language}, ${one.at}, ${one.expiresAt},
      array[${one.at}::timestamptz])`);
}

/** Records that a request is mailed once more; the link that was mailed before stops working. */
export async function recordResent(db: Db, id: string, at: Date): Promise<void> {
  await db.rows(sql`update access_requests set token_hash = null, sent_at = sent_at || ${at}::timestamptz where id = ${id}`);
}

/** Stores the hash of a new link; false when the request is over. */
export async function saveToken(db: Db, id: string, { tokenHash, now }: Readonly<{ tokenHash: string; now: Date }>): Promise<boolean> {
  const rows = await db.rows(sql`
    update access_requests a set token_hash = ${tokenHash} where a.id = ${id} and ${inTime(now)} returning a.id`);
  return rows.length > 0;
}

export async function requestByToken(db: Db, tokenHash: string, now: Date): Promise<AccessRequestRow | null> {
  const [row] = await db.rows<AccessRequestRow>(sql`
    select ${columns} from access_requests a where a.token_hash = ${tokenHash} and ${inTime(now)}`);
  return row ?? null;
}

export function requestsTo(db: Db, { email, nip, now }: Readonly<{ email: string; nip: string; now: Date }>): Promise<AccessRequestRow[]> {
  return db.rows<AccessRequestRow>(sql`
    select ${columns} from access_requests a where a.email = ${email} and a.nip = ${nip} and ${inTime(now)} order by a.created_at, a.id`);
}

/** Ends a request that waits, once; false when it was over before. One that ran out can be withdrawn still. */
export async function endRequest(
  db: Db,
  id: string,
  { state, at }: Readonly<{ state: Exclude<AccessRequestState, 'pending'>; at: Date }>,
): Promise<boolean> {
  const rows = await db.rows(sql`
    update access_requests set state = ${state}, ended_at = ${at}, token_hash = null where id = ${id} and state = 'pending' returning id`);
  return rows.length > 0;
}
