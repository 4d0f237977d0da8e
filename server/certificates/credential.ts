import sql from 'sql-template-tag';
import type { Db } from '#server/db/db.ts';
import type { PublicJwk } from '#server/keyring.ts';

/**
 * Publishes the key that signs now and retires the others; retired keys stay published. What is published here is for
 * readers of JWKS: whether a key counts, only the list of keys says that the offline roots signed.
 */
export async function publishKey(db: Db, jwk: PublicJwk, at: Date): Promise<void> {
  await db.rows(sql`
    insert into signing_keys (kid, public_jwk, created_at) values (${jwk.kid}, ${JSON.stringify(jwk)}::jsonb, ${at})
    on conflict (kid) do update set retired_at = null`);
  await db.rows(sql`update signing_keys set retired_at = ${at} where kid <> ${jwk.kid} and retired_at is null`);
}

export async function publishedKeys(db: Db): Promise<PublicJwk[]> {
  const rows = await db.rows<{ publicJwk: PublicJwk }>(sql`
    select public_jwk from signing_keys order by retired_at nulls first, created_at desc`);
  return rows.map((row) => row.publicJwk);
}
