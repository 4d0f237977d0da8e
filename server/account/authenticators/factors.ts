import sql from 'sql-template-tag';
import type { SecondFactorWay } from '#contract/account/second-factor.ts';
import type { Db } from '#server/platform/db/db.ts';

/** By what a person can pass the second step; nothing where the password is enough. */
export async function factorsOf(db: Db, userId: string): Promise<SecondFactorWay[]> {
  const [row] = await db.rows<Record<SecondFactorWay, boolean>>(sql`
    select exists (select 1 from passkeys where user_id = ${userId}) as passkey,
      exists (select 1 from authenticators where user_id = ${userId} and confirmed_at is not null) as totp,
      exists (select 1 from recovery_codes where user_id = ${userId}) as recovery`);
  if (!row || (!row.passkey && !row.totp)) return [];
  return (['passkey', 'totp', 'recovery'] as const).filter((way) => row[way]);
}
