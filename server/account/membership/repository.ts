import sql from 'sql-template-tag';
import type { Language } from '#core/platform/languages.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import { userOfMembershipJoin } from '#server/account/people/joins.ts';
import { organizationOfMembershipJoin } from '#server/account/companies/joins.ts';
import type { Db } from '#server/platform/db/db.ts';

export type MemberRow = Readonly<{
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  language: Language | null;
  role: MemberRole;
  since: Date;
  /** What stands beside the name on reports, where a consultant requests it; an owner allows it, or not yet. */
  reportContact: string | null;
  reportAllowedAt: Date | null;
}>;

const columns = sql`m.user_id, u.first_name, u.last_name, u.email, u.language, m.role, m.since, m.report_contact, m.report_allowed_at`;

/** Who belongs to an organisation now: owners first, then whoever came first. */
export function membersOf(db: Db, organizationId: string): Promise<MemberRow[]> {
  return db.rows<MemberRow>(sql`
    select ${columns} from memberships m ${userOfMembershipJoin}
    where m.organization_id = ${organizationId} and m.ended_at is null order by (m.role = 'owner') desc, m.since, m.id`);
}

export async function ownersOf(db: Db, organizationId: string): Promise<MemberRow[]> {
  return (await membersOf(db, organizationId)).filter(({ role }) => role === 'owner');
}

export type OwnOrganization = Readonly<{ id: string; name: string; nip: string; role: MemberRole }>;

/** What a user belongs to now, by name. */
export function organizationsOf(db: Db, userId: string): Promise<OwnOrganization[]> {
  return db.rows<OwnOrganization>(sql`
    select o.id, o.name, o.nip, m.role from memberships m ${organizationOfMembershipJoin}
    where m.user_id = ${userId} and m.ended_at is null order by o.name, o.id`);
}

/** The organisations that consultants of an organisation own now, by name. */
export function ownedByConsultants(db: Db, organizationId: string): Promise<Readonly<{ id: string; name: string }>[]> {
  return db.rows(sql`
    select distinct o.id, o.name from memberships c
    join memberships m on m.user_id = c.user_id and m.role = 'owner' and m.ended_at is null ${organizationOfMembershipJoin}
    where c.organization_id = ${organizationId} and c.role = 'consultant' and c.ended_at is null order by o.name, o.id`);
}

export async function insertMember(
  db: Db,
  one: Readonly<{ organizationId: string; userId: string; role: MemberRole; at: Date }>,
): Promise<void> {
  await db.rows(sql`
    insert into memberships (organization_id, user_id, role, since) values (${one.organizationId}, ${one.userId}, ${one.role}, ${one.at})`);
}

/** Somebody who belongs to an organisation now; null for anybody else. */
export async function memberById(db: Db, organizationId: string, userId: string): Promise<MemberRow | null> {
  const [row] = await db.rows<MemberRow>(sql`
    select ${columns} from memberships m ${userOfMembershipJoin}
    where m.organization_id = ${organizationId} and m.user_id = ${userId} and m.ended_at is null`);
  return row ?? null;
}

export async function setRole(db: Db, organizationId: string, userId: string, role: MemberRole): Promise<void> {
  await db.rows(sql`
    update memberships set role = ${role} where organization_id = ${organizationId} and user_id = ${userId} and ended_at is null`);
}

export async function endMembership(db: Db, organizationId: string, userId: string, at: Date): Promise<void> {
  await db.rows(sql`
    update memberships set ended_at = greatest(since, ${at})
    where organization_id = ${organizationId} and user_id = ${userId} and ended_at is null`);
}

/** Other words need another permission. */
export async function setReportContact(db: Db, organizationId: string, userId: string, contact: string | null): Promise<void> {
  await db.rows(sql`
    update memberships set report_contact = ${contact}, report_allowed_at = null
    where organization_id = ${organizationId} and user_id = ${userId} and ended_at is null`);
}

export async function setReportAllowed(db: Db, organizationId: string, userId: string, at: Date | null): Promise<void> {
  await db.rows(sql`
    update memberships set report_allowed_at = ${at}
    where organization_id = ${organizationId} and user_id = ${userId} and ended_at is null`);
}
