import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import { membershipOf, personName, presentMembership, userOfMembershipJoin } from '#server/account/public.ts';

export type ProofRow = Readonly<{
  id: string;
  duty: string;
  doneOn: string;
  reference: string;
  evidenceId: string | null;
  by: string | null;
  recordedAt: Date;
}>;
export type NewProof = Readonly<{
  organizationId: string;
  id: string;
  duty: string;
  doneOn: string;
  reference: string;
  evidenceId: string | null;
  userId: string;
  at: Date;
}>;
export type OwnerRow = Readonly<{ duty: string; userId: string; name: string }>;

/** Proofs of an organisation, the newest first. */
export function proofsOf(db: Db, organizationId: string): Promise<ProofRow[]> {
  return db.rows<ProofRow>(sql`
    select p.id, p.duty, p.done_on::text, p.reference, p.evidence_id, p.recorded_at, ${personName(sql`p.recorded_by`)} as by
    from duty_proofs p where p.organization_id = ${organizationId} order by p.done_on desc, p.recorded_at desc, p.id`);
}

export async function insertProof(db: Db, proof: NewProof): Promise<void> {
  const { organizationId, id, duty, doneOn, reference, evidenceId, userId, at } = proof;
  await db.rows(sql`
    insert into duty_proofs (organization_id, id, duty, done_on, reference, evidence_id, recorded_by, recorded_at)
    values (${organizationId}, ${id}, ${duty}, ${doneOn}, ${reference}, ${evidenceId}, ${userId}, ${at})`);
}

/** The duty and day of the proof that was deleted; null where there is none. */
export async function deleteProof(db: Db, organizationId: string, id: string): Promise<{ duty: string; doneOn: string } | null> {
  const [row] = await db.rows<{ duty: string; doneOn: string }>(sql`
    delete from duty_proofs where organization_id = ${organizationId} and id = ${id} returning duty, done_on::text`);
  return row ?? null;
}

/** Who sees to which duty; what people who have left saw to is nobody's. */
export function ownersOf(db: Db, organizationId: string): Promise<OwnerRow[]> {
  return db.rows<OwnerRow>(sql`
    select a.duty, u.id as user_id, u.first_name || ' ' || u.last_name as name
    from duty_owners a ${presentMembership} ${userOfMembershipJoin} where a.organization_id = ${organizationId}`);
}

export async function saveOwner(
  db: Db,
  { organizationId, duty, userId }: { organizationId: string; duty: string; userId: string },
): Promise<void> {
  await db.rows(sql`
    insert into duty_owners (organization_id, duty, membership_id)
    select m.organization_id, ${duty}, m.id from ${membershipOf(organizationId, userId)} m
    on conflict (organization_id, duty) do update set membership_id = excluded.membership_id`);
}

export async function deleteOwner(db: Db, organizationId: string, duty: string): Promise<void> {
  await db.rows(sql`delete from duty_owners where organization_id = ${organizationId} and duty = ${duty}`);
}
