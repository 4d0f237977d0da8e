import { numberText } from '#core/platform/text/formats.ts';
import { netPrices } from '#core/account/entitlements/plans.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { NipField } from '#client/account/saved-scope/nip-field.tsx';
import { nextDate } from './dates.ts';
import { Picture } from './picture.tsx';

/** The certificate in front of the report it was earned with. */
function Documents() {
  const { t } = useTranslation();
  return (
    <figure className="mx-auto w-full max-w-[25rem] lg:mr-0">
      <div className="grid grid-cols-20 grid-rows-1">
        <div className="col-start-8 col-end-21 row-start-1">
          <Picture name="cover" className="w-full shadow-sm" />
        </div>
        <div className="z-1 col-start-1 col-end-17 row-start-1 mt-[72%]">
          <Picture name="certificate" className="w-full shadow-lg" />
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{t('landing.pictures.caption')}</figcaption>
    </figure>
  );
}

/** Until when, how much of it, and for how much. */
function Facts() {
  const { t } = useTranslation();
  const price = t('landing.plans.pln', { amount: numberText(netPrices.basic.netGrosz / 100, shownLanguage(), 0) });
  const next = nextDate('nis2');
  const facts = [
    ['deadline', t(`landing.duties.nis2.${next}.date`)],
    ['time', t('landing.facts.timeValue')],
    ['price', t('landing.facts.priceValue', { price })],
  ] as const;
  return (
    <dl className="mt-7 grid max-w-xl gap-x-8 gap-y-4 sm:grid-cols-3">
      {facts.map(([fact, value]) => (
        <div key={fact}>
          <dt className="text-sm text-muted">{t(`landing.facts.${fact}`)}</dt>
          <dd className="mt-0.5 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Hero() {
  const { t } = useTranslation();
  return (
    <section className="pb-9 pt-6 sm:pt-8">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 sm:px-6 lg:grid-cols-[6fr_5fr] lg:gap-16">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-brand">{t('landing.kicker')}</p>
          <h1 className="mt-3 whitespace-pre-line text-[2rem] leading-[1.12] sm:mt-4 sm:text-5xl lg:text-[2.75rem] xl:text-5xl">
            {t('landing.title')}
          </h1>
          <p className="mt-4 max-w-xl text-muted sm:mt-5 sm:text-lg">{t('landing.lead')}</p>
          <div className="no-print mt-5 sm:mt-7">
            <NipField />
          </div>
          <div className="no-print mt-4 flex flex-wrap gap-3">
            <ButtonLink href="/czy-podlegam" variant="secondary">
              {t('landing.scopeFirst')}
            </ButtonLink>
            <ButtonLink href="/register" variant="secondary">
              {t('landing.start')}
            </ButtonLink>
          </div>
          <Facts />
          <p className="mt-6 max-w-xl border-l-2 border-brand pl-4 text-[0.9375rem]">{t('landing.honest')}</p>
        </div>
        <Documents />
      </div>
    </section>
  );
}
