import sql from 'sql-template-tag';
import { record } from '#server/audit.ts';
import type { Db, Database } from '#server/db/db.ts';

type At = Readonly<{ db: Database; now: () => Date; newId: () => string }>;

const origin = { ipAddress: '', userAgent: 'server command' };
/** No password has this hash: the account is opened with a link for a new one. */
const noPassword = '!';

async function note(db: Db, userId: string, action: string, at: Date): Promise<void> {
  await record(db, { userId, organizationId: null, action, entityType: 'user', entityId: userId, origin, at });
}

/** Makes an account an operator; an unknown address gets an account that needs a new password first. */
export async function addOperator({ db, now, newId }: At, address: string): Promise<'promoted' | 'created'> {
  const email = address.trim().toLowerCase();
  const at = now();
  return db.transaction(async (tx) => {
    const [known] = await tx.rows<{ id: string }>(sql`
      update users set role = 'operator', email_verified = true, updated_at = ${at} where email = ${email} returning id`);
    const id = known?.id ?? newId();
    if (!known) {
      await tx.rows(sql`
        insert into users (id, email, password_hash, first_name, last_name, email_verified, role, created_at, updated_at)
        values (${id}, ${email}, ${noPassword}, 'Operator', 'Atesto', true, 'operator', ${at}, ${at})`);
    }
    await note(tx, id, 'operator.added', at);
    return known ? 'promoted' : 'created';
  });
}

/** Takes the role away and ends the sessions; false when the address belongs to no operator. */
export async function removeOperator({ db, now }: At, address: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [known] = await tx.rows<{ id: string }>(sql`
      update users set role = 'user', updated_at = ${now()} where email = ${address.trim().toLowerCase()} and role = 'operator' returning id`);
    if (!known) return false;
    await tx.rows(sql`delete from sessions where sess ->> 'userId' = ${known.id}`);
    await note(tx, known.id, 'operator.removed', now());
    return true;
  });
}

export async function operators(db: Db): Promise<string[]> {
  return (await db.rows<{ email: string }>(sql`select email from users where role = 'operator' order by email`)).map((row) => row.email);
}
