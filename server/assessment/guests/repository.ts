import sql from 'sql-template-tag';
import type { Language } from '#core/platform/languages.ts';
import { personName } from '#server/account/public.ts';
import type { Db } from '#server/platform/db/db.ts';

export type GuestRow = Readonly<{
  organizationId: string;
  id: string;
  assessmentId: string;
  questionIds: readonly string[];
  email: string;
  name: string;
  note: string;
  language: Language;
  days: number;
  invitedBy: string | null;
  inviter: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
  finishedAt: Date | null;
}>;

const columns = sql`
  g.organization_id, g.id, g.assessment_id, g.question_ids, g.email, g.name, g.note, g.language, g.days, g.invited_by,
  ${personName(sql`g.invited_by`)} as inviter, g.created_at, g.expires_at, g.revoked_at, g.last_used_at, g.finished_at`;

export function guestsOf(db: Db, organizationId: string, most: number): Promise<GuestRow[]> {
  return db.rows<GuestRow>(sql`
    select ${columns} from guest_invitations g where g.organization_id = ${organizationId} order by g.created_at desc, g.id limit ${most}`);
}

export async function guestById(db: Db, organizationId: string, id: string): Promise<GuestRow | null> {
  const [row] = await db.rows<GuestRow>(sql`
    select ${columns} from guest_invitations g where g.organization_id = ${organizationId} and g.id = ${id}`);
  return row ?? null;
}

export async function guestByToken(db: Db, tokenHash: string): Promise<GuestRow | null> {
  const [row] = await db.rows<GuestRow>(sql`select ${columns} from guest_invitations g where g.token_hash = ${tokenHash}`);
  return row ?? null;
}

/** The invitation of an address to an assessment that is open now. */
export async function openGuestOf(
  db: Db,
  { organizationId, assessmentId, email, now }: Readonly<{ organizationId: string; assessmentId: string; email: string; now: Date }>,
): Promise<GuestRow | null> {
  const [row] = await db.rows<GuestRow>(sql`
    select ${columns} from guest_invitations g
    where g.organization_id = ${organizationId} and g.assessment_id = ${assessmentId} and g.email = ${email}
      and g.revoked_at is null and g.expires_at > ${now}`);
  return row ?? null;
}

export async function countOpen(db: Db, organizationId: string, now: Date): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from guest_invitations
    where organization_id = ${organizationId} and revoked_at is null and expires_at > ${now}`);
  return row?.count ?? 0;
}

/** How many mails with links went out since then: from an organisation, and to an address from anybody. */
export async function countSendings(
  db: Db,
  { organizationId, email, since }: Readonly<{ organizationId: string; email: string; since: Date }>,
): Promise<Readonly<{ organization: number; address: number }>> {
  const [row] = await db.rows<{ organization: number; address: number }>(sql`
    select count(*) filter (where g.organization_id = ${organizationId})::int as organization,
      count(*) filter (where g.email = ${email})::int as address
    from guest_invitations g cross join lateral unnest(g.sent_at) as s (at)
    where (g.organization_id = ${organizationId} or g.email = ${email}) and s.at > ${since}`);
  return row ?? { organization: 0, address: 0 };
}

export type NewGuest = Omit<GuestRow, 'inviter' | 'revokedAt' | 'lastUsedAt' | 'finishedAt'>;

export async function insertGuest(db: Db, one: NewGuest): Promise<void> {
  await db.rows(sql`
    insert into guest_invitations (organization_id, id, assessment_id, question_ids, email, name, note, language, days, invited_by,
      created_at, expires_at, sent_at)
    values (${one.organizationId}, ${one.id}, ${one.assessmentId}, ${[...one.questionIds]}, ${one.email}, ${one.name}, ${one.note},
      ${one.language}, ${one.days}, ${one.invitedBy}, ${one.createdAt}, ${one.expiresAt}, array[${one.createdAt}::timestamptz])`);
}

/** Stores an invitation as it is mailed once more: the link and the code that were mailed before stop working. */
export async function renewGuest(db: Db, one: NewGuest, at: Date): Promise<void> {
  await db.rows(sql`
    update guest_invitations set question_ids = ${[...one.questionIds]}, name = ${one.name}, note = ${one.note}, language = ${one.language},
      days = ${one.days}, invited_by = ${one.invitedBy}, expires_at = ${one.expiresAt}, token_hash = null, code_id = null, code_hash = null,
      finished_at = null, sent_at = sent_at || ${at}::timestamptz
    where organization_id = ${one.organizationId} and id = ${one.id}`);
}

/** Stores the hash of a link that is being mailed; false where nobody is to be invited any more. */
export async function saveToken(db: Db, id: string, { tokenHash, now }: Readonly<{ tokenHash: string; now: Date }>): Promise<boolean> {
  const rows = await db.rows(sql`
    update guest_invitations set token_hash = ${tokenHash} where id = ${id} and revoked_at is null and expires_at > ${now} returning 1`);
  return rows.length > 0;
}

/** Ends an invitation with its link, its code and its sessions; false when it was revoked before. */
export async function revokeGuest(db: Db, { organizationId, id, at }: Readonly<{ organizationId: string; id: string; at: Date }>) {
  const rows = await db.rows(sql`
    update guest_invitations set revoked_at = ${at}, token_hash = null, code_id = null, code_hash = null
    where organization_id = ${organizationId} and id = ${id} and revoked_at is null returning 1`);
  await db.rows(sql`delete from guest_sessions where organization_id = ${organizationId} and invitation_id = ${id}`);
  return rows.length > 0;
}

/** What somebody invited and is open. */
export async function openGuestsBy(
  db: Db,
  { organizationId, userId, now }: Readonly<{ organizationId: string; userId: string; now: Date }>,
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from guest_invitations
    where organization_id = ${organizationId} and invited_by = ${userId} and revoked_at is null and expires_at > ${now}`);
  return rows.map(({ id }) => id);
}

/** Records that the guest did something. */
export async function touchGuest(db: Db, { organizationId, id }: GuestRow, at: Date): Promise<void> {
  await db.rows(sql`update guest_invitations set last_used_at = ${at} where organization_id = ${organizationId} and id = ${id}`);
}

/** Records that the guest said it is done; false when that was said before. */
export async function finishGuest(db: Db, { organizationId, id }: GuestRow, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    update guest_invitations set finished_at = ${at}
    where organization_id = ${organizationId} and id = ${id} and finished_at is null returning 1`);
  return rows.length > 0;
}
