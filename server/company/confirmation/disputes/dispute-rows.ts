import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';

/** A claim of an organisation to a NIP that another one holds. */
export type DisputeRow = Readonly<{ organizationId: string; id: string; nip: string; openedAt: Date; decideBy: Date }>;
export type DisputeEnd = 'claimant' | 'holder' | 'withdrawn';

/** True for the one that is the first open one of its organisation. */
export async function insertDispute(db: Db, row: DisputeRow): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into nip_disputes (organization_id, id, nip, opened_at, decide_by)
    values (${row.organizationId}, ${row.id}, ${row.nip}, ${row.openedAt}, ${row.decideBy}) on conflict do nothing returning id`);
  return rows.length > 0;
}

const columns = sql`organization_id, id, nip, opened_at, decide_by`;

/** Open disputes about a NIP, in the order in which they were opened. */
export function openDisputes(db: Db, nip: string): Promise<DisputeRow[]> {
  return db.rows<DisputeRow>(sql`select ${columns} from nip_disputes where nip = ${nip} and closed_at is null order by opened_at, id`);
}

export async function openDisputeOf(db: Db, organizationId: string): Promise<DisputeRow | null> {
  const [row] = await db.rows<DisputeRow>(sql`
    select ${columns} from nip_disputes where organization_id = ${organizationId} and closed_at is null`);
  return row ?? null;
}

export async function countDisputes(db: Db, organizationId: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from nip_disputes where organization_id = ${organizationId}`);
  return row?.count ?? 0;
}

/** False when it was closed before. */
export async function closeDispute(db: Db, { organizationId, id }: DisputeRow, outcome: DisputeEnd, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    update nip_disputes set closed_at = ${at}, outcome = ${outcome}
    where organization_id = ${organizationId} and id = ${id} and closed_at is null returning 1`);
  return rows.length > 0;
}

/** Open disputes that are decided until then, of which nobody was notified yet. */
export function unremindedDisputes(db: Db, now: Date, until: Date): Promise<DisputeRow[]> {
  return db.rows<DisputeRow>(sql`
    select ${columns} from nip_disputes
    where closed_at is null and reminded_at is null and decide_by > ${now} and decide_by <= ${until} order by decide_by, id`);
}

/** False when somebody was quicker, or it was closed meanwhile. */
export async function saveReminded(db: Db, { organizationId, id }: DisputeRow, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    update nip_disputes set reminded_at = ${at}
    where organization_id = ${organizationId} and id = ${id} and closed_at is null and reminded_at is null returning 1`);
  return rows.length > 0;
}

export async function disputedNips(db: Db): Promise<string[]> {
  return (await db.rows<{ nip: string }>(sql`select distinct nip from nip_disputes where closed_at is null order by nip`)).map(
    ({ nip }) => nip,
  );
}
