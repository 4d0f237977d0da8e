import type { Db } from '#server/db/db.ts';
import { notFound } from '#server/refusal.ts';
import { assessmentById, type AssessmentRow } from './repository.ts';

/** An assessment of the organisation; another organisation's does not exist for it (404). */
export async function existing(db: Db, organizationId: string, id: string): Promise<AssessmentRow> {
  const row = await assessmentById(db, organizationId, id);
  if (!row) throw notFound();
  return row;
}
