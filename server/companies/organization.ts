import sql from 'sql-template-tag';
import type { OrganizationChange } from '#contract/settings.ts';
import { record } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { type Caller, organizationOf } from '#server/caller.ts';

type OrganizationData = Omit<OrganizationChange, 'size'> & Readonly<{ nip: string; size: string | null; registryScoreConsent: boolean }>;

/** An organisation as it describes itself. */
export async function organizationData(db: Db, id: string): Promise<OrganizationData> {
  const [row] = await db.rows<OrganizationData>(sql`
    select name, nip, company_full_name, legal_form, address, postal_code, city, country, industry, size, contact_email,
      contact_phone, registry_score_consent
    from organizations where id = ${id}`);
  if (!row) throw new Error('an account names an organisation that is gone');
  return row;
}

/** Names of the fields that differ; the log keeps no values, they may be personal data. */
function changedFields(before: OrganizationData, change: OrganizationChange): string[] {
  return Object.entries(change).flatMap(([field, value]) => (before[field as keyof OrganizationData] === value ? [] : [field]));
}

/** Changes data and contact. Certificates and reports already made keep the data they were made with. */
export async function changeOrganization(deps: Deps, caller: Caller<'signed-in'>, change: OrganizationChange): Promise<{ ok: true }> {
  const id = organizationOf(caller.account);
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

/** Makes acts about one organisation wait for one another until the transaction ends. */
export async function lockOrganization(db: Db, organizationId: string): Promise<void> {
  await db.rows(sql`select 1 from organizations where id::text = ${organizationId} for no key update`);
}
