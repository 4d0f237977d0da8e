import type { Db } from '#server/platform/db/db.ts';
import { trainingBytes, trainingsOf, type TrainingRow } from '#server/assessment/duties/board/repository.ts';
import { resolutionBytes, resolutionsOf, type ResolutionRow } from './repository.ts';

type WithPdf<Row> = Readonly<{ row: Row; pdf: Buffer }>;

/** Every training of an organisation with the document that was made of it, the newest first. */
export async function boardTrainings(db: Db, organizationId: string): Promise<WithPdf<TrainingRow>[]> {
  const found: WithPdf<TrainingRow>[] = [];
  for (const row of await trainingsOf(db, organizationId)) {
    const pdf = await trainingBytes(db, organizationId, row.id);
    if (pdf) found.push({ row, pdf });
  }
  return found;
}

/** Every decision of an organisation, drafts among them (`adoptedOn` null), with its document as it was drafted, the newest first. */
export async function boardResolutions(db: Db, organizationId: string): Promise<WithPdf<ResolutionRow>[]> {
  const found: WithPdf<ResolutionRow>[] = [];
  for (const row of await resolutionsOf(db, organizationId)) {
    const pdf = await resolutionBytes(db, organizationId, row.id);
    if (pdf) found.push({ row, pdf });
  }
  return found;
}
