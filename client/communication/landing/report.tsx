import { useTranslation } from '#client/platform/words/i18n.ts';
import { ReportPages } from './report-pages.tsx';
import { SectionBeside } from './section.tsx';

const parts = ['score', 'path', 'plan', 'answers', 'method'] as const;

export function Report() {
  const { t } = useTranslation();
  return (
    <SectionBeside id="report" title={t('landing.report.title')} lead={t('landing.report.lead')} aside={<ReportPages />}>
      <dl className="space-y-2 text-[0.9375rem]">
        {parts.map((part) => (
          <div key={part}>
            <dt className="inline font-semibold">{t(`landing.report.${part}.title`)}. </dt>
            <dd className="inline text-muted">{t(`landing.report.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
    </SectionBeside>
  );
}
