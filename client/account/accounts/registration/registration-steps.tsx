import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { registrationSteps, type RegistrationStep } from './registration-form.ts';

/** Where one is on the way to an account; steps that were done lead back. */
export function StepLine({ shown, addressOf }: { shown: RegistrationStep; addressOf: (step: RegistrationStep) => string }) {
  const { t } = useTranslation();
  const at = registrationSteps.indexOf(shown);
  return (
    <ol aria-label={t('register.stepsTitle')} className="mt-6 flex flex-wrap gap-x-6 gap-y-1 border-b border-line pb-3 text-[0.9375rem]">
      {registrationSteps.map((step, index) => {
        const mark = (
          <>
            <span
              aria-hidden="true"
              className={`grid size-6 shrink-0 place-items-center rounded-full border text-[0.8125rem] font-semibold ${index === at ? 'border-brand bg-brand text-on-brand' : 'border-field'}`}
            >
              {index < at ? <Check className="size-3.5" strokeWidth={3} /> : index + 1}
            </span>
            <span className={index === at ? '' : 'max-sm:sr-only'}>{t(`register.steps.${step}`)}</span>
          </>
        );
        const classes = 'flex min-h-11 items-center gap-2';
        return (
          <li
            key={step}
            {...(index === at ? { 'aria-current': 'step' as const } : {})}
            className={index === at ? 'font-semibold' : 'text-muted'}
          >
            {index < at ? (
              <Link href={addressOf(step)} className={`${classes} rounded hover:text-brand hover:underline`}>
                {mark}
              </Link>
            ) : (
              <span className={classes}>{mark}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
