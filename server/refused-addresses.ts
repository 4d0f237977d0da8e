import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { refusedAddressDays } from '#core/limits.ts';
import type { Db } from './db/db.ts';

/** Whose address it is nobody can read from it; who has the address finds the row. */
function hashOf(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');
}

/** Keeps that a mail server refused an address for good; `status` as in RFC 3463, or the reply code. */
export async function noteRefused(db: Db, address: string, status: string, at: Date): Promise<void> {
  await db.rows(sql`
    insert into refused_addresses (address_hash, status, refused_at) values (${hashOf(address)}, ${status}, ${at})
    on conflict (address_hash) do update set status = excluded.status, refused_at = excluded.refused_at`);
}

/** Whether an address was refused for good lately. After thirty days it is tried again. */
export async function isRefused(db: Db, address: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - refusedAddressDays * 86_400_000);
  const rows = await db.rows(sql`select 1 from refused_addresses where address_hash = ${hashOf(address)} and refused_at > ${since}`);
  return rows.length > 0;
}

/** What is kept of an address, for whoever asks what is known of them. */
export function whatIsKept(db: Db, address: string): Promise<object[]> {
  return db.rows(sql`select status, refused_at from refused_addresses where address_hash = ${hashOf(address)}`);
}

/** A mail server took a mail for the address after all. */
export async function forgetRefused(db: Db, address: string): Promise<void> {
  await db.rows(sql`delete from refused_addresses where address_hash = ${hashOf(address)}`);
}
