import { sealWords } from '#content/documents/certificate/seal.ts';
import { writeReportCode } from '#proof/codes/report-code.ts';
import { checkPath } from '#server/adapters/documents/drawing/qr.ts';
import type { Deps } from '#server/deps.ts';
import { reportJob, type Report, type ReportCheck } from './report.ts';

/** The name at the top of the cover, in points from the lower left corner: a click on it opens the seal. */
const sealBox = [62, 765, 122, 789] as const;

/** The page of checks with what the report says about itself, signed; nothing of a report without a number. */
async function checkOf({ config, keyring }: Pick<Deps, 'config' | 'keyring'>, { subject }: Report): Promise<ReportCheck | null> {
  const { number, nip, completedAt } = subject;
  if (!number) return null;
  const address = new URL(checkPath, config.publicUrl);
  const code = await writeReportCode({ number, nip, completedAt: new Date(completedAt) }, keyring.credential);
  return { url: `${address.href}#${code}`, typed: `${address.host}${checkPath}` };
}

/** The report as PDF/A-3a, sealed where there is a seal. */
export async function reportPdf(
  deps: Pick<Deps, 'renderer' | 'sealer' | 'now' | 'config' | 'keyring'>,
  report: Omit<Report, 'check'>,
): Promise<Buffer> {
  const pdf = await deps.renderer.render(reportJob({ ...report, check: await checkOf(deps, report) }));
  const { report: reason, label } = sealWords[report.language];
  return deps.sealer ? deps.sealer.seal(pdf, { reason, label, box: sealBox, at: deps.now() }) : pdf;
}

/** The cover as SVG, by the template of the PDF and from the same data. */
export async function reportCover(deps: Pick<Deps, 'renderer' | 'config' | 'keyring'>, report: Omit<Report, 'check'>): Promise<Buffer> {
  return deps.renderer.render(reportJob({ ...report, check: await checkOf(deps, report) }, 'svg'));
}
