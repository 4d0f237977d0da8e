import { useTranslation } from 'react-i18next';
import { Picture } from './picture.tsx';
import { SectionBeside } from './section.tsx';

const parts = ['score', 'path', 'plan', 'answers', 'method'] as const;

function Pages() {
  const { t } = useTranslation();
  return (
    <figure>
      <Picture name="summary" className="w-full p-[4%]" />
      <div className="mt-6 [mask-image:linear-gradient(#000_80%,transparent)]">
        <Picture name="plan" className="w-full rounded-b-none border-b-0 p-[4%] pb-0" />
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
          <div key={part} className="py-5">
            <dt className="font-semibold">{t(`landing.report.${part}.title`)}</dt>
            <dd className="mt-1 text-muted">{t(`landing.report.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
    </SectionBeside>
  );
}
