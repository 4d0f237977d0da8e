import { useTranslation } from '#client/platform/words/i18n.ts';
import { Section } from './section.tsx';

const steps = ['register', 'answer', 'report', 'certificate'] as const;

export function Steps() {
  const { t } = useTranslation();
  return (
    <Section id="steps" title={t('landing.stepsTitle')} raised>
      <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr]">
            <p aria-hidden="true" className="font-serif text-3xl font-semibold leading-none text-brand">
              {index + 1}
            </p>
            <div>
              <h3 className="text-lg font-semibold leading-tight">{t(`landing.steps.${step}.title`)}</h3>
              <p className="mt-1.5 text-[0.9375rem] text-muted">{t(`landing.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
