import { CircleCheck, CircleX, Hourglass, TriangleAlert } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { useMe } from '#client/account/accounts/queries.ts';
import type { Payment } from '#contract/billing/billing.ts';
import { lastDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { useBilling, useCheckoutResult, useRefreshAccess } from './queries.ts';

const requestDeadlineMillis = 60_000;
const icons = { good: CircleCheck, wait: Hourglass, warn: TriangleAlert, bad: CircleX } as const;
const tones = { good: 'text-good', wait: 'text-brand', warn: 'text-warn', bad: 'text-muted' } as const;

function Result({ icon, title, text, children }: { icon: keyof typeof icons; title: string; text: string; children?: ReactNode }) {
  const Icon = icons[icon];
  usePageTitle(title);
  return (
    <div className="mx-auto grid min-h-[50dvh] max-w-xl place-items-center px-4 py-16 text-center">
      <div>
        <Icon aria-hidden="true" className={`mx-auto size-14 ${tones[icon]}`} strokeWidth={1.5} />
        <div role="status">
          <h1 className="mt-5 text-3xl">{title}</h1>
          <p className="mt-3 text-muted">{text}</p>
        </div>
        {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </div>
  );
}

/** What an order came to: “paid” only when the payment is known, and access only as long as it is known to run. */
function Paid({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const refresh = useRefreshAccess();
  const billing = useBilling();
  useEffect(() => void refresh(), [refresh]);
  if (payment.doubt) return <Result icon="warn" title={t('payment.review')} text={t('payment.reviewText')} />;
  const { state, endsAt } = billing.data ?? {};
  const runs = (state === 'active' || state === 'ending') && endsAt;
  return (
    <Result
      icon="good"
      title={t('payment.success')}
      text={runs ? t('payment.successText', { date: lastDay(endsAt) }) : t('payment.paidText')}
    >
      <ButtonLink href="/">{t('payment.toPanel')}</ButtonLink>
    </Result>
  );
}

function Waiting({ late }: { late: boolean }) {
  const { t } = useTranslation();
  return (
    <Result icon="wait" title={t(late ? 'payment.late' : 'payment.waiting')} text={t(late ? 'payment.lateText' : 'payment.waitingText')} />
  );
}

function Outcome({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation();
  const [late, setLate] = useState(false);
  const result = useCheckoutResult(sessionId, late);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), requestDeadlineMillis);
    return () => clearTimeout(timer);
  }, []);
  if (result.isError) {
    return (
      <Result icon="warn" title={t('payment.unknown')} text={t('payment.unknownText')}>
        <Button onClick={() => void result.refetch()} disabled={result.isFetching}>
          {t('common.retry')}
        </Button>
        <ButtonLink href="/abonament" variant="secondary">
          {t('payment.toOrders')}
        </ButtonLink>
      </Result>
    );
  }
  if (!result.data || result.data.status === 'pending') return <Waiting late={late} />;
  if (result.data.status === 'paid') return <Paid payment={result.data} />;
  const back = result.data.status === 'refunded';
  return (
    <Result
      icon="bad"
      title={t(back ? 'payment.givenBack' : 'payment.notPaid')}
      text={t(back ? 'payment.givenBackText' : 'payment.notPaidText')}
    >
      <ButtonLink href="/pricing">{t('payment.again')}</ButtonLink>
    </Result>
  );
}

/** Only the provider's confirmation opens access, so this page waits for it and states so; a visitor is shown nothing. */
export function PaymentSuccessScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const me = useMe();
  const sessionId = search.get('session_id');
  if (me.isPending) return <Waiting late={false} />;
  if (!me.data) {
    return (
      <Result icon="wait" title={t('payment.signIn')} text={t('payment.signInText')}>
        <ButtonLink href="/login">{t('payment.toSignIn')}</ButtonLink>
      </Result>
    );
  }
  if (sessionId) return <Outcome key={sessionId} sessionId={sessionId} />;
  return (
    <Result icon="wait" title={t('payment.noOrder')} text={t('payment.noOrderText')}>
      <ButtonLink href="/abonament">{t('payment.toOrders')}</ButtonLink>
    </Result>
  );
}

export function PaymentCancelScreen() {
  const { t } = useTranslation();
  return (
    <Result icon="bad" title={t('payment.cancelled')} text={t('payment.cancelledText')}>
      <ButtonLink href="/pricing">{t('payment.again')}</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        {t('payment.home')}
      </ButtonLink>
    </Result>
  );
}
