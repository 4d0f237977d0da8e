import sql from 'sql-template-tag';
import type { RegistrationInput } from '#contract/account/accounts.ts';
import type { Language } from '#core/platform/languages.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { organizationsTable } from '#server/account/companies/joins.ts';
import type { Db } from '#server/platform/db/db.ts';
import { ownershipJoin } from '#server/account/membership/joins.ts';
import { ownerJoin } from '#server/account/people/joins.ts';

/** How to address whoever has an account with that address; null for nobody. */
export async function addresseeByEmail(db: Db, email: string): Promise<Pick<Recipient, 'firstName' | 'lastName' | 'language'> | null> {
  const [row] = await db.rows<Pick<Recipient, 'firstName' | 'lastName' | 'language'>>(sql`
    select first_name, last_name, language from users where email = ${email}`);
  return row ?? null;
}

export type Credentials = Readonly<{ id: string; passwordHash: string; emailVerified: boolean }>;

export async function credentialsByEmail(db: Db, email: string): Promise<Credentials | null> {
  const [row] = await db.rows<Credentials>(sql`
    select id, password_hash, email_verified from users where email = ${email}`);
  return row ?? null;
}

export async function passwordHashOf(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.rows<{ passwordHash: string }>(sql`select password_hash from users where id = ${userId}`);
  return row?.passwordHash;
}

/** Address and names, which everybody may know. */
export async function namesOf(db: Db, userId: string): Promise<string[]> {
  const [row] = await db.rows<{ email: string; firstName: string; lastName: string }>(sql`
    select email, first_name, last_name from users where id = ${userId}`);
  return row ? [row.email, row.firstName, row.lastName] : [];
}

type NewUser = Pick<RegistrationInput, 'email' | 'firstName' | 'lastName' | 'subscriptionPlan'> &
  Readonly<{ id: string; complianceType: Regime | null; passwordHash: string; language: Language; at: Date }>;

export async function insertUser(db: Db, user: NewUser): Promise<void> {
  await db.rows(sql`
    insert into users (id, email, password_hash, first_name, last_name, subscription_plan, compliance_type,
      language, created_at, updated_at)
    values (${user.id}, ${user.email}, ${user.passwordHash}, ${user.firstName}, ${user.lastName}, ${user.subscriptionPlan},
      ${user.complianceType}, ${user.language}, ${user.at}, ${user.at})`);
}

export async function markVerified(db: Db, userId: string, at: Date): Promise<void> {
  await db.rows(sql`update users set email_verified = true, updated_at = ${at} where id = ${userId}`);
}

export async function setPassword(db: Db, userId: string, passwordHash: string, at: Date): Promise<void> {
  await db.rows(sql`update users set password_hash = ${passwordHash}, updated_at = ${at} where id = ${userId}`);
}

/** Puts a hash in the place of another of the same password, unless that was changed meanwhile. */
export async function renewHash(db: Db, userId: string, { from, to }: Readonly<{ from: string; to: string }>): Promise<void> {
  await db.rows(sql`update users set password_hash = ${to} where id = ${userId} and password_hash = ${from}`);
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

/** Writes the plan in force into the account that owns an organisation. */
export async function setPlan(db: Db, userId: string, plan: PlanId, at: Date): Promise<void> {
  await db.rows(
    sql`update users set subscription_plan = ${plan}, updated_at = ${at} where id = ${userId} and subscription_plan <> ${plan}`,
  );
}

/** Owners of organisations who want to be notified of ends, by organisation. */
export async function remindedOwners(db: Db, organizationIds: readonly string[]): Promise<Map<string, RemindedOwner[]>> {
  const rows = await db.rows<RemindedOwner & { organizationId: string }>(sql`
    select o.id as organization_id, u.id as user_id, u.language from ${organizationsTable} ${ownershipJoin} ${ownerJoin}
    where o.id = any(${[...organizationIds]}::uuid[])
      and not exists (select 1 from mail_refusals r where r.organization_id = o.id and r.user_id = u.id and r.kind = 'ends')
    order by w.since, w.id`);
  const owners = new Map<string, RemindedOwner[]>();
  for (const { organizationId, ...owner } of rows) owners.set(organizationId, [...(owners.get(organizationId) ?? []), owner]);
  return owners;
}

/** Those of some people whose address is confirmed, with their language. */
export async function reachable(db: Db, userIds: readonly string[]): Promise<Map<string, RemindedOwner>> {
  const rows = await db.rows<RemindedOwner>(sql`
    select id as user_id, language from users where id = any(${[...new Set(userIds)]}::uuid[]) and email_verified`);
  return new Map(rows.map((one) => [one.userId, one]));
}

export type RemindedOwner = Readonly<{ userId: string; language: Language | null }>;

/** The secret that ends mails to a user without signing in. */
export async function unsubscribeToken(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.rows<{ token: string }>(sql`select unsubscribe_token as token from users where id = ${userId}`);
  return row?.token ?? null;
}

export async function userOfUnsubscribeToken(db: Db, token: string): Promise<string | null> {
  const [row] = await db.rows<{ id: string }>(sql`select id from users where unsubscribe_token = ${token}`);
  return row?.id ?? null;
}

export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.rows(sql`delete from users where id = ${userId}`);
}
