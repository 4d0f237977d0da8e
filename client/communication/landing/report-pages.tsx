import { FileText } from 'lucide-react';
import { addressOf } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Picture } from './picture.tsx';

const samples = ['report', 'certificate'] as const;

/** Two pages of the report as pictures, with the sample documents to open. */
export function ReportPages() {
  const { t } = useTranslation();
  return (
    <figure>
      <div className="grid max-h-88 grid-cols-[3fr_2fr] items-start gap-4 overflow-hidden [mask-image:linear-gradient(#000_85%,transparent)]">
        <Picture name="summary" className="w-full p-[4%]" />
        <Picture name="plan" className="w-full p-[4%]" />
      </div>
      <figcaption className="mt-3 text-sm text-muted">{t('landing.pictures.caption')}</figcaption>
      <div className="no-print mt-3 flex flex-wrap gap-x-3 gap-y-2">
        {samples.map((kind) => (
          <DownloadLink
            key={kind}
            href={addressOf('GET /api/samples/:kind', { params: { kind }, query: { lang: shownLanguage() } })}
            target="_blank"
            size="small"
          >
            <FileText aria-hidden="true" className="size-4.5" />
            {t(`landing.samples.${kind}`)}
            <span className="sr-only">({t('common.newTab')})</span>
          </DownloadLink>
        ))}
      </div>
    </figure>
  );
}
