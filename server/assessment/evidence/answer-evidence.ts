import type { Db } from '#server/platform/db/db.ts';
import type { ReportEvidence } from '#server/adapters/documents/report/report-evidence.ts';
import * as repository from './repository.ts';

// What assessments need to know of the evidence at their answers.

/** The ids of the evidence at each answer of an assessment, the first one first. */
export async function evidenceByQuestion(db: Db, organizationId: string, assessmentId: string): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { questionId, id } of await repository.idsAtAnswers(db, organizationId, assessmentId)) {
    found.set(questionId, [...(found.get(questionId) ?? []), id]);
  }
  return found;
}

/** What a report states of the evidence at its answers. */
export async function reportedEvidence(db: Db, organizationId: string, assessmentId: string): Promise<ReportEvidence[]> {
  const rows = await repository.listAtAnswers(db, organizationId, assessmentId);
  return rows.map(({ addedAt, ...row }) => ({ ...row, addedAt: addedAt.toISOString() }));
}

type Copy = Readonly<{ organizationId: string; from: string; to: string; questionIds: readonly string[]; at: Date }>;

/** An assessment that begins from the answers of another begins with the evidence at them too. */
export function copyEvidence(tx: Db, copy: Copy): Promise<void> {
  return repository.copyUses(tx, copy);
}

/** A finished report lists it: from then on editors decide whether it is deleted. */
export function markReported(tx: Db, organizationId: string, assessmentId: string, at: Date): Promise<void> {
  return repository.markReported(tx, organizationId, assessmentId, at);
}
