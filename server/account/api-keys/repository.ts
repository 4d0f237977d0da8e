import sql, { type Sql } from 'sql-template-tag';
import type { ApiScope } from '#core/account/members/api-keys.ts';
import { hasEnded } from '#server/account/exits/joins.ts';
import { memberOwns } from '#server/account/membership/joins.ts';
import { personName } from '#server/account/people/joins.ts';
import type { ApiKey } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';

export type KeyRow = Readonly<{
  id: string;
  name: string;
  prefix: string;
  scopes: ApiScope[];
  madeBy: string | null;
  madeAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  works: boolean;
}>;

/** Works while it was not ended and whoever made it owns the organisation. */
const works: Sql = sql`(k.revoked_at is null and ${memberOwns(sql`k.organization_id`, sql`k.made_by`)})`;

export function keysOf(db: Db, organizationId: string): Promise<KeyRow[]> {
  return db.rows<KeyRow>(sql`
    select k.id, k.name, k.prefix, k.scopes, ${personName(sql`k.made_by`)} as made_by, k.made_at, k.last_used_at, k.revoked_at, ${works} as works
    from api_keys k where k.organization_id = ${organizationId} order by k.made_at desc, k.id`);
}

export async function insertKey(
  tx: Db,
  key: Readonly<{
    organizationId: string;
    id: string;
    name: string;
    prefix: string;
    secretHash: string;
    scopes: readonly ApiScope[];
    userId: string;
    at: Date;
  }>,
): Promise<void> {
  await tx.rows(sql`
    insert into api_keys (organization_id, id, name, prefix, secret_hash, scopes, made_by, made_at)
    values (${key.organizationId}, ${key.id}, ${key.name}, ${key.prefix}, ${key.secretHash}, ${[...key.scopes]}::text[], ${key.userId}, ${key.at})`);
}

/** Ends a key; false when the organisation has none such that was not ended yet. */
export async function endKey(tx: Db, organizationId: string, id: string, at: Date): Promise<boolean> {
  const rows = await tx.rows(sql`
    update api_keys set revoked_at = ${at} where organization_id = ${organizationId} and id = ${id} and revoked_at is null returning id`);
  return rows.length > 0;
}

/** The key of a secret, while it works; its use is recorded to the minute. */
export async function keyOfSecret(db: Db, secretHash: string, now: Date): Promise<ApiKey | null> {
  const [row] = await db.rows<ApiKey & { lastUsedAt: Date | null }>(sql`
    select k.id, k.organization_id, k.name, k.scopes, ${hasEnded(sql`k.organization_id`, now)} as exited, k.last_used_at from api_keys k where k.secret_hash = ${secretHash} and ${works}`);
  if (!row) return null;
  const { lastUsedAt, ...key } = row;
  const { id, organizationId } = key;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > 60_000) {
    await db.rows(sql`update api_keys set last_used_at = ${now} where organization_id = ${organizationId} and id = ${id}`);
  }
  return key;
}
