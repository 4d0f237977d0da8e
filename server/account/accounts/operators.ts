import sql from 'sql-template-tag';
import { endAllSessions, endSessionsOf } from '#server/account/sessions/session-ends.ts';
import { forgetTokens } from '#server/account/people/passwords/tokens.ts';
import { record } from '#server/platform/security/audit.ts';
import type { AuditAction } from '#server/platform/security/audit-actions.ts';
import type { Db, Database } from '#server/platform/db/db.ts';

type At = Readonly<{ db: Database; now: () => Date; newId: () => string }>;

const origin = { ipAddress: '', userAgent: 'server command' };
/** No password has this hash: the account is opened with a link for a new one. */
export const noPassword = '!';

async function recordAction(at: At, db: Db, userId: string, action: AuditAction, metadata = {}): Promise<void> {
  await record(at, db, { userId, organizationId: null, origin }, { action, id: userId, metadata });
}

/** An address as accounts have it. */
function written(address: string): string {
  return address.trim().toLowerCase();
}

/** Whoever registered the address without confirming it may be anybody: their password, sessions and links end. */
async function emptyUnconfirmed(tx: Db, email: string): Promise<boolean> {
  const [unconfirmed] = await tx.rows<{ id: string }>(sql`
    update users set password_hash = ${noPassword} where email = ${email} and not email_verified returning id`);
  if (!unconfirmed) return false;
  await endSessionsOf(tx, unconfirmed.id);
  await forgetTokens(tx, unconfirmed.id);
  return true;
}

/** What became of an address: its account, a new one, or one that nobody had confirmed; the last two need a new password first. */
export type Addition = 'promoted' | 'created' | 'emptied';

/** Makes an account an operator. */
export async function addOperator(deps: At, address: string): Promise<Addition> {
  const email = written(address);
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const emptied = await emptyUnconfirmed(tx, email);
    const [known] = await tx.rows<{ id: string }>(sql`
      update users set role = 'operator', email_verified = true, updated_at = ${at} where email = ${email} returning id`);
    const id = known?.id ?? deps.newId();
    if (!known) {
      await tx.rows(sql`
        insert into users (id, email, password_hash, first_name, last_name, email_verified, role, created_at, updated_at)
        values (${id}, ${email}, ${noPassword}, 'Operator', 'Atesto', true, 'operator', ${at}, ${at})`);
    }
    await recordAction(deps, tx, id, 'operator.added');
    if (!known) return 'created';
    return emptied ? 'emptied' : 'promoted';
  });
}

/** Takes the role away and ends the sessions; false when the address belongs to no operator. */
export async function removeOperator(deps: At, address: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const [known] = await tx.rows<{ id: string }>(sql`
      update users set role = 'user', updated_at = ${deps.now()} where email = ${written(address)} and role = 'operator' returning id`);
    if (!known) return false;
    await endSessionsOf(tx, known.id);
    await recordAction(deps, tx, known.id, 'operator.removed');
    return true;
  });
}

/** Ends the sessions of one account, or of everybody where none is named; returns how many, null when the address belongs to nobody. */
export async function endSessionsByCommand(deps: At, address: string | null): Promise<number | null> {
  return deps.db.transaction(async (tx) => {
    if (address === null) {
      const ended = await endAllSessions(tx);
      const by = { userId: null, organizationId: null, origin };
      await record(deps, tx, by, { action: 'operator.all_sessions_ended', id: 'all', metadata: { ended } });
      return ended;
    }
    const [known] = await tx.rows<{ id: string }>(sql`select id from users where email = ${written(address)}`);
    if (!known) return null;
    const ended = await endSessionsOf(tx, known.id);
    await recordAction(deps, tx, known.id, 'user.session_ended', { ended });
    return ended;
  });
}

export async function operators(db: Db): Promise<string[]> {
  return (await db.rows<{ email: string }>(sql`select email from users where role = 'operator' order by email`)).map((row) => row.email);
}
