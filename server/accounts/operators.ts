import sql from 'sql-template-tag';
import { record, type AuditAction } from '#server/audit.ts';
import type { Db, Database } from '#server/db/db.ts';

type At = Readonly<{ db: Database; now: () => Date; newId: () => string }>;

const origin = { ipAddress: '', userAgent: 'server command' };
/** No password has this hash: the account is opened with a link for a new one. */
const noPassword = '!';

async function note(at: At, db: Db, userId: string, action: AuditAction): Promise<void> {
  await record(at, db, { userId, organizationId: null, origin }, { action, id: userId });
}

/** Makes an account an operator; an unknown address gets an account that needs a new password first. */
export async function addOperator(deps: At, address: string): Promise<'promoted' | 'created'> {
  const email = address.trim().toLowerCase();
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const [known] = await tx.rows<{ id: string }>(sql`
      update users set role = 'operator', email_verified = true, updated_at = ${at} where email = ${email} returning id`);
    const id = known?.id ?? deps.newId();
    if (!known) {
      await tx.rows(sql`
        insert into users (id, email, password_hash, first_name, last_name, email_verified, role, created_at, updated_at)
        values (${id}, ${email}, ${noPassword}, 'Operator', 'Atesto', true, 'operator', ${at}, ${at})`);
    }
    await note(deps, tx, id, 'operator.added');
    return known ? 'promoted' : 'created';
  });
}

/** Takes the role away and ends the sessions; false when the address belongs to no operator. */
export async function removeOperator(deps: At, address: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const [known] = await tx.rows<{ id: string }>(sql`
      update users set role = 'user', updated_at = ${deps.now()} where email = ${address.trim().toLowerCase()} and role = 'operator' returning id`);
    if (!known) return false;
    await tx.rows(sql`delete from sessions where sess ->> 'userId' = ${known.id}`);
    await note(deps, tx, known.id, 'operator.removed');
    return true;
  });
}

export async function operators(db: Db): Promise<string[]> {
  return (await db.rows<{ email: string }>(sql`select email from users where role = 'operator' order by email`)).map((row) => row.email);
}
