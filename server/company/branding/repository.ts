import sql from 'sql-template-tag';
import type { Branding } from '#server/adapters/documents/branding.ts';
import type { Db } from '#server/platform/db/db.ts';

type Row = Readonly<{ accent: string | null; logo: Buffer | null; updatedAt: Date }>;

export async function rowOf(db: Db, organizationId: string): Promise<Row | null> {
  const [row] = await db.rows<Row>(sql`select accent, logo, updated_at from brandings where organization_id = ${organizationId}`);
  return row ?? null;
}

/** Logo and accent of an organisation, whatever its plan; null where it has chosen neither. */
export async function storedBranding(db: Db, organizationId: string): Promise<Branding | null> {
  const row = await rowOf(db, organizationId);
  if (!row || (!row.logo && !row.accent)) return null;
  return { logo: row.logo?.toString('base64') ?? null, accent: row.accent };
}

/** Whether an organisation has chosen a logo or an accent. */
export async function hasBranding(db: Db, organizationId: string): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from brandings where organization_id = ${organizationId} and (logo is not null or accent is not null)`);
  return rows.length > 0;
}

type Choice = Readonly<{ id: string; chosenAt: Date }>;

/** The organisation whose branding an owner chose; null for the own branding. */
export async function chosenConsultant(db: Db, organizationId: string): Promise<Choice | null> {
  const [row] = await db.rows<Choice>(sql`
    select consultant_organization_id as id, consultant_chosen_at as chosen_at from brandings
    where organization_id = ${organizationId} and consultant_organization_id is not null`);
  return row ?? null;
}

/** `updated_at` stays where there is a row: it is the stamp of the logo. */
export async function setConsultantLook(
  db: Db,
  one: Readonly<{ organizationId: string; consultantId: string | null; userId: string; at: Date }>,
): Promise<void> {
  const { organizationId, consultantId, userId, at } = one;
  await db.rows(sql`
    insert into brandings (organization_id, updated_at, consultant_organization_id, consultant_chosen_by, consultant_chosen_at)
    values (${organizationId}, ${at}, ${consultantId}, ${userId}, ${at})
    on conflict (organization_id) do update set consultant_organization_id = excluded.consultant_organization_id,
      consultant_chosen_by = excluded.consultant_chosen_by, consultant_chosen_at = excluded.consultant_chosen_at`);
}
