import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import { personName } from '#server/account/public.ts';

export type ContradictionRow = Readonly<{ questionId: string; explanation: string; explainedBy: string | null; explainedAt: Date | null }>;

export function contradictionsOf(db: Db, organizationId: string, incidentId: string): Promise<ContradictionRow[]> {
  return db.rows<ContradictionRow>(sql`
    select question_id, explanation, explained_at, ${personName(sql`c.explained_by`)} as explained_by from incident_contradictions c
    where organization_id = ${organizationId} and incident_id = ${incidentId} order by marked_at, question_id`);
}

/** Questions that incidents of an organisation speak against and nobody explained, for everybody of it: nothing else of an incident is shown. */
export async function unexplainedQuestions(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db.rows<{ questionId: string }>(sql`
    select distinct question_id from incident_contradictions where organization_id = ${organizationId} and explained_at is null`);
  return rows.map(({ questionId }) => questionId);
}
