import { useState } from 'react';
import { Link } from 'wouter';
import type { Billing, Payment } from '#contract/billing/billing.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { day, lastDay, moment, money } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button, ButtonLink, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { AccessNotice } from './access-notice.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import { useBilling, useWithdraw } from './queries.ts';
import { TransferDetails } from './transfer-details.tsx';
import { doneTitles } from './withdrawal-screen.tsx';
import { planNames } from './plan-names.ts';

const tones = { pending: 'warn', paid: 'good', failed: 'bad', expired: 'neutral', refunded: 'neutral' } as const;

function Periods({ periods }: { periods: Billing['periods'] }) {
  const { t } = useTranslation();
  if (periods.length === 0) return <p className="text-muted">{t('subscription.noPeriods')}</p>;
  return (
    <ul className="divide-y divide-line">
      {periods.toReversed().map((period) => (
        <li key={period.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
          <p>
            <span className="font-semibold">{planNames[period.plan]}</span>{' '}
            <span className="text-muted">{t('subscription.fromTo', { from: day(period.startsAt), to: lastDay(period.endsAt) })}</span>
          </p>
          <Badge tone={period.state === 'active' ? 'good' : 'neutral'}>{t(`subscription.periods.${period.state}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** The second click of a withdrawal, after what it means. */
function Withdrawal({ payment, close }: { payment: Payment; close: () => void }) {
  const { t } = useTranslation();
  const withdraw = useWithdraw();
  const failed = useFailureToast();
  const confirm = (): void =>
    withdraw.mutate(payment.id, {
      onSuccess: ({ outcome }) => {
        toast({ title: t(doneTitles[outcome]) });
        close();
      },
      onError: (error) => failed(error),
    });
  return (
    <Dialog open onClose={close} title={t('withdrawal.title')} description={t('withdrawal.order', { number: payment.orderNumber })}>
      <p className="text-[0.9375rem]">
        {payment.withdrawableUntil
          ? t('withdrawal.effect', { amount: money(payment.refundable, payment.currency) })
          : t('withdrawal.received')}
      </p>
      {payment.withdrawableUntil &&
        payment.credits.map(({ orderNumber }) => (
          <p key={orderNumber} className="mt-2 text-[0.9375rem]">
            {t('withdrawal.effectUpgrade', { number: orderNumber })}
          </p>
        ))}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button variant="danger" disabled={withdraw.isPending} onClick={confirm}>
          {t('withdrawal.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Never “paid” where something about the payment is in doubt or was taken back. */
function PaymentState({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { withdrawal, doubt, status } = payment;
  if (doubt) return <Badge tone="warn">{t(`subscription.doubts.${doubt}`)}</Badge>;
  if (withdrawal && withdrawal.decision !== 'nothing') {
    return (
      <Badge tone={withdrawal.decision || withdrawal.outcome !== 'received' ? 'neutral' : 'warn'}>
        {t(`subscription.withdrawals.${withdrawal.decision ? 'refunded' : withdrawal.outcome}`)}
      </Badge>
    );
  }
  return <Badge tone={tones[status]}>{t(`subscription.statuses.${status}`)}</Badge>;
}

/** Unused days that reduced the price, and orders whose price unused days of this one reduced. */
function Credits({ payment: { credits, creditedOn, currency } }: { payment: Payment }) {
  const { t } = useTranslation();
  const lines = [
    ...credits.map(({ orderNumber, plan, days, net }) =>
      t('subscription.credited', { plan: planNames[plan], number: orderNumber, days, amount: money(net, currency) }),
    ),
    ...creditedOn.map((number) => t('subscription.creditedOn', { number })),
  ];
  return lines.map((line) => (
    <p key={line} className="mt-1 text-sm text-muted">
      {line}
    </p>
  ));
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-medium">
          {planNames[payment.plan]} · {money(payment.gross, payment.currency)}
        </p>
        <PaymentState payment={payment} />
      </div>
      <p className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">
        {t('subscription.order', { number: payment.orderNumber, date: moment(payment.paidAt ?? payment.createdAt) })}
        {payment.method && ` · ${t(`subscription.methods.${payment.method}`, { defaultValue: payment.method })}`}
      </p>
      <Credits payment={payment} />
      {payment.paidAt && <OrderInvoices paymentId={payment.id} />}
      {payment.transfer && <TransferDetails payment={payment} transfer={payment.transfer} />}
      <div className="mt-2 flex flex-wrap gap-3">
        {payment.checkoutUrl && (
          <DownloadLink size="small" href={payment.checkoutUrl}>
            {t('subscription.payNow')}
          </DownloadLink>
        )}
        {payment.status === 'paid' && !payment.withdrawal && (
          <Button size="small" variant="secondary" onClick={() => setLeaving(true)}>
            {t(payment.withdrawableUntil ? 'withdrawal.start' : 'withdrawal.declareAnyway')}
          </Button>
        )}
      </div>
      {payment.withdrawableUntil && (
        <p className="mt-1 text-sm text-muted">{t('subscription.withdrawableUntil', { date: day(payment.withdrawableUntil) })}</p>
      )}
      {payment.status === 'paid' && payment.withdrawalLost === 'used' && !payment.withdrawal && (
        <p className="mt-1 text-sm text-muted">{t('subscription.withdrawalUsed')}</p>
      )}
      {payment.doubt && <p className="mt-1 text-sm font-medium text-warn">{t(`subscription.doubtTexts.${payment.doubt}`)}</p>}
      {payment.refunded > 0 && payment.status === 'paid' && (
        <p className="mt-1 text-sm text-muted">{t('subscription.partlyRefunded', { amount: money(payment.refunded, payment.currency) })}</p>
      )}
      {payment.withdrawal?.outcome === 'received' && (
        <p className="mt-1 text-sm text-muted">
          {t(`subscription.withdrawalDecisions.${payment.withdrawal.decision ?? 'waiting'}`, { at: moment(payment.withdrawal.declaredAt) })}
        </p>
      )}
      {leaving && <Withdrawal payment={payment} close={() => setLeaving(false)} />}
    </li>
  );
}

export function SubscriptionScreen() {
  const { t } = useTranslation();
  const billing = useBilling();
  const may = useMay('GET /api/billing', 'owner');
  usePageTitle(t('nav.subscription'));
  return (
    <>
      <h1 className="text-3xl">{t('nav.subscription')}</h1>
      {!may && <RoleNote least="owner" className="mt-6" />}
      {may && billing.isPending && <Skeleton label={t('common.loading')} className="mt-6 h-40" />}
      {billing.isError && <Failure error={billing.error} retry={() => void billing.refetch()} />}
      {billing.data && (
        <div className="mt-4 max-w-3xl space-y-10">
          <AccessNotice billing={billing.data} />
          <section aria-labelledby="periods">
            <h2 id="periods" className="text-xl">
              {t('subscription.periodsTitle')}
            </h2>
            <div className="mt-2">
              <Periods periods={billing.data.periods} />
            </div>
            <ButtonLink href="/pricing" variant="secondary" className="mt-4">
              {t('subscription.toPricing')}
            </ButtonLink>
          </section>
          <section aria-labelledby="payments">
            <h2 id="payments" className="text-xl">
              {t('subscription.payments')}
            </h2>
            {billing.data.payments.length === 0 && <p className="mt-2 text-muted">{t('subscription.noPayments')}</p>}
            <ul className="mt-2 divide-y divide-line">
              {billing.data.payments.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} />
              ))}
            </ul>
            <p className="mt-4 text-sm text-muted">
              {t('subscription.withdrawalElsewhere')}{' '}
              <Link href="/odstapienie" className="text-brand underline">
                {t('withdrawal.page')}
              </Link>
            </p>
          </section>
        </div>
      )}
    </>
  );
}
