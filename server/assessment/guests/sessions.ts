import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

/** A session of a guest that is alive with its invitation. */
export type GuestSession = Readonly<{ organizationId: string; invitationId: string; expiresAt: Date }>;

/** The live session of a secret; `held` keeps its invitation from being revoked until the transaction ends. */
export async function sessionByToken(
  db: Db,
  tokenHash: string,
  { now, held = false }: Readonly<{ now: Date; held?: boolean }>,
): Promise<GuestSession | null> {
  const [row] = await db.rows<GuestSession>(sql`
    select s.organization_id, s.invitation_id, s.expires_at from guest_sessions s
    join guest_invitations g on g.organization_id = s.organization_id and g.id = s.invitation_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and g.revoked_at is null and g.expires_at > ${now}
    ${held ? sql`for share of g` : sql``}`);
  return row ?? null;
}

export async function insertSession(db: Db, tokenHash: string, session: GuestSession, startedAt: Date): Promise<void> {
  await db.rows(sql`
    insert into guest_sessions (token_hash, organization_id, invitation_id, started_at, expires_at)
    values (${tokenHash}, ${session.organizationId}, ${session.invitationId}, ${startedAt}, ${session.expiresAt})`);
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.rows(sql`delete from guest_sessions where token_hash = ${tokenHash}`);
}
