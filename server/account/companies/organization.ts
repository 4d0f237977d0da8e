import sql from 'sql-template-tag';
import type { RegistrationInput } from '#contract/account/accounts.ts';
import type { OrganizationChange } from '#contract/account/settings.ts';
import { nameFrom, sameName } from '#core/account/companies/company-name.ts';
import { record, type Actor } from '#server/platform/security/audit.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, organizationOf } from '#server/platform/security/principal.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { readCompany } from './register.ts';

type OrganizationData = Omit<OrganizationChange, 'size'> & Readonly<{ nip: string; size: string | null; registryScoreConsent: boolean }>;

/** An organisation as it describes itself; 404 where it was deleted since the call began. */
export async function organizationData(db: Db, id: string): Promise<OrganizationData> {
  const [row] = await db.rows<OrganizationData>(sql`
    select name, nip, company_full_name, legal_form, address, postal_code, city, country, industry, size, contact_email,
      contact_phone, registry_score_consent
    from organizations where id = ${id}`);
  if (!row) throw notFound();
  return row;
}

/** Names of the fields that differ; the log stores no values, they may be personal data. */
function changedFields(before: OrganizationData, change: OrganizationChange): string[] {
  return Object.entries(change).flatMap(([field, value]) => (before[field as keyof OrganizationData] === value ? [] : [field]));
}

/** Refuses a name that is not the one in the register; where no register knows the NIP there is none to compare with. */
async function requireRegisteredName(deps: Deps, before: OrganizationData, id: string, change: OrganizationChange): Promise<void> {
  const requested = (['name', 'companyFullName'] as const).filter((field) => change[field] !== null && change[field] !== before[field]);
  const company = requested.length > 0 ? await readCompany(deps, { id, nip: before.nip }) : null;
  const wrong = company ? requested.filter((field) => !sameName(company.fullName, change[field] ?? '')) : [];
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map((field) => [field, 'company_name_registered' as const]));
  throw new AppError(400, 'invalid_input', { fields });
}

/** Changes data and contact. Certificates and reports already made keep the data they were made with. */
export async function changeOrganization(deps: Deps, caller: Principal<'signed-in'>, change: OrganizationChange): Promise<{ ok: true }> {
  const id = organizationOf(caller.account);
  await requireRegisteredName(deps, await organizationData(deps.db, id), id, change);
  await deps.db.transaction(async (tx) => {
    const fields = changedFields(await organizationData(tx, id), change);
    if (fields.length === 0) return;
    await tx.rows(sql`
      update organizations set name = ${change.name}, company_full_name = ${change.companyFullName}, legal_form = ${change.legalForm},
        address = ${change.address}, postal_code = ${change.postalCode}, city = ${change.city}, country = ${change.country},
        industry = ${change.industry}, size = ${change.size}, contact_email = ${change.contactEmail},
        contact_phone = ${change.contactPhone}, updated_at = ${deps.now()}
      where id = ${id}`);
    await record(deps, tx, caller, { action: 'organization.changed', id, metadata: { fields } });
  });
  return { ok: true };
}

/**
 * Gives an organisation the name that the register has for it, unless its own differs in case, quotation marks or the short
 * legal form only. Returns the name it has then.
 */
export async function adoptRegisteredName(deps: Pick<Deps, 'now'>, tx: Db, by: Actor, fullName: string): Promise<string> {
  const id = by.organizationId ?? '';
  const before = await organizationData(tx, id);
  const name = nameFrom(fullName, [before.name, before.companyFullName]);
  if (name === before.name) return name;
  await tx.rows(sql`
    update organizations set name = ${name}, company_full_name = ${fullName}, updated_at = ${deps.now()} where id = ${id}`);
  await record(deps, tx, by, { action: 'organization.named', id, metadata: { name } });
  return name;
}

/** Makes acts about one organisation wait for one another until the transaction ends. */
export async function lockOrganization(db: Db, organizationId: string): Promise<void> {
  await db.rows(sql`select 1 from organizations where id::text = ${organizationId} for no key update`);
}

/** Whether the organisation is still there. */
export async function organizationExists(db: Db, id: string): Promise<boolean> {
  return (await db.rows(sql`select 1 from organizations where id = ${id}`)).length > 0;
}

export type Consultant = Readonly<{ name: string; email: string; phone: string }>;

/** The named contact that an operator set; null for none. */
export async function consultantOf(db: Db, id: string): Promise<Consultant | null> {
  const [row] = await db.rows<{ consultant: Consultant | null }>(sql`select consultant from organizations where id = ${id}`);
  return row?.consultant ?? null;
}

/** Names the contact or takes it away; false when there is no such organisation. */
export async function setConsultant(db: Db, id: string, consultant: Consultant | null, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    update organizations set consultant = ${consultant ? JSON.stringify(consultant) : null}::jsonb, updated_at = ${at}
    where id = ${id} returning id`);
  return rows.length > 0;
}

/** Facts about the organisation that a report names. */
export type SubjectFacts = Readonly<{ name: string; nip: string; address: string; postalCode: string; city: string }>;

export async function subjectFacts(db: Db, organizationId: string): Promise<SubjectFacts> {
  const [row] = await db.rows<SubjectFacts>(sql`
    select coalesce(nullif(company_full_name, ''), name) as name, nip, address, postal_code, city
    from organizations where id = ${organizationId}`);
  if (!row) throw notFound();
  return row;
}

type NewOrganization = RegistrationInput['organization'] & Readonly<{ id: string; userId: string; holdsNip: boolean; at: Date }>;

export async function insertOrganization(db: Db, one: NewOrganization): Promise<void> {
  await db.rows(sql`
    insert into organizations (id, name, company_full_name, nip, legal_form, address, city, postal_code, contact_email,
      contact_phone, user_id, holds_nip, created_at, updated_at)
    values (${one.id}, ${one.name}, ${one.companyFullName ?? null}, ${one.nip}, ${one.legalForm ?? null}, ${one.address}, ${one.city},
      ${one.postalCode}, ${one.contactEmail}, ${one.contactPhone ?? null}, ${one.userId}, ${one.holdsNip}, ${one.at}, ${one.at})`);
}

/** The owner whose account an organisation goes with; null when it is gone. */
export async function ownerOfOrganization(db: Db, organizationId: string): Promise<string | null> {
  const [row] = await db.rows<{ userId: string }>(sql`select user_id from organizations where id = ${organizationId}`);
  return row?.userId ?? null;
}

/** The contact of a company follows the corrected address of whoever registered it, where it was the same. */
export async function followContact(db: Db, userId: string, { from, to, at }: { from: string; to: string; at: Date }): Promise<void> {
  await db.rows(sql`
    update organizations set contact_email = ${to}, updated_at = ${at} where user_id = ${userId} and contact_email = ${from}`);
}

/** Lets an organisation go with the first of these accounts, unless it goes with one of them already. */
export async function setMainOwner(db: Db, organizationId: string, owners: readonly string[], at: Date): Promise<void> {
  await db.rows(sql`
    update organizations set user_id = ${owners[0] ?? null}, updated_at = ${at}
    where id = ${organizationId} and user_id <> all(${[...owners]}::uuid[]) and ${owners.length} > 0`);
}

/** Takes an organisation away with everything that hangs on it. */
export async function removeOrganization(db: Db, id: string): Promise<void> {
  await db.rows(sql`delete from organizations where id = ${id}`);
}

export async function organizationName(db: Db, id: string): Promise<string> {
  const [row] = await db.rows<{ name: string }>(sql`select name from organizations where id = ${id}`);
  return row?.name ?? '';
}

/** Whether its people need a second factor; false where it was so before. */
export async function setSecondFactorDemand(db: Db, organizationId: string, demanded: boolean, at: Date): Promise<boolean> {
  const changed = await db.rows(sql`
    update organizations set demands_second_factor = ${demanded}, updated_at = ${at}
    where id = ${organizationId} and demands_second_factor <> ${demanded} returning id`);
  return changed.length > 0;
}

export async function setConsent(db: Db, organizationId: string, consent: boolean, at: Date): Promise<void> {
  await db.rows(sql`update organizations set registry_score_consent = ${consent}, updated_at = ${at} where id = ${organizationId}`);
}
