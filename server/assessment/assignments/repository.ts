import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import { userOfMembershipJoin, membershipOf, presentMembership } from '#server/account/public.ts';

export type AssignmentRow = Readonly<{ questionId: string; userId: string; name: string }>;

/** Who sees to which question; what people who have left saw to is nobody's. */
export function assignmentsOf(db: Db, organizationId: string): Promise<AssignmentRow[]> {
  return db.rows<AssignmentRow>(sql`
    select a.question_id, u.id as user_id, u.first_name || ' ' || u.last_name as name
    from question_assignments a ${presentMembership} ${userOfMembershipJoin}
    where a.organization_id = ${organizationId} order by a.question_id`);
}

export type Assignment = Readonly<{ organizationId: string; questionIds: readonly string[]; userId: string; at: Date }>;

/** Gives questions to somebody; what they have already stays as it is. Returns the questions that are new to them. */
export async function assign(db: Db, { organizationId, questionIds, userId, at }: Assignment): Promise<string[]> {
  const rows = await db.rows<{ questionId: string }>(sql`
    insert into question_assignments as mine (organization_id, question_id, membership_id, assigned_at)
    select m.organization_id, asked.id, m.id, ${at} from ${membershipOf(organizationId, userId)} m
    cross join unnest(${[...questionIds]}::text[]) as asked (id)
    on conflict (organization_id, question_id) do update set membership_id = excluded.membership_id, assigned_at = excluded.assigned_at
    where mine.membership_id <> excluded.membership_id
    returning question_id`);
  return rows.map(({ questionId }) => questionId);
}

export async function revokePlace(db: Db, organizationId: string, questionIds: readonly string[]): Promise<void> {
  await db.rows(sql`
    delete from question_assignments where organization_id = ${organizationId} and question_id = any(${[...questionIds]}::text[])`);
}

/** Whether somebody was given any of these questions since then. */
export async function wasAssignedSince(db: Db, { organizationId, questionIds, userId, at }: Assignment): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from question_assignments a ${presentMembership}
    where a.organization_id = ${organizationId} and m.user_id = ${userId} and a.assigned_at > ${at}
      and a.question_id = any(${[...questionIds]}::text[]) limit 1`);
  return rows.length > 0;
}
