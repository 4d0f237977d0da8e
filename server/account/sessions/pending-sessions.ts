import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { hashOfSecret } from '#server/platform/security/secrets.ts';

/** A session that signs nobody in: it only knows whose registration waits. `sentTo` is where its mail went last. */
export type PendingSession = Readonly<{ token: string; userId: string; email: string; sentTo: string }>;

/** The registration that a session knows of; null when it knows none, or nothing is left to confirm. */
export async function pendingOfSession(deps: Deps, token: string): Promise<PendingSession | null> {
  const [row] = await deps.db.rows<Omit<PendingSession, 'token'>>(sql`
    select u.id as user_id, u.email, coalesce(s.sess ->> 'sentTo', u.email) as sent_to
    from sessions s join users u on u.id = (s.sess ->> 'userId')::uuid
    where s.sid = ${hashOfSecret(token)} and s.sess ? 'pending' and s.expire > ${deps.now()} and not u.email_verified`);
  return row ? { token, ...row } : null;
}

/** Stores where the mail of a session went when that is not the address of the account; null: it is, for every session of the account. */
export async function saveSentTo(
  db: Db,
  { userId, token }: Pick<PendingSession, 'userId' | 'token'>,
  sentTo: string | null,
): Promise<void> {
  if (sentTo !== null) {
    await db.rows(sql`
      update sessions set sess = sess || jsonb_build_object('sentTo', ${sentTo}::text) where sid = ${hashOfSecret(token)}`);
    return;
  }
  await db.rows(sql`update sessions set sess = sess - 'sentTo' where sess ->> 'userId' = ${userId} and sess ? 'sentTo'`);
}

/** Nothing is left to wait for. */
export async function endPendingSessions(db: Db, userId: string): Promise<void> {
  await db.rows(sql`delete from sessions where sess ->> 'userId' = ${userId} and sess ? 'pending'`);
}
