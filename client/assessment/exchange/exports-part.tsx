import { Download, Link2 } from 'lucide-react';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';

/** What questions are mapped to, by the short names of the field. */
const mappedTo = [
  ['regulation', '2024/2690'],
  ['iso27001', 'ISO 27001'],
  ['csf', 'CSF 2.0'],
  ['cis', 'CIS 8.1'],
  ['cyfun', 'CyFun 2025'],
] as const;

/** What stands behind results as OSCAL: the questions, and what they share with other frameworks. */
function controlsOf({ regime }: Assessment) {
  const lang = shownLanguage();
  const catalogue = [{ kind: 'OSCAL', href: addressOf('GET /api/catalogue/:regime/oscal', { params: { regime }, query: { lang } }) }];
  const mapping = mappedTo.map(([framework, kind]) => ({
    kind,
    href: addressOf('GET /api/mappings/:framework/oscal', { params: { framework }, query: { lang } }),
  }));
  return [{ form: 'catalogue', files: catalogue }, ...(regime === 'nis2' ? [{ form: 'mapping', files: mapping } as const] : [])] as const;
}

/** Every form that a result can be taken along in, the most read first, with its files. */
function formsOf(assessment: Assessment) {
  const { id, regime } = assessment;
  const call = { params: { id }, query: { lang: shownLanguage() } };
  const one = <Form extends string>(form: Form, href: string) => ({ form, files: [{ kind: form.toUpperCase(), href }] }) as const;
  const statement = [
    { kind: 'XLSX', href: addressOf('GET /api/assessments/:id/statement', call) },
    { kind: 'DOCX', href: addressOf('GET /api/assessments/:id/statement/docx', call) },
    { kind: 'PDF', href: addressOf('GET /api/assessments/:id/statement/pdf', call) },
  ];
  return [
    one('pdf', addressOf('GET /api/assessments/:id/report', call)),
    one('docx', addressOf('GET /api/assessments/:id/docx', call)),
    one('xlsx', addressOf('GET /api/assessments/:id/xlsx', call)),
    one('csv', addressOf('GET /api/assessments/:id/csv', call)),
    one('json', addressOf('GET /api/assessments/:id/json', call)),
    one('oscal', addressOf('GET /api/assessments/:id/oscal', call)),
    ...controlsOf(assessment),
    ...(regime === 'nis2' ? ([{ form: 'statement', files: statement }] as const) : []),
  ] as const;
}

/** Where a result goes from here: as a file, each with what it is for, or as a link. */
export function ExportForms({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  return (
    <details className="mt-5 border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-brand">{t('takeAlong.title')}</summary>
      <ul className="divide-y divide-line">
        {formsOf(assessment).map(({ form, files }) => (
          <li key={form} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className={`text-[0.9375rem] ${files.length > 3 ? 'basis-full' : 'min-w-52 flex-1'}`}>
              <span className="block font-medium">{t(`takeAlong.forms.${form}.name`)}</span>
              <span className="block text-muted">{t(`takeAlong.forms.${form}.use`)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              {files.map(({ kind, href }) => (
                <DownloadLink
                  key={kind}
                  size="small"
                  href={href}
                  download
                  aria-label={t('takeAlong.download', { form: kind, name: t(`takeAlong.forms.${form}.name`) })}
                >
                  <Download aria-hidden="true" className="size-4" />
                  {kind}
                </DownloadLink>
              ))}
            </div>
          </li>
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <p className="min-w-52 flex-1 text-[0.9375rem]">
            <span className="block font-medium">{t('takeAlong.link.name')}</span>
            <span className="block text-muted">{t('takeAlong.link.use')}</span>
          </p>
          <ButtonLink variant="secondary" size="small" href={`/udostepnianie?assessment=${assessment.id}`}>
            <Link2 aria-hidden="true" className="size-4" />
            {t('takeAlong.link.action')}
          </ButtonLink>
        </li>
      </ul>
    </details>
  );
}
