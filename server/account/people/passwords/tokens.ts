import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { forgetRefused } from '#server/adapters/mail/refused-addresses.ts';
import { hashOfSecret, newSecret } from '#server/platform/security/secrets.ts';

/** What a mailed link is for, and how long it works (docs/product.md, “Accounts”). */
export const tokenLifetimes = { verification: 24 * 3_600_000, reset: 3_600_000, enrolment: 3_600_000 } as const;
export type TokenKind = keyof typeof tokenLifetimes;

function column(kind: TokenKind) {
  return raw(`${kind}_token`);
}

/** Links for a new password of before, while they work: whoever asked twice may open either mail. */
function validResets(kind: TokenKind, now: Date): Sql {
  if (kind !== 'reset') return empty;
  return sql`earlier_resets = (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(
      earlier_resets || case when reset_token is null then '{}' else jsonb_build_object(reset_token, reset_token_expires_at) end)
    where value::timestamptz > ${now}),`;
}

/**
 * A new single-use token of a user. An earlier one for the confirmation stops working, one for a new password works on for its hour.
 * Only hashes are stored.
 */
export async function issueToken(deps: Deps, kind: TokenKind, userId: string): Promise<string> {
  const token = newSecret();
  const expires = new Date(deps.now().getTime() + tokenLifetimes[kind]);
  await deps.db.rows(sql`
    update users set ${validResets(kind, deps.now())} ${column(kind)} = ${hashOfSecret(token)}, ${raw(`${kind}_token_expires_at`)} = ${expires} where id = ${userId}`);
  return token;
}

/** Whether a row of users is of whoever holds that token, while it works. */
function isOwned(kind: TokenKind, token: string, now: Date): Sql {
  const hash = hashOfSecret(token);
  const newest = sql`${column(kind)} = ${hash} and ${raw(`${kind}_token_expires_at`)} > ${now}`;
  if (kind !== 'reset') return newest;
  return sql`((${newest}) or (earlier_resets <> '{}' and earlier_resets ? ${hash} and (earlier_resets ->> ${hash})::timestamptz > ${now}))`;
}

/** Redeems a token: it works once and in time. Returns whose it was, or null. Whoever has one got the mail: the address takes mails. */
export async function redeemToken(db: Db, kind: TokenKind, token: string, now: Date): Promise<string | null> {
  const [user] = await db.rows<{ id: string; email: string }>(sql`
    update users set ${kind === 'reset' ? sql`earlier_resets = '{}',` : empty} ${column(kind)} = null, ${raw(`${kind}_token_expires_at`)} = null
    where ${isOwned(kind, token, now)} returning id, email`);
  if (!user) return null;
  await forgetRefused(db, user.email);
  return user.id;
}

/** Whose token that is while it works; null for none. It stays what it was. */
export async function ownerOfToken(db: Db, kind: TokenKind, token: string, now: Date): Promise<string | null> {
  const [user] = await db.rows<{ id: string }>(sql`
    select id from users where ${isOwned(kind, token, now)}`);
  return user?.id ?? null;
}

/** No mailed link of a user works any more. */
export async function forgetTokens(db: Db, userId: string): Promise<void> {
  await db.rows(sql`
    update users set verification_token = null, verification_token_expires_at = null, reset_token = null, reset_token_expires_at = null,
      enrolment_token = null, enrolment_token_expires_at = null,
      earlier_resets = '{}'
    where id = ${userId}`);
}
