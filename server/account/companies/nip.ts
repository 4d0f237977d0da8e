import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import { mainOwnerJoin } from '#server/account/people/joins.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { lockOrganization } from './organization.ts';

export type NipHolder = Readonly<{ id: string; userId: string; name: string; createdAt: Date }>;

/** The organisation that holds a NIP. */
export async function holderOf(db: Db, nip: string): Promise<NipHolder | null> {
  const [row] = await db.rows<NipHolder>(sql`
    select id, user_id, name, created_at from organizations where nip = ${nip} and holds_nip`);
  return row ?? null;
}

/** The NIP of an organisation, and whether it holds it; null when it is gone. */
export async function nipOf(db: Db, id: string): Promise<{ nip: string; holdsNip: boolean } | null> {
  const [row] = await db.rows<{ nip: string; holdsNip: boolean }>(sql`select nip, holds_nip from organizations where id = ${id}`);
  return row ?? null;
}

/** How many organisations of people with a confirmed address name a NIP that they do not hold. */
export async function countClaimants(db: Db, nip: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from organizations o ${mainOwnerJoin}
    where o.nip = ${nip} and not o.holds_nip and u.email_verified`);
  return row?.count ?? 0;
}

/** Takes a NIP from whoever holds it and gives it to another organisation that names it. */
export async function moveNip(db: Db, nip: string, to: string, at: Date): Promise<void> {
  await db.rows(sql`update organizations set holds_nip = false, updated_at = ${at} where nip = ${nip} and holds_nip and id <> ${to}`);
  await db.rows(sql`update organizations set holds_nip = true, updated_at = ${at} where nip = ${nip} and id = ${to}`);
}

/** Refuses what is done in the name of a company unless the organisation holds its NIP; it holds it until the transaction ends. */
export async function requireNip(tx: Db, id: string): Promise<void> {
  await lockOrganization(tx, id);
  if (!(await nipOf(tx, id))?.holdsNip) throw new AppError(409, 'company_disputed');
}
