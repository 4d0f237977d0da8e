import type { Language } from '#core/platform/languages.ts';
import { reportCover } from '#server/adapters/documents/report/report-pdf.ts';
import { reportOf } from '#server/assessment/results/repository.ts';
import type { Deps } from '#server/deps.ts';
import type { Frozen } from './reports.ts';

/** The cover of one edition of a report, for the mail about it; null where there is none. */
export async function drawnCover(
  deps: Deps,
  organizationId: string,
  id: string,
  { language, edition }: { language: Language; edition: number },
): Promise<Buffer | null> {
  const frozen = await reportOf<Frozen>(deps.db, { organizationId, id, edition });
  if (!frozen) return null;
  const { model, subject, branding } = frozen;
  return reportCover(deps, { model, subject, branding, language });
}
