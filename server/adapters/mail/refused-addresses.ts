import { createHash } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import { refusedAddressDays } from '#core/platform/limits.ts';
import type { Db } from '#server/platform/db/db.ts';

/** As much of the hash as an address for notices has space for (server/communication/mails/return-path.ts). */
export const addressHashBytes = 15;

/** Whose address it is nobody can read from it; who has the address finds the row. */
export function hashOfAddress(address: string): Buffer {
  return createHash('sha256').update(address.trim().toLowerCase()).digest().subarray(0, addressHashBytes);
}

const keyOf = (hash: Buffer): string => hash.toString('base64url');

/** Statuses about the mailbox itself: bad address, domain or mailbox, moved, and disabled (RFC 3463, 3.2 and 3.3). Policies and full ones are not. */
const aboutMailbox = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;
/** Replies to RCPT TO that are about the mailbox, where no status states more (RFC 5321, 4.2.2 and 4.2.3). */
const mailboxReplies: ReadonlySet<number> = new Set([550, 551, 553]);

/** The status in a reply of a mail server where it states that there is no such mailbox; null where it states anything else. */
export function statusAboutMailbox(reply: string): string | null {
  const [, code = '', status] = /^(5\d\d)(?:[ -](5\.\d{1,3}\.\d{1,3}))?\b/.exec(reply) ?? [];
  if (status !== undefined) return aboutMailbox.test(status) ? status : null;
  return mailboxReplies.has(Number(code)) ? code : null;
}

/** Whether a status of its own is about the mailbox. */
export function isAboutMailbox(status: string): boolean {
  return aboutMailbox.test(status);
}

/** What was said about an address: by the mail server that was asked, or by one behind it, in a notice that came later. */
export type Refused = Readonly<{ status: string; at: Date; byNotice: boolean }>;

/** Stores that an address was refused for good; `status` as in RFC 3463, or the reply code. */
export async function recordRefused(db: Db, hash: Buffer, { status, at, byNotice }: Refused): Promise<void> {
  await db.rows(sql`
    insert into refused_addresses (address_hash, status, refused_at, by_notice) values (${keyOf(hash)}, ${status}, ${at}, ${byNotice})
    on conflict (address_hash) do update set
      status = excluded.status, refused_at = excluded.refused_at, by_notice = refused_addresses.by_notice or excluded.by_notice`);
}

/** Whether an address was refused for good lately. After thirty days it is tried again. */
export async function isRefused(db: Db, address: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - refusedAddressDays * 86_400_000);
  const rows = await db.rows(
    sql`select 1 from refused_addresses where address_hash = ${keyOf(hashOfAddress(address))} and refused_at > ${since}`,
  );
  return rows.length > 0;
}

/** How many addresses were refused for good since then, as a part of a statement. */
export function addressesRefusedSince(since: Date): Sql {
  return sql`(select count(*)::int from refused_addresses where refused_at > ${since})`;
}

/** What is stored of an address, for whoever asks what is known of them. */
export function refusalRecords(db: Db, address: string): Promise<object[]> {
  return db.rows(sql`select status, refused_at, by_notice from refused_addresses where address_hash = ${keyOf(hashOfAddress(address))}`);
}

/** The mail server took a mail for the address after all. That says nothing where one behind it refused: it is asked by nobody yet. */
export async function forgetReply(db: Db, address: string): Promise<void> {
  await db.rows(sql`delete from refused_addresses where address_hash = ${keyOf(hashOfAddress(address))} and not by_notice`);
}

/** Somebody opened what was sent to the address: it takes mails. */
export async function forgetRefused(db: Db, address: string): Promise<void> {
  await db.rows(sql`delete from refused_addresses where address_hash = ${keyOf(hashOfAddress(address))}`);
}
