import sql from 'sql-template-tag';
import type { Db } from '#server/db/db.ts';

export type Credentials = Readonly<{ id: string; passwordHash: string; emailVerified: boolean }>;

export async function credentialsByEmail(db: Db, email: string): Promise<Credentials | null> {
  const [row] = await db.rows<Credentials>(sql`
    select id, password_hash, email_verified from users where email = ${email}`);
  return row ?? null;
}
