import { FileText } from 'lucide-react';
import { addressOf } from '#client/api.ts';
import { shownLanguage, useTranslation } from '#client/i18n.ts';
import { DownloadLink } from '#client/ui/button.tsx';
import { Picture } from './picture.tsx';
import { SectionBeside } from './section.tsx';

const samples = ['report', 'certificate'] as const;
const parts = ['score', 'path', 'plan', 'answers', 'method'] as const;

function Pages() {
  const { t } = useTranslation();
  return (
    <figure>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Picture name="summary" className="w-full p-[4%]" />
        <Picture name="plan" className="w-full p-[4%]" />
      </div>
      <figcaption className="mt-3 text-sm text-muted">{t('landing.pictures.caption')}</figcaption>
    </figure>
  );
}

export function Report() {
  const { t } = useTranslation();
  return (
    <SectionBeside id="report" title={t('landing.report.title')} lead={t('landing.report.lead')} aside={<Pages />}>
      <dl className="divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <div key={part} className="py-2.5">
            <dt className="font-semibold">{t(`landing.report.${part}.title`)}</dt>
            <dd className="mt-1 text-muted">{t(`landing.report.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
      <div className="no-print mt-6 flex flex-wrap gap-3">
        {samples.map((kind) => (
          <DownloadLink
            key={kind}
            href={addressOf('GET /api/samples/:kind', { params: { kind }, query: { lang: shownLanguage() } })}
            target="_blank"
          >
            <FileText aria-hidden="true" className="size-4.5" />
            {t(`landing.samples.${kind}`)}
            <span className="sr-only">({t('common.newTab')})</span>
          </DownloadLink>
        ))}
      </div>
    </SectionBeside>
  );
}
