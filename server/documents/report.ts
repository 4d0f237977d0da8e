import type { Language } from '#core/languages.ts';
import type { ReportModel } from '#core/report.ts';
import type { Deps } from '#server/deps.ts';

/** Whom and what a report is about. */
export type ReportSubject = Readonly<{
  name: string;
  nip: string;
  address: string;
  postalCode: string;
  city: string;
  assessmentId: string;
  /** ISO 8601. */
  completedAt: string;
}>;

export async function reportPdf(
  deps: Pick<Deps, 'renderer' | 'config'>,
  report: { model: ReportModel; subject: ReportSubject; language: Language },
): Promise<Buffer> {
  return deps.renderer.render({ template: 'report', data: report, files: {}, standard: 'a-2a' });
}
