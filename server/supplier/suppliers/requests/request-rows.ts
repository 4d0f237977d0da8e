import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Language } from '#core/platform/languages.ts';
import { requestEveryDays } from '#core/supplier/supplier-request.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newSecret } from '#server/platform/security/secrets.ts';

const dayMillis = 86_400_000;

/** What is stored of an address for ever: a hash that finds it again when it is typed, and reveals it to nobody who does not know it. */
export function addressHash(email: string): string {
  return createHash('sha256').update(`atesto supplier request\n${email}`).digest('hex');
}

/** Takes the turn of an address: false when it had one lately, or wants none. */
export async function claimTurn(tx: Db, hash: string, at: Date): Promise<'taken' | 'stopped' | 'recent'> {
  const before = new Date(at.getTime() - requestEveryDays * dayMillis);
  const claimed = await tx.rows(sql`
    insert into supplier_recipients as r (address_hash, stop_token, mailed_at) values (${hash}, ${newSecret()}, ${at})
    on conflict (address_hash) do update set mailed_at = excluded.mailed_at
      where r.stopped_at is null and (r.mailed_at is null or r.mailed_at <= ${before})
    returning address_hash`);
  if (claimed.length > 0) return 'taken';
  const stopped = await tx.rows(
    sql`select 1 as is_stopped from supplier_recipients where address_hash = ${hash} and stopped_at is not null`,
  );
  return stopped.length > 0 ? 'stopped' : 'recent';
}

export type RequestRow = Readonly<{
  id: string;
  nip: string;
  email: string | null;
  askedAt: Date;
  sentAt: Date | null;
  stoppedAt: Date | null;
}>;

type NewRequest = Readonly<{
  organizationId: string;
  id: string;
  nip: string;
  email: string;
  language: Language;
  words: string;
  userId: string;
  at: Date;
}>;

export async function insertRequest(tx: Db, request: NewRequest): Promise<void> {
  const { organizationId, id, nip, email, language, words, userId, at } = request;
  await tx.rows(sql`
    insert into supplier_requests (organization_id, id, nip, email, address_hash, language, words, asked_by, asked_at)
    values (${organizationId}, ${id}, ${nip}, ${email}, ${addressHash(email)}, ${language}, ${words}, ${userId}, ${at})`);
}

/** How many an organisation asked since. */
export async function countSince(db: Db, organizationId: string, since: Date): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from supplier_requests where organization_id = ${organizationId} and asked_at > ${since}`);
  return row?.count ?? 0;
}

export function requestsOf(db: Db, organizationId: string): Promise<RequestRow[]> {
  return db.rows<RequestRow>(sql`
    select id, nip, email, asked_at, sent_at, stopped_at from supplier_requests where organization_id = ${organizationId}
    order by asked_at desc, nip, id`);
}

/** The secret of the link that ends such mails; null when the request is gone or the recipient wants none. */
export async function stopTokenOf(db: Db, requestId: string): Promise<string | null> {
  const [row] = await db.rows<{ token: string }>(sql`
    select r.stop_token as token from supplier_requests q join supplier_recipients r on r.address_hash = q.address_hash
    where q.id::text = ${requestId} and r.stopped_at is null`);
  return row?.token ?? null;
}

export async function recordSent(db: Db, requestId: string, at: Date): Promise<void> {
  await db.rows(sql`update supplier_requests set sent_at = coalesce(sent_at, ${at}) where id::text = ${requestId}`);
}

/** Ends such mails to whoever holds the link, and forgets the address wherever it stands. An unknown link changes nothing. */
export async function stop(tx: Db, token: string, at: Date): Promise<void> {
  const [row] = await tx.rows<{ hash: string }>(sql`
    update supplier_recipients set stopped_at = coalesce(stopped_at, ${at}) where stop_token = ${token} returning address_hash as hash`);
  if (!row) return;
  await tx.rows(sql`
    update supplier_requests set email = null, stopped_at = coalesce(stopped_at, ${at}) where address_hash = ${row.hash}`);
}
