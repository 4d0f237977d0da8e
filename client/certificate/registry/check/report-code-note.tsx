import type { ReportCodeFindings } from '#proof/codes/report-code.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { CodeFrame } from '#client/certificate/registry/code/code-frame.tsx';
import { VerdictHead } from '#client/certificate/registry/verdict-head.tsx';

/** Whether a file is another report than the one of the scanned code. */
export function isOtherReport(code: ReportCodeFindings | undefined, number: string | undefined): boolean {
  return code?.outcome === 'genuine' && number !== undefined && number !== code.code.number;
}

/** What the code on a report states, before a file is chosen: that it was made for whom and when, never with what result. */
export function ReportCodeNote({ code }: { code: ReportCodeFindings | undefined }) {
  const { t } = useTranslation();
  if (!code || code.outcome === 'none') return null;
  const values = 'code' in code ? { number: code.code.number, nip: code.code.nip, date: day(code.code.completedAt.toISOString()) } : {};
  if (code.outcome === 'false') {
    return (
      <div className="mb-6">
        <VerdictHead
          name="report_code_false"
          tone="bad"
          title={t('check.reportCode.falseTitle')}
          text={t('check.reportCode.false', values)}
          next={t('check.report.next.foreign')}
        />
      </div>
    );
  }
  return <CodeFrame id="report-code" outcome={code.outcome} text={t(`check.reportCode.${code.outcome}`, values)} className="mb-6" />;
}
