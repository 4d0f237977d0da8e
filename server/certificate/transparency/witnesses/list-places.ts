import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

/** What the row of a certificate states of its place on a list of revocations. */
export type PlacedCertificate = Readonly<{ place: number; number: string; hash: string; isRevoked: boolean }>;

/** The certificates at these places of a list, and those on it whose row states that they were revoked. */
export function certificatesOnList(db: Db, list: number, places: readonly number[]): Promise<PlacedCertificate[]> {
  const columns = sql`
    status_place as place, certificate_number as number, verification_hash as hash,
    revoked_at is not null and status = 'revoked' as is_revoked from certificates`;
  return db.rows<PlacedCertificate>(sql`
    select ${columns} where status_list = ${list} and status_place = any(${[...places]}::int[])
    union select ${columns} where status_list = ${list} and revoked_at is not null order by place`);
}

/** The credentials that are stored, by their hashes as the rows have them. */
export async function credentialsByHash(db: Db, hashes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.rows<{ hash: string; credential: string }>(sql`
    select verification_hash as hash, credential from certificates
    where verification_hash = any(${[...hashes]}::text[]) and credential <> ''`);
  return new Map(rows.map(({ hash, credential }) => [hash, credential]));
}
