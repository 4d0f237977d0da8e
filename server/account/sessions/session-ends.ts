import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import { presentMembersOf } from '#server/account/membership/joins.ts';
import { hashOfSecret } from '#server/platform/security/secrets.ts';

export async function endSession(db: Db, token: string): Promise<void> {
  await db.rows(sql`delete from sessions where sid = ${hashOfSecret(token)}`);
}

/** Ends every session of a user; returns how many. */
export async function endSessionsOf(db: Db, userId: string): Promise<number> {
  return (await db.rows(sql`delete from sessions where sess ->> 'userId' = ${userId} returning 1`)).length;
}

/** Ends every session of a user but the one with this token; returns how many. */
export async function endOtherSessions(db: Db, userId: string, token: string | undefined): Promise<number> {
  const ownHash = token ? hashOfSecret(token) : '';
  return (await db.rows(sql`delete from sessions where sess ->> 'userId' = ${userId} and sid <> ${ownHash} returning 1`)).length;
}

/** Ends every session of everybody who belongs to an organisation, also those turned to another one; returns how many. */
export async function endSessionsOfMembers(db: Db, organizationId: string): Promise<number> {
  const ended = await db.rows(sql`
    delete from sessions where sess ->> 'userId' in (${presentMembersOf(organizationId)}) returning 1`);
  return ended.length;
}

/** Ends every session of everybody; returns how many. */
export async function endAllSessions(db: Db): Promise<number> {
  return (await db.rows(sql`delete from sessions returning 1`)).length;
}
