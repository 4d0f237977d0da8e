import { useTranslation } from '#client/i18n.ts';
import { Section } from './section.tsx';

const steps = ['register', 'answer', 'report', 'certificate'] as const;

export function Steps() {
  const { t } = useTranslation();
  return (
    <Section id="steps" title={t('landing.stepsTitle')} raised>
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="max-sm:grid max-sm:grid-cols-[2.5rem_1fr]">
            <p
              aria-hidden="true"
              className="font-serif text-4xl font-semibold leading-none text-brand sm:mb-5 sm:flex sm:items-center sm:gap-5 sm:after:h-px sm:after:flex-1 sm:after:bg-line"
            >
              {index + 1}
            </p>
            <div>
              <h3 className="text-lg font-semibold">{t(`landing.steps.${step}.title`)}</h3>
              <p className="mt-2 text-muted">{t(`landing.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
