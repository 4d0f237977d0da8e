import { isValidNip } from '#core/account/companies/nip.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { reportNumberPattern } from '#core/certificate/report-number.ts';
import { demand } from '#proof/bytes.ts';

/** What a report says about itself, attached to it so that it is recognised in any language; its seal is what proves it. */
export type ReportStatement = Readonly<{
  assessment: string;
  organization: Readonly<{ name: string; nip: string }>;
  regime: Regime;
  /** Percent with two decimals, null where no question applied. */
  score: string | null;
  /** ISO 8601. */
  completedAt: string;
  /** Printed on it; reports from before they had numbers have none. */
  number?: string;
}>;

const beginning = '{"type":"atesto-self-assessment-report"';

export function writeReportStatement(statement: ReportStatement): string {
  const { assessment, organization, regime, score, completedAt, number } = statement;
  return `${beginning},${JSON.stringify({ assessment, organization, regime, score, completedAt, number }).slice(1)}`;
}

/** How the titles of reports began in each language before they stated anything; what is printed since then may read otherwise. */
const earlyTitle =
  /<dc:title>[^/]{0,200}?<rdf:li[^>]*>(?:Raport z samooceny|Self-assessment report|Selbstbewertungsbericht|Rapport d’auto-évaluation)\s/;
const earlyMaker = /<dc:creator>[^/]{0,200}?<rdf:li[^>]*>Atesto<\/rdf:li>/;

/** Whether the properties of a document (XMP) are those of a report from before reports stated what they are. Anybody can write the same. */
export function isEarlyReport(properties: string): boolean {
  return earlyTitle.test(properties) && earlyMaker.test(properties);
}

export function isReportStatement(text: string): boolean {
  return text.startsWith(beginning);
}

/** Rejects what is not in the form in which it is written. */
export function readReportStatement(text: string): ReportStatement {
  demand(isReportStatement(text), 'bad_report');
  let statement: Partial<ReportStatement>;
  try {
    statement = JSON.parse(text) as Partial<ReportStatement>;
  } catch {
    statement = {};
  }
  const { assessment, organization, score = null, completedAt, number } = statement;
  const regime = regimes.find((one) => one === statement.regime);
  demand(regime && typeof assessment === 'string' && typeof organization?.name === 'string', 'bad_report');
  demand(typeof organization.nip === 'string' && isValidNip(organization.nip), 'bad_report');
  demand(score === null || (typeof score === 'string' && /^\d{1,3}\.\d{2}$/.test(score)), 'bad_report');
  demand(typeof completedAt === 'string' && !Number.isNaN(Date.parse(completedAt)), 'bad_report');
  demand(number === undefined || (typeof number === 'string' && reportNumberPattern.test(number)), 'bad_report');
  const { name, nip } = organization;
  return { assessment, organization: { name, nip }, regime, score, completedAt, ...(number === undefined ? {} : { number }) };
}
