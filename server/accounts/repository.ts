import sql from 'sql-template-tag';
import type { RegistrationInput } from '#contract/accounts.ts';
import type { Language } from '#core/languages.ts';
import type { Db } from '#server/db/db.ts';

export type Credentials = Readonly<{ id: string; passwordHash: string; emailVerified: boolean }>;

export async function credentialsByEmail(db: Db, email: string): Promise<Credentials | null> {
  const [row] = await db.rows<Credentials>(sql`
    select id, password_hash, email_verified from users where email = ${email}`);
  return row ?? null;
}

type NewUser = Pick<RegistrationInput, 'email' | 'firstName' | 'lastName' | 'subscriptionPlan' | 'complianceType'> &
  Readonly<{ id: string; passwordHash: string; language: Language; at: Date }>;

export async function insertUser(db: Db, user: NewUser): Promise<void> {
  await db.rows(sql`
    insert into users (id, email, password_hash, first_name, last_name, subscription_plan, compliance_type,
      language, created_at, updated_at)
    values (${user.id}, ${user.email}, ${user.passwordHash}, ${user.firstName}, ${user.lastName}, ${user.subscriptionPlan},
      ${user.complianceType}, ${user.language}, ${user.at}, ${user.at})`);
}

type NewOrganization = RegistrationInput['organization'] & Readonly<{ id: string; userId: string; at: Date }>;

export async function insertOrganization(db: Db, one: NewOrganization): Promise<void> {
  await db.rows(sql`
    insert into organizations (id, name, company_full_name, nip, legal_form, address, city, postal_code, contact_email,
      contact_phone, user_id, created_at, updated_at)
    values (${one.id}, ${one.name}, ${one.companyFullName ?? null}, ${one.nip}, ${one.legalForm ?? null}, ${one.address}, ${one.city},
      ${one.postalCode}, ${one.contactEmail}, ${one.contactPhone ?? null}, ${one.userId}, ${one.at}, ${one.at})`);
}

export async function organizationOfUser(db: Db, userId: string | null): Promise<string | null> {
  const [row] = await db.rows<{ id: string }>(sql`select id from organizations where user_id = ${userId}`);
  return row?.id ?? null;
}

export async function ownerOfOrganization(db: Db, organizationId: string): Promise<string | null> {
  const [row] = await db.rows<{ userId: string }>(sql`select user_id from organizations where id = ${organizationId}`);
  return row?.userId ?? null;
}

export async function markVerified(db: Db, userId: string, at: Date): Promise<void> {
  await db.rows(sql`update users set email_verified = true, updated_at = ${at} where id = ${userId}`);
}

export async function setPassword(db: Db, userId: string, passwordHash: string, at: Date): Promise<void> {
  await db.rows(sql`update users set password_hash = ${passwordHash}, updated_at = ${at} where id = ${userId}`);
}

/** Whether a user signed in before, and whether with this browser. */
export async function signInsBefore(db: Db, userId: string, userAgent: string): Promise<{ any: boolean; withAgent: boolean }> {
  const [row] = await db.rows<{ any: boolean; withAgent: boolean }>(sql`
    select count(*) > 0 as any, coalesce(bool_or(user_agent = ${userAgent}), false) as with_agent from audit_logs
    where user_id = ${userId} and action = 'user.signed_in'`);
  return row ?? { any: false, withAgent: false };
}

/** Whom a mail goes to. */
export type Recipient = Readonly<{
  email: string;
  firstName: string;
  lastName: string;
  emailVerified: boolean;
  language: Language | null;
}>;

export async function recipientById(db: Db, userId: string): Promise<Recipient | null> {
  const [row] = await db.rows<Recipient>(sql`
    select email, first_name, last_name, email_verified, language from users where id = ${userId}`);
  return row ?? null;
}

export function operatorAccounts(db: Db): Promise<{ userId: string; language: Language | null }[]> {
  return db.rows(sql`select id as user_id, language from users where role = 'operator' order by email`);
}

export async function setConsent(db: Db, organizationId: string, consent: boolean, at: Date): Promise<void> {
  await db.rows(sql`update organizations set registry_score_consent = ${consent}, updated_at = ${at} where id = ${organizationId}`);
}

export async function setLanguage(db: Db, userId: string, language: Language, at: Date): Promise<void> {
  await db.rows(sql`update users set language = ${language}, updated_at = ${at} where id = ${userId}`);
}

export async function setName(db: Db, userId: string, name: { firstName: string; lastName: string }, at: Date): Promise<void> {
  await db.rows(sql`
    update users set first_name = ${name.firstName}, last_name = ${name.lastName}, updated_at = ${at} where id = ${userId}`);
}

/** Ends a session by the beginning of its stored id; false when the user has none such. */
export async function endSessionById(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.rows(sql`
    delete from sessions where sess ->> 'userId' = ${userId} and left(sid, 16) = ${id} returning sid`);
  return rows.length > 0;
}

export type SecurityLogRow = Readonly<{ id: number; action: string; ipAddress: string; userAgent: string; createdAt: Date }>;

/** The newest acts of an organisation, without the single answers; of a user where there is no organisation. */
export function securityLog(db: Db, organizationId: string | null, userId: string): Promise<SecurityLogRow[]> {
  const whose = organizationId ? sql`organization_id = ${organizationId}` : sql`user_id = ${userId}`;
  return db.rows<SecurityLogRow>(sql`
    select id, action, coalesce(ip_address, '') as ip_address, coalesce(user_agent, '') as user_agent, created_at from audit_logs
    where ${whose} and action not in ('answer.saved', 'answer.copied') order by created_at desc, id desc limit 100`);
}
