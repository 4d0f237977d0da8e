import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { noAssessment } from './find.ts';
import * as repository from './repository.ts';

/** Locks an assessment that can still be changed; refuses one of somebody else (404) and one that is finished (409). */
export async function lockOpen(tx: Db, organizationId: string, id: string): Promise<repository.AssessmentRow> {
  const row = await repository.lockAssessment(tx, organizationId, id);
  if (!row) throw noAssessment();
  if (row.completedAt) throw new AppError(409, 'assessment_locked');
  return row;
}

/** What its report will say has changed: a report that is being made meanwhile is made anew. */
export async function recordChange(tx: Db, organizationId: string, id: string, at: Date): Promise<void> {
  await repository.bump(tx, organizationId, id, at);
}

/** Which of these assessments are not finished; locked until the transaction ends. */
export async function openAmong(tx: Db, organizationId: string, ids: readonly string[]): Promise<string[]> {
  const open: string[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const row = await repository.lockAssessment(tx, organizationId, id);
    if (row && !row.completedAt) open.push(id);
  }
  return open;
}
