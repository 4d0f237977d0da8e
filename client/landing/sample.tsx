import { answerValues } from '#core/questionnaire.ts';
import { useTranslation } from '#client/i18n.ts';
import { Section } from './section.tsx';

/** A question as the questionnaire asks it, to be read and not to be answered. */
export function Sample() {
  const { t } = useTranslation();
  return (
    <Section id="sample" title={t('landing.sample.title')} lead={t('landing.sample.lead')}>
      <figure className="rounded-lg border border-line bg-surface p-6 sm:p-8">
        <figcaption className="text-sm font-medium text-brand">{t('landing.sample.label')}</figcaption>
        <p className="mt-3 max-w-4xl text-lg font-semibold">{t('landing.sample.question')}</p>
        <ul className="mt-5 flex flex-wrap gap-3">
          {answerValues.map((value) => (
            <li key={value} className="flex items-center gap-2.5 rounded-md border border-field px-4 py-2 text-[0.9375rem]">
              <span aria-hidden="true" className="size-4 shrink-0 rounded-full border border-field" />
              {t(`answers.values.${value}`)}
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-4xl text-[0.9375rem] text-muted">{t('landing.sample.help')}</p>
        <p className="mt-3 text-sm text-muted">{t('landing.sample.basis')}</p>
      </figure>
    </Section>
  );
}
