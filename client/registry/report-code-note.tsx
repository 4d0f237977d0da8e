import { QrCode } from 'lucide-react';
import type { ReportCodeFindings } from '#proof/report-code.ts';
import { day } from '#client/formats.ts';
import { useTranslation } from '#client/i18n.ts';
import { VerdictHead } from './verdict-head.tsx';

/** Whether a file is another report than the one of the scanned code. */
export function isOtherReport(code: ReportCodeFindings | undefined, number: string | undefined): boolean {
  return code?.outcome === 'genuine' && number !== undefined && number !== code.code.number;
}

/** What the code on a report says, before a file is chosen: that it was made for whom and when, never with what result. */
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
  return (
    <section aria-labelledby="report-code" data-code={code.outcome} className="mb-6 flex items-start gap-3 rounded-lg bg-tint px-5 py-4">
      <QrCode aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
      <div className="min-w-0">
        <h2 id="report-code" className="text-base font-semibold">
          {t('check.code.title')}
        </h2>
        <p className="mt-0.5 break-words">{t(`check.reportCode.${code.outcome}`, values)}</p>
      </div>
    </section>
  );
}
