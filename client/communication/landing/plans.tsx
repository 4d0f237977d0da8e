import { Check } from 'lucide-react';
import { numberText } from '#core/platform/text/formats.ts';
import { gross, netPrices, planIds, type PlanId } from '#core/account/entitlements/plans.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Section } from './section.tsx';

const points = ['p1', 'p2', 'p3'] as const;
const names: Readonly<Record<PlanId, string>> = { basic: 'Basic', pro: 'Pro' };

/** Prices of a plan in words of the language shown. */
function usePrices(plan: PlanId): { net: string; gross: string; netEuro: string; grossEuro: string } {
  const { t } = useTranslation();
  const { netGrosz, netCents } = netPrices[plan];
  const amount = (minor: number): string => numberText(minor / 100, shownLanguage(), minor % 100 === 0 ? 0 : 2);
  return {
    net: t('landing.plans.pln', { amount: amount(netGrosz) }),
    gross: t('landing.plans.pln', { amount: amount(gross(netGrosz)) }),
    netEuro: t('landing.plans.eur', { amount: amount(netCents) }),
    grossEuro: t('landing.plans.eur', { amount: amount(gross(netCents)) }),
  };
}

/** The plan with both regulations. */
const wholePlan: PlanId = 'pro';

function Plan({ plan }: { plan: PlanId }) {
  const { t } = useTranslation();
  const { net, ...others } = usePrices(plan);
  const isWhole = plan === wholePlan;
  return (
    <li className={`flex flex-col rounded-lg border bg-paper p-5 sm:p-6 ${isWhole ? 'border-2 border-brand' : 'border-line'}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-serif text-2xl font-semibold">{names[plan]}</h3>
        {isWhole && (
          <p className="rounded border border-transparent bg-brand px-2.5 py-1 text-sm font-medium text-on-brand">
            {t('landing.plans.whole')}
          </p>
        )}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-3xl font-semibold">{net}</span>
        <span className="text-muted">{t('landing.plans.net')}</span>
      </p>
      <p className="mt-1 text-sm text-muted">{t('landing.plans.gross', others)}</p>
      <ul className="mt-3 space-y-1 text-[0.9375rem]">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            {t(`landing.plans.${plan}.${point}`)}
          </li>
        ))}
      </ul>
      <div className="no-print mt-auto pt-4">
        <ButtonLink href={`/pricing?plan=${plan}`} variant={isWhole ? 'primary' : 'secondary'} className="w-full">
          {t('landing.plans.choose', { plan: names[plan] })}
        </ButtonLink>
      </div>
    </li>
  );
}

export function Plans() {
  const { t } = useTranslation();
  return (
    <Section id="plans" title={t('landing.plans.title')} lead={t('landing.plans.lead')} raised>
      <ul className="grid gap-6 md:grid-cols-2">
        {planIds.map((plan) => (
          <Plan key={plan} plan={plan} />
        ))}
      </ul>
    </Section>
  );
}
