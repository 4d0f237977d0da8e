import sql from 'sql-template-tag';
import type { WebsiteOutcome } from '#core/company/website-proof.ts';
import type { Db } from '#server/platform/db/db.ts';

/** A code that is searched for on a website. */
export type ProofRow = Readonly<{
  organizationId: string;
  id: string;
  host: string;
  code: string;
  createdAt: Date;
  expiresAt: Date;
  checkedAt: Date | null;
  outcome: WebsiteOutcome | null;
}>;

const columns = sql`organization_id, id, host, code, created_at, expires_at, checked_at, outcome`;

export async function insertProof(db: Db, row: ProofRow): Promise<void> {
  await db.rows(sql`
    insert into website_proofs (${columns})
    values (${row.organizationId}, ${row.id}, ${row.host}, ${row.code}, ${row.createdAt}, ${row.expiresAt}, ${row.checkedAt}, ${row.outcome})`);
}

/** The proof that is not closed; it may have expired. */
export async function proofOf(db: Db, organizationId: string): Promise<ProofRow | null> {
  const [row] = await db.rows<ProofRow>(sql`
    select ${columns} from website_proofs where organization_id = ${organizationId} and closed_at is null`);
  return row ?? null;
}

export async function closeProof(db: Db, organizationId: string, at: Date): Promise<void> {
  await db.rows(sql`update website_proofs set closed_at = ${at} where organization_id = ${organizationId} and closed_at is null`);
}

/** Records what looking brought; false when the proof was closed or replaced meanwhile. */
export async function saveOutcome(db: Db, { organizationId, id }: ProofRow, outcome: WebsiteOutcome, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    update website_proofs set checked_at = ${at}, outcome = ${outcome}
    where organization_id = ${organizationId} and id = ${id} and closed_at is null and expires_at > ${at} returning 1`);
  return rows.length > 0;
}

/** Records that it was tried, though there was nothing to look for. */
export async function saveTry(db: Db, { organizationId, id }: ProofRow, at: Date): Promise<void> {
  await db.rows(sql`update website_proofs set checked_at = ${at} where organization_id = ${organizationId} and id = ${id}`);
}

/** Proofs that were not searched for since an instant, the longest waiting first. */
export function dueProofs(db: Db, checkedBefore: Date, now: Date, limit: number): Promise<ProofRow[]> {
  return db.rows<ProofRow>(sql`
    select ${columns} from website_proofs
    where closed_at is null and expires_at > ${now} and created_at <= ${checkedBefore} and (checked_at is null or checked_at <= ${checkedBefore})
    order by checked_at nulls first limit ${limit}`);
}

/** Counts one more check of the website of a NIP on a day; false when there were enough. */
export async function countCheck(db: Db, nip: string, day: string, most: number): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into website_check_days (nip, day, checks) values (${nip}, ${day}, 1)
    on conflict (nip, day) do update set checks = website_check_days.checks + 1 where website_check_days.checks < ${most}
    returning 1`);
  return rows.length > 0;
}
