import { useTranslation } from 'react-i18next';
import { Picture } from './picture.tsx';
import { Section } from './section.tsx';

const parts = ['score', 'path', 'plan', 'answers', 'method'] as const;

export function Report() {
  const { t } = useTranslation();
  return (
    <Section id="report" title={t('landing.report.title')} lead={t('landing.report.lead')}>
      <div className="mt-12 grid gap-12 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <dl className="divide-y divide-line border-y border-line self-start">
          {parts.map((part) => (
            <div key={part} className="py-5">
              <dt className="font-semibold">{t(`landing.report.${part}.title`)}</dt>
              <dd className="mt-1 text-muted">{t(`landing.report.${part}.text`)}</dd>
            </div>
          ))}
        </dl>
        <figure className="min-w-0">
          <Picture name="summary" className="w-full p-[4%]" />
          <div className="mt-6 [mask-image:linear-gradient(#000_70%,transparent)]">
            <Picture name="plan" className="w-full rounded-b-none border-b-0 p-[4%] pb-0" />
          </div>
          <figcaption className="mt-3 text-sm text-muted">{t('landing.pictures.caption')}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
