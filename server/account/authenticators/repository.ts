import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

export type PasskeyRow = Readonly<{
  id: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}>;

export function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db.rows(sql`
    select id, public_key, counter, transports, name, created_at, last_used_at from passkeys where user_id = ${userId} order by created_at, id`);
}

type NewPasskey = Omit<PasskeyRow, 'lastUsedAt' | 'createdAt'> & Readonly<{ userId: string; at: Date }>;

export async function insertPasskey(db: Db, one: NewPasskey): Promise<void> {
  await db.rows(sql`
    insert into passkeys (id, user_id, public_key, counter, transports, name, created_at)
    values (${one.id}, ${one.userId}, ${one.publicKey}, ${one.counter}, ${one.transports}::text[], ${one.name}, ${one.at})`);
}

export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  return (await db.rows(sql`update passkeys set name = ${name} where user_id = ${userId} and id = ${id} returning 1`)).length > 0;
}

export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.rows(sql`delete from passkeys where user_id = ${userId} and id = ${id} returning 1`)).length > 0;
}

/** Records that a passkey was used; false when its counter went back meanwhile, as that of a copy does. Synced ones always say 0. */
export async function usePasskey(db: Db, { id, counter, at }: { id: string; counter: number; at: Date }): Promise<boolean> {
  const rows = await db.rows(sql`
    update passkeys set counter = ${counter}, last_used_at = ${at} where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))
    returning 1`);
  return rows.length > 0;
}

export type Authenticator = Readonly<{ secret: string; confirmedAt: Date | null }>;

export async function authenticatorOf(db: Db, userId: string): Promise<Authenticator | null> {
  const [row] = await db.rows<Authenticator>(sql`select secret, confirmed_at from authenticators where user_id = ${userId}`);
  return row ?? null;
}

/** Stores a secret that is still to be confirmed; false when a confirmed one is there. */
export async function offerAuthenticator(db: Db, { userId, secret, at }: { userId: string; secret: string; at: Date }): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into authenticators as known (user_id, secret, created_at) values (${userId}, ${secret}, ${at})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = -1
    where known.confirmed_at is null returning 1`);
  return rows.length > 0;
}

/** Takes the code of a step, each once and none from before the last one taken. */
export async function consumeStep(db: Db, userId: string, step: number): Promise<boolean> {
  return (
    (await db.rows(sql`update authenticators set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning 1`))
      .length > 0
  );
}

export async function confirmAuthenticator(db: Db, userId: string, at: Date): Promise<void> {
  await db.rows(sql`update authenticators set confirmed_at = ${at} where user_id = ${userId}`);
}

export async function deleteAuthenticator(db: Db, userId: string): Promise<boolean> {
  return (await db.rows(sql`delete from authenticators where user_id = ${userId} returning 1`)).length > 0;
}

/** New codes in the place of earlier ones. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[], at: Date): Promise<void> {
  await db.rows(sql`delete from recovery_codes where user_id = ${userId}`);
  await db.rows(sql`
    insert into recovery_codes (user_id, hash, created_at) select ${userId}::uuid, hash, ${at}::timestamptz from unnest(${[...hashes]}::text[]) as hash`);
}

/** A code is good once. */
export async function consumeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  return (await db.rows(sql`delete from recovery_codes where user_id = ${userId} and hash = ${hash} returning 1`)).length > 0;
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const [row] = await db.rows<{ n: number }>(sql`select count(*)::int as n from recovery_codes where user_id = ${userId}`);
  return row?.n ?? 0;
}
