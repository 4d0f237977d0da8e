import sql from 'sql-template-tag';
import { personName } from '#server/account/public.ts';
import type { Db } from '#server/platform/db/db.ts';

/** The document of a link. */
export type Place = Readonly<{ organizationId: string; templateId: string; evidenceId: string }>;

export type LinkRow = Place & Readonly<{ domains: string[]; madeBy: string | null; madeAt: Date; expiresAt: Date; revokedAt: Date | null }>;

const columns = sql`
  l.organization_id, l.template_id, l.evidence_id, l.domains, ${personName(sql`l.made_by`)} as made_by, l.made_at, l.expires_at, l.revoked_at`;
const at = ({ organizationId, templateId, evidenceId }: Place) =>
  sql`organization_id = ${organizationId} and template_id = ${templateId} and evidence_id = ${evidenceId}`;

export async function linkOf(db: Db, place: Place): Promise<LinkRow | null> {
  const [row] = await db.rows<LinkRow>(sql`select ${columns} from staff_links l where ${at(place)}`);
  return row ?? null;
}

/** `held` keeps the link from being revoked until the transaction ends. */
export async function linkByToken(db: Db, tokenHash: string, held = false): Promise<LinkRow | null> {
  const [row] = await db.rows<LinkRow>(sql`
    select ${columns} from staff_links l where l.token_hash = ${tokenHash} ${held ? sql`for share of l` : sql``}`);
  return row ?? null;
}

type NewLink = Readonly<{ tokenHash: string; domains: readonly string[]; by: string; madeAt: Date; expiresAt: Date }>;

/** One link a document: the one before stops working, and so do its codes. */
export async function saveLink(db: Db, place: Place, { tokenHash, domains, by, madeAt, expiresAt }: NewLink): Promise<void> {
  await db.rows(sql`
    insert into staff_links (organization_id, template_id, evidence_id, token_hash, domains, made_by, made_at, expires_at)
    values (${place.organizationId}, ${place.templateId}, ${place.evidenceId}, ${tokenHash}, ${[...domains]}, ${by}, ${madeAt}, ${expiresAt})
    on conflict (organization_id, template_id, evidence_id) do update set token_hash = excluded.token_hash, domains = excluded.domains,
      made_by = excluded.made_by, made_at = excluded.made_at, expires_at = excluded.expires_at, revoked_at = null`);
  await db.rows(sql`delete from staff_codes where ${at(place)}`);
}

/** Ends a link with its codes; false where there is none, or it was revoked before. */
export async function revokeLink(db: Db, place: Place, now: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    update staff_links set token_hash = null, revoked_at = ${now} where ${at(place)} and revoked_at is null returning 1`);
  await db.rows(sql`delete from staff_codes where ${at(place)}`);
  return rows.length > 0;
}

export type ReadingRow = Readonly<{ id: string; name: string; email: string; readAt: Date }>;

export function readingsOf(db: Db, place: Place): Promise<ReadingRow[]> {
  return db.rows<ReadingRow>(sql`select id, name, email, read_at from staff_readings where ${at(place)} order by read_at desc, id`);
}

export async function countReadings(db: Db, place: Place): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`select count(*)::int as count from staff_readings where ${at(place)}`);
  return row?.count ?? 0;
}

/** Stores a confirmation; the first one of an address stays. Returns when it was given. */
export async function insertReading(db: Db, place: Place, one: ReadingRow): Promise<Date> {
  const [row] = await db.rows<{ readAt: Date }>(sql`
    insert into staff_readings as s (organization_id, id, template_id, evidence_id, email, name, read_at)
    values (${place.organizationId}, ${one.id}, ${place.templateId}, ${place.evidenceId}, ${one.email}, ${one.name}, ${one.readAt})
    on conflict (organization_id, template_id, evidence_id, email) do update set email = s.email returning s.read_at`);
  return row?.readAt ?? one.readAt;
}

/** False where there is none. */
export async function deleteReading(db: Db, place: Place, id: string): Promise<boolean> {
  return (await db.rows(sql`delete from staff_readings where ${at(place)} and id = ${id} returning 1`)).length > 0;
}
