import { BadgeCheck, Bot, QrCode, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#client/ui/button.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';

const features = [
  { key: 'nis2', icon: ShieldCheck },
  { key: 'aiAct', icon: Bot },
  { key: 'registry', icon: BadgeCheck },
] as const;

const steps = ['register', 'answer', 'report', 'certificate'] as const;

export function LandingScreen() {
  const { t } = useTranslation();
  usePageTitle('Atesto');
  return (
    <>
      <section className="border-b border-line bg-surface px-4 py-16 sm:px-6 sm:py-24">
        <div className="mx-auto max-w-6xl">
          <p className="text-sm font-semibold text-brand">{t('landing.kicker')}</p>
          <h1 className="mt-4 max-w-3xl text-4xl sm:text-5xl">{t('landing.title')}</h1>
          <p className="mt-5 max-w-2xl text-lg text-muted">{t('landing.lead')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/register">{t('landing.start')}</ButtonLink>
            <ButtonLink href="/rejestr" look="secondary">
              {t('landing.check')}
            </ButtonLink>
          </div>
        </div>
      </section>
      <section aria-labelledby="features" className="px-4 py-16 sm:px-6">
        <div className="mx-auto max-w-6xl">
          <h2 id="features" className="text-2xl sm:text-3xl">
            {t('landing.featuresTitle')}
          </h2>
          <ul className="mt-8 grid gap-10 md:grid-cols-3">
            {features.map(({ key, icon: Icon }) => (
              <li key={key} className="border-t-2 border-brand pt-5">
                <Icon aria-hidden="true" className="size-7 text-brand" />
                <h3 className="mt-3 text-lg font-semibold">{t(`landing.features.${key}.title`)}</h3>
                <p className="mt-2 text-muted">{t(`landing.features.${key}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="steps" className="border-y border-line bg-surface px-4 py-16 sm:px-6">
        <div className="mx-auto max-w-6xl">
          <h2 id="steps" className="text-2xl sm:text-3xl">
            {t('landing.stepsTitle')}
          </h2>
          <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
            {steps.map((step, index) => (
              <li key={step}>
                <p aria-hidden="true" className="font-serif text-3xl font-semibold text-brand">
                  {index + 1}
                </p>
                <h3 className="mt-2 font-semibold">{t(`landing.steps.${step}.title`)}</h3>
                <p className="mt-1 text-[0.9375rem] text-muted">{t(`landing.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section aria-labelledby="qr" className="px-4 py-16 sm:px-6">
        <div className="mx-auto flex max-w-6xl flex-col gap-6 sm:flex-row sm:items-center sm:gap-10">
          <QrCode aria-hidden="true" className="size-20 shrink-0 text-brand" strokeWidth={1.25} />
          <div>
            <h2 id="qr" className="text-2xl sm:text-3xl">
              {t('landing.qrTitle')}
            </h2>
            <p className="mt-3 max-w-2xl text-muted">{t('landing.qrText')}</p>
            <ButtonLink href="/rejestr" look="secondary" className="mt-5">
              {t('landing.check')}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
