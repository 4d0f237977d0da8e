import { Download, Link2 } from 'lucide-react';
import type { Assessment } from '#contract/assessment/assessments.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';

function kindOf(form: string): string {
  return form === 'statement' ? 'XLSX' : form.toUpperCase();
}

/** Every form that a result can be taken along in, the most read first. */
function formsOf({ id, regime }: Assessment) {
  const call = { params: { id }, query: { lang: shownLanguage() } };
  return [
    { form: 'pdf', href: addressOf('GET /api/assessments/:id/report', call) },
    { form: 'docx', href: addressOf('GET /api/assessments/:id/docx', call) },
    { form: 'xlsx', href: addressOf('GET /api/assessments/:id/xlsx', call) },
    { form: 'csv', href: addressOf('GET /api/assessments/:id/csv', call) },
    { form: 'json', href: addressOf('GET /api/assessments/:id/json', call) },
    { form: 'oscal', href: addressOf('GET /api/assessments/:id/oscal', call) },
    ...(regime === 'nis2' ? ([{ form: 'statement', href: addressOf('GET /api/assessments/:id/statement', call) }] as const) : []),
  ] as const;
}

/** Where a result goes from here: as a file, each with what it is for, or as a link. */
export function TakeAlong({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  return (
    <details className="mt-5 border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-brand">{t('takeAlong.title')}</summary>
      <ul className="divide-y divide-line">
        {formsOf(assessment).map(({ form, href }) => (
          <li key={form} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="min-w-52 flex-1 text-[0.9375rem]">
              <span className="block font-medium">{t(`takeAlong.forms.${form}.name`)}</span>
              <span className="block text-muted">{t(`takeAlong.forms.${form}.use`)}</span>
            </p>
            <DownloadLink
              size="small"
              href={href}
              download
              aria-label={t('takeAlong.download', { form: kindOf(form), name: t(`takeAlong.forms.${form}.name`) })}
            >
              <Download aria-hidden="true" className="size-4" />
              {kindOf(form)}
            </DownloadLink>
          </li>
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <p className="min-w-52 flex-1 text-[0.9375rem]">
            <span className="block font-medium">{t('takeAlong.link.name')}</span>
            <span className="block text-muted">{t('takeAlong.link.use')}</span>
          </p>
          <ButtonLink look="secondary" size="small" href={`/udostepnianie?assessment=${assessment.id}`}>
            <Link2 aria-hidden="true" className="size-4" />
            {t('takeAlong.link.action')}
          </ButtonLink>
        </li>
      </ul>
    </details>
  );
}
