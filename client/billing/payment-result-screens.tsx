import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { useMe } from '#client/accounts/queries.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { useCheckoutResult, useRefreshAccess } from './queries.ts';

const patienceMillis = 60_000;
const icons = { good: CircleCheck, wait: Hourglass, bad: CircleX } as const;
const tones = { good: 'text-good', wait: 'text-brand', bad: 'text-muted' } as const;

function Result({ icon, title, text, children }: { icon: keyof typeof icons; title: string; text: string; children: ReactNode }) {
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
        <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  );
}

/** Only the provider's confirmation opens access, so this page waits for it and says so. */
export function PaymentSuccessScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const member = Boolean(useMe().data);
  const sessionId = member ? search.get('session_id') : null;
  const [late, setLate] = useState(false);
  const result = useCheckoutResult(sessionId, late);
  const refresh = useRefreshAccess();
  const status = sessionId === null || result.isError ? 'paid' : (result.data?.status ?? 'pending');
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMillis);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (status === 'paid') void refresh();
  }, [status, refresh]);
  const home = <ButtonLink href="/">{t('payment.toPanel')}</ButtonLink>;
  if (status === 'paid') {
    return (
      <Result icon="good" title={t('payment.success')} text={t('payment.successText')}>
        {home}
      </Result>
    );
  }
  if (status === 'pending') {
    return (
      <Result icon="wait" title={t(late ? 'payment.late' : 'payment.waiting')} text={t(late ? 'payment.lateText' : 'payment.waitingText')}>
        {home}
      </Result>
    );
  }
  return (
    <Result icon="bad" title={t('payment.notPaid')} text={t('payment.notPaidText')}>
      <ButtonLink href="/pricing">{t('payment.again')}</ButtonLink>
    </Result>
  );
}

export function PaymentCancelScreen() {
  const { t } = useTranslation();
  return (
    <Result icon="bad" title={t('payment.cancelled')} text={t('payment.cancelledText')}>
      <ButtonLink href="/pricing">{t('payment.again')}</ButtonLink>
      <ButtonLink href="/" look="secondary">
        {t('payment.home')}
      </ButtonLink>
    </Result>
  );
}
