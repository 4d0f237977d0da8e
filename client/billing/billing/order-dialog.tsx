import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Billing } from '#contract/billing/billing.ts';
import { orderConsents } from '#content/labels/order-consents.ts';
import { startOfPlan } from '#core/account/entitlements/access.ts';
import { paymentMethods } from '#core/billing/payments/payment-methods.ts';
import { gross, vatPercent, type Currency, type PlanId } from '#core/account/entitlements/plans.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { day, money } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure, useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { RecipientFields, recipientIn, type Fields } from './party-fields.tsx';
import { useBilling, useCheckout, useRefreshAccess } from './queries.ts';
import { planNames } from './plan-names.ts';

function Row({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-t border-line py-2.5 first:border-t-0 ${strong ? 'font-semibold' : ''}`}
    >
      <dt className={strong ? '' : 'text-muted'}>{label}</dt>
      <dd className="ml-auto text-right">{children}</dd>
    </div>
  );
}

/** From when the plan would run, given what is paid already. */
function Start({ plan }: { plan: PlanId }) {
  const { t } = useTranslation();
  const billing = useBilling();
  const [now] = useState(() => new Date());
  if (billing.isPending) return <Skeleton label={t('common.loading')} className="h-5 w-40" />;
  if (billing.isError) return <Failure error={billing.error} retry={() => void billing.refetch()} />;
  const periods = billing.data.periods.map((period) => ({
    plan: period.plan,
    startsAt: new Date(period.startsAt),
    endsAt: new Date(period.endsAt),
  }));
  const start = startOfPlan(plan, periods, now);
  return <>{start > now ? t('order.startsOn', { date: day(start.toISOString()) }) : t('order.startsAtOnce')}</>;
}

/** What the order costs now: known once the organisation's orders are, so that nobody orders at a price that was not shown. */
function useOffer(plan: PlanId, currency: Currency): Billing['offers'][number] | null {
  const { data } = useBilling();
  return data?.offers.find((offer) => offer.plan === plan && offer.currency === currency) ?? null;
}

/** The price of the plan, what unused days take off it, and what is left to pay. */
function Price({ offer }: { offer: Billing['offers'][number] }) {
  const { t } = useTranslation();
  const { price, credits, currency } = offer;
  const net = Math.round(offer.net * 100);
  return (
    <>
      {credits.length > 0 && <Row label={t('order.price')}>{money(price, currency)}</Row>}
      {credits.map((credit) => (
        <Row
          key={credit.orderNumber}
          label={t('order.credit', { plan: planNames[credit.plan], days: credit.days, number: credit.orderNumber })}
        >
          {money(-credit.net, currency)}
        </Row>
      ))}
      <Row label={t('order.net')}>{money(net / 100, currency)}</Row>
      <Row label={t('order.vat', { vat: vatPercent })}>{money((gross(net) - net) / 100, currency)}</Row>
      <Row label={t('order.gross')} strong>
        {money(gross(net) / 100, currency)}
      </Row>
    </>
  );
}

function Summary({ plan, currency }: { plan: PlanId; currency: Currency }) {
  const { t } = useTranslation();
  const organization = useMe().data?.organization;
  const offer = useOffer(plan, currency);
  return (
    <dl className="text-[0.9375rem]">
      <Row label={t('order.plan')}>{planNames[plan]}</Row>
      <Row label={t('order.buyer')}>
        {organization?.name}, NIP {organization?.nip}
      </Row>
      <Row label={t('order.duration')}>{t('order.months')}</Row>
      <Row label={t('order.start')}>
        <Start plan={plan} />
      </Row>
      {offer ? <Price offer={offer} /> : <Skeleton label={t('common.loading')} className="mt-3 h-28" />}
    </dl>
  );
}

const ways = ['provider', 'transfer'] as const;

/** On the provider's page or by bank transfer; what is not possible states so before it is tried. */
function PayBy({
  value,
  change,
  currency,
}: {
  value: (typeof ways)[number];
  change: (way: (typeof ways)[number]) => void;
  currency: Currency;
}) {
  const { t } = useTranslation();
  const methods = paymentMethods[currency].online.map((method) => t(`subscription.methods.${method}`)).join(', ');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t('order.payBy.title')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {ways.map((way) => {
          const closed = way === 'transfer' && !paymentMethods[currency].transfer;
          return (
            <label
              key={way}
              className="flex gap-3 rounded-md border border-line px-4 py-3 text-[0.9375rem] has-checked:border-brand has-disabled:text-muted"
            >
              <input
                type="radio"
                name="payBy"
                checked={value === way}
                disabled={closed}
                onChange={() => change(way)}
                className="mt-1 size-4.5 shrink-0 accent-(--brand)"
              />
              <span>
                <span className="block font-medium">{t(`order.payBy.${way}`, { methods })}</span>
                <span className="block text-sm text-muted">{t(closed ? 'order.payBy.euro' : `order.payBy.${way}Text`)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Nobody else receives; whoever does is in Poland unless said otherwise. */
const noRecipient: Fields = { 'recipient.kind': 'none', 'recipient.country': 'Polska' };

/** The last look before the order: what, for how long, for how much; then the order with the obligation to pay. */
export function OrderDialog({ plan, currency, close }: { plan: PlanId; currency: Currency; close: () => void }) {
  const { t } = useTranslation();
  const checkout = useCheckout();
  const offer = useOffer(plan, currency);
  const failureText = useFailureText();
  const [earlyStart, setEarlyStart] = useState(false);
  const [payBy, setPayBy] = useState<'provider' | 'transfer'>('provider');
  const [, go] = useLocation();
  const refresh = useRefreshAccess();
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Fields>(noRecipient);
  const { error } = checkout;
  const errors = error instanceof ApiError ? error.fields : {};
  const consents = orderConsents[shownLanguage()];
  // What is wrong may be out of sight: the button stays in sight, the fields do not.
  useEffect(() => {
    if (tries > 0 || error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, error]);
  const placed = (): void => {
    void refresh();
    toast({ title: t('order.placed'), description: t('order.placedText') });
    go('/abonament');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTries(tries + 1);
    if (!earlyStart || !offer) return;
    checkout.mutate(
      { plan, currency, payBy, earlyStart, net: offer.net, ...recipientIn(fields, 'recipient.') },
      {
        onSuccess: ({ url }) => (payBy === 'transfer' ? placed() : window.location.assign(url)),
        onError: (error) => {
          void refresh();
          toast({ title: t('errors.title'), description: failureText(error, t('order.failed')), tone: 'destructive' });
        },
      },
    );
  };
  const leaving = checkout.isPending || checkout.isSuccess;
  return (
    <Dialog open onClose={close} title={t('order.title')} description={t('order.lead')}>
      <form ref={form} noValidate onSubmit={submit} className="space-y-5">
        <Summary plan={plan} currency={currency} />
        <Notice>
          <p>{t('order.once')}</p>
          {offer && offer.credits.length > 0 && <p>{t('order.creditText')}</p>}
          {offer?.otherCurrency.map((number) => (
            <p key={number}>{t('order.otherCurrency', { number })}</p>
          ))}
          <p>{t('order.whoBuys')}</p>
        </Notice>
        <PayBy value={payBy} change={setPayBy} currency={currency} />
        <details className="rounded-md border border-line px-4 py-1" open={Object.keys(errors).length > 0 || undefined}>
          <summary className="-mx-4 min-h-11 cursor-pointer px-4 py-2.5 text-[0.9375rem] font-medium">{t('recipient.title')}</summary>
          <div className="space-y-4 pb-4">
            <p className="text-sm text-muted">{t('recipient.text')}</p>
            <RecipientFields
              prefix="recipient."
              values={fields}
              change={(name, value) => setFields((now) => ({ ...now, [name]: value }))}
              errors={errors}
            />
          </div>
        </details>
        <div>
          <label className="flex gap-3 text-[0.9375rem]">
            <input
              type="checkbox"
              checked={earlyStart}
              onChange={(event) => setEarlyStart(event.target.checked)}
              aria-invalid={tried && !earlyStart ? true : undefined}
              aria-describedby={tried && !earlyStart ? 'early-start-error' : undefined}
              className="mt-1 size-5 shrink-0 accent-(--brand)"
            />
            <span>{consents.earlyStart}</span>
          </label>
          {tried && !earlyStart && (
            <p id="early-start-error" role="alert" className="mt-1 text-sm font-medium text-bad">
              {t('order.earlyStartNeeded')}
            </p>
          )}
        </div>
        <p className="text-sm text-muted">
          {consents.terms}{' '}
          <Link href="/terms-of-sale" target="_blank" className="text-brand underline">
            {consents.termsLink}
          </Link>
        </p>
        <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-3 border-t border-line bg-surface px-5 py-3 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
          <Button variant="secondary" onClick={close} className="max-sm:hidden">
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={leaving || !offer} className="max-sm:w-full">
            {t(leaving ? 'order.redirecting' : payBy === 'transfer' ? 'order.submitTransfer' : 'order.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
