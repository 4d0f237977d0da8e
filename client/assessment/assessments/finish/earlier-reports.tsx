import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { day, percent } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { useReports } from '#client/assessment/data/queries.ts';

/** The reports that an assessment had before it was opened again; nothing where it never was. */
export function EarlierReports({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  const reports = useReports(assessment);
  if (assessment.edition === 1) return null;
  if (reports.isError) return <Failure error={reports.error} retry={() => void reports.refetch()} />;
  const earlier = reports.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  if (earlier.length === 0) return null;
  return (
    <section aria-label={t('reopen.earlier')} className="mt-4 text-[0.9375rem]">
      <p className="text-muted">{t(assessment.completedAt ? 'reopen.earlier' : 'reopen.isOpen')}</p>
      <ul>
        {earlier.map(({ edition, completedAt, complianceScore }) => (
          <li key={edition}>
            <a
              href={addressOf('GET /api/assessments/:id/report', {
                params: { id: assessment.id },
                query: { lang: shownLanguage(), edition },
              })}
              download
              className="inline-flex min-h-11 items-center font-medium text-brand underline"
            >
              {t('reopen.download', { date: day(completedAt), score: percent(complianceScore) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
