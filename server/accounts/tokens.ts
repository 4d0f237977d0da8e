import sql, { raw } from 'sql-template-tag';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { hashOfSecret, newSecret } from '#server/secrets.ts';

/** What a mailed link is for, and how long it works (docs/product.md, “Accounts”). */
const lifetimes = { verification: 24 * 3_600_000, reset: 3_600_000 } as const;
export type TokenKind = keyof typeof lifetimes;

function column(kind: TokenKind) {
  return raw(`${kind}_token`);
}

/** A new single-use token of a user; an earlier one of its kind stops working. Only its hash is stored. */
export async function issueToken(deps: Deps, kind: TokenKind, userId: string): Promise<string> {
  const token = newSecret();
  const expires = new Date(deps.now().getTime() + lifetimes[kind]);
  await deps.db.rows(sql`
    update users set ${column(kind)} = ${hashOfSecret(token)}, ${raw(`${kind}_token_expires_at`)} = ${expires} where id = ${userId}`);
  return token;
}

/** Redeems a token: it works once and in time. Returns whose it was, or null. */
export async function redeemToken(db: Db, kind: TokenKind, token: string, now: Date): Promise<string | null> {
  const [user] = await db.rows<{ id: string }>(sql`
    update users set ${column(kind)} = null, ${raw(`${kind}_token_expires_at`)} = null
    where ${column(kind)} = ${hashOfSecret(token)} and ${raw(`${kind}_token_expires_at`)} > ${now}
    returning id`);
  return user?.id ?? null;
}

/** Whose token that is while it works; null for none. It stays what it was. */
export async function ownerOfToken(db: Db, kind: TokenKind, token: string, now: Date): Promise<string | null> {
  const [user] = await db.rows<{ id: string }>(sql`
    select id from users where ${column(kind)} = ${hashOfSecret(token)} and ${raw(`${kind}_token_expires_at`)} > ${now}`);
  return user?.id ?? null;
}

/** No mailed link of a user works any more. */
export async function forgetTokens(db: Db, userId: string): Promise<void> {
  await db.rows(sql`
    update users set verification_token = null, verification_token_expires_at = null, reset_token = null, reset_token_expires_at = null
    where id = ${userId}`);
}
