import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { assessmentById, type AssessmentRow } from './repository.ts';

/** Nothing can be answered, and no report be made, without an assessment that is there and one's own. */
export function noAssessment(): AppError {
  return new AppError(404, 'no_assessment');
}

/** An assessment of the organisation; another organisation's does not exist for it (404). */
export async function existing(db: Db, organizationId: string, id: string): Promise<AssessmentRow> {
  const row = await assessmentById(db, organizationId, id);
  if (!row) throw noAssessment();
  return row;
}
