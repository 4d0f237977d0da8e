import sql from 'sql-template-tag';
import type { Language } from '#core/platform/languages.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import { personName } from '#server/account/people/joins.ts';
import type { Db } from '#server/platform/db/db.ts';

export type InvitationRow = Readonly<{
  organizationId: string;
  id: string;
  email: string;
  role: MemberRole;
  language: Language;
  invitedBy: string | null;
  inviter: string | null;
  sentAt: readonly Date[];
  expiresAt: Date;
}>;

const columns = sql`
  i.organization_id, i.id, i.email, i.role, i.language, i.invited_by, ${personName(sql`i.invited_by`)} as inviter, i.sent_at, i.expires_at`;

export function openInvitations(db: Db, organizationId: string): Promise<InvitationRow[]> {
  return db.rows<InvitationRow>(sql`
    select ${columns} from invitations i where i.organization_id = ${organizationId} and i.closed_at is null order by i.created_at, i.id`);
}

export async function openInvitation(db: Db, organizationId: string, id: string): Promise<InvitationRow | null> {
  const [row] = await db.rows<InvitationRow>(sql`
    select ${columns} from invitations i where i.organization_id = ${organizationId} and i.id = ${id} and i.closed_at is null`);
  return row ?? null;
}

export async function openInvitationTo(db: Db, organizationId: string, email: string): Promise<InvitationRow | null> {
  const [row] = await db.rows<InvitationRow>(sql`
    select ${columns} from invitations i where i.organization_id = ${organizationId} and i.email = ${email} and i.closed_at is null`);
  return row ?? null;
}

/** The open invitation of a link, in time. */
export async function invitationByToken(db: Db, tokenHash: string, now: Date): Promise<InvitationRow | null> {
  const [row] = await db.rows<InvitationRow>(sql`
    select ${columns} from invitations i where i.token_hash = ${tokenHash} and i.closed_at is null and i.expires_at > ${now}`);
  return row ?? null;
}

export async function insertInvitation(db: Db, one: Omit<InvitationRow, 'inviter' | 'sentAt'> & Readonly<{ at: Date }>): Promise<void> {
  await db.rows(sql`
    insert into invitations (organization_id, id, email, role, language, invited_by, created_at, expires_at, sent_at)
    values (${one.organizationId}, ${one.id}, ${one.email}, ${one.role}, ${one.language}, ${one.invitedBy}, ${one.at}, ${one.expiresAt},
      array[${one.at}::timestamptz])`);
}

/** Records that an invitation is mailed once more, with a new time; the link that was mailed before stops working. */
export async function renewInvitation(
  db: Db,
  {
    organizationId,
    id,
    role,
    invitedBy,
    at,
    expiresAt,
  }: Readonly<{ organizationId: string; id: string; role: MemberRole; invitedBy: string; at: Date; expiresAt: Date }>,
): Promise<void> {
  await db.rows(sql`
    update invitations set role = ${role}, invited_by = ${invitedBy}, token_hash = null, expires_at = ${expiresAt}, sent_at = sent_at || ${at}::timestamptz
    where organization_id = ${organizationId} and id = ${id}`);
}

/** Stores the hash of a new link; false when the invitation is closed or gone. */
export async function saveToken(db: Db, id: string, tokenHash: string): Promise<boolean> {
  const rows = await db.rows(sql`update invitations set token_hash = ${tokenHash} where id = ${id} and closed_at is null returning id`);
  return rows.length > 0;
}

/** False when it was closed before. */
export async function closeInvitation(
  db: Db,
  { organizationId, id }: Readonly<{ organizationId: string; id: string }>,
  { outcome, at }: Readonly<{ outcome: 'accepted' | 'withdrawn'; at: Date }>,
): Promise<boolean> {
  const rows = await db.rows(sql`
    update invitations set closed_at = ${at}, outcome = ${outcome}, token_hash = null
    where organization_id = ${organizationId} and id = ${id} and closed_at is null returning id`);
  return rows.length > 0;
}

/** Withdraws what somebody invited and nobody accepted; returns which. */
export async function closeInvitationsOf(
  db: Db,
  { organizationId, userId, at }: Readonly<{ organizationId: string; userId: string; at: Date }>,
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    update invitations set closed_at = ${at}, outcome = 'withdrawn', token_hash = null
    where organization_id = ${organizationId} and invited_by = ${userId} and closed_at is null returning id`);
  return rows.map(({ id }) => id);
}

/** How many mails with invitations went out since then: from an organisation, and to an address from anybody. */
export async function countSendings(
  db: Db,
  { organizationId, email, since }: Readonly<{ organizationId: string; email: string; since: Date }>,
): Promise<Readonly<{ organization: number; address: number }>> {
  const [row] = await db.rows<{ organization: number; address: number }>(sql`
    select count(*) filter (where i.organization_id = ${organizationId})::int as organization,
      count(*) filter (where i.email = ${email})::int as address
    from invitations i cross join lateral unnest(i.sent_at) as s (at)
    where (i.organization_id = ${organizationId} or i.email = ${email}) and s.at > ${since}`);
  return row ?? { organization: 0, address: 0 };
}
