import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { textField } from '#contract/platform/text-fields.ts';
import type { Language } from '#core/platform/languages.ts';
import { paymentMethods } from '#core/billing/payments/payment-methods.ts';
import { currencies, gross, netPrice, planIds, vatPercent, type Currency, type PlanId } from '#core/account/entitlements/plans.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { money } from '#client/platform/words/formats.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import type { Translate } from '#client/platform/words/words.ts';
import { OrderDialog } from './order-dialog.tsx';
import { usePlans } from '#client/account/accounts/plan-queries.ts';

type Plan = NonNullable<ReturnType<typeof usePlans>['data']>[number];

/** The list that opens first; the other is one click away. */
const usualCurrency = { pl: 'PLN', en: 'PLN', de: 'EUR', fr: 'EUR' } as const satisfies Readonly<Record<Language, Currency>>;

/** Every way to pay in a currency, in words. */
function waysOf(t: Translate, currency: Currency): string {
  const { online, transfer } = paymentMethods[currency];
  return [...online, ...(transfer ? (['transfer'] as const) : [])].map((way) => t(`pricing.methods.${way}`)).join(', ');
}

/** Złoty or euro: two price lists, not a conversion. */
function CurrencyChoice({ value, choose }: { value: Currency; choose: (currency: Currency) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="mt-6 inline-flex rounded-md border border-field bg-surface p-1">
      <legend className="sr-only">{t('pricing.currency')}</legend>
      {currencies.map((currency) => (
        <label
          key={currency}
          className="flex min-h-10 cursor-pointer items-center rounded px-4 text-[0.9375rem] font-medium has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
        >
          <input type="radio" name="currency" className="sr-only" checked={value === currency} onChange={() => choose(currency)} />
          {t(`pricing.currencies.${currency}`)}
        </label>
      ))}
    </fieldset>
  );
}

function PlanCard({ plan, currency, choose }: { plan: Plan; currency: Currency; choose: () => void }) {
  const { t } = useTranslation();
  const member = Boolean(useMe().data);
  const may = useMay('POST /api/create-checkout-session', 'owner');
  const language = shownLanguage();
  const net = netPrice(plan.id, currency);
  const description = plan[textField('description', language)];
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={`flex flex-col rounded-lg border bg-surface p-6 sm:p-8 ${plan.popular ? 'border-brand shadow-[inset_0_4px_0_var(--brand)]' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={`plan-${plan.id}`} className="text-2xl">
          {plan.name}
        </h2>
        {plan.popular && <p className="text-sm font-semibold text-brand">{t('pricing.popular')}</p>}
      </div>
      <p className="mt-2 text-muted md:min-h-12">{description}</p>
      <p className="mt-6">
        <span className="font-serif text-4xl font-semibold">{money(net / 100, currency)}</span>
        <span className="ml-2 text-muted">{t('pricing.netPerYear')}</span>
      </p>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {t('pricing.gross', { amount: money(gross(net) / 100, currency), vat: vatPercent })}
      </p>
      <ul className="mt-6 flex-1 space-y-2.5">
        {plan.features.map((feature) => (
          <li key={feature.en} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-good" />
            <span>{feature[language]}</span>
          </li>
        ))}
      </ul>
      {member && !may ? (
        <RoleNote least="owner" className="mt-8" />
      ) : (
        <Button
          className="mt-8 w-full"
          variant={plan.popular ? 'primary' : 'secondary'}
          onClick={choose}
          aria-describedby={`plan-${plan.id}`}
        >
          {t('pricing.choose')}
        </Button>
      )}
      {!member && (
        <ButtonLink variant="quiet" size="small" className="ml-0! mt-2 text-center" href={`/register?plan=${plan.id}`}>
          {t('pricing.register')}
        </ButtonLink>
      )}
    </section>
  );
}

export function PricingScreen() {
  const { t } = useTranslation();
  const plans = usePlans();
  const me = useMe().data;
  const [, go] = useLocation();
  const [wanted, setCurrency] = useState<Currency | null>(null);
  const currency = wanted ?? usualCurrency[shownLanguage()];
  const [search] = useSearchParams();
  const may = useMay('POST /api/create-checkout-session', 'owner');
  // Whoever chose a plan and then signed in goes on with the order.
  const requested = planIds.find((id) => id === search.get('plan')) ?? null;
  const [chosen, setChosen] = useState<PlanId | null>(me && may ? requested : null);
  const remembered = may ? plans.data?.find(({ id }) => id === me?.chosenPlan) : undefined;
  usePageTitle(t('pricing.title'));
  // The order is asked about once, not again at each return to this page.
  useEffect(() => {
    if (me && requested) go('/pricing', { replace: true });
  }, [me, requested, go]);
  const choose = (plan: PlanId): void => {
    if (me) {
      setChosen(plan);
      return;
    }
    toast({ title: t('pricing.loginNeeded'), description: t('pricing.loginNeededText'), tone: 'destructive' });
    go(`/login?next=${encodeURIComponent(`/pricing?plan=${plan}`)}`);
  };
  return (
    <div className={me ? '' : 'mx-auto w-full max-w-5xl px-4 py-12 sm:px-6'}>
      <h1 className="text-3xl sm:text-4xl">{t('pricing.title')}</h1>
      <p className="mt-3 max-w-2xl text-muted">{t('pricing.lead')}</p>
      {remembered && (
        <div className="mt-6 max-w-3xl">
          <Notice title={t('pricing.remembered', { plan: remembered.name })}>
            <Button size="small" onClick={() => choose(remembered.id)}>
              {t('pricing.order', { plan: remembered.name })}
            </Button>
          </Notice>
        </div>
      )}
      <CurrencyChoice value={currency} choose={setCurrency} />
      <div className="mt-6 grid min-h-[34rem] grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6">
        {plans.isPending && <Skeleton label={t('common.loading')} className="col-span-full h-[34rem]" />}
        {plans.isError && <Failure error={plans.error} retry={() => void plans.refetch()} />}
        {plans.data?.map((plan) => (
          <PlanCard key={plan.id} plan={plan} currency={currency} choose={() => choose(plan.id)} />
        ))}
      </div>
      <ul className="mt-8 max-w-3xl space-y-2 text-[0.9375rem] text-muted">
        <li>{t('pricing.noteProvider', { pln: waysOf(t, 'PLN'), eur: waysOf(t, 'EUR') })}</li>
        <li>{t('pricing.noteOnce')}</li>
        <li>{t('order.whoBuys')}</li>
        <li>{t('pricing.noteWithdrawal')}</li>
        <li>{t('common.selfAssessment')}</li>
      </ul>
      {chosen && <OrderDialog plan={chosen} currency={currency} close={() => setChosen(null)} />}
    </div>
  );
}
